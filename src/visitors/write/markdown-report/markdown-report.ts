import type { ExportContent } from '../../export-content.ts'
import { answerBlock, nextStepBlock } from './answer.ts'
import { gapsBlock } from './gaps.ts'
import { movementsBlock, pagesBlock, sectionsBlock } from './pages.ts'
import { pathCode } from './path-code.ts'
import { seriesBlock } from './series-chart.ts'
import { noVisitorsBlock, totalsBlock } from './totals.ts'

/** Returns the report of an export, for the job summary and `report.md`. */
export function visitorReport(content: ExportContent, summaryRows: number): string {
  const { projectId, isEmpty, isEmptyInBoth } = content
  return [
    `## Documentation visitors of ${pathCode(projectId)}`,
    ...answerBlock(content, '###'),
    ...nextStepBlock(content),
    ...(isEmpty ? noVisitorsBlock(content) : []),
    ...(isEmptyInBoth ? [] : totalsBlock(content)),
    ...(isEmptyInBoth ? [] : movementsBlock(content)),
    ...gapsBlock(content),
    ...(isEmpty ? [] : seriesBlock(content)),
    ...(isEmpty ? [] : sectionsBlock(content)),
    ...(isEmpty ? [] : pagesBlock(content, summaryRows)),
  ].join('\n\n')
}
