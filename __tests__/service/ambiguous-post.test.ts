import { MessageChannel } from 'node:worker_threads'

import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import { retryableStatuses } from '../../src/shared/retry.ts'
import type { ServiceClient } from '../../src/service/client.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { Cancelled } from '../../src/shared/errors.ts'
import { calls, until } from '../support/dist-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { fakeTimers } from '../support/fake-timers.ts'
import { clientStarter, projectId } from '../support/service-client.ts'

const startClient = clientStarter()
const timers = fakeTimers()

const withoutField = (field: string): Fault => ({
  transform: (answer) => ({
    ...answer,
    body: Object.fromEntries(
      Object.entries(Object(answer.body) as object).filter(([name]) => name !== field),
    ),
  }),
})

const ambiguous: [string, Fault][] = [
  ['a reset after sending', { reset: 'before-answer', processed: true }],
  ['a reset in the middle of the answer', { reset: 'mid-body' }],
  ...Object.entries(retryableStatuses)
    .filter(([, kind]) => kind === 'unanswered')
    .map(([status]): [string, Fault] => [
      `status ${status}`,
      { status: Number(status), processed: true, body: { error: 'Too slow' } },
    ]),
  ['status 500', { status: 500, processed: true, body: { error: 'Oops' } }],
  ['status 502 with HTML', { status: 502, processed: true, body: '<h1>Bad gateway</h1>' }],
  ['status 503', { status: 503, processed: true, headers: { 'retry-after': '1' } }],
  ['status 429 with HTML', { status: 429, processed: true, body: '<h1>Too many requests</h1>' }],
  ...[400, 401, 403, 404, 407, 422].map((status): [string, Fault] => [
    `status ${status} with HTML`,
    { status, processed: true, body: '<html><h1>Blocked</h1></html>' },
  ]),
  ['status 403 in plain text', { status: 403, processed: true, body: 'Blocked by policy' }],
  [
    'status 403 with broken JSON',
    {
      status: 403,
      processed: true,
      headers: { 'content-type': 'application/json' },
      body: '{"error": "Blo',
    },
  ],
  ['a cut 403', { status: 403, processed: true, body: { error: 'Forbidden' }, cutBody: true }],
  [
    'a compressed 403',
    { status: 403, processed: true, body: 'Blocked', headers: { 'content-encoding': 'gzip' } },
  ],
  ['a cut 201', { cutBody: true }],
  [
    'a compressed 201',
    {
      transform: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } }),
    },
  ],
  ['a 201 with HTML', { status: 201, processed: true, body: '<html></html>' }],
  ['an empty 201', { status: 201, processed: true }],
  ['a 201 without an id', withoutField('id')],
  ['a 201 with an empty id', { transform: (answer) => ({ ...answer, body: { id: '', status: 'active' } }) }],
  ['a 201 that is a list', { transform: (answer) => ({ ...answer, body: [answer.body] }) }],
  ['a redirect', { status: 303, processed: true, headers: { location: 'https://elsewhere.invalid/' } }],
]

describe('Runner: a signal while the run is busy', () => {
  it.each([
    ['create', async (client: ServiceClient) => client.createJob('Document the flag')],
    ['message', async (client: ServiceClient) => client.sendMessage('job_1', 'Document the flag')],
    ['publication', async (client: ServiceClient) => client.publish()],
  ])('keeps a %s from being sent', async (_, post) => {
    const { client, deadline, service } = await startClient()
    // From then on, there is a connection.
    await client.pollJob(await client.createJob('Document the flag').then(({ id }) => id))
    service.requests.splice(0)
    // Node hands over a message as it does a signal: when it next asks for what came.
    const { port1, port2 } = new MessageChannel()
    port1.on('message', deadline.cancel)
    port2.postMessage('')
    await expect(post(client)).rejects.toBeInstanceOf(Cancelled)
    port1.close()
    expect(calls(service)).toEqual([])
  })
})

describe('Service and network: an ambiguous POST is never sent again', () => {
  it.each(ambiguous)('after %s', async (_, fault) => {
    const { client, clock, log, service } = await startClient({ fault })
    const error = await failureOf(client.createJob('Document the flag'), ServiceError, 'uncertain')
    expect(calls(service)).toEqual([`POST /v2/agent/${projectId}/job`])
    expect(service.jobs.size).toBe(1)
    expect(error.message).toContain('It was sent at 2026-01-15T12:00:00.000Z.')
    expect(error.message).toMatch(/may have been started\..*look at the agent jobs.*job-id/)
    expect(clock.sleeps).toEqual([])
    log.expectExactly()
  })

  it.each<[string, Fault]>([
    ['the service says so', { body: { error: 'No' } }],
    ['the answer is other JSON', { body: { message: 'No' } }],
    ['the answer has no body', {}],
  ])('but a refusal is certain if %s', async (_, body) => {
    for (const status of [400, 401, 403, 404]) {
      const { client } = await startClient({ fault: { status, ...body } })
      await failureOf(client.createJob('Document the flag'), ServiceError, 'refused')
    }
  })

  it('after a timeout', async () => {
    const { client, service } = await startClient({ fault: { hang: true, processed: true } })
    timers.start()
    const failure = failureOf(client.createJob('Document the flag'), ServiceError, 'uncertain')
    await until(() => service.jobs.size === 1)
    timers.advance(60_000)
    expect((await failure).message).toContain('no complete answer within 60 s')
    expect(service.requests).toHaveLength(1)
  })

  it.each<[string, Fault]>([
    ['a reset', { reset: 'before-answer', processed: true }],
    ['status 404 with HTML', { status: 404, body: '<html><h1>Blocked</h1></html>', processed: true }],
  ])('also when it is a message, and names the job: %s', async (_, fault) => {
    const { client, service } = await startClient()
    service.addJob('job_1', projectId, [{ status: 'completed' }])
    service.faults.add(fault)
    const error = await failureOf(client.sendMessage('job_1', 'And the option'), ServiceError, 'uncertain')
    expect(service.jobs.get('job_1')?.prompts).toEqual(['And the option'])
    expect(service.requests).toHaveLength(1)
    expect(error.message).toMatch(
      /It was sent at 2026-01-15T12:00:00\.000Z\. The message may have reached job job_1/,
    )
  })

  it('after an answer to a message that is about another job', async () => {
    const { client, service } = await startClient({ messageLife: [{ status: 'active', id: 'job_2' }] })
    service.addJob('job_1', projectId, [{ status: 'completed' }])
    const sending = client.sendMessage('job_1', 'And the option')
    const { message } = await failureOf(sending, ServiceError, 'uncertain')
    expect(message).toMatch(/returned job job_2 instead of job job_1\..+ may have reached job job_1/u)
    expect(service.requests).toHaveLength(1)
  })

  it('tells when the last of several was sent', async () => {
    const { client, service } = await startClient({
      fault: { status: 429, headers: { 'retry-after': '60' }, body: { error: 'Slow down' } },
    })
    service.faults.add({ cutBody: true })
    const error = await failureOf(client.createJob('Document the flag'), ServiceError, 'uncertain')
    expect(error.message).toContain('It was sent at 2026-01-15T12:01:00.500Z.')
    expect(service.requests).toHaveLength(2)
  })

  it.each(['cancel', 'expire'] as const)('after an abort (%s) while it is not answered', async (abort) => {
    const { client, deadline, service } = await startClient({ fault: { hang: true, processed: true } })
    const work = client.createJob('Document the flag')
    await until(() => service.jobs.size === 1)
    deadline[abort]()
    const error = await failureOf(work, ServiceError, 'uncertain')
    expect(error.cause).toMatchObject({ kind: 'unanswered' })
    expect(service.requests).toHaveLength(1)
  })

  it('once the run was cancelled before it was sent, without doubt', async () => {
    const { client, deadline, service } = await startClient()
    deadline.cancel()
    await expect(client.createJob('Document the flag')).rejects.toBe(deadline.signal.reason)
    expect(service.requests).toEqual([])
  })
})
