import { formatRange } from '../period/date-format.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { SentencePart } from './sentence.ts'

/** Returns what to check if nobody visited: an introduction, and the things to check. */
export function noVisitors({ projectId, unfinished, ...range }: VisitorAnalytics): {
  introduction: string
  checks: { name: string; text: SentencePart[] }[]
} {
  return {
    introduction: 'Nobody was counted in this range. What to check:',
    checks: [
      {
        name: 'The range',
        text: [
          `${formatRange(range)}. Was the site public then?${unfinished ? ' The range is not over yet.' : ''}`,
        ],
      },
      {
        name: 'The project',
        text: [
          { code: projectId },
          '. Is this the project ID of the site, from the API keys page of the dashboard?',
        ],
      },
      {
        name: 'The tracking',
        text: [
          'does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
        ],
      },
    ],
  }
}
