import { groupBy } from '../../shared/group-by.ts'
import { searchesOperation } from '../../service/analytics-lists.ts'
import { textOrder } from './text-order.ts'
import { withoutEmailAddresses } from './email-addresses.ts'
import { defineList, latestFirst } from './list-definition.ts'

/** A term that readers searched for. E-mail addresses in it are replaced. */
export interface SearchTerm {
  term: string
  hits: number
  /** Share of the searches with a click: 0 to 1, and as received before {@link convertRates}. */
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
  /** Sorted by hits descending, then by term. */
  terms: SearchTerm[]
}

// A sum or a quotient of decimal fractions has an error in its last digits: 0.014999999999999998.
const exactDigits = 12

/** The search terms. If the budget ends, the terms with the most hits are kept. */
export const searchList = defineList({
  ...searchesOperation,
  include: 'searches',
  isFromReaders: true,
  isCompared: true,
  purpose: 'the search terms',
  rowNoun: 'search term',
  keyOf: ({ searchQuery }) => searchQuery,
  contentOf: ({ rows, totals, isComplete }): SearchList => {
    const terms = rows.map(({ searchQuery, hits, ctr, topClickedPage, lastSearchedAt }) => ({
      term: withoutEmailAddresses(searchQuery),
      hits,
      clickThroughRate: ctr,
      topClickedPage: withoutEmailAddresses(topClickedPage),
      lastSearchedAt,
    }))
    const sums = sumOfEqual(terms)
    sums.sort((a, b) => b.hits - a.hits || textOrder(a.term, b.term))
    return { totalSearches: totals, isComplete, terms: sums }
  },
})

/** Makes one entry of terms that are equal without e-mail addresses. The page is that of the most searched one. */
function sumOfEqual(terms: readonly SearchTerm[]): SearchTerm[] {
  const groups = groupBy(terms, ({ term }) => term)
  return [...groups.values()].flatMap((equal) => {
    if (equal.length === 1) return equal
    const [mostSearched] = equal.toSorted((a, b) => b.hits - a.hits)
    const [latest = null] = equal.map(({ lastSearchedAt }) => lastSearchedAt).sort(latestFirst)
    return mostSearched === undefined ? [] : { ...mostSearched, ...rateOf(equal), lastSearchedAt: latest }
  })
}

/** Returns the number of searches of several terms, and their rate, weighted by searches. */
export function rateOf(
  terms: readonly Pick<SearchTerm, 'hits' | 'clickThroughRate'>[],
): Pick<SearchTerm, 'hits' | 'clickThroughRate'> {
  let [hits, clicked] = [0, 0]
  for (const term of terms) {
    hits += term.hits
    clicked += term.hits * term.clickThroughRate
  }
  return { hits, clickThroughRate: hits === 0 ? 0 : withoutError(clicked / hits) }
}

/**
 * Makes every rate of the lists a share from 0 to 1. The contract does not say whether a rate is a share or a percentage.
 * All are percentages if one is above 1, because the lists of one run have one unit.
 */
export function convertRates(lists: readonly SearchList[]): void {
  const terms = lists.flatMap((list) => list.terms)
  if (!terms.some(({ clickThroughRate }) => clickThroughRate > 1)) return
  for (const term of terms) term.clickThroughRate = withoutError(term.clickThroughRate / 100)
}

function withoutError(share: number): number {
  return Number(share.toPrecision(exactDigits))
}
