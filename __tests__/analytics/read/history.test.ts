import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../../simulator/faults.ts'
import { visitorData } from '../../../simulator/visitor-data.ts'
import { periodsBefore } from '../../../src/analytics/period/periods.ts'
import { many } from '../../support/analytics.ts'
import { october, readingIncluded } from '../../support/included-lists.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()
const historyPeriods = periodsBefore(october, false)
const september = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
const tenDays = { dateFrom: '2026-09-21', dateTo: '2026-10-01', days: 10 }
const notCompared = 'notice: The visitors are not compared with what is usual: '
// The pages of two periods, the search terms of two periods.
const requestsBefore = 4

/** Reads October 2026 with its search terms, compared with `previous`, and the months before. */
async function reading({ previous = september, fault, maxRequests = 100, pages }: Given = {}) {
  const service = await start({ readers: { searches: [] }, ...(pages === undefined ? {} : { pages }) })
  if (fault !== undefined) service.faults.add({ after: requestsBefore, ...fault })
  return { service, ...readingIncluded(service, ['searches'], { previous, historyPeriods, maxRequests }) }
}

interface Given {
  previous?: typeof september
  /** Begins with the first request for the history. */
  fault?: Fault
  maxRequests?: number
  /** Pages of the site. */
  pages?: number
}

describe('the history', () => {
  it('is read last, with one request for each period and none for the previous one', async () => {
    const { read, service } = await reading()
    const { history, previous } = await read()
    const queries = service.requests.slice(requestsBefore).map(({ query }) => query)
    expect(queries).toEqual(
      historyPeriods
        .slice(0, 7)
        .map(({ dateFrom, dateTo }) => ({ dateFrom, dateTo, limit: '250', offset: '0' })),
    )
    expect(history?.map(({ dateFrom }) => dateFrom)).toEqual(historyPeriods.map(({ dateFrom }) => dateFrom))
    const { totals, visitors } = previous ?? {}
    expect(history?.at(-1)).toEqual({ ...september, totals, visitors, isComplete: true })
    const [{ dateFrom, dateTo }] = historyPeriods as [typeof september]
    const { totals: first, visitors: listed } = visitorData(40, dateFrom, dateTo)
    expect(history?.[0]).toMatchObject({ totals: first, visitors: listed, isComplete: true })
  })

  it('has only the first pages of a period with more, and says so', async () => {
    const { read } = await reading({ pages: 300 })
    const { history, previous } = await read()
    expect(history?.map(({ visitors, isComplete }) => [visitors.length, isComplete])).toEqual([
      ...many(7, () => [250, false]),
      [previous?.visitors.length, true],
    ])
  })

  it('has eight requests if none of its periods is the previous one', async () => {
    const { read, service } = await reading({ previous: tenDays })
    expect((await read()).history).toHaveLength(8)
    expect(service.requests).toHaveLength(requestsBefore + 8)
  })

  it.each([
    { room: 'all', maxRequests: requestsBefore + 7, periods: 8 },
    { room: 'six of seven', maxRequests: requestsBefore + 6, periods: undefined },
  ])('needs room for all its requests: $room', async ({ maxRequests, periods }) => {
    const { read, log, service } = await reading({ maxRequests })
    expect((await read()).history?.length).toBe(periods)
    expect(service.requests).toHaveLength(periods === undefined ? requestsBefore : maxRequests)
    const noRoom = `${notCompared}max-requests has no room for it.`
    expect(log.entries.filter((entry) => entry.startsWith('notice'))).toEqual(periods ? [] : [noRoom])
  })

  it('is left out after a failure, without a retry, and the export goes on', async () => {
    const { read, log, service } = await reading({
      fault: { after: requestsBefore + 2, times: Infinity, status: 429, body: { error: 'Too many' } },
    })
    const { history, visitors } = await read()
    expect([history, visitors.length > 0]).toEqual([undefined, true])
    expect(service.requests).toHaveLength(requestsBefore + 3)
    expect(log.entries.at(-1)).toContain(
      `${notCompared}GET /v1/analytics/project-1/visitors was answered with HTTP 429`,
    )
    expect(log.entries.join('\n')).not.toContain('Nothing was exported')
  })
})
