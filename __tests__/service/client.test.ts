import { describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { calls } from '../support/dist-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientOf, clientStarter, firstPage, projectId } from '../support/service-client.ts'

const startClient = clientStarter()

describe('a request', () => {
  it('carries the key in the Authorization header and nowhere else', async () => {
    const { client, service } = await startClient()
    const job = await client.createJob('Document the flag')
    await client.pollJob(job.id)
    await client.listVisitors(firstPage)
    expect(service.requests).toHaveLength(3)
    for (const { headers, ...rest } of service.requests) {
      const { authorization, ...otherHeaders } = headers
      expect(authorization).toBe(`Bearer ${simulatorKey}`)
      expect(JSON.stringify([otherHeaders, rest])).not.toContain(simulatorKey)
    }
  })

  it('asks for JSON that is not compressed, and without a body has no content type', async () => {
    const { client, service } = await startClient()
    await client.listVisitors(firstPage)
    expect(service.requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'docs-agent-action',
    })
    expect(service.requests[0]?.headers).not.toHaveProperty('content-type')
  })

  it('goes below the path of the base URL, with the project percent-encoded', async () => {
    const { service } = await startClient({ pathPrefix: '/docs/api' })
    const { client } = clientOf(`${service.url}/`, { projectId: 'a/b c?d' })
    const job = await client.createJob('Document the flag')
    expect(calls(service)).toEqual(['POST /docs/api/v2/agent/a%2Fb%20c%3Fd/job'])
    expect(service.jobs.get(job.id)?.projectId).toBe('a/b c?d')
  })
})

describe('the operations', () => {
  it('create a job with the instruction as it is', async () => {
    const { client, service } = await startClient()
    const prompt = '  Zeilen\n\t"ümläut" 😀 \u2028 '
    const job = await client.createJob(prompt)
    expect(service.requests[0]).toMatchObject({ method: 'POST', body: { prompt } })
    expect(job).toMatchObject({ status: 'active', model: 'documentation-writer-1' })
  })

  it('send an instruction without the secrets in it', async () => {
    const { service } = await startClient()
    service.addJob('job_1', projectId, [{ status: 'completed' }])
    const { client } = clientOf(service.url, { redact: (text) => text.replaceAll('ghs_token', '***') })
    await client.createJob('Use ghs_token.')
    await client.sendMessage('job_1', 'Use ghs_token again.')
    expect(service.requests.map(({ body }) => body)).toEqual([
      { prompt: 'Use ***.' },
      { prompt: 'Use *** again.' },
    ])
  })

  it('retrieve a job', async () => {
    const { client, service } = await startClient()
    service.addJob('job_1', projectId, [{ status: 'completed', prLink: 'https://example.com/pull/1' }])
    expect(await client.getJob('job_1')).toEqual({
      id: 'job_1',
      status: 'completed',
      prLink: 'https://example.com/pull/1',
      model: 'documentation-writer-1',
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      createdAt: expect.stringMatching(/Z$/),
    })
  })

  it('send a message to a job', async () => {
    const { client, service } = await startClient()
    service.addJob('job_1', projectId, [{ status: 'completed' }])
    await client.sendMessage('job_1', 'And the option')
    expect(calls(service)).toEqual([`POST /v2/agent/${projectId}/job/job_1/message`])
    expect(service.jobs.get('job_1')?.prompts).toEqual(['And the option'])
  })

  it('list visitors between the given bounds', async () => {
    const { client, service } = await startClient()
    const query = { dateFrom: undefined, dateTo: '2026-01-08T00:00:00+01:00', limit: 3, offset: 6 }
    const page = await client.listVisitors(query)
    expect(service.requests[0]?.query).toEqual({ dateTo: query.dateTo, limit: '3', offset: '6' })
    expect(page.rows).toHaveLength(3)
  })

  it('tell before every request, retries included', async () => {
    const { client, service } = await startClient({ fault: { times: 2, status: 503 } })
    let told = 0
    const beforeSending = (): void => {
      told += 1
    }
    await client.listVisitors(firstPage, { beforeSending })
    expect([told, service.requests.length]).toEqual([3, 3])
  })

  it('send nothing when what is told before refuses', async () => {
    const { client, service } = await startClient()
    const refusal = new RangeError('enough')
    const beforeSending = (): never => {
      throw refusal
    }
    const listing = client.listVisitors(firstPage, { beforeSending })
    await expect(listing).rejects.toBe(refusal)
    expect(service.requests).toEqual([])
  })
})

describe('the advice of the caller', () => {
  it.each([
    [429, / Try again when the hour is over\. Send fewer\.$/],
    [403, / on the API keys page of the dashboard\.$/],
  ])('follows that of the service client for a 429 alone (%i)', async (status, end) => {
    const { client } = await startClient({ fault: { times: Infinity, status, body: { error: 'No' } } })
    const options = { rateLimitAdvice: () => 'Send fewer.' }
    const listing = client.listVisitors(firstPage, options)
    expect((await failureOf(listing, ServiceError)).message).toMatch(end)
  })
})

describe('Service and network: other 4xx', () => {
  it('fails at once, and names the cause and the fix', async () => {
    const fault = { status: 401, body: { error: 'API key has expired' } }
    const { client, log, service } = await startClient({ fault })
    const { message } = await failureOf(client.createJob('Document the flag'), ServiceError)
    expect(message).toMatch(/HTTP 401: API key has expired\. .*Keys expire/u)
    expect(service.requests).toHaveLength(1)
    log.expectExactly()
  })

  it('cuts the message of the service after 200 characters and cleans it', async () => {
    const { client } = await startClient({
      fault: { status: 422, body: { error: `\u001b[31mno\r\n::error::${'é'.repeat(1000)}` } },
    })
    const error = await failureOf(client.getJob('job_1'), ServiceError)
    const [message = ''] = /(?<=HTTP 422: ).+?…/u.exec(error.message) ?? []
    expect(message).toMatch(/^no ::error::é+…$/)
    expect(Array.from(message.slice(0, -1))).toHaveLength(200)
  })

  it('shows the details that the service gives', async () => {
    const { client } = await startClient()
    const query = { dateFrom: '2026-02-30', limit: 250, offset: 0 }
    const error = await failureOf(client.listVisitors(query), ServiceError)
    expect(error.message).toMatch(
      /HTTP 400: Invalid query parameters; dateFrom must be a date in ISO 8601 or YYYY-MM-DD format\.$/u,
    )
  })

  it('keeps status and request id', async () => {
    const { client } = await startClient({
      fault: { status: 410, headers: { 'X-Request-Id': 'req_42' }, body: { error: 'Gone' } },
    })
    const error = await failureOf(client.getJob('job_1'), ServiceError)
    expect(error).toMatchObject({ status: 410, kind: 'refused' })
    expect(error.message).toContain('Request ID: req_42.')
  })

  it.each([
    ['HTML', '<h1>No</h1>'],
    ['JSON with an error that is no text', { error: { code: 7 } }],
    ['a JSON list', ['error']],
    ['JSON null', 'null'],
  ])('does not take %s for words of the service', async (_, body) => {
    const { client } = await startClient({ fault: { status: 429, body } })
    await failureOf(client.pollJob('job_1'), ServiceError, 'unanswered')
  })
})
