import { describe, expect, it } from '@jest/globals'

import { type BuildLife, neverEnds } from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import { askForDeployment, awaitEnd, deploymentEndOf } from '../../src/deployment/deploy.ts'
import { GitHubError } from '../../src/github/github-call.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { ActionError, DeadlineExceeded } from '../../src/shared/errors.ts'
import { calls } from '../support/dist-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientStarter } from '../support/service-client.ts'

const startClient = clientStarter()
const endedAt = '2026-01-15T12:03:00.000Z'
const minutes = 60_000

async function waitFor(life: BuildLife, ...faults: Fault[]) {
  const { client, service, ...context } = await startClient({ builds: [life], buildsPerMinute: 1000 })
  for (const fault of faults) service.faults.add(fault)
  const startedAtMs = context.clock.now()
  const ended = async () => {
    const { queued } = await askForDeployment(() => client.buildPreview('main'), 2, context)
    const read = () => client.readDeployment(queued.statusId)
    return awaitEnd({ what: 'preview', read, pollIntervalMs: 15_000 }, context)
  }
  const end = ended()
  const count = (method: string) => calls(service).filter((call) => call.startsWith(method)).length
  const told = () => ({
    waitedMs: context.clock.now() - startedAtMs,
    posts: count('POST'),
    reads: count('GET'),
  })
  return { end, told, log: context.log, sleeps: context.clock.sleeps }
}

describe('the end of a deployment', () => {
  it.each<[string, boolean, ReturnType<typeof deploymentEndOf>]>([
    ['success', false, 'success'],
    ['failure', false, 'failure'],
    ['queued', false, undefined],
    ['in_progress', false, undefined],
    ['thinking', false, undefined],
    ['', false, undefined],
    ['in_progress', true, 'unknown'],
    ['superseded', true, 'unknown'],
    ['', true, 'unknown'],
    ['skip', true, 'skipped'],
    ['Skipped', true, 'skipped'],
    ['build_skipped', false, 'skipped'],
    ['skipping', false, undefined],
  ])('with the status "%s", and ended: %j, is %s', (status, hasEnded, end) => {
    expect(deploymentEndOf({ status, hasEnded })).toBe(end)
  })
})

describe('the wait for a deployment', () => {
  const isMissing = { path: /update-status/u, status: 404, body: { error: 'Not found' } }
  const isDown = { path: /update-status/u, status: 503 }
  const another = { method: 'POST', status: 409, body: { error: 'A deployment runs' } }
  const builds = [{ status: 'success' }]

  it.each<[string, BuildLife, Fault[], end: 'success' | 'deadline', posts: number | 'many', leastMs: number]>(
    [
      ['ends with the deadline alone', neverEnds, [], 'deadline', 1, 30 * minutes],
      ['outlives an unknown status for a minute', builds, [{ ...isMissing, times: 3 }], 'success', 1, 0],
      ['outlives two minutes of 503', builds, [{ ...isDown, times: 8 }], 'success', 1, 90_000],
      ['begins when no other runs', builds, [{ ...another, times: 3 }], 'success', 4, 0],
      ['begins so after a lost answer', builds, [another, { method: 'POST', status: 502 }], 'success', 3, 0],
      ['does not begin', [], [{ ...another, times: Infinity }], 'deadline', 'many', 30 * minutes],
    ],
  )('%s', async (_, life, faults, end, posts, leastMs) => {
    const wait = await waitFor(life, ...faults)
    if (end === 'deadline') await failureOf(wait.end, DeadlineExceeded)
    else expect(await wait.end).toMatchObject({ end })
    const told = wait.told()
    expect(told.posts).toEqual(posts === 'many' ? expect.any(Number) : posts)
    expect(told.waitedMs).toBeGreaterThanOrEqual(leastMs)
    expect(told.waitedMs).toBeLessThanOrEqual(30 * minutes)
  })

  it.each([429, 503, undefined])('does not repeat a request to GitHub that failed (%j)', async (status) => {
    const { service, ...context } = await startClient()
    let asked = 0
    const ask = () => {
      asked += 1
      return Promise.reject(new GitHubError('Reading the pull request failed.', status))
    }
    await failureOf(askForDeployment(ask, 2, context), GitHubError)
    expect([asked, calls(service)]).toEqual([1, []])
  })

  it.each<[string, number, Fault]>([
    ['503', 10, { status: 503 }],
    ['a redirect', 10, { status: 307 }],
    ['an answer of another shape', 10, { status: 200, body: [] }],
    ['HTML with 404', 3, { status: 404, body: '<html></html>', after: 40 }],
    ['401', 3, { status: 401, body: { error: 'No' } }],
  ])('outlives failed polls, but not %s %d times in a row', async (_, most, fault) => {
    const polls = { path: /update-status/u, ...fault }
    const once = await waitFor([{ status: 'success' }], { ...polls, after: 0, times: most - 1 })
    expect(await once.end).toMatchObject({ end: 'success' })
    const always = await waitFor(neverEnds, { ...polls, times: Infinity })
    const { message } = await failureOf(always.end, ActionError)
    expect(message).toContain(`The build of the preview could not be read ${most} times in a row. `)
    expect(always.told().reads).toBe((fault.after ?? 0) + most)
  })

  it('ends if the service does not know the status after a minute', async () => {
    const wait = await waitFor([], { path: /update-status/u, status: 404, times: Infinity, body: {} })
    const { message } = await failureOf(wait.end, ActionError)
    expect(message).toMatch(/could not be read 3 times in a row\. GET .+ 404/u)
    expect(wait.told().waitedMs).toBeGreaterThanOrEqual(minutes)
    expect(wait.told().waitedMs).toBeLessThan(1.5 * minutes)
  })

  it.each<[string, Fault, number]>([
    ['503 with Retry-After', { status: 503, headers: { 'retry-after': '10' } }, 10_000],
    [
      '429 in JSON with Retry-After',
      { status: 429, headers: { 'retry-after': '7' }, body: { error: 'No' } },
      7000,
    ],
    ['429 in HTML without it', { status: 429, body: '<h1>Slow down</h1>' }, 30_000],
  ])('keeps the time that the service tells: %s', async (_, fault, delayMs) => {
    const wait = await waitFor([{ status: 'success' }], { method: 'POST', ...fault })
    expect(await wait.end).toMatchObject({ end: 'success' })
    expect(wait.sleeps[0]).toBeGreaterThanOrEqual(delayMs)
    expect(wait.sleeps[0]).toBeLessThan(delayMs + 1000)
  })

  it('ends at once if the time that the service tells is after the deadline', async () => {
    const later = { 'retry-after': 'Thu, 15 Jan 2026 14:00:00 GMT' }
    const wait = await waitFor([], { method: 'POST', status: 503, headers: later })
    const { message } = await failureOf(wait.end, ActionError)
    expect(message).toMatch(/The next retry would be at 2026-01-15T14:00:0\S+, after the deadline/u)
    expect(wait.sleeps).toEqual([])
  })

  it.each<[string, Fault]>([
    ['the answer is lost', { reset: 'before-answer', processed: true }],
    ['the service fails', { status: 503, body: { error: 'Sorry' } }],
    ['a gateway answers', { status: 429, body: '<h1>Slow down</h1>' }],
  ])('asks a second time, and no third time, when %s', async (_, fault) => {
    const once = await waitFor([{ status: 'success' }], { method: 'POST', ...fault })
    expect(await once.end).toMatchObject({ end: 'success' })
    expect(once.told().posts).toBe(2)
    const always = await waitFor([], { method: 'POST', times: Infinity, ...fault })
    await failureOf(always.end, ServiceError)
    expect(always.told().posts).toBe(2)
  })

  it('goes on after a failed read, and with a status that nobody knows', async () => {
    const life = [{ status: 'thinking' }, { status: 'success', endedAt }]
    const wait = await waitFor(life, { path: /update-status/u, status: 502, times: 2 })
    expect(await wait.end).toMatchObject({ end: 'success' })
    expect(wait.log.entries).toContainEqual(
      expect.stringMatching(/^info: The build of the preview: thinking after /u),
    )
  })
})
