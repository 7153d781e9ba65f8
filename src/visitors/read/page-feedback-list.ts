import * as z from 'zod/mini'

import { count, decode, text } from '../../service/decoding.ts'
import { codePointOrder } from './code-point-order.ts'
import { withoutEmailAddresses } from './email-addresses.ts'
import { type IncludedContext, readIncludedList } from './included-list.ts'
import { singlePage } from './paging.ts'

/** Numbers of feedback entries about one page. */
export interface PageFeedback {
  path: string
  thumbsUp: number
  thumbsDown: number
  /** Feedback about a code snippet. */
  code: number
  total: number
}

export interface PageFeedbackList {
  /** Sum over the pages. */
  thumbsUp: number
  /** Sum over the pages. */
  thumbsDown: number
  /** False if the service has feedback about more pages. Its operation has no second page. */
  isComplete: boolean
  /** Sorted by `total` descending, then by path in code-point order. */
  pages: PageFeedback[]
}

const schema = z.object(
  {
    feedback: z.array(
      z.object({ path: text, thumbsUp: count, thumbsDown: count, code: count, total: count }, 'an object'),
      'a list',
    ),
    hasMore: z.boolean('true or false'),
  },
  'an object',
)

/** Reads the feedback of the first 100 pages. */
export async function readPageFeedback(context: IncludedContext): Promise<PageFeedbackList> {
  const { rows, isComplete } = await readIncludedList(
    {
      purpose: 'the feedback by page',
      rowNoun: 'page',
      paging: () => singlePage('feedback/by-page'),
      pageSize: 100,
      endpoint: {
        path: 'feedback/by-page',
        include: 'feedback',
        decode: (body) => {
          const { feedback, hasMore } = decode('a page of feedback by page', schema, body)
          return { rows: feedback, totals: undefined, hasMore }
        },
      },
      keyOf: ({ path }) => path,
    },
    context,
  )
  if (!isComplete) {
    context.log.warning(
      `The service has feedback about more than ${rows.length} pages, and its operation feedback/by-page has no second page. feedback-by-page.csv and the outputs thumbsUp and thumbsDown cover only the first ${rows.length} pages. To cover more, shorten the range. feedback.csv has every entry.`,
    )
  }
  const pages = rows.map((row) => ({ ...row, path: withoutEmailAddresses(row.path) }))
  pages.sort((a, b) => b.total - a.total || codePointOrder(a.path, b.path))
  const sum = (column: 'thumbsUp' | 'thumbsDown'): number =>
    pages.reduce((total, page) => total + page[column], 0)
  return { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete, pages }
}
