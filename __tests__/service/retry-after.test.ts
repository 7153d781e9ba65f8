import { describe, expect, it } from '@jest/globals'

import { ActionError } from '../../src/shared/errors.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientOf, firstPage, serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()

describe('Service and network: Retry-After', () => {
  it.each([
    ['a date', 'Thu, 15 Jan 2026 12:00:40 GMT', 40_500],
    ['no number', 'later', 500],
  ])('in %s is honoured by the client, with jitter added only', async (_, header, expectedMs) => {
    const service = await start()
    service.faults.add({ status: 503, headers: { 'retry-after': header }, body: { error: 'Down' } })
    const { client, clock } = clientOf(service.url)
    await client.listVisitors(firstPage)
    expect(clock.sleeps).toEqual([expectedMs])
  })

  it('beyond the deadline fails at once, with the time when it may work again', async () => {
    const service = await start()
    service.faults.add({ status: 429, headers: { 'retry-after': '7200' }, body: { error: 'Slow down' } })
    const { client, clock, log } = clientOf(service.url)
    const error = await failureOf(client.listVisitors(firstPage), ActionError)
    expect(error.message).toMatch(
      /HTTP 429: Slow down\. .+ next retry would be at 2026-01-15T14:00:00\.500Z, after the deadline/,
    )
    expect(service.requests).toHaveLength(1)
    expect(clock.sleeps).toEqual([])
    log.expectExactly()
  })

  it('of a create beyond the deadline fails without doubt about the job', async () => {
    const service = await start()
    service.faults.add({ status: 429, headers: { 'retry-after': '7200' }, body: { error: 'Slow down' } })
    const { client } = clientOf(service.url)
    const error = await failureOf(client.createJob('Document the flag'), ActionError)
    expect(error.message).toMatch(/after the deadline of this step \(timeout-minutes\)\.$/)
    expect(service.requests).toHaveLength(1)
  })
})
