import { describe, expect, it } from '@jest/globals'

import { annotations } from '../support/dist-log.ts'
import { calls, until } from '../support/dist-stage.ts'
import { issueWith, openEventStage, partsOf, sentPrompt, type TriggeredBy } from '../support/event-stage.ts'
import { concurrentOnPosix } from '../support/platform.ts'

const labeled = { fixture: 'issues.labeled' }
const fromIssue = { 'prompt-from': 'issue' }
const askFor = (login: string) => `GET /repos/acme/docs/collaborators/${login}/permission`

describe('an event', () => {
  it.concurrent('without issue or pull request takes the prompt, and a warning says so', async () => {
    await using stage = await openEventStage()
    const inputs = { prompt: 'Update the changelog', comment: 'true', wait: 'false' }
    const run = await stage.run({ fixture: 'schedule' }, inputs)
    expect(run.outputs['outcome']).toBe('started')
    expect(sentPrompt(stage)).toBe('Update the changelog')
    expect(stage.github.requests).toEqual([])
    expect(annotations('warning', run.log)).toEqual([
      expect.stringContaining('The event schedule is not about an issue or a pull request'),
    ])
  })

  it.concurrent('whose text is missing fails the step before its first request', async () => {
    await using stage = await openEventStage()
    const run = await stage.run({ fixture: 'schedule' }, { 'prompt-from': 'comment', comment: 'true' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('prompt-from: got "comment"')])
    expect([...calls(stage.github), ...calls(stage.service)]).toEqual([])
  })

  it.concurrent(
    'has its text fenced below the prompt, without hidden text, and a notice says so',
    async () => {
      await using stage = await openEventStage()
      const event = issueWith({ title: 'A\u200Bdd\u202E it', body: 'Visible <!-- evil --> text' })
      const prompt = 'Only edit the CLI reference.'
      const run = await stage.run(event, { ...fromIssue, prompt, wait: 'false' })
      const { before, quoted } = partsOf(sentPrompt(stage))
      expect(before).toMatch(/^Only edit the CLI reference\.\n\nRepository: acme\/docs, /u)
      expect(quoted).toBe('Title: Add it\n\nVisible text')
      expect(annotations('notice', run.log)).toEqual([
        expect.stringMatching(/^Removed from the quoted text: 2 invisible characters\.$/u),
      ])
    },
  )

  it.concurrent(
    'is shown by a dry run, with what it changed, and nothing is sent to the service',
    async () => {
      await using stage = await openEventStage()
      const inputs = { 'prompt-from': 'pull-request', comment: 'true', 'dry-run': 'true' }
      const run = await stage.run({ fixture: 'pull_request_target.labeled' }, inputs)
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run' } })
      for (const shown of [run.summary, run.log]) {
        expect(shown).toContain('Pull request: #57 (open), https://github.com/acme/docs/pull/57\n')
        expect(shown).toContain('\nmodified src/export.ts +3 −2\n')
      }
      expect(calls(stage.github)).toEqual([
        askFor('maintainer'),
        expect.stringMatching(/^GET \/repos\/acme\/docs\/compare\/f95f852\w+\.\.\.ec26c3e/u),
        'POST /markdown',
      ])
      expect(stage.service.requests).toEqual([])
    },
  )
})

interface Skip {
  name: string
  event: TriggeredBy
  inputs?: Record<string, string>
  skipReason: string
  says: RegExp
}

const bot: TriggeredBy = {
  ...labeled,
  change: (payload) => ({ ...payload, sender: { login: 'renovate[bot]', type: 'Bot' } }),
}

const skips: Skip[] = [
  {
    name: 'an actor without permission who runs it again',
    event: { ...labeled, actor: 'visitor' },
    skipReason: 'insufficient-permission',
    says: /visitor, who started this run, has the role none/u,
  },
  {
    name: 'a bot that is not listed',
    event: bot,
    inputs: { 'allowed-bots': 'renovate' },
    skipReason: 'bot-not-allowed',
    says: /renovate\[bot\], which caused the event, is not in allowed-bots/u,
  },
  {
    name: 'another label',
    event: { ...labeled, change: (payload) => ({ ...payload, label: { name: 'bug' } }) },
    inputs: { label: 'docs', 'remove-label': 'true' },
    skipReason: 'label-mismatch',
    says: /label.*"docs"/u,
  },
]

describe('a step is skipped', () => {
  it.concurrent.each(skips)(
    'for $name, with a notice and the reason, and sends nothing to the service',
    async ({ event, inputs, skipReason, says }) => {
      await using stage = await openEventStage()
      const run = await stage.run(event, { ...fromIssue, comment: 'true', ...inputs })
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', skipReason } })
      expect(annotations('notice', run.log)).toEqual([expect.stringMatching(says)])
      expect(run.summary).toMatch(/^## Skipped\n/u)
      expect(run.summary).toMatch(says)
      expect(calls(stage.github).filter((call) => !call.endsWith('/permission'))).toEqual([])
      expect(stage.service.requests).toEqual([])
    },
  )

  it.concurrent('in a dry run, too, when another label was added', async () => {
    await using stage = await openEventStage()
    const run = await stage.run(
      { fixture: 'issues.opened' },
      { label: 'docs', 'dry-run': 'true', prompt: 'x' },
    )
    expect(run.outputs).toMatchObject({ outcome: 'skipped', skipReason: 'label-mismatch' })
  })
})

describe('the permission gate', () => {
  it.concurrent('asks GitHub about sender and actor before the job is created', async () => {
    await using stage = await openEventStage()
    const sentBefore: number[] = []
    stage.github.faults.add({
      times: Infinity,
      transform: (answer) => {
        sentBefore.push(stage.service.requests.length)
        return answer
      },
    })
    const run = await stage.run({ ...labeled, actor: 'reviewer' })
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(calls(stage.github)).toEqual([askFor('maintainer'), askFor('reviewer'), 'POST /markdown'])
    expect(sentBefore).toEqual([0, 0, 0])
  })

  it.concurrent('is off with allowed-permissions: any', async () => {
    await using stage = await openEventStage()
    const inputs = { ...fromIssue, 'allowed-permissions': 'any', wait: 'false' }
    const run = await stage.run({ fixture: 'issues.opened' }, inputs)
    expect(run.outputs['outcome']).toBe('started')
    expect(calls(stage.github)).toEqual(['POST /markdown'])
  })

  concurrentOnPosix.each([
    { name: 'a cancellation', exitCode: 130, outcome: 'cancelled' },
    { name: 'the deadline', exitCode: 1, outcome: 'timed-out' },
  ])('that $name ends has the outcome $outcome, not skipped', async ({ exitCode, outcome }) => {
    await using stage = await openEventStage()
    stage.github.faults.add({ hang: true, times: Infinity })
    const step = stage.start(labeled, fromIssue, { hasManualDeadline: true })
    await until(() => stage.github.requests.length > 0, step)
    if (outcome === 'cancelled') step.process.kill('SIGINT')
    else step.passDeadline()
    expect(await step.finished).toMatchObject({ exitCode, outputs: { outcome } })
    expect(stage.service.requests).toEqual([])
  })
})
