import { describe, expect, it } from '@jest/globals'

import {
  type ApiKey,
  type DocumentationServiceOptions,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { calls, openStage } from '../support/dist-stage.ts'

const key = (options: ApiKey) => ({ [simulatorKey]: options })
const full: ApiKey = { scopes: ['read', 'write'] }

interface Refusal {
  name: string
  service: DocumentationServiceOptions
  inputs: Record<string, string>
  /** The URL that the step is given; that of the service unless told. */
  baseUrl?: (service: string) => string
  says: RegExp[]
}

const job = { prompt: 'Document the flag' }
const visitors = { operation: 'visitors' }
const attach = { 'job-id': 'job_7', wait: 'false' }
const message = { 'job-id': 'job_7', prompt: 'Also the examples' }

const refusals: Refusal[] = [
  {
    name: '401 for a wrong key',
    service: { keys: {} },
    inputs: job,
    says: [/HTTP 401: Invalid API key/u, /expired/u, /create an admin key on the API keys page/u],
  },
  {
    name: '401 for an expired key',
    service: { keys: key({ ...full, expired: true }) },
    inputs: visitors,
    says: [/HTTP 401: API key has expired/u, /7 to 90 days/u],
  },
  {
    name: '403 for a key without the write scope',
    service: { keys: key({ scopes: ['read'] }) },
    inputs: job,
    says: [/HTTP 403: .*required scope: write/u, /scope "write"/u],
  },
  {
    name: '403 for a message without the write scope',
    service: { keys: key({ scopes: ['read'] }) },
    inputs: message,
    says: [/HTTP 403/u, /scope "write"/u],
  },
  {
    name: '403 for a key without the read scope',
    service: { keys: key({ scopes: ['write'] }) },
    inputs: visitors,
    says: [/HTTP 403: .*required scope: read/u, /scope "read"/u],
  },
  {
    name: '403 for a runner that the IP allowlist excludes',
    service: { keys: key({ ...full, ipAllowed: false }) },
    inputs: job,
    says: [/HTTP 403: Your IP address/u, /IP allowlist/u, /changing addresses/u],
  },
  {
    name: '404 for a base URL without the path of the service',
    service: { pathPrefix: '/api' },
    inputs: job,
    baseUrl: (service) => new URL(service).origin,
    says: [/HTTP 404/u, /project-id is wrong/u, /base-url/u],
  },
  {
    name: '404 for a job that is not there',
    service: {},
    inputs: attach,
    says: [/HTTP 404: Job not found/u, /job-id is wrong/u, /another project/u],
  },
  {
    name: '404 for a message to a job that is not there',
    service: {},
    inputs: message,
    says: [/HTTP 404: Job not found/u, /job-id is wrong/u],
  },
  {
    name: '429 with a time beyond the deadline, in seconds',
    service: { jobsPerHour: 0, retryAfter: 'seconds' },
    inputs: job,
    says: [/HTTP 429/u, /100 jobs and messages per project per hour/u, /at \d{4}-\d\d-\d\dT[\d:.]+Z/u],
  },
  {
    name: '429 with a time beyond the deadline, as a date',
    service: { analyticsRequestsPerHour: 0, retryAfter: 'date' },
    inputs: visitors,
    says: [/HTTP 429/u, /100 analytics requests per organization per hour/u, /at \d{4}-\d\d-\d\dT[\d:.]+Z/u],
  },
]

describe('a refusal of the service', () => {
  it.concurrent.each(refusals)(
    'fails the step at once, with advice in one annotation: $name',
    async ({ service, inputs, baseUrl = (url) => url, says }) => {
      await using stage = await openStage({ service })
      const run = await stage.start({ ...inputs, 'base-url': baseUrl(stage.service.url) }).finished
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(stage.service.requests).toHaveLength(1)
      const errors = annotations('error', run.log)
      expect(errors).toHaveLength(1)
      for (const part of says) expect(errors[0]).toMatch(part)
    },
  )

  it.concurrent('is quoted with its details and its request id', async () => {
    await using stage = await openStage()
    stage.service.faults.add({
      status: 400,
      headers: { 'x-request-id': 'req_4711' },
      body: { error: 'Invalid query parameters', details: [{ message: 'limit must be an integer' }] },
    })
    const { log } = await stage.runExport()
    expect(annotations('error', log)[0]).toMatch(
      /HTTP 400: Invalid query parameters; limit must be an integer\. Request id: req_4711\./u,
    )
  })

  it.concurrent('is quoted with at most 200 characters', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ status: 400, body: { error: 'x'.repeat(100_000) } })
    const { log } = await stage.runJob()
    expect(annotations('error', log)[0]).toMatch(/[^x]x{200}…/u)
  })

  it.concurrent('in HTML is told with status, content type and its first 200 characters', async () => {
    await using stage = await openStage()
    const body = `<html>\n${'y'.repeat(5000)}`
    stage.service.faults.add({ status: 418, headers: { 'content-type': 'text/html' }, body })
    const { log } = await stage.runJob()
    expect(annotations('error', log)[0]).toMatch(
      /HTTP 418 \(content type text\/html, body "<html> y{193}…"\)/u,
    )
  })
})

describe('the rate limit', () => {
  it.concurrent('makes a create that the service itself rejected wait and try again', async () => {
    await using stage = await openStage()
    const headers = { 'retry-after': '1' }
    stage.service.faults.add({ method: 'POST', status: 429, headers, body: { error: 'Rate limit exceeded' } })
    const { exitCode, log } = await stage.runJob({ prompt: 'x', wait: 'false' })
    expect(exitCode).toBe(0)
    expect(stage.service.jobs.size).toBe(1)
    expect(calls(stage.service)).toHaveLength(2)
    expect(log).toMatch(/HTTP 429: Rate limit exceeded.* Retrying in .* \(retry 1 of 5\)/u)
  })

  it.concurrent('is waited for no shorter than Retry-After tells', async () => {
    await using stage = await openStage()
    stage.service.faults.add({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { error: 'Rate limit exceeded' },
    })
    const { exitCode } = await stage.runExport()
    const [first, second] = stage.service.requests
    expect(exitCode).toBe(0)
    expect((second?.receivedAtMs ?? 0) - (first?.receivedAtMs ?? 0)).toBeGreaterThanOrEqual(1000)
  })

  it.concurrent('leaves a create alone that something in between answered with 429', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ method: 'POST', status: 429, body: '<html>Slow down</html>', processed: true })
    const { exitCode } = await stage.runJob()
    expect(exitCode).toBe(1)
    expect(calls(stage.service)).toHaveLength(1)
    expect(stage.service.jobs.size).toBe(1)
  })
})
