import { describe, expect, it } from '@jest/globals'

import { searchRow } from '../../../simulator/reader-rows.ts'
import { ServiceError } from '../../../src/service/errors.ts'
import { convertRates, rateOf, searchList, type SearchTerm } from '../../../src/analytics/read/search-list.ts'
import { failureOf } from '../../support/failure-of.ts'
import { readBody } from '../../support/included-lists.ts'
import { searchesOf } from '../../support/analytics.ts'

const termsOf = async (searches: object[], change: object = {}): Promise<SearchTerm[]> => {
  const body = { searches, totalSearches: 99, nextCursor: null, ...change }
  return (await readBody(searchList, body)).terms
}

describe('the search terms', () => {
  it('have the one with the most searches first, then by text, with every field', async () => {
    const terms = await termsOf([
      { ...searchRow('b', { hits: 3, ctr: 0.25, topClickedPage: null }), lastSearchedAt: null },
      searchRow('c', { hits: 9 }),
      searchRow('a', { hits: 3 }),
    ])
    expect(terms.map(({ term }) => term)).toEqual(['c', 'a', 'b'])
    expect(terms[2]).toEqual({
      term: 'b',
      hits: 3,
      clickThroughRate: 0.25,
      topClickedPage: null,
      lastSearchedAt: null,
    })
  })

  it('end at an empty cursor', async () => {
    expect(await termsOf([searchRow('a')], { nextCursor: '' })).toHaveLength(1)
  })

  it('that are equal without e-mail addresses are one, with the searches of all', async () => {
    const terms = await termsOf([
      searchRow('a@example.com', { hits: 30, ctr: 0.5, topClickedPage: '/a', lastSearchedAt: '2026-10-01' }),
      searchRow('sso', { hits: 20 }),
      searchRow('b@example.com', { hits: 10, ctr: 0.1, topClickedPage: '/b', lastSearchedAt: '2026-10-09' }),
    ])
    expect(terms.map(({ term }) => term)).toEqual(['[e-mail address]', 'sso'])
    expect(terms[0]).toEqual({
      term: '[e-mail address]',
      hits: 40,
      // 15 and 1 of 40 searches.
      clickThroughRate: 0.4,
      topClickedPage: '/a',
      lastSearchedAt: '2026-10-09',
    })
  })
})

describe('a click-through rate', () => {
  it.each([-0.1, 100.1, null])('of %j is an error with the JSON path', async (ctr) => {
    const { message } = await failureOf(termsOf([{ ...searchRow('a'), ctr }]), ServiceError)
    expect(message).toContain(`$.searches[0].ctr is ${String(ctr)}, expected a number from 0 to 100.`)
  })
})

/** Click-through rates of terms, by the searches of each. */
type RatesByHits = Record<number, number>

describe('the unit of click-through rates', () => {
  it.each<[string, RatesByHits, RatesByHits]>([
    ['shares, if none is above 1', { 900: 0.5, 9: 1 }, { 900: 0.5, 9: 1 }],
    ['percentages, if one is above 1', { 990: 0.9, 2: 40 }, { 990: 0.009, 2: 0.4 }],
  ])('is that of %s', (_, rates, expected) => {
    const list = searchesOf(
      Object.entries(rates).map(([hits, clickThroughRate]) => ({ hits: Number(hits), clickThroughRate })),
    )
    convertRates([list])
    const converted = list.terms.map(({ hits, clickThroughRate }) => [hits, clickThroughRate])
    expect(Object.fromEntries(converted)).toEqual(expected)
  })

  it('adds no digits to a rate', () => {
    const terms = [1, 8].map((hits) => ({ hits, clickThroughRate: 0.015 }))
    expect(rateOf(terms)).toEqual({ hits: 9, clickThroughRate: 0.015 })
  })

  it('is the same in both periods, so that one quiet period does not read 0.5% as a half', () => {
    const now = searchesOf([{ hits: 50, clickThroughRate: 0.5 }])
    const before = searchesOf([{ hits: 50, clickThroughRate: 40 }])
    convertRates([now, before])
    expect([now, before].map(({ terms }) => terms[0]?.clickThroughRate)).toEqual([0.005, 0.4])
  })
})
