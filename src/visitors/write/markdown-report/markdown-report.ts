import { gapsOf } from '../../gaps.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { headlineOf } from '../headline.ts'
import { changesBlock } from './changes.ts'
import { gapsBlock } from './gaps.ts'
import { noVisitorsBlock } from './no-visitors.ts'
import { pagesBlock } from './pages.ts'
import { linkedPath, pathCode } from './path-code.ts'
import { sectionsBlock } from './sections.ts'
import { seriesBlock } from './series.ts'
import { totalsBlock } from './totals.ts'

/**
 * Returns the report of an export, for the job summary and `report.md`.
 *
 * @param gaps of `analytics`, if the caller has them
 */
export function visitorReport(
  analytics: VisitorAnalytics,
  summaryRows: number,
  gaps = gapsOf(analytics),
): string {
  const { projectId, siteUrl, totals, visitors, previous } = analytics
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const isEmptyInBoth = isEmpty && (previous === undefined || previous.totals.total === 0)
  return [
    `## Documentation visitors of ${pathCode(projectId)}`,
    headlineOf(analytics, {
      // A link to a page that is gone leads nowhere.
      path: (path, isGone) => linkedPath(path, isGone ? undefined : siteUrl),
      percent: '\u00A0%',
    }),
    ...(isEmpty ? noVisitorsBlock(analytics) : []),
    ...(isEmptyInBoth ? [] : totalsBlock(analytics)),
    ...(isEmptyInBoth ? [] : changesBlock(analytics)),
    ...gapsBlock(gaps, analytics),
    ...(isEmpty ? [] : seriesBlock(analytics)),
    ...(isEmpty ? [] : sectionsBlock(analytics)),
    ...(isEmpty ? [] : pagesBlock(analytics, summaryRows)),
  ].join('\n\n')
}
