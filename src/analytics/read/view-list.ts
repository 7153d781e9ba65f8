import * as z from 'zod/mini'

import { atFirstUse } from '../../shared/first-use.ts'
import { counts, decode, text } from '../../service/decoding.ts'
import { includedList } from './included-list.ts'
import { withPublicPaths } from './page-path.ts'
import { inExportOrder, sumOfCounts } from './visitor-list.ts'

/** Events of views, not people, so they may be added up. */
interface ViewCounts {
  human: number
  ai: number
  total: number
}

export interface PageViews extends ViewCounts {
  path: string
}

interface ViewList {
  /** Views of the whole site. */
  totals: ViewCounts
  isComplete: boolean
  /** E-mail addresses in paths are replaced, and paths that are equal then have the sum. Sorted by `total` descending, then by path in code-point order. */
  pages: PageViews[]
}

const schema = atFirstUse(() =>
  z.object({
    totals: z.object(counts()),
    views: z.array(z.object({ path: text(), ...counts() })),
    hasMore: z.boolean(),
  }),
)

/** The views of every page. */
export const viewList = includedList({
  path: 'views',
  include: 'views',
  hasTextOfReaders: false,
  purpose: 'the views',
  rowNoun: 'page',
  paging: 'offset',
  limit: 250,
  decode: (body) => {
    const { views, ...page } = decode('a page of views', schema, body)
    return { ...page, rows: views }
  },
  keyOf: ({ path }) => path,
  contentOf: ({ rows, totals, isComplete }): ViewList => ({
    totals,
    isComplete,
    pages: inExportOrder(withPublicPaths(rows, sumOfCounts)),
  }),
})
