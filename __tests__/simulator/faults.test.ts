import { beforeEach, describe, expect, it } from '@jest/globals'

import { type DocumentationService, simulatorKey } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { until } from '../support/dist-stage.ts'
import { call, jobs, prompt, serviceStarter } from './calls.ts'

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

describe('a fault', () => {
  it('applies to the first request after those that may pass, and is recorded with it', async () => {
    const fault = { method: 'POST', path: /\/job$/g, after: 1, status: 503, body: {} }
    service.faults.add(fault)
    await call(service, 'GET', `${jobs}/job_1`)
    expect([await create(), await create(), await create()]).toEqual([201, 503, 201])
    expect(service.requests.map((request) => request.fault)).toEqual([undefined, undefined, fault, undefined])
  })

  it('applies before one that was added later, and to none after clear', async () => {
    service.faults.add({ status: 500, body: {} })
    service.faults.add({ status: 503, body: {}, times: Infinity })
    expect([await create(), await create(), await create()]).toEqual([500, 503, 503])
    service.faults.clear()
    expect(await create()).toBe(201)
  })
})

describe('an answer', () => {
  it('can have the status, the headers and the raw text of the fault', async () => {
    const headers = { 'Content-Type': 'text/html', 'Retry-After': '7' }
    service.faults.add({ status: 502, headers, body: '<h1>Bad gateway</h1>' })
    const response = await createResponse()
    expect(response.status).toBe(502)
    expect(['content-type', 'retry-after'].map((name) => response.headers.get(name))).toEqual([
      'text/html',
      '7',
    ])
    expect(await response.text()).toBe('<h1>Bad gateway</h1>')
  })

  it('of the service can be transformed, also in place, for one request', async () => {
    service.faults.add({
      transform: (answer) => {
        Object.assign(answer.body as object, { model: 'wrong' })
        return answer
      },
    })
    const { body } = await call(service, 'POST', jobs, prompt)
    expect(body).toMatchObject({ model: 'wrong', status: 'active' })
    expect((await call(service, 'GET', `${jobs}/${String(body['id'])}`)).body['model']).not.toBe('wrong')
  })

  it('can go on for ever, as fast as it is read', async () => {
    service.faults.add({ endless: true })
    let receivedBytes = 0
    for await (const chunk of (await createResponse()).body as ReadableStream<Uint8Array>) {
      receivedBytes += chunk.length
      if (receivedBytes > 2_000_000) break
    }
    expect(receivedBytes).toBeGreaterThan(2_000_000)
  })
})

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

describe('closing the server', () => {
  it.each<Fault>([
    { delayMs: 60_000 },
    { hang: true },
    { drip: { chunkBytes: 1, everyMs: 60_000 } },
    { endless: true },
  ])('ends the answer under %j', async (fault) => {
    service.faults.add(fault)
    const failure = failureOf(createResponse().then((response) => response.text()))
    await until(() => service.requests.length === 1)
    await service.close()
    expect(['ECONNRESET', 'UND_ERR_SOCKET']).toContain(await failure)
    expect(await failureOf(createResponse())).toBe('ECONNREFUSED')
  })
})
