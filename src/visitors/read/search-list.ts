import * as z from 'zod/mini'

import { atFirstUse } from '../../first-use.ts'
import { count, decodeReadersText, text, textOrNull } from '../../service/decoding.ts'
import { codePointOrder } from './code-point-order.ts'
import { withoutEmailAddresses } from './email-addresses.ts'
import { includedList } from './included-list.ts'

/** A term that readers searched for. E-mail addresses in it are replaced. */
export interface SearchTerm {
  term: string
  hits: number
  /** Share of the searches with a click, 0 to 1. */
  clickThroughRate: number
  topClickedPage: string | null
  /** As received. */
  lastSearchedAt: string | null
}

export interface SearchList {
  /** Number of searches, of all terms. */
  totalSearches: number
  /** False if these are only the terms with the most hits, because max-requests allowed no more. */
  isComplete: boolean
  /** Sorted by hits descending, then by term in code-point order. */
  terms: SearchTerm[]
}

const rate = (): z.ZodMiniNumber =>
  z
    .number('a number from 0 to 100')
    .check(z.minimum(0, 'a number from 0 to 100'), z.maximum(100, 'a number from 0 to 100'))
const schema = atFirstUse(() =>
  z.object({
    searches: z.array(
      z.object({
        searchQuery: text(),
        hits: count(),
        ctr: rate(),
        topClickedPage: textOrNull(),
        lastSearchedAt: textOrNull(),
      }),
    ),
    totalSearches: count(),
    nextCursor: textOrNull(),
  }),
)

/** The search terms. If the budget ends, the terms with the most hits are kept. */
export const searchList = includedList({
  path: 'searches',
  include: 'searches',
  hasTextOfReaders: true,
  purpose: 'the search terms',
  rowNoun: 'search term',
  paging: 'cursor',
  limit: 100,
  isSortedByWeight: true,
  decode: (body) => {
    const { searches, totalSearches, nextCursor } = decodeReadersText('a page of search terms', schema, body)
    const hasMore = nextCursor !== null && nextCursor !== ''
    return { rows: searches, totals: totalSearches, hasMore, nextCursor }
  },
  keyOf: ({ searchQuery }) => searchQuery,
  contentOf: ({ rows, totals, isComplete }): SearchList => {
    // The contract does not say whether a rate is a share or a percentage. A share is never above 1.
    const arePercentages = rows.some(({ ctr }) => ctr > 1)
    const terms = rows.map(({ searchQuery, hits, ctr, topClickedPage, lastSearchedAt }) => ({
      term: withoutEmailAddresses(searchQuery),
      hits,
      // Without the digits that a division by 100 adds.
      clickThroughRate: arePercentages ? Number((ctr / 100).toPrecision(15)) : ctr,
      topClickedPage: withoutEmailAddresses(topClickedPage),
      lastSearchedAt,
    }))
    terms.sort((a, b) => b.hits - a.hits || codePointOrder(a.term, b.term))
    return { totalSearches: totals, isComplete, terms }
  },
})
