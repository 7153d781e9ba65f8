import { describe, expect, it } from '@jest/globals'

import {
  neededReads,
  noRoomText,
  plan,
  readsWithin,
  sumOf,
  waysToSendFewer,
} from '../../../src/analytics/read/request-plan.ts'
import { many } from '../../support/analytics.ts'

type Inputs = Parameters<typeof plan>[0]

const previous = { dateFrom: '2026-09-24', dateTo: '2026-10-01', days: 7 }
const historyPeriods = [...many(7, (index) => ({ ...previous, dateTo: `2026-09-0${index + 1}` })), previous]
const compared = { previous, historyPeriods }
const days = { size: 'day', buckets: { length: 31 } } as const
const reads = (change: Partial<Inputs> = {}) =>
  plan({
    previous: undefined,
    isComparisonNeeded: true,
    historyPeriods: [],
    series: undefined,
    include: [],
    ...change,
  })

describe('the plan of an export', () => {
  it('is one request for the pages if nothing else is asked for', () => {
    expect(reads().map(({ of, requests }) => [of, requests])).toEqual([['pages', 1]])
  })

  it('has each read with the fewest requests that it takes', () => {
    const planned = reads({ ...compared, series: days, include: ['views', 'feedback', 'questions'] })
    expect(planned.map(({ of, requests, optional }) => [of, requests, optional !== undefined])).toEqual([
      ['pages', 1, false],
      ['previous', 1, false],
      ['series', 31, false],
      ['views', 1, false],
      ['pageFeedback', 1, false],
      ['feedback', 1, false],
      ['questions', 1, false],
      // The votes and the questions.
      ['previousLists', 2, true],
      // One of the 8 periods is the previous one.
      ['history', 7, true],
      ['previousSeries', 31, true],
    ])
    expect(sumOf(neededReads(planned))).toBe(37)
  })
})

describe('the reads that max-requests has room for', () => {
  const noLists =
    'What readers did not find is not compared with the previous period: max-requests has no room for its lists.'
  const noHistory =
    'The visitors are not compared with what is usual: max-requests has no room for the 8 periods before the range.'

  // Without these, it is 4: the pages of two periods, and two lists.
  it.each([
    [13, 13, []],
    [12, 6, [noHistory]],
    [5, 4, [noLists, noHistory]],
  ])('of %d are of %d requests', (maxRequests, requests, texts) => {
    const { fitting, leftOut } = readsWithin(
      reads({ ...compared, include: ['searches', 'questions'] }),
      maxRequests,
    )
    expect([sumOf(fitting), leftOut.map(noRoomText)]).toEqual([requests, texts])
  })
})

describe('a comparison that was not asked for', () => {
  const planned = reads({ ...compared, isComparisonNeeded: false, series: days, include: ['searches'] })

  it('comes last, and is left out if there is no room', () => {
    expect(planned.map(({ of }) => of)).toEqual([
      ...['pages', 'series', 'searches', 'previous', 'previousLists', 'history', 'previousSeries'],
    ])
    expect(sumOf(neededReads(planned))).toBe(33)
    expect(sumOf(readsWithin(planned, 42).fitting)).toBe(42)
  })

  it('is left out with one line, and with what belongs to it', () => {
    const { fitting, leftOut } = readsWithin(planned, 33)
    expect(sumOf(fitting)).toBe(33)
    expect(leftOut.map(noRoomText)).toEqual([
      'The visitors are not compared with the previous period: max-requests has no room for it.',
    ])
  })

  it('can be turned off to send fewer requests', () => {
    expect(waysToSendFewer(planned)).toContain('set compare: none')
  })
})

describe('the ways to send fewer requests', () => {
  it.each<[string, Partial<Inputs>, string[]]>([
    ['a coarser series than days', { series: days }, ['use a coarser series']],
    ['no series where it is the coarsest', { series: { ...days, size: 'month' } }, ['remove series']],
    ['no compare where there is one', compared, ['remove compare']],
    ['no list where there is one', { include: ['views'] }, ['remove include']],
    ['fewer lists where there are several', { include: ['views', 'searches'] }, ['remove items of include']],
  ])('are only those that help: %s', (_, change, ways) => {
    expect(waysToSendFewer(reads(change))).toEqual([...ways, 'shorten the range'])
  })
})
