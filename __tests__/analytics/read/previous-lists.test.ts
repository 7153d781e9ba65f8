import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../../simulator/faults.ts'
import { conversationRow, searchRow } from '../../../simulator/reader-rows.ts'
import { Cancelled } from '../../../src/shared/errors.ts'
import type { Included } from '../../../src/analytics/read/included-lists.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many } from '../../support/analytics.ts'
import { fourLists, type october, readingIncluded } from '../../support/included-lists.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()
const september: typeof october = { dateFrom: '2026-09-01', dateTo: '2026-10-01' }
const previous = { ...september, days: 30 }
const notCompared = 'notice: What readers did not find is not compared with the period before: '

interface Given {
  include?: Included[]
  maxRequests?: number
  /** Begins with the first request for a list of the previous period. */
  fault?: Fault
  terms?: number
  /** Number of questions. */
  asked?: number
}

// The pages of two periods, and five lists.
const requestsBefore = 7

/** Reads October 2026, compared with September. The lists have one page each unless told. */
async function reading({ include = fourLists, maxRequests, fault, terms = 1, asked = 1 }: Given = {}) {
  const service = await start({
    readers: {
      searches: many(terms, (index) => searchRow(`term ${index}`)),
      feedback: [],
      conversations: many(asked, (index) => conversationRow(asked - index)),
    },
  })
  if (fault !== undefined) service.faults.add({ after: requestsBefore, ...fault })
  return {
    service,
    ...readingIncluded(service, include, { previous, ...(maxRequests !== undefined && { maxRequests }) }),
  }
}

const namesOf = (lists: object = {}): string[] =>
  Object.entries(lists).flatMap(([name, list]) => (list === undefined ? [] : [name]))

describe('the lists of the previous period', () => {
  it('are read after everything else, without views and single comments', async () => {
    const { read, service } = await reading()
    expect(namesOf((await read()).previous?.lists)).toEqual(['pageFeedback', 'questions', 'searches'])
    const last = service.requests.slice(requestsBefore)
    expect(last.map(({ path, query }) => [path.split('project-1/')[1], query['dateFrom']])).toEqual([
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
    expect(namesOf((await read()).previous?.lists)).toEqual(names)
  })

  it('have rates in the unit of those of the range', async () => {
    const { read, service } = await reading({ include: ['searches'] })
    service.faults.add({
      path: /\/searches$/u,
      transform: (answer) => ({
        ...answer,
        body: { searches: [searchRow('sso', { ctr: 40 })], totalSearches: 10, nextCursor: null },
      }),
    })
    const { searches, previous: before } = await read()
    expect(searches?.terms[0]?.clickThroughRate).toBe(0.4)
    // In October 0.5, which is a half of a percent too.
    expect(before?.lists?.searches?.terms[0]?.clickThroughRate).toBe(0.005)
  })

  it.each([
    { room: 'none', maxRequests: requestsBefore, asked: 1, sent: requestsBefore },
    { room: 'two of three', maxRequests: requestsBefore + 2, asked: 1, sent: requestsBefore },
    // Each period has two pages of questions, so the last request is that for the search terms.
    { room: 'all but a second page', maxRequests: requestsBefore + 4, asked: 1001, sent: requestsBefore + 4 },
  ])('are left out if max-requests has room for $room', async ({ maxRequests, asked, sent }) => {
    const { read, log, service } = await reading({ maxRequests, asked })
    const { previous: before, questions } = await read()
    expect(service.requests).toHaveLength(sent)
    expect([before?.visitors.length !== 0, questions?.asked]).toEqual([true, asked])
    expect([before?.lists, before?.whyNoLists]).toEqual([undefined, 'max-requests'])
    expect(log.entries.at(-1)).toBe(`${notCompared}max-requests has no room for it.`)
    expect(log.entries.join('\n')).not.toContain('Nothing was exported')
  })

  it.each<[string, Fault]>([
    ['HTTP 403', { status: 403, body: { error: 'No' } }],
    ['HTTP 429', { times: Infinity, status: 429, body: { error: 'Too many' } }],
    ['a reset connection', { times: Infinity, reset: 'before-answer' }],
    ['an answer of another shape', { status: 200, body: { feedback: 1 } }],
  ])('are left out after %s, without a retry, and the export goes on', async (_, fault) => {
    const { read, log, service } = await reading({ fault })
    const { previous: before, searches } = await read()
    expect([before?.lists, before?.whyNoLists, searches?.terms.length]).toEqual([undefined, 'failed', 1])
    expect(service.requests).toHaveLength(requestsBefore + 1)
    expect(log.entries.at(-1)?.startsWith(notCompared)).toBe(true)
    expect(log.entries.join('\n')).not.toContain('Nothing was exported')
  })

  it.each([{}, { headers: { 'retry-after': '7200' } }])(
    'are followed by no request for the history after a 429 %j',
    async (answer) => {
      const service = await start({ readers: { searches: [], feedback: [], conversations: [] } })
      const fault = { times: Infinity, status: 429, body: { error: 'Too many' }, ...answer }
      service.faults.add({ after: requestsBefore, ...fault })
      const historyPeriods = many(8, (index) => ({ ...previous, dateTo: `2026-09-1${index}` }))
      const { read, log } = readingIncluded(service, fourLists, { previous, historyPeriods })
      const { history, previous: before } = await read()
      expect([history, before?.lists, service.requests.length]).toEqual([
        undefined,
        undefined,
        requestsBefore + 1,
      ])
      expect(log.entries.at(-2)).toMatch(/^notice: What readers did not find .+ HTTP 429: Too many\. /u)
      expect(log.entries.at(-1)).toMatch(
        /^notice: The visitors are not compared .+ was not sent: .+ HTTP 429\.$/u,
      )
    },
  )

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
    expect(log.entries.join('\n')).toContain(
      'The comparison has only the first 200 search terms, sorted by hits.',
    )
  })
})
