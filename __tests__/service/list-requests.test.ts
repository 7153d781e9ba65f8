import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import { searchList } from '../../src/analytics/read/search-list.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientStarter, firstPage } from '../support/service-client.ts'

const startClient = clientStarter()

describe('the cursor of the next page', () => {
  const path = '/v1/analytics/project-1/searches'
  const cursorAfter = async (nextCursor: string | null) => {
    const body = { searches: [], totalSearches: 0, nextCursor }
    const { client } = await startClient({ fault: { status: 200, body } })
    return (await client.readPage(searchList, { limit: 100, cursor: 'first' })).nextCursor
  }

  it.each([
    ['a URL of the same path', `https://api.example${path}?limit=100&cursor=a%2Bb%3D`, 'a+b='],
    ['a URL of the same path without a host', `${path}?cursor=next`, 'next'],
    ['a query', '?cursor=next', 'next'],
    ['a cursor', 'bmV4dA==', 'bmV4dA=='],
    ['a cursor with signs of URLs', 'a/b?c#d', 'a/b?c#d'],
    ['a URL of another path', 'https://api.example/v1?cursor=next', 'https://api.example/v1?cursor=next'],
    ['a URL without a cursor', `https://api.example${path}`, `https://api.example${path}`],
    ['empty', '', ''],
    ['null', null, null],
  ])('is taken from %s', async (_, nextCursor, cursor) => {
    expect(await cursorAfter(nextCursor)).toBe(cursor)
  })
})

describe('a list request', () => {
  const tooSlow: Fault = { times: Infinity, status: 504, body: { error: 'Too slow' } }

  it('is sent twice if the service has no time for the range', async () => {
    const { client, service } = await startClient({ fault: tooSlow })
    const { message } = await failureOf(client.listVisitors(firstPage), ServiceError)
    expect(message).toMatch(/HTTP 504: Too slow\. .+ Shorten the range\.$/u)
    expect(service.requests).toHaveLength(2)
  })

  it('is sent again after one 504', async () => {
    const { client } = await startClient({ fault: { ...tooSlow, times: 1 } })
    expect((await client.listVisitors(firstPage)).rows).not.toEqual([])
  })

  it.each([
    ['list-once', 503, 1],
    ['list-unless-limited', 429, 1],
    ['list-unless-limited', 503, 2],
  ] as const)('as "%s" is sent after a %d, in all %d times', async (as, status, sent) => {
    const { client, service } = await startClient({ fault: { status, body: { error: 'No' } } })
    await client.listVisitors(firstPage, { as }).catch(() => undefined)
    expect(service.requests).toHaveLength(sent)
  })
})

describe('a 429', () => {
  const limited = (retryAfter?: string): Fault => ({
    status: 429,
    body: { error: 'Too many' },
    ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
  })
  const once = { as: 'list-once' } as const

  it.each([
    ['7200', 7200],
    [undefined, 30],
  ])('with Retry-After %j holds back every later list request for %d s', async (retryAfter, seconds) => {
    const { client, clock, service } = await startClient({ fault: limited(retryAfter) })
    await failureOf(client.listVisitors(firstPage, once), ServiceError)
    clock.advance(seconds * 1000 - 1)
    const read = client.readPage(searchList, { limit: 100 }, once)
    const { message } = await failureOf(read, ServiceError, 'limited')
    expect(message).toMatch(/^GET \/v1\/analytics\/project-1\/searches was not sent: .+ HTTP 429\.$/u)
    expect(service.requests).toHaveLength(1)
    clock.advance(1)
    await client.listVisitors(firstPage, once)
    expect(service.requests).toHaveLength(2)
  })

  it('lets a later list request wait that is worth it', async () => {
    const { client, clock, service } = await startClient({ fault: limited('100') })
    await failureOf(client.listVisitors(firstPage, once), ServiceError)
    await client.listVisitors(firstPage)
    expect([clock.sleeps, service.requests.length]).toEqual([[100_500], 2])
  })

  it('fails a later list request that would have to wait beyond the deadline', async () => {
    const { client, service } = await startClient({ fault: limited('7200') })
    await failureOf(client.listVisitors(firstPage, once), ServiceError)
    const { message } = await failureOf(client.listVisitors(firstPage), ActionError)
    expect(message).toMatch(/ was not sent: .+ after the deadline of this step \(timeout-minutes\)\.$/u)
    expect(service.requests).toHaveLength(1)
  })

  it('holds back no request about a job', async () => {
    const { client, service } = await startClient({ fault: limited('7200') })
    await failureOf(client.listVisitors(firstPage, once), ServiceError)
    await client.createJob('Document the flag')
    expect(service.requests).toHaveLength(2)
  })
})
