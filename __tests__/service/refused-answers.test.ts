import { gzipSync } from 'node:zlib'

import { describe, expect, it } from '@jest/globals'

import { startRecordingServer } from '../../simulator/recording-server.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { until } from '../support/dist-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { fakeTimers } from '../support/fake-timers.ts'
import { clientOf, clientStarter, closedAfterEachTest, firstPage } from '../support/service-client.ts'

const startClient = clientStarter()
const timers = fakeTimers()
const closedAfterwards = closedAfterEachTest()
const mebibyte = 1_048_576

const startElsewhere = async () =>
  closedAfterwards(await startRecordingServer({ answer: () => ({ status: 200, headers: {}, body: {} }) }))

describe('Service and network: redirect', () => {
  it.each([301, 303, 308])('with status %d is not followed and names the host', async (status) => {
    const { client, log, service } = await startClient()
    const elsewhere = await startElsewhere()
    service.faults.add({ status, headers: { location: `${elsewhere.url}/stolen` } })
    const error = await failureOf(client.listVisitors(firstPage), ServiceError)
    expect(error.message).toContain(`redirected to ${new URL(elsewhere.url).host} (HTTP ${status})`)
    expect(elsewhere.requests).toEqual([])
    expect(service.requests).toHaveLength(1)
    log.expectExactly()
  })

  it('of a create is not followed: neither key nor instruction reaches another origin', async () => {
    const { client, service } = await startClient()
    const elsewhere = await startElsewhere()
    service.faults.add({ status: 307, headers: { location: elsewhere.url } })
    const error = await failureOf(client.createJob('Do it'), ServiceError, 'uncertain')
    expect(error.cause).toBeInstanceOf(ServiceError)
    expect(error.message).toContain(new URL(elsewhere.url).host)
    expect(elsewhere.requests).toEqual([])
  })

  it.each([
    ['to the same host', { location: '/v1/other' }, /redirected to 127\.0\.0\.1:\d+ /],
    ['to a host without a scheme', { location: '//other.example/x' }, /redirected to other\.example /],
    ['to no URL', { location: 'https://[' }, /redirected to an unknown host /],
    ['without a target', {}, /redirected to an unknown host /],
  ])('%s is named, too', async (_, headers, message) => {
    const { client } = await startClient({ fault: { status: 302, headers } })
    const error = await failureOf(client.pollJob('job_1'), ServiceError)
    expect(error.message).toMatch(message)
  })
})

describe('Service and network: body too large or never ending', () => {
  const jobWithModelOf = (bytes: number) => {
    const job = (model: string): string => JSON.stringify({ id: 'job_1', status: 'active', model })
    return job('x'.repeat(bytes - job('').length))
  }

  it('a job of 1 MiB is read', async () => {
    const { client } = await startClient({ fault: { status: 200, body: jobWithModelOf(mebibyte) } })
    expect((await client.pollJob('job_1')).id).toBe('job_1')
  })

  it('a job of one byte more is refused', async () => {
    const { client } = await startClient({ fault: { status: 200, body: jobWithModelOf(mebibyte + 1) } })
    const error = await failureOf(client.pollJob('job_1'), ServiceError)
    expect(error.message).toMatch(/the answer is larger than 1 MiB\.$/)
  })

  it('visitors of 16 MiB are read', async () => {
    const { client, service } = await startClient()
    const page = { totals: { human: 0, ai: 0, total: 0 }, hasMore: false }
    const body = JSON.stringify({ ...page, visitors: [] }).padEnd(16 * mebibyte)
    service.faults.add({ status: 200, body })
    const read = await client.listVisitors(firstPage)
    expect(read).toEqual({ ...page, rows: [], nextCursor: null })
  })

  it('an error of more than 1 MiB is told by its status, and its body is not read', async () => {
    const { client } = await startClient({ fault: { status: 400, body: 'x'.repeat(mebibyte + 1) } })
    const error = await failureOf(client.listVisitors(firstPage), ServiceError)
    expect(error.message).toContain('body empty')
  })

  it('a refusal that is compressed is told by its status, and its body is not read', async () => {
    const { client } = await startClient({
      fault: { status: 401, body: 'x', headers: { 'content-encoding': 'gzip' } },
    })
    const error = await failureOf(client.createJob('Document it'), ServiceError)
    expect(error.message).toMatch(/HTTP 401.+body empty.+The key is missing, wrong or expired/u)
  })

  it('an endless list of visitors is refused', async () => {
    const { client, service } = await startClient({ fault: { endless: true } })
    const error = await failureOf(client.listVisitors(firstPage), ServiceError)
    expect(error.message).toMatch(/the answer is larger than 16 MiB\.$/)
    expect(service.requests).toHaveLength(1)
  })

  it('an endless answer to a create is in doubt', async () => {
    const { client, service } = await startClient({ fault: { endless: true, status: 201 } })
    await failureOf(client.createJob('Document the flag'), ServiceError, 'uncertain')
    expect(service.requests).toHaveLength(1)
  })

  it('a slow drip is ended by the total time of an exchange', async () => {
    const { client, service } = await startClient({ fault: { drip: { chunkBytes: 1, everyMs: 20 } } })
    timers.start()
    const failure = failureOf(client.pollJob('job_1'), ServiceError, 'unanswered')
    await until(() => service.requests.length === 1)
    timers.advance(60_000)
    expect((await failure).message).toMatch(/was not answered: no complete answer within 60 s\.$/)
  })
})

describe('Service and network: compressed body though identity was asked', () => {
  it.each(['gzip', 'x-unknown'])('is refused (%s)', async (encoding) => {
    const { client, log, service } = await startClient({
      fault: { status: 200, headers: { 'content-encoding': encoding }, body: gzipSync('{}') },
    })
    const error = await failureOf(client.listVisitors(firstPage), ServiceError)
    expect(error.message).toContain(`compressed (content-encoding: ${encoding})`)
    expect(service.requests[0]?.headers['accept-encoding']).toBe('identity')
    log.expectExactly()
  })
})

describe('Service and network: broken JSON', () => {
  const words = 'mail jane@example.com'

  it.each([
    ['application/json', `"${words}`],
    ['application/problem+json; charset=utf-8', words],
    ['text/plain', `{"feedback":[{"comment":"${words}`],
    ['text/plain', `\n [{"comment":"${words}`],
  ])('of the content type %s is not shown, because it can have words of readers', async (type, body) => {
    const { client, log } = await startClient({
      fault: { status: 200, headers: { 'content-type': type }, body, times: Infinity },
    })
    const { message } = await failureOf(client.listVisitors(firstPage), ServiceError, 'unanswered')
    expect(message).toContain(`(content type ${type}, body of ${body.length} characters)`)
    expect([message, ...log.entries].join()).not.toContain('jane')
  })
})

describe('Service and network: an error status with JSON that is no error', () => {
  const list = '{"conversations":[{"query":"mail jane@example.com"}]}'

  it.each([
    [500, 'application/json', list],
    [504, 'text/plain', list],
    [502, 'text/plain', '"mail jane@example.com"'],
    [400, 'application/json', '{"message":"mail jane@example.com"}'],
    [429, 'application/json', '{"conversations":[{"query":"mail jane@example.com'],
  ])('is told by its status and length, not by the words of readers: %i, %s', async (status, type, body) => {
    const { client, log } = await startClient({
      fault: { status, headers: { 'content-type': type }, body, times: Infinity },
    })
    const { message } = await failureOf(client.pollJob('job_1'), ServiceError)
    expect(message).toContain(`HTTP ${status} (content type ${type}, body of ${body.length} characters). `)
    expect([message, ...log.entries].join()).not.toContain('jane')
  })
})

describe('Service and network: HTML where JSON is due', () => {
  const html = `<!doctype html>\r\n<title>\u001b[31mSign in\u202e</title>${'é'.repeat(5000)}`
  const headers = { 'content-type': 'text/html' }

  it.each([
    ['a success', 200, 'unanswered', 'Check the network of the runner, https_proxy, and base-url.'],
    ['a refusal', 403, 'final', 'Check the network of the runner, https_proxy, and base-url.'],
    ['an error', 418, 'final', 'Check the network of the runner, https_proxy, and base-url.'],
    ['a failure', 502, 'unanswered', 'The service has a problem. Try again later.'],
  ] as const)(
    'in %s is told by status, content type and its first 200 characters, with what to check',
    async (_, status, kind, advice) => {
      const { client } = await startClient({ fault: { status, headers, body: html, times: Infinity } })
      const error = await failureOf(client.pollJob('job_1'), ServiceError, kind)
      expect(error.message).toContain(`HTTP ${status}`)
      expect(error.message.endsWith(` ${advice}`)).toBe(true)
      const [, type, body] = /\(content type (.+?), body "(.+)"\)/.exec(error.message) ?? []
      expect(type).toBe('text/html')
      expect(body).toMatch(/^<!doctype html> <title>Sign in<\/title>é+…$/)
      expect(Array.from(body ?? '').slice(0, -1)).toHaveLength(200)
    },
  )
})

describe('an answer in HTML with an error status', () => {
  it.each([401, 403, 404, 429])('is explained by what is between, not by the key (%d)', async (status) => {
    const { client } = await startClient({
      fault: { status, body: '<html><h1>Blocked by policy</h1>', headers: { 'content-type': 'text/html' } },
    })
    const { message } = await failureOf(client.pollJob('job_1'), ServiceError)
    expect(message).toMatch(
      /Blocked by policy.+An answer that is no JSON is not from the service: something between/u,
    )
    expect(message).not.toMatch(/key|allowlist|project-id/u)
  })
})

describe('an answer that says what is wrong', () => {
  it.each([400, 409, 422])('gets no second explanation (%d)', async (status) => {
    const { client } = await startClient({
      fault: { status, body: { error: 'Repository is not connected' } },
    })
    const { message } = await failureOf(client.createJob('Do it'), ServiceError)
    expect(message).toMatch(new RegExp(`HTTP ${status}: Repository is not connected\\.$`, 'u'))
  })

  it('is explained all the same if its words are hidden', async () => {
    const service = await startClient({ fault: { status: 400, body: { error: 'Not connected' } } })
    const { client } = clientOf(service.service.url, { hidesWords: true })
    const { message } = await failureOf(client.createJob('Do it'), ServiceError)
    expect(message).toMatch(/HTTP 400\. Check the instruction: /u)
  })

  it('about the key gets the way to another one', async () => {
    const { client } = await startClient({ fault: { status: 401, body: { error: 'Invalid key' } } })
    const { message } = await failureOf(client.createJob('Do it'), ServiceError)
    expect(message).toMatch(/HTTP 401: Invalid key\. The key is missing, wrong or expired\./u)
  })

  it.each([401, 403])('about the plan gets no second cause (%d)', async (status) => {
    const error = 'Your plan does not include API access. Upgrade to Pro.'
    const { client } = await startClient({ fault: { status, body: { error } } })
    const { message } = await failureOf(client.createJob('Do it'), ServiceError)
    expect(message).toMatch(new RegExp(`HTTP ${status}: ${error}$`, 'u'))
  })

  it('with 401 and no words gets the plan as a cause, too', async () => {
    const { client } = await startClient({ fault: { status: 401 } })
    const { message } = await failureOf(client.createJob('Do it'), ServiceError)
    expect(message).toMatch(
      /The key is missing, wrong or expired\..+ Or the plan of the project has no API access/u,
    )
  })
})

describe('an answer that says that its operation is deprecated', () => {
  it.each([
    [{ deprecation: '@1798761600' }, 'Deprecation: 2027-01-01'],
    [{ deprecation: 'true' }, 'Deprecation: true'],
    [{ sunset: 'Thu, 31 Dec 2026 23:59:59 GMT' }, 'Sunset: Thu, 31 Dec 2026 23:59:59 GMT'],
    [
      { deprecation: '@1798761600', sunset: 'Thu, 30 Dec 2027 23:59:59 GMT' },
      'Deprecation: 2027-01-01; Sunset: Thu, 30 Dec 2027 23:59:59 GMT',
    ],
    [{ sunset: `::error::${'x'.repeat(200)}` }, `Sunset: ::error::${'x'.repeat(91)}…`],
  ])('is told once, as a notice: %j', async (headers, dates) => {
    const { client, log, service } = await startClient()
    service.addJob('job_1', 'project-1', [{ status: 'active' }])
    service.faults.add({
      transform: (answer) => ({ ...answer, headers: { ...answer.headers, ...headers } }),
      times: Infinity,
    })
    await client.getJob('job_1')
    await client.getJob('job_1')
    log.expectExactly(
      `notice: The service says that GET /v2/agent/project-1/job/job_1 is deprecated (${dates}). Look for a newer version of this action.`,
    )
  })
})
