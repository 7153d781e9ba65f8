import type { ExportContent } from '../../export-content.ts'
import { answerBlock, nextStepBlock } from './answer.ts'
import { gapsBlock } from './gaps.ts'
import { movementsBlock } from './movements.ts'
import { noVisitorsBlock } from './no-visitors.ts'
import { pagesBlock } from './pages.ts'
import { pathCode } from './path-code.ts'
import { sectionsBlock } from './sections.ts'
import { seriesBlock } from './series.ts'
import { totalsBlock } from './totals.ts'

/** Returns the report of an export, for the job summary and `report.md`. */
export function visitorReport(content: ExportContent, summaryRows: number): string {
  const { projectId, totals, visitors, previous } = content
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const isEmptyInBoth = isEmpty && (previous === undefined || previous.totals.total === 0)
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
