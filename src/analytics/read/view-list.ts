import { type PageViews, type ViewCounts, viewsOperation } from '../../service/analytics-lists.ts'
import { defineList } from './list-definition.ts'
import { withPublicPaths } from './page-path.ts'
import { countNames, inExportOrder } from './visitor-list.ts'

interface ViewList {
  /** Views of the whole site. */
  totals: ViewCounts
  /** E-mail addresses in paths are replaced, and paths that are equal then have the sum. Sorted by `total` descending, then by path. */
  pages: PageViews[]
}

/** The views of every page. */
export const viewList = defineList({
  ...viewsOperation,
  include: 'views',
  isFromReaders: false,
  isCompared: false,
  purpose: 'the views',
  rowNoun: 'page',
  keyOf: ({ path }) => path,
  contentOf: ({ rows, totals }): ViewList => ({
    totals,
    pages: inExportOrder(withPublicPaths(rows, countNames)),
  }),
})
