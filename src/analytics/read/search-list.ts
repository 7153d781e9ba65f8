import { groupBy } from '../../shared/group-by.ts'
import { count as aCount } from '../../service/decoding.ts'
import { count, dateOrNull, pageOrNull, rate, type RowOf, words } from './fields.ts'
import { type ContentOf, defineList, latestFirst } from './list-definition.ts'
import { textOrder } from './pages.ts'

const fields = {
  term: words({ wire: 'searchQuery', title: 'Term', isKey: true, isRowName: true }),
  hits: count({ title: 'Searches' }),
  /** Share of the searches with a click: 0 to 1, and as received before {@link convertRates}. */
  clickThroughRate: rate({ wire: 'ctr', title: 'With a click' }),
  topClickedPage: pageOrNull({ title: 'Clicked most' }),
  lastSearchedAt: dateOrNull({ title: 'Last search' }),
}

/** A term that readers searched for. */
export type SearchTerm = RowOf<typeof fields>

// A sum or a quotient of decimal fractions has an error in its last digits: 0.014999999999999998.
const exactDigits = 12

/** The search terms. If the budget ends, the terms with the most hits are kept. */
export const searchList = defineList({
  path: 'searches',
  include: 'searches',
  hasWordsOfReaders: true,
  isCompared: true,
  paging: 'until-no-cursor',
  limit: 100,
  sortedBy: 'hits',
  rowsIn: 'searches',
  fields,
  totals: { in: 'totalSearches', schema: aCount },
  purpose: 'the search terms',
  rowNoun: 'search term',
  file: 'searches.csv',
  json: { member: 'searches', rows: 'terms', sums: ['totalSearches'] },
  title: 'Search terms',
  cut: 'those with the most searches',
  orderedBy: 'Searches',
  contentOf: ({ rows, totals, isComplete }) => {
    const terms = sumOfEqual(rows)
    terms.sort((a, b) => b.hits - a.hits || textOrder(a.term, b.term))
    // All searches, also those for terms that were not read.
    return { totalSearches: totals, terms, isComplete }
  },
})
export type SearchList = ContentOf<typeof searchList>

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
export function rateOf(terms: readonly Pick<SearchTerm, 'hits' | 'clickThroughRate'>[]) {
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
