import { beforeEach, describe, expect, it } from '@jest/globals'

import { type DocumentationService, simulatorKey } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { until } from '../support/dist-stage.ts'
import { serviceStarter } from '../support/service-client.ts'
import { call, jobs, prompt } from './calls.ts'

const start = serviceStarter()
let service: DocumentationService
beforeEach(async () => {
  service = await start()
})

const create = async () => (await call(service, 'POST', jobs, prompt)).status
const createResponse = (signal: AbortSignal | null = null) =>
  fetch(service.url + jobs, {
    method: 'POST',
    headers: { authorization: `Bearer ${simulatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(prompt),
    signal,
  })

/** The code of the error below a failed fetch. */
async function failureOf(exchange: Promise<unknown>): Promise<unknown> {
  const error = await exchange.then(
    () => new Error('no failure'),
    (reason: unknown) => reason as Error,
  )
  return (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name
}

describe('an answer that is lost', () => {
  it.each<[Fault, string, number]>([
    [{ reset: 'before-answer' }, 'ECONNRESET', 0],
    [{ reset: 'before-answer', processed: true }, 'ECONNRESET', 1],
    [{ reset: 'mid-body' }, 'ECONNRESET', 1],
    [{ cutBody: true }, 'UND_ERR_SOCKET', 1],
    [{ cutBody: true, status: 201 }, 'UND_ERR_SOCKET', 0],
  ])('under %j fails with %s, and the service has %i jobs', async (fault, code, count) => {
    service.faults.add(fault)
    expect(await failureOf(createResponse().then((response) => response.text()))).toBe(code)
    expect(service.jobs.size).toBe(count)
  })

  it.each<[Fault, number]>([
    [{ status: 502, body: {} }, 0],
    [{ status: 502, body: {}, processed: true }, 1],
  ])('behind %j leaves the service with %i jobs', async (fault, count) => {
    service.faults.add(fault)
    await create()
    expect(service.jobs.size).toBe(count)
  })

  it('is still worked out when the caller has gone meanwhile', async () => {
    service.faults.add({ delayMs: 100 })
    const caller = new AbortController()
    const failure = failureOf(createResponse(caller.signal))
    await until(() => service.requests.length === 1)
    caller.abort()
    expect(await failure).toBe('AbortError')
    await until(() => service.jobs.size === 1)
  })
})
