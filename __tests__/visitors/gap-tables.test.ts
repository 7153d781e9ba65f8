import { describe, expect, it } from '@jest/globals'

import { filledGapTables, gapTables, goneRows } from '../../src/visitors/gap-tables.ts'
import { analyticsOf, comparedOf } from '../support/analytics.ts'
import { row } from '../support/page-server.ts'
import { questionsOf } from '../support/reader-lists.ts'

describe('the gaps that are gone', () => {
  it('have one row for each reason, with the first three names and the number of all', () => {
    const names = ['/a', '/b', '/c', '/d']
    const gone = names.map((name) => ({ name, reason: 'not-disliked' as const, previous: 1 }))
    expect(goneRows(gone)).toEqual([
      { title: 'Pages not disliked any more', names: ['/a', '/b', '/c'], arePages: true, count: 4 },
    ])
  })
})

describe('the pages that lost visitors', () => {
  const questions = questionsOf([{}])

  it('are those with fewer than before, also with none, the largest loss first', () => {
    const compared = comparedOf(
      [row('/less', 5), row('/more', 9), row('/same', 3)],
      [row('/less', 8), row('/gone', 4), row('/more', 1), row('/same', 3)],
      { questions },
    )
    const [, losses] = filledGapTables(compared)
    expect(losses?.rows.map(({ texts, numbers }) => [texts[0]?.texts[0]?.text, ...numbers])).toEqual([
      ['/gone', '−4 (−100.0%)', '0'],
      ['/less', '−3 (−37.5%)', '5'],
    ])
  })

  it('are unknown without a comparison', () => {
    expect(gapTables(analyticsOf({ questions })).map(({ name }) => name)).toEqual(['questions'])
  })
})
