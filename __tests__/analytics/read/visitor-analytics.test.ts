import { describe, expect, it } from '@jest/globals'

import type { VisitorsInputs } from '../../../src/analytics/export-options.ts'
import type { ReadContext } from '../../../src/analytics/read/paged-list.ts'
import { RequestBudget } from '../../../src/analytics/read/request-budget.ts'
import {
  noRoomText,
  plan,
  readAnalytics,
  readsWithin,
} from '../../../src/analytics/read/visitor-analytics.ts'
import type { AnalyticsQuery, ListPage, PageVisitors } from '../../../src/service/contract.ts'
import { ServiceError } from '../../../src/service/errors.ts'
import { many, row, totals } from '../../support/analytics.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const range = { dateFrom: '2026-01-08', dateTo: '2026-01-15' }
const previous = { dateFrom: '2026-01-01', dateTo: '2026-01-08', days: 7 }

const page = (rows: PageVisitors[], hasMore: boolean, change: object = {}) => ({
  totals,
  rows,
  hasMore,
  ...change,
})

/** Answers the n-th request, n from 0. */
type PageAnswer = (query: AnalyticsQuery, count: number) => ReturnType<typeof page>

function readingFrom(
  answer: PageAnswer,
  beside: Partial<Pick<VisitorsInputs, 'previous' | 'historyPeriods' | 'unfinished'>> = {},
  maxRequests = 100,
) {
  const log = new RecordingLog()
  let sent = 0
  const readPage: ReadContext['readPage'] = async <Row, Totals>(
    _: unknown,
    query: AnalyticsQuery,
    options?: { beforeSending?: () => void },
  ) => {
    options?.beforeSending?.()
    sent += 1
    return Promise.resolve(answer(query, sent - 1) as unknown as ListPage<Row, Totals>)
  }
  const budget = new RequestBudget(maxRequests)
  const inputs = {
    ...range,
    previous: undefined,
    historyPeriods: [],
    include: [],
    unfinished: false,
    ...beside,
  }
  return { log, budget, read: () => readAnalytics({ inputs, budget, readPage, log }) }
}

const nothingBeside = { previous: undefined, history: undefined, missing: [] }
const onePage: PageAnswer = () => page([row('/a')], false)
/** Two pages of the list of a period. */
const twoPages: PageAnswer = ({ offset, limit }) => page([row(`/${offset ?? ''}`)], limit > 1 && offset === 0)

const failsBefore: PageAnswer = ({ dateFrom }) => {
  if (dateFrom === previous.dateFrom) throw new ServiceError('No such period.')
  return page([row('/a')], false)
}
const morePagesBefore: PageAnswer = ({ dateFrom }, count) =>
  page([row(`/${count}`)], dateFrom === previous.dateFrom)

describe('an export', () => {
  it('reads only its list unless more was asked for', async () => {
    const { budget, log, read } = readingFrom(onePage)
    const visitors = [row('/a')]
    expect(await read()).toEqual({ totals, visitors, ...nothingBeside })
    expect(budget.sent).toBe(1)
    log.expectExactly()
  })

  it('has the pages of both periods', async () => {
    const before = { human: 3, ai: 1, total: 4 }
    const answer: PageAnswer = ({ dateFrom }) =>
      dateFrom === range.dateFrom
        ? page([row('/b', 5), row('/new', 9)], false)
        : page([row('/gone', 2), row('/b', 3)], false, { totals: before })
    const visitors = [row('/new', 9), row('/b', 5)]
    const visitorsBefore = [row('/b', 3), row('/gone', 2)]
    const { log, read } = readingFrom(answer, { previous })
    expect(await read()).toEqual({
      totals,
      visitors,
      ...nothingBeside,
      previous: { ...previous, totals: before, visitors: visitorsBefore, lists: {} },
    })
    log.expectExactly('info: Reading the period before: Jan 1–7, 2026.')
  })

  it.each<[string, PageAnswer, number, RegExp]>([
    ['fails', failsBefore, 100, /: No such period\.$/u],
    // The pages took two requests.
    ['has no room', twoPages, 3, /: max-requests has no room for it\.$/u],
    ['runs out of requests', morePagesBefore, 4, /: max-requests has no room for it\.$/u],
  ])('leaves out a comparison that %s', async (_, answer, maxRequests, line) => {
    const historyPeriods = [{ ...previous, dateFrom: '2025-12-25' }]
    const { log, read } = readingFrom(answer, { previous, historyPeriods }, maxRequests)
    const { previous: before, history, visitors } = await read()
    expect([before, history, visitors.length > 0]).toEqual([undefined, undefined, true])
    const lines = log.entries.filter((entry) => entry.startsWith('notice'))
    expect(lines).toEqual([
      expect.stringMatching(/^notice: The visitors are not compared with the period before/u),
    ])
    expect(lines[0]).toMatch(line)
  })

  it('has the newest totals in a range that is not over', async () => {
    const answer: PageAnswer = ({ offset }, count) =>
      page([row(`/${count}`)], offset === 0, { totals: { ...totals, total: totals.total + count } })
    const { log, read } = readingFrom(answer, { unfinished: true })
    expect((await read()).totals.total).toBe(totals.total + 1)
    log.expectExactly(/^info: The range is not over, and its numbers changed/u)
  })
})

const historyPeriods = [...many(7, (index) => ({ ...previous, dateTo: `2025-12-0${index + 1}` })), previous]
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
    'What readers did not find is not compared with the period before: max-requests has no room for it.'
  const noHistory = 'The visitors are not compared with what is usual: max-requests has no room for it.'

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
