import { formatCountOf } from '../../shared/number-format.ts'
import { type PageFeedback, pageFeedbackOperation } from '../../service/analytics-lists.ts'
import { pagePath, withPublicPaths } from './page-path.ts'
import { textOrder } from './text-order.ts'
import { defineList } from './list-definition.ts'

export interface PageFeedbackList {
  /** Sum over the pages. */
  thumbsUp: number
  /** Sum over the pages. */
  thumbsDown: number
  /** False if the service has feedback about more pages. Its operation has no second page. */
  isComplete: boolean
  /** Sorted by `total` descending, then by path. */
  pages: PageFeedback[]
}

/** The feedback of the first 100 pages. */
export const pageFeedbackList = defineList({
  ...pageFeedbackOperation,
  include: 'feedback',
  isFromReaders: true,
  isCompared: true,
  purpose: 'the feedback by page',
  rowNoun: 'page',
  keyOf: ({ path }) => path,
  contentOf: ({ rows, isComplete }, { log, isPrevious = false }): PageFeedbackList => {
    // The files and outputs have nothing of the previous period.
    if (!isComplete && !isPrevious) {
      const pagesRead = formatCountOf(rows.length, 'page')
      log.warning(
        `The service has feedback about more than ${pagesRead}, and its operation feedback/by-page has no second page. feedback-by-page.csv and the outputs thumbsUp and thumbsDown cover only the first ${pagesRead}. To cover more, shorten the range. feedback.csv has every entry.`,
      )
    }
    // A page can be named by its path and by its URL.
    const pages = withPublicPaths(
      rows.map((row) => ({ ...row, path: pagePath(row.path) })),
      ['thumbsUp', 'thumbsDown', 'code', 'total'],
    )
    pages.sort((a, b) => b.total - a.total || textOrder(a.path, b.path))
    const sum = (column: 'thumbsUp' | 'thumbsDown'): number =>
      pages.reduce((total, page) => total + page[column], 0)
    return { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete, pages }
  },
})
