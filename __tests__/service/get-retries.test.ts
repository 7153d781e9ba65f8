import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import { DeadlineExceeded } from '../../src/shared/errors.ts'
import { retryableStatuses } from '../../src/shared/retry.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { calls, until } from '../support/dist-stage.ts'
import { isolateEnvironment, proxyVariables } from '../support/environment.ts'
import { failureOf } from '../support/failure-of.ts'
import { fakeTimers } from '../support/fake-timers.ts'
import { clientStarter, firstPage } from '../support/service-client.ts'

const startClient = clientStarter()
const timers = fakeTimers()
isolateEnvironment(...proxyVariables)

const transient: [string, Fault, RegExp][] = [
  ['a reset in the middle of the answer', { reset: 'mid-body' }, /was not answered: .+ Retrying/],
  ...Object.keys(retryableStatuses).map((status): [string, Fault, RegExp] => [
    `status ${status}`,
    { status: Number(status), body: { error: 'Slow down' } },
    new RegExp(`HTTP ${status}: Slow down\\. .*Retrying`),
  ]),
  ['status 502', { status: 502, body: '<h1>Bad gateway</h1>' }, /HTTP 502 \(.+Bad gateway.+Retrying/],
  ['a cut 200', { cutBody: true }, /was not answered: .+ Retrying/],
  ['an empty 200', { status: 200 }, /HTTP 200 but not with JSON .+body empty\)\. Retrying/],
]

describe('Service and network: a GET', () => {
  it.each(transient)('is sent again after %s, and the log tells why', async (_, fault, reason) => {
    const { client, clock, log, service } = await startClient({ fault })
    expect((await client.listVisitors(firstPage)).rows).not.toHaveLength(0)
    expect(calls(service)).toEqual(Array(2).fill('GET /v1/analytics/project-1/visitors'))
    const [delayMs, shown] = fault.status === 429 ? [30_500, '31 s, at 12:00:30 UTC'] : [500, '500 ms']
    expect(clock.sleeps).toEqual([delayMs])
    log.expectExactly(new RegExp(`^info: GET /v1.+${reason.source} in ${shown} \\(retry 1 of 5\\)\\.$`))
  })

  it('is sent again after a timeout, and the log tells why', async () => {
    const { client, clock, log, service } = await startClient({ fault: { hang: true } })
    timers.start()
    const work = client.listVisitors(firstPage)
    await until(() => service.requests.length === 1)
    timers.advance(60_000)
    expect((await work).rows).not.toHaveLength(0)
    expect(service.requests).toHaveLength(2)
    expect(clock.sleeps).toEqual([500])
    log.expectExactly(
      /was not answered: no complete answer within 60 s\. Retrying in 500 ms \(retry 1 of 5\)/,
    )
  })

  it('starts to count its retries anew with the next request', async () => {
    const { client, service } = await startClient({ fault: { times: 5, status: 503 } })
    service.faults.add({ after: 1, times: 5, status: 503 })
    await client.listVisitors(firstPage)
    await client.listVisitors(firstPage)
    expect(service.requests).toHaveLength(12)
  })

  it('ends at once when the deadline passes while it is not answered', async () => {
    const { client, deadline, log, service } = await startClient({ fault: { hang: true } })
    const work = client.getJob('job_1')
    await until(() => service.requests.length === 1)
    deadline.expire()
    await failureOf(work, DeadlineExceeded)
    log.expectExactly()
  })

  it('is not sent at all once the deadline has passed', async () => {
    const { client, deadline, service } = await startClient()
    deadline.expire()
    await failureOf(client.getJob('job_1'), DeadlineExceeded)
    expect(service.requests).toEqual([])
  })

  it('of a poll is sent once: the loop around it decides', async () => {
    const { client, clock, service } = await startClient({ fault: { status: 503 } })
    await failureOf(client.pollJob('job_1'), ServiceError)
    expect(service.requests).toHaveLength(1)
    expect(clock.sleeps).toEqual([])
  })
})
