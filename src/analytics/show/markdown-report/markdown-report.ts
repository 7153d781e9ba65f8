import type { ExportContent } from '../export-content.ts'
import { adviceBlock, tasksBlock, verdictBlock } from './answer.ts'
import { gapsBlock } from './gaps.ts'
import { movedBlock, pagesBlock } from './pages.ts'
import { pathCode } from './path-code.ts'
import { seriesBlock } from './series-chart.ts'
import { noVisitorsBlock, totalsBlock } from './totals.ts'

/**
 * Returns the report of an export for the job summary.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there
 */
export function visitorReport(content: ExportContent, gapsFile: string | undefined): string {
  const { projectId, isEmpty, isEmptyInBoth } = content
  return [
    `## Documentation visitors of ${pathCode(projectId)}`,
    ...verdictBlock(content),
    ...(isEmpty ? noVisitorsBlock(content) : []),
    ...(isEmptyInBoth ? [] : totalsBlock(content)),
    ...tasksBlock(content, '###'),
    ...adviceBlock(content, gapsFile),
    ...(isEmpty ? [] : movedBlock(content)),
    ...gapsBlock(content),
    ...(isEmpty ? [] : seriesBlock(content)),
    ...(isEmpty ? [] : pagesBlock(content)),
  ].join('\n\n')
}
