import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../../simulator/faults.ts'
import { Cancelled } from '../../../src/deadline.ts'
import type { Included } from '../../../src/visitors/read/included-lists.ts'
import { RequestBudget } from '../../../src/visitors/read/request-budget.ts'
import { readAnalytics } from '../../../src/visitors/read/visitor-analytics.ts'
import { failureOf } from '../../support/failure-of.ts'
import { everyList, many, october, searchRow } from '../../support/included-lists.ts'
import { clientOf, serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()
const previous = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
// The pages of two periods, and five lists, of which the feedback has three pages.
const requestsBefore = 9

/** Reads October 2026 with a comparison. `fault` begins with the first request for a list of the previous period. */
async function reading({
  include = everyList,
  maxRequests = 100,
  fault,
  terms,
}: { include?: Included[]; maxRequests?: number; fault?: Fault; terms?: number } = {}) {
  const searches = terms === undefined ? undefined : many(terms, (index) => searchRow(`term ${index}`))
  const service = await start(searches && { readers: { searches } })
  if (fault !== undefined) service.faults.add({ after: requestsBefore, ...fault })
  const { client, deadline, log } = clientOf(service.url)
  const budget = new RequestBudget(maxRequests, { isCompared: true, series: undefined, include })
  const inputs = { ...october, previous, series: undefined, include, pageSize: 250 }
  return {
    log,
    deadline,
    service,
    read: () => readAnalytics({ inputs, budget, ...client, log }),
  }
}

describe('the lists of the previous period', () => {
  it('are read after everything else, without views and single comments', async () => {
    const { read, service } = await reading()
    const { previous: before } = await read()
    expect(Object.keys(before?.lists ?? {})).toEqual(['pageFeedback', 'questions', 'searches'])
    const last = service.requests
      .slice(requestsBefore)
      .map(({ path, query }) => [path.split('project-1/')[1], query['dateFrom']])
    expect(last).toEqual([
      ['feedback/by-page', '2026-09-01'],
      ['assistant', '2026-09-01'],
      ['searches', '2026-09-01'],
    ])
  })

  it.each<[Included[], string[]]>([
    [['views'], []],
    [['feedback'], ['pageFeedback']],
  ])('are those that include asks for: %j', async (include, names) => {
    const { read } = await reading({ include })
    expect(Object.keys((await read()).previous?.lists ?? {})).toEqual(names)
  })

  it('are not read if max-requests has no room for all of them', async () => {
    const { read, log, service } = await reading({ maxRequests: requestsBefore + 2 })
    const { previous: before, questions } = await read()
    expect([before?.lists, before?.visitors.length !== 0, questions !== undefined]).toEqual([
      ...[undefined, true, true],
    ])
    expect(service.requests).toHaveLength(requestsBefore)
    expect(log.entries.at(-1)).toBe(
      'notice: What readers did not find is not compared with the previous period: max-requests has no room for its lists.',
    )
  })

  it('take no request from the lists of the range', async () => {
    const { read, service } = await reading({ maxRequests: requestsBefore })
    await read()
    expect(service.requests).toHaveLength(requestsBefore)
  })

  it.each([403, 429, 503])(
    'are left out after HTTP %d, without a retry, and the export goes on',
    async (status) => {
      const { read, log, service } = await reading({
        fault: { times: Infinity, status, body: { error: 'No' } },
      })
      expect((await read()).previous?.lists).toBeUndefined()
      expect(service.requests).toHaveLength(requestsBefore + 1)
      expect(log.entries.at(-1)).toMatch(
        new RegExp(`^notice: What readers did not find is not compared .*HTTP ${status}`, 'su'),
      )
    },
  )

  it('are left out after an answer of another shape', async () => {
    const { read } = await reading({ fault: { status: 200, body: { feedback: 1 } } })
    expect((await read()).previous?.lists).toBeUndefined()
  })

  it('end the run if it is cancelled', async () => {
    const { read, deadline, service } = await reading()
    service.faults.add({
      after: requestsBefore,
      transform: (answer) => {
        deadline.cancel()
        return answer
      },
    })
    await failureOf(read(), Cancelled)
  })

  it('are cut like those of the range if the requests end in the search terms', async () => {
    const { read, log } = await reading({ include: ['searches'], terms: 250, maxRequests: 7 })
    const { previous: before } = await read()
    expect(before?.lists?.searches).toMatchObject({ isComplete: false })
    expect(before?.lists?.searches?.terms).toHaveLength(200)
    expect(log.entries.join('\n')).toContain('Only the first 200 are compared: the search terms')
  })
})
