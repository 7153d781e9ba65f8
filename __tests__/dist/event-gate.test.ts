import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { annotations } from '../support/dist-log.ts'
import { calls, shortDeadline, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage, type TriggeredBy } from '../support/event-stage.ts'

const labeled = { fixture: 'issues.labeled' }
const askFor = (login: string) => `GET /repos/acme/docs/collaborators/${encodeURIComponent(login)}/permission`

/** The step has ended as a success that says who was refused and why, and the service has heard nothing. */
function expectSkipped(run: ActionRun, { service }: EventStage, reason: string, says: RegExp): void {
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', skipReason: reason } })
  expect(annotations('notice', run.log)).toEqual([expect.stringMatching(says)])
  expect(run.summary).toMatch(/^## Skipped\n/u)
  expect(run.summary).toMatch(says)
  expect(service.requests).toEqual([])
}

const bySender = (login: string, type = 'User'): TriggeredBy => ({
  ...labeled,
  change: (payload) => ({ ...payload, sender: { login, type } }),
})

describe('the gate, cut short', () => {
  it.concurrent('by a cancellation ends as cancelled, not as skipped', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ hang: true, times: Infinity })
    const step = stage.start(labeled)
    await until(() => stage.github.requests.length > 0)
    const sentAtMs = Date.now()
    step.process.kill('SIGINT')
    const run = await step.finished
    expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(Date.now() - sentAtMs).toBeLessThan(2000)
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('by a cancellation after retries ends as cancelled, too', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ status: 502, times: 2 })
    stage.github.faults.add({ hang: true })
    const step = stage.start({ ...labeled, fastTime: true })
    await until(() => stage.github.requests.length === 3)
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
  })

  it.concurrent('by the deadline ends as timed out, not as skipped', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ hang: true, times: Infinity })
    const run = await stage.run(labeled, { ...shortDeadline, 'prompt-from': 'issue' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out' } })
    expect(stage.service.requests).toEqual([])
  })
})

interface Refusal {
  name: string
  event: TriggeredBy
  inputs?: Record<string, string>
  reason?: string
  says: RegExp
}

const refusals: Refusal[] = [
  {
    name: 'of a sender without permission',
    event: { fixture: 'issues.opened' },
    says: /visitor has the role none/u,
  },
  {
    name: 'of an actor without permission who re-runs the run of a maintainer',
    event: { ...labeled, actor: 'visitor' },
    says: /visitor has the role none/u,
  },
  {
    name: 'of a sender without permission whose run a maintainer re-runs',
    event: { fixture: 'issues.opened', actor: 'maintainer' },
    says: /visitor has the role none/u,
  },
  {
    name: 'of a bot that is not listed',
    event: bySender('renovate[bot]', 'Bot'),
    inputs: { 'allowed-bots': 'renovate, dependabot[bot], xrenovate[bot]' },
    reason: 'bot-not-allowed',
    says: /renovate\[bot\] is not in allowed-bots/u,
  },
  {
    name: 'of an event without a sender',
    event: { ...labeled, change: (payload) => ({ ...payload, sender: undefined }), actor: 'maintainer' },
    says: /does not tell who/u,
  },
  { name: 'of a run without a triggering actor', event: { ...labeled, actor: null }, says: /not tell who/u },
  {
    name: 'of somebody with the role triage, which GitHub shows as read',
    event: bySender('triager'),
    inputs: { 'allowed-permissions': 'write,read' },
    says: /triager has the role triage/u,
  },
]

describe('a refusal by the gate', () => {
  it.concurrent.each(refusals)(
    '$name is a skip that says who and why, and nothing reaches the service',
    async ({ event, inputs = {}, reason = 'insufficient-permission', says }) => {
      const permissions = { triager: { permission: 'read', role_name: 'triage' } }
      await using stage = await openEventStage({ github: { permissions } })
      const run = await stage.run(event, { prompt: 'Document it', comment: 'true', ...inputs })
      expectSkipped(run, stage, reason, says)
      expect(calls(stage.github).filter((call) => !call.endsWith('/permission'))).toEqual([])
    },
  )

  it.concurrent('comes where GitHub refuses the token', async () => {
    await using stage = await openEventStage()
    const inputs = { 'github-token': 'ghs_expired0123456789', 'prompt-from': 'issue' }
    const run = await stage.run(labeled, inputs)
    expectSkipped(
      run,
      stage,
      'insufficient-permission',
      /maintainer could not be verified: .*Bad credentials/u,
    )
  })

  it.concurrent('comes where there is no token to ask with', async () => {
    await using stage = await openEventStage()
    const run = await stage.run(labeled, { 'github-token': '', 'prompt-from': 'issue' })
    expectSkipped(run, stage, 'insufficient-permission', /could not be verified: .*github-token is empty/u)
    expect(stage.github.requests).toEqual([])
  })

  it.concurrent('comes where GitHub answers with nothing that can be read', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ status: 200, body: '<html>unicorn</html>', times: Infinity })
    const run = await stage.run(labeled)
    expectSkipped(run, stage, 'insufficient-permission', /maintainer could not be verified/u)
  })

  it.concurrent('comes where GitHub is down', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ status: 503, times: Infinity })
    const run = await stage.run({ ...labeled, fastTime: true })
    expectSkipped(run, stage, 'insufficient-permission', /maintainer could not be verified/u)
  })

  it.concurrent('comes where GitHub never answers', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ hang: true, times: Infinity })
    const run = await stage.run({ ...labeled, fastTime: true })
    expectSkipped(run, stage, 'insufficient-permission', /maintainer could not be verified/u)
  })

  it.concurrent('does not show a hostile login as markup or command', async () => {
    await using stage = await openEventStage()
    const login = 'x\n::error::PWNED <img src=x>'
    const run = await stage.run(bySender(login))
    expect(run.outputs['outcome']).toBe('skipped')
    expect(annotations('error', run.log)).toEqual([])
    expect(run.summary).toMatch(/^```text\n.*<img src=x>/mu)
  })
})

describe('the gate', () => {
  it.concurrent('asks GitHub about sender and actor before anything is sent to the service', async () => {
    await using stage = await openEventStage()
    const run = await stage.run({ ...labeled, actor: 'reviewer' })
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(calls(stage.github)).toEqual([askFor('maintainer'), askFor('reviewer')])
    const [created] = stage.service.requests
    for (const asked of stage.github.requests)
      expect(asked.receivedAtMs).toBeLessThanOrEqual(created?.receivedAtMs ?? 0)
  })

  it.concurrent('lets in a bot by its exact login, without asking GitHub', async () => {
    await using stage = await openEventStage()
    const inputs = { 'prompt-from': 'issue', 'allowed-bots': 'dependabot[bot]\nrenovate[bot]' }
    const run = await stage.run(bySender('renovate[bot]', 'Bot'), inputs)
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(stage.github.requests).toEqual([])
  })

  it.concurrent('is off with "any"', async () => {
    await using stage = await openEventStage()
    const inputs = { 'prompt-from': 'issue', 'allowed-permissions': 'any' }
    const run = await stage.run({ fixture: 'issues.opened' }, inputs)
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(stage.github.requests).toEqual([])
  })

  it.concurrent('asks again where GitHub first answers 502', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ status: 502 })
    const run = await stage.run({ ...labeled, fastTime: true })
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(calls(stage.github)).toEqual([askFor('maintainer'), askFor('maintainer')])
  })

  it.concurrent('does not run for a dry run, which sends nothing', async () => {
    await using stage = await openEventStage()
    const inputs = { 'prompt-from': 'issue', comment: 'true', 'dry-run': 'true' }
    const run = await stage.run({ fixture: 'issues.opened' }, inputs)
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run' } })
    expect(run.summary).toContain('Document the new --json flag')
    expect([...calls(stage.github), ...calls(stage.service)]).toEqual([])
  })
})
