import type { Findings } from '../../judge/findings.ts'
import { adviceBlock, checksBlocks, tasksBlocks, totalsBlocks, verdictBlocks } from './answer.ts'
import { summaryGapsBlocks } from './gaps.ts'
import { joinedBlocks } from './markdown-table.ts'
import { movedBlocks, pagesBlocks } from './pages.ts'
import { pathCode } from './path-code.ts'
import { seriesBlocks } from './series-chart.ts'

/**
 * Returns the report of an export for the job summary.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there
 */
export function visitorReport(content: Findings, gapsFile: string | undefined): string {
  const { projectId, isEmpty, isEmptyInBoth } = content
  return joinedBlocks([
    `## Documentation visitors of ${pathCode(projectId)}`,
    ...verdictBlocks(content),
    ...(isEmpty ? checksBlocks(content) : []),
    ...(isEmptyInBoth ? [] : totalsBlocks(content)),
    ...tasksBlocks(content, '###'),
    adviceBlock(content, gapsFile),
    ...(isEmpty ? [] : movedBlocks(content)),
    ...summaryGapsBlocks(content),
    ...(isEmpty ? [] : seriesBlocks(content)),
    ...(isEmpty ? [] : pagesBlocks(content)),
  ])
}
