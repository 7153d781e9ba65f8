import { formatRange } from '../period/date-format.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { SentencePart } from './sentence.ts'

/** Returns what to check if nobody visited. */
export function noVisitors({ projectId, unfinished, ...range }: VisitorAnalytics): {
  name: string
  text: SentencePart[]
}[] {
  return [
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
  ]
}
