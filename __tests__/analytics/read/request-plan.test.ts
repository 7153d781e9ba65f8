import { describe, expect, it } from '@jest/globals'

import { noRoomText, plan, readsWithin } from '../../../src/analytics/read/request-plan.ts'
import { many } from '../../support/analytics.ts'

const previous = { dateFrom: '2026-09-24', dateTo: '2026-10-01', days: 7 }
const historyPeriods = [...many(7, (index) => ({ ...previous, dateTo: `2026-09-0${index + 1}` })), previous]
const periods = { previous, historyPeriods }

describe('the plan of an export', () => {
  it('is one request for the pages if nothing else is asked for', () => {
    const range = { previous: undefined, historyPeriods: [], include: [] }
    expect(plan(range)).toEqual({ needed: 1, compared: [] })
  })

  it('has each read with the fewest requests that it takes', () => {
    const { needed, compared } = plan({ ...periods, include: ['views', 'feedback', 'questions'] })
    // Feedback takes two.
    expect(needed).toBe(5)
    expect(compared.map(({ of, requests }) => [of, requests])).toEqual([
      ['previous', 1],
      // The votes and the questions.
      ['previousLists', 2],
      // One of the 8 periods is the previous one.
      ['history', 7],
    ])
  })
})

describe('the reads that max-requests has room for', () => {
  const noLists =
    'What readers did not find is not compared with the period before: max-requests has no room for its lists.'
  const noHistory =
    'The visitors are not compared with what is usual: max-requests has no room for the 8 periods before the range.'

  // Without these, it is 4: the pages of two periods, and two lists.
  it.each([
    [13, 13, []],
    [12, 6, [noHistory]],
    [5, 4, [noLists, noHistory]],
    // What belongs to the comparison is left out with it.
    [3, 3, ['The visitors are not compared with the period before: max-requests has no room for it.']],
  ])('of %d are of %d requests', (maxRequests, requests, texts) => {
    const within = readsWithin(plan({ ...periods, include: ['searches', 'questions'] }), maxRequests)
    expect([within.requests, within.leftOut.map(noRoomText)]).toEqual([requests, texts])
  })
})
