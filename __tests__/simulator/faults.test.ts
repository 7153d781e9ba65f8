import { gzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { type DocumentationService, simulatorKey } from '../../simulator/documentation-service.ts'
import { until } from '../support/dist-stage.ts'
import { call, jobs, prompt, serviceStarter, visitors } from './calls.ts'

const { start, closeAll } = serviceStarter()
afterEach(closeAll)

let service: DocumentationService
beforeEach(async () => {
  service = await start()
})

const statusOf = async (method: string, path: string) => (await call(service, method, path, prompt)).status
const getVisitors = (signal?: AbortSignal) =>
  fetch(service.url + visitors, {
    headers: { authorization: `Bearer ${simulatorKey}` },
    signal: signal ?? null,
  })

const bytesOf = (response: Response) => response.body as ReadableStream<Uint8Array>

/** The code of the error below a failed fetch. */
async function failureOf(exchange: Promise<unknown>): Promise<unknown> {
  const error = await exchange.then(
    () => new Error('no failure'),
    (reason: unknown) => reason as Error,
  )
  return (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.name
}

describe('which requests a fault takes hold of', () => {
  it('is one request by default', async () => {
    service.faults.add({ status: 503, body: {} })
    expect([await statusOf('POST', jobs), await statusOf('POST', jobs)]).toEqual([503, 201])
  })

  it('is said by method and path', async () => {
    service.faults.add({ method: 'POST', path: /\/job$/g, times: Infinity, status: 503, body: {} })
    expect((await getVisitors()).status).toBe(200)
    for (const status of [503, 503, 503]) expect(await statusOf('POST', jobs)).toBe(status)
  })

  it('starts after the requests that may pass', async () => {
    service.faults.add({ after: 2, times: 2, status: 503, body: {} })
    const statuses = []
    for (let count = 0; count < 5; count++) statuses.push(await statusOf('POST', jobs))
    expect(statuses).toEqual([201, 201, 503, 503, 201])
  })

  it('is decided by the fault that was added first', async () => {
    service.faults.add({ status: 500, body: {} })
    service.faults.add({ status: 503, body: {} })
    expect([await statusOf('POST', jobs), await statusOf('POST', jobs)]).toEqual([500, 503])
  })

  it('is recorded with the request', async () => {
    const fault = { after: 1, status: 503, body: {} }
    service.faults.add(fault)
    await statusOf('POST', jobs)
    await statusOf('POST', jobs)
    expect(service.requests.map((request) => request.fault)).toEqual([undefined, fault])
  })

  it('is none after clear', async () => {
    service.faults.add({ status: 500, body: {} })
    service.faults.clear()
    expect(await statusOf('POST', jobs)).toBe(201)
  })

  it.each([
    ['two ways to break the answer', { hang: true, cutBody: true }],
    ['a body without a status', { body: 'text' }],
    ['a damaged answer of an operation that is not performed', { cutBody: true, processed: false }],
  ])('cannot be said by a fault with %s', (_, fault) => {
    expect(() => {
      service.faults.add(fault)
    }).toThrow(TypeError)
  })
})

describe('an answer of its own', () => {
  it('has the headers and the raw text of the fault', async () => {
    const headers = { 'Content-Type': 'text/html', 'Retry-After': '7' }
    service.faults.add({ status: 502, headers, body: '<h1>Bad gateway</h1>' })
    const response = await getVisitors()
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('retry-after'),
    ]).toEqual([502, 'text/html', '7'])
    expect(await response.text()).toBe('<h1>Bad gateway</h1>')
  })

  it('sends an object as JSON and bytes as they are', async () => {
    service.faults.add({ status: 500, body: { error: 'down' } })
    const headers = { 'content-encoding': 'gzip' }
    service.faults.add({ status: 200, headers, body: gzipSync('{"compressed":true}') })
    expect(await (await getVisitors()).json()).toEqual({ error: 'down' })
    expect(await (await getVisitors()).json()).toEqual({ compressed: true })
  })

  it('stands in for the operation, unless that is processed', async () => {
    service.faults.add({ status: 502, body: {} })
    await statusOf('POST', jobs)
    expect(service.jobs.size).toBe(0)
    service.faults.add({ status: 502, body: {}, processed: true })
    await statusOf('POST', jobs)
    expect(service.jobs.size).toBe(1)
  })
})

describe('the service’s answer', () => {
  it('can be transformed', async () => {
    service.faults.add({ transform: (answer) => ({ ...answer, body: { ...Object(answer.body), id: 7 } }) })
    expect((await call(service, 'POST', jobs, prompt)).body).toMatchObject({ id: 7, status: 'active' })
  })

  it('is not changed for later by a transform that alters it in place', async () => {
    service.faults.add({
      transform: (answer) => {
        ;(answer.body as { totals: unknown }).totals = 'wrong'
        return answer
      },
    })
    expect((await call(service, 'GET', visitors)).body['totals']).toBe('wrong')
    expect((await call(service, 'GET', visitors)).body['totals']).toEqual(
      expect.objectContaining({ ai: expect.any(Number) }),
    )
  })

  it('is replaced by status 500 and a reason when a transform throws', async () => {
    service.faults.add({
      transform: () => {
        throw new Error('not in this test')
      },
    })
    const response = await getVisitors()
    expect([response.status, await response.text()]).toEqual([500, 'Error: not in this test'])
  })

  it('is still worked out when the caller has gone meanwhile', async () => {
    service.faults.add({ delayMs: 100 })
    const caller = new AbortController()
    const headers = { authorization: `Bearer ${simulatorKey}`, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(prompt), signal: caller.signal }
    const failure = failureOf(fetch(service.url + jobs, request))
    await until(() => service.requests.length === 1)
    caller.abort()
    expect(await failure).toBe('AbortError')
    expect(service.jobs.size).toBe(0)
    await until(() => service.jobs.size === 1)
  })

  it('can come late', async () => {
    service.faults.add({ delayMs: 60 })
    const startedAtMs = performance.now()
    expect((await getVisitors()).status).toBe(200)
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(58)
  })
})

describe('a broken connection', () => {
  it('can be reset before any byte of the answer', async () => {
    service.faults.add({ reset: 'before-answer' })
    expect(await failureOf(getVisitors())).toBe('ECONNRESET')
  })

  it('can be reset after half of the body', async () => {
    service.faults.add({ reset: 'mid-body' })
    const response = await getVisitors()
    expect(response.status).toBe(200)
    expect(await failureOf(response.text())).toBe('ECONNRESET')
  })

  it('can end in an orderly way after half of the body', async () => {
    service.faults.add({ cutBody: true })
    const response = await getVisitors()
    const reader = bytesOf(response).getReader()
    expect((await reader.read()).value?.length).toBe(
      Math.floor(Number(response.headers.get('content-length')) / 2),
    )
    expect(await failureOf(reader.read())).toBe('UND_ERR_SOCKET')
  })

  it('cuts an answer without a body by announcing one', async () => {
    service.faults.add({ cutBody: true, status: 201 })
    expect(await failureOf(getVisitors().then((response) => response.text()))).toBe('UND_ERR_SOCKET')
  })

  it('loses the answer of a create that has started a job', async () => {
    service.faults.add({ reset: 'before-answer', processed: true })
    await expect(call(service, 'POST', jobs, prompt)).rejects.toThrow()
    service.faults.add({ cutBody: true })
    await expect(call(service, 'POST', jobs, prompt)).rejects.toThrow()
    expect(service.jobs.size).toBe(2)
  })

  it('starts no job when it breaks before the operation', async () => {
    service.faults.add({ reset: 'before-answer' })
    await expect(call(service, 'POST', jobs, prompt)).rejects.toThrow()
    expect(service.jobs.size).toBe(0)
  })
})

describe('a slow or endless answer', () => {
  it('can drip', async () => {
    service.faults.add({ status: 200, body: 'abcdefgh', drip: { chunkBytes: 2, everyMs: 20 } })
    const startedAtMs = performance.now()
    expect(await (await getVisitors()).text()).toBe('abcdefgh')
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(75)
  })

  it('can hang', async () => {
    service.faults.add({ hang: true })
    const caller = new AbortController()
    const failure = failureOf(getVisitors(caller.signal))
    await until(() => service.requests.length === 1)
    caller.abort()
    expect(await failure).toBe('AbortError')
  })

  it('can go on for ever, as fast as it is read', async () => {
    service.faults.add({ endless: true })
    const response = await getVisitors()
    expect([response.status, response.headers.get('content-length')]).toEqual([200, null])
    let receivedBytes = 0
    for await (const chunk of bytesOf(response)) {
      receivedBytes += chunk.length
      if (receivedBytes > 20_000_000) break
    }
    expect(receivedBytes).toBeGreaterThan(20_000_000)
    expect((await getVisitors()).status).toBe(200)
  })
})

describe('closing the server', () => {
  it.each([
    ['a delayed answer', { delayMs: 60_000 }],
    ['a hanging answer', { hang: true }],
    ['a dripping answer', { drip: { chunkBytes: 1, everyMs: 60_000 } }],
    ['an endless answer', { endless: true }],
  ])('ends %s', async (_, fault) => {
    service.faults.add(fault)
    const failure = failureOf(getVisitors().then((response) => response.text()))
    await until(() => service.requests.length === 1)
    await service.close()
    expect(['ECONNRESET', 'UND_ERR_SOCKET']).toContain(await failure)
    expect(await failureOf(getVisitors())).toBe('ECONNREFUSED')
  })

  it('may be asked for twice', async () => {
    await service.close()
    await expect(service.close()).resolves.toBeUndefined()
  })
})
