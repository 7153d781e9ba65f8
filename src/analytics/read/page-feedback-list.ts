import { formatCountOf } from '../../shared/number-format.ts'
import { count, page, type RowOf } from './fields.ts'
import { defineList } from './list-definition.ts'
import { inExportOrder, pagePath, sumsByPath } from './pages.ts'

const fields = {
  path: page({ title: 'Page', isKey: true, isRowName: true }),
  thumbsUp: count({ title: 'Thumbs up' }),
  thumbsDown: count({ title: 'Thumbs down' }),
  /** Feedback about a code snippet. */
  code: count({ title: 'On code' }),
  total: count({ title: 'All' }),
}

/** Numbers of feedback entries about one page. */
export type PageFeedback = RowOf<typeof fields>

/** The feedback of the first 100 pages. There is no second page. */
export const pageFeedbackList = defineList({
  path: 'feedback/by-page',
  include: 'feedback',
  hasWordsOfReaders: true,
  isCompared: true,
  paging: 'single',
  limit: 100,
  rowsIn: 'feedback',
  fields,
  place: 'path',
  purpose: 'the feedback by page',
  rowNoun: 'page',
  file: 'feedback-by-page.csv',
  json: { member: 'feedbackByPage', rows: 'pages', sums: ['thumbsUp', 'thumbsDown'] },
  title: 'Feedback by page',
  cut: 'the service gives no more',
  orderedBy: 'All',
  contentOf: ({ rows, isComplete }, { log, isPrevious = false }) => {
    // The files have nothing of the previous period.
    if (!isComplete && !isPrevious) {
      const pagesRead = formatCountOf(rows.length, 'page')
      log.warning(
        `The service has feedback about more than ${pagesRead}, and its operation feedback/by-page has no second page. feedback-by-page.csv covers only the first ${pagesRead}. To cover more, shorten the range. feedback.csv has every entry.`,
      )
    }
    // A page can be named by its path and by its URL.
    const named = rows.map((row) => (row.path.startsWith('/') ? row : { ...row, path: pagePath(row.path) }))
    const pages = inExportOrder(sumsByPath(named))
    const sum = (column: 'thumbsUp' | 'thumbsDown'): number =>
      pages.reduce((total, page) => total + page[column], 0)
    return { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), pages, isComplete }
  },
})
