import { formatRange } from '../../date-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { pathCode } from './path-code.ts'

/** Returns what to check if nobody visited. */
export function noVisitorsBlock({ projectId, unfinished, ...range }: VisitorAnalytics): string[] {
  return [
    'Nobody was counted in this range. What to check:',
    [
      `- **The range**: ${formatRange(range)}. Was the site public then?${unfinished ? ' The range is not over yet.' : ''}`,
      `- **The project**: ${pathCode(projectId)}. Is this the project ID of the site, from the API keys page of the dashboard?`,
      '- **The tracking**: does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
    ].join('\n'),
  ]
}
