import { describe, expect, it, jest } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { withoutSecrets } from '../../src/service/client.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientOf, clientStarter, firstPage } from '../support/service-client.ts'

const job = { id: 'job_1', status: 'active' }

/** The key as JSON that a decoder reads as the key, and that a search for the key does not find. */
const escapedKey = simulatorKey.replaceAll(
  /./g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/** The key, which a character that is never shown splits. A cut after 200 characters keeps a part of it. */
const splitKey = `${'x'.repeat(190)}${simulatorKey.slice(0, 8)}\u009B1m${simulatorKey.slice(8)}`

const mask = createSecretMask()
mask.add(simulatorKey)
const startClient = clientStarter({ redact: mask.redact })

const echoes: [string, Fault][] = [
  ['the message of an error', { status: 400, body: { error: `Bad key ${simulatorKey}` } }],
  ['the details of an error', { status: 400, body: { error: 'Bad', details: [{ message: simulatorKey }] } }],
  ['the message, in base64', { status: 400, body: { error: btoa(simulatorKey) } }],
  ['the message, with JSON escapes', { status: 400, body: `{"error":"Bad key ${escapedKey}"}` }],
  ['the message, split', { status: 400, body: { error: splitKey } }],
  ['HTML with a split key', { status: 400, body: `<p>${splitKey}</p>` }],
  ['HTML', { status: 400, body: `<p>${simulatorKey}</p>` }],
  ['an unreadable success', { status: 200, body: `<p>${simulatorKey}</p>`, times: Infinity }],
  ['a value of a wrong type', { status: 200, body: { totals: simulatorKey } }],
  ['a value of a wrong type, with JSON escapes', { status: 200, body: `{"totals":"${escapedKey}"}` }],
  ['the target of a redirect', { status: 302, headers: { location: `https://${simulatorKey}.example/` } }],
  ['the request id', { status: 400, headers: { 'x-request-id': simulatorKey }, body: { error: 'Bad' } }],
  ['the content type', { status: 400, headers: { 'content-type': `text/${simulatorKey}` }, body: 'Bad' }],
]

describe('Service and network: key leaking through what the service answers', () => {
  it.each(echoes)('is prevented in %s', async (_, fault) => {
    const { client, log } = await startClient({ fault })
    const error = await failureOf(client.listVisitors(firstPage), ServiceError)
    const told = [error.message, ...log.entries].join('\n')
    expect(told).not.toContain(simulatorKey)
    expect(told).not.toContain(btoa(simulatorKey))
    expect(told).not.toContain(simulatorKey.slice(0, 6))
    expect(told).toContain('***')
  })

  it.each([
    ['as it is', { ...job, model: `model of ${simulatorKey}` }, 'model of ***'],
    ['with JSON escapes', `{"id":"job_1","status":"active","model":"${escapedKey}"}`, '***'],
  ])('is prevented in the fields of a job: %s', async (_, body, model) => {
    const { client } = await startClient({ fault: { status: 200, body } })
    expect((await client.pollJob('job_1')).model).toBe(model)
  })

  it('is prevented where the answer about a job names another one', async () => {
    const id = `${'x'.repeat(190)}${simulatorKey}`
    const { client } = await startClient({ fault: { status: 200, body: { ...job, id } } })
    const { message } = await failureOf(client.pollJob('job_1'), ActionError)
    expect(message).toContain('x*** instead of job job_1')
    expect(message).not.toContain(simulatorKey.slice(0, 6))
  })

  it('is prevented in the path of a page', async () => {
    const counts = { human: 1, ai: 0, total: 1 }
    const visitors = [{ path: `/${simulatorKey}`, ...counts }]
    const body = { totals: counts, visitors, hasMore: false }
    const { client } = await startClient({ fault: { status: 200, body } })
    const page = await client.listVisitors(firstPage)
    expect(page.rows[0]?.['path']).toBe('/***')
  })

  it('is looked for in what is kept of a list alone, however much else an answer has', async () => {
    const seen: string[] = []
    const redact = (text: string) => {
      seen.push(text)
      return text
    }
    const { service } = await startClient()
    const counts = { human: 1, ai: 0, total: 1 }
    const visitors = [{ path: '/\\', ...counts, response: 'The answer of the assistant.\n'.repeat(1000) }]
    service.faults.add({ status: 200, body: { totals: counts, visitors, hasMore: false } })
    await clientOf(service.url, { redact }).client.listVisitors(firstPage)
    expect(seen).toContain('/\\')
    expect(seen.join()).not.toContain('The answer')
  })
})

describe('the removal of secrets from a large answer', () => {
  it('lets signals and answers through', async () => {
    let turns = 0
    const count = (): void => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    let isDone = false
    setImmediate(count)
    // A clock that counts 100 ms for each text.
    let nowMs = 0
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 100))
    const texts = Array<string>(50).fill(simulatorKey)
    expect(await withoutSecrets({ deep: [texts] }, mask.redact)).toEqual({ deep: [texts.map(() => '***')] })
    clock.mockRestore()
    isDone = true
    expect(turns).toBeGreaterThan(1)
  })
})
