import { describe, expect, it } from '@jest/globals'

import {
  type DocumentationServiceOptions,
  failed,
  type JobLife,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { requestKey } from '../../src/agent-job/agent-job-operation.ts'
import { readMark } from '../../src/github/thread/comment-mark.ts'
import { workflowRun } from '../../src/runner/workflow-run.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { calls, until } from '../support/dist-stage.ts'
import { issueWith, type TriggeredBy } from '../support/event-stage.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { markOf, notSent, place, requested, sentTo } from '../support/comment-marks.ts'
import { projectId } from '../support/service-client.ts'

const { start, stepOn, github } = operationSteps()
const prompt = { prompt: 'Document the flag' }
const attachTo = { 'job-id': 'job_1' }
const pullRequest = 'https://github.com/acme/docs/pull/128'

const labeled: TriggeredBy = { fixture: 'issues.labeled' }
const byStranger: TriggeredBy = { ...labeled, change: { sender: { login: 'stranger' } } }

/** A step on a service that has a finished job. */
async function stepWith(given: GivenInputs, event?: TriggeredBy, options?: DocumentationServiceOptions) {
  const service = await start(options)
  service.addJob('job_1', projectId, [{ status: 'completed' }])
  return { service, ...(await stepOn(service, given, event)) }
}

/** The id of the job that the step created. */
const createdJob = ({ service }: Awaited<ReturnType<typeof stepWith>>): string =>
  [...service.jobs.keys()].find((id) => id !== 'job_1') ?? ''

/** The key of a request of the same step. */
async function keyOf({ service }: Awaited<ReturnType<typeof stepWith>>, given: GivenInputs) {
  const { inputs } = await stepOn(service, given, labeled)
  if (inputs.operation !== 'agent-job') throw new Error('These are the inputs of another operation.')
  return requestKey(inputs, { ...workflowRun(), job: 'docs', action: '__acme' })
}

describe('the step of an agent job', () => {
  it('ends with the outcome, the outputs and the pull request of the job, and a summary of it', async () => {
    const step = await stepWith(prompt)
    const end = await step.run()
    expect(end.report).toContain('\n- Duration: 1 min 9 s\n')
    expect(end.report).toMatch(/<summary>Instruction<\/summary>\n\n```text\nDocument the flag\n/u)
    expect(end).toMatchObject({
      outcome: 'pr-created',
      message: expect.stringMatching(/^Pull request .*\. https:\/\/github\.com\/acme\/docs\/pull\/128$/u),
      severity: 'info',
      outputs: {
        jobId: createdJob(step),
        status: 'completed',
        job: {
          id: createdJob(step),
          status: 'completed',
          origin: 'created',
          source: { repository: 'https://github.com/acme/docs', ref: 'main' },
          model: 'documentation-writer-1',
          prLink: pullRequest,
          createdAt: expect.stringMatching(/Z$/u) as unknown,
          archivedAt: null,
        },
        prLink: pullRequest,
        prNumber: 128,
        prRepository: 'acme/docs',
        headline: 'Pull request acme/docs#128 is ready to review',
      },
      error: undefined,
    })
  })

  it('sets outputs as soon as the job is known, and again with another status', async () => {
    const step = await stepWith(prompt)
    await step.run()
    const job = { jobId: createdJob(step), job: { origin: 'created' } }
    expect(step.outputs).toMatchObject([
      { ...job, status: 'active', prLink: undefined },
      { ...job, status: 'completed', prLink: undefined },
    ])
  })

  it('sets outputs of a job that it attaches to at once, and again only if they have changed', async () => {
    const step = await stepWith(attachTo)
    await step.run()
    expect(step.outputs).toMatchObject([
      { jobId: 'job_1', status: undefined },
      { jobId: 'job_1', status: 'completed' },
    ])
  })

  it('that timed out has the outputs of the last answer, and says how to come back to the job', async () => {
    const models = ['documentation-writer-1', 'documentation-writer-2']
    const jobLife = models.map((model) => ({ status: 'active', model }))
    const step = await stepWith(prompt, undefined, { jobLife })
    step.clock.whileSleeping = () => {
      if (step.service.requests.length > 2) step.deadline.expire()
    }
    const { message, ...end } = await step.run()
    expect(end).toMatchObject({
      outcome: 'timed-out',
      outputs: { job: { model: models[1], prLink: null } },
      severity: 'error',
      error: step.deadline.signal.reason as unknown,
    })
    const jobId = createdJob(step)
    expect(message).toBe(
      `The step did not end within 30 minutes (timeout-minutes). Agent job ${jobId} is still working. To wait for it, run this action with job-id: ${jobId}.`,
    )
  })
})

it('a pull request on another host is not read', async () => {
  const prLink = 'https://gitlab.com/acme/docs/-/merge_requests/5'
  const step = await stepWith(prompt, undefined, { jobLife: [{ status: 'completed', prLink }] })
  expect(await step.run()).toMatchObject({ outcome: 'pr-created', outputs: { prNumber: 5 } })
  expect(github.api.requests).toEqual([])
})

describe('the event of an agent job', () => {
  it.each<[string, GivenInputs, TriggeredBy, string[]]>([
    [
      'issue-closed',
      { comment: 'true', 'issue-number': '7', 'dry-run': 'true' },
      { fixture: 'push' },
      ['GET /repos/acme/docs/issues/7'],
    ],
    ['insufficient-permission', {}, byStranger, ['GET /repos/acme/docs/collaborators/stranger/permission']],
  ])('skips the step without a job: %s', async (skipReason, given, event, requests) => {
    github.api.issues.set(7, 'closed')
    const step = await stepWith({ ...prompt, ...given }, event)
    expect(await step.run()).toMatchObject({ outcome: 'skipped', outputs: { skipReason } })
    expect(calls(github.api)).toEqual(requests)
    expect(step.service.requests).toEqual([])
    github.api.issues.clear()
  })

  const isOpen = 'GET /repos/acme/docs/issues/42'
  const closing = { change: { action: 'closed', issue: { state: 'closed' } } }
  const onPullRequest: TriggeredBy = { fixture: 'issue_comment.created-on-pull-request' }

  it.each<[string, TriggeredBy]>([
    ['labeled', labeled],
    ['commented', { fixture: 'issue_comment.created' }],
  ])('is skipped without a job if the issue that was %s is closed meanwhile', async (_, event) => {
    github.api.issues.set(42, 'closed')
    const step = await stepWith({ ...prompt, comment: 'true' }, event)
    const end = await step.run()
    github.api.issues.clear()
    const message = expect.stringContaining('Issue #42 was closed after the event.') as unknown
    expect(end).toMatchObject({ outcome: 'skipped', outputs: { skipReason: 'issue-closed' }, message })
    expect(step.service.requests).toEqual([])
    expect(github.api.comments).toEqual([])
  })

  it.each<[string, TriggeredBy]>([
    ['an issue that was closed before', { ...labeled, ...closing }],
    ['a comment on a closed issue', { fixture: 'issue_comment.created', ...closing }],
    ['a pull request', onPullRequest],
  ])('of %s starts a job', async (_, event) => {
    github.api.issues.set(42, 'closed').set(57, 'closed')
    const step = await stepWith({ ...prompt, wait: 'false' }, event)
    const end = await step.run()
    github.api.issues.clear()
    expect(end).toMatchObject({ outcome: 'started' })
  })

  it('of an open issue starts a job, also if nobody can tell whether it still is', async () => {
    github.api.faults.add({ path: /\/issues\/42$/u, status: 403, body: { message: 'No' } })
    const step = await stepWith({ ...prompt, wait: 'false' }, labeled)
    expect(await step.run()).toMatchObject({ outcome: 'started' })
    expect(calls(github.api)).toContain(isOpen)
    expect(step.log.entries).toContainEqual(
      expect.stringMatching(/^info: It is unknown whether #42 is still open\. .+ add "issues: read" /u),
    )
  })

  it('that only waits for a job does not look at its issue', async () => {
    github.api.issues.set(42, 'closed')
    const step = await stepWith(attachTo, labeled)
    const end = await step.run()
    github.api.issues.clear()
    expect(end).toMatchObject({ outcome: 'no-pr' })
    expect(calls(github.api)).not.toContain(isOpen)
  })

  it('starts no job when the run ends while the permission is checked', async () => {
    const step = await stepWith(prompt, labeled)
    step.deadline.cancel()
    await expect(step.run()).rejects.toBe(step.deadline.signal.reason)
    expect(step.service.requests).toEqual([])
  })

  it('is quoted without its hidden text, and a notice says what was removed', async () => {
    const event = issueWith({ title: 'Title', body: 'Bo\u200Bdy<!-- hidden -->' })
    const step = await stepWith({ 'prompt-from': 'issue', wait: 'false' }, event)
    await step.run()
    expect(step.log.entries).toContain('notice: Hidden text was removed from the quote.')
    expect(step.service.jobs.get(createdJob(step))?.prompts[0]).toMatch(/\nTitle: Title\n\nBody\n-----/u)
  })
})

describe('an issue that GitHub does not render', () => {
  it.each([
    [{ status: 502, times: Infinity }, 3, /^Rendering the quoted Markdown failed \(HTTP 502\)/u],
    [{ status: 403 }, 1, /HTTP 403.* add "contents: read" to its permissions\.$/u],
  ])('fails the step before there is a job: %j', async (fault, requests, message) => {
    github.api.faults.add({ path: /\/markdown$/u, ...fault })
    const step = await stepWith({ 'prompt-from': 'issue' }, labeled)
    expect(await step.run()).toMatchObject({ outcome: 'error', message: expect.stringMatching(message) })
    expect(calls(github.api).filter((call) => call === 'POST /markdown')).toHaveLength(requests)
    expect(step.service.requests).toEqual([])
  })
})

describe('the issue of the event', () => {
  const asked = { ...prompt, comment: 'true', 'remove-label': 'true' }

  it('gets a comment and loses its label at the start, and has the comment edited at the end', async () => {
    const step = await stepWith(asked, labeled)
    const bodies: string[] = []
    step.clock.whileSleeping = () => {
      bodies.push(github.api.comments[0]?.body ?? '')
    }
    await step.run()
    expect(calls(github.api)).toEqual([
      'GET /repos/acme/docs/collaborators/maintainer/permission',
      'GET /repos/acme/docs/issues/42',
      'POST /repos/acme/docs/issues/42/comments',
      'PATCH /repos/acme/docs/issues/comments/1000',
      'DELETE /repos/acme/docs/issues/42/labels/docs',
      'GET /repos/acme/docs/pulls/128',
      'PATCH /repos/acme/docs/issues/comments/1000',
    ])
    const facts = `agent job \`${createdJob(step)}\` · [workflow run](<https://github.com/acme/docs/actions/runs/4711>)`
    const mark = markOf({ ...(await keyOf(step, asked)), ...sentTo(createdJob(step)) })
    expect(bodies[0]).toBe(
      `${mark}\n**The agent is working on the request**\n\nThe result will appear here.\n\n${facts}`,
    )
    expect(github.api.comments.map(({ body }) => body.replace(mark, ''))).toEqual([
      expect.stringMatching(/^\n\*\*Pull request \[`acme\/docs#128`\]/u),
    ])
  })

  const commented = { ...prompt, comment: 'true' }
  const memories = () =>
    github.api.comments.map(({ body }) => {
      const { jobId, mayBeSent, asked } = readMark(body, place) ?? notSent
      return { jobId, mayBeSent, asked }
    })

  it('has a comment that says that a job may exist before the request is sent', async () => {
    const step = await stepWith(commented, labeled)
    step.service.faults.add({ method: 'POST', hang: true, processed: true })
    const running = step.run()
    await until(() => step.service.jobs.size === 2)
    expect(memories()).toEqual([requested])
    expect(github.api.comments[0]?.body).toMatch(/\n\*\*The request is being sent to the agent\*\*\n/u)
    step.deadline.cancel()
    await running
    expect(memories()).toEqual([requested])
    expect(github.api.comments[0]?.body).toContain('and the agent may have got the request**')
  })

  it('has a comment without the key, also if control characters split it in the ID of the job', async () => {
    const jobIdSuffix = Array.from(simulatorKey).join('\u0001')
    await (await stepWith(commented, labeled, { jobIdSuffix })).run()
    expect(github.api.comments[0]?.body).toMatch(/agent job `job_\w+\*\*\*`/u)
  })

  it('has a comment that says that nothing was sent, and keeps its label, when the create was refused', async () => {
    const step = await stepWith(asked, labeled, { keys: [] })
    await step.run()
    expect(github.api.comments.map(({ body }) => body)).toEqual([
      `${markOf({ ...(await keyOf(step, asked)), ...notSent })}\n**The run failed, and the agent did not get the request**\n\nSee the log of the workflow run.\n\n[workflow run](<https://github.com/acme/docs/actions/runs/4711>)`,
    ])
    expect(calls(github.api).filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  it('has a comment about the message of job-id that names the job only after the message', async () => {
    const inputs = { ...commented, ...attachTo }
    const step = await stepWith(inputs, labeled)
    step.service.faults.add({ path: /message$/, status: 400, body: { error: 'No' } })
    await step.run()
    expect(memories()).toEqual([notSent])
  })

  it.each<[string, GivenInputs, NodeJS.ProcessEnv?]>([
    ['prompt', { prompt: 'Another leg' }],
    ['prompt-from', { 'prompt-from': 'issue' }],
    ['leg of the matrix', { matrix: '{"section":"guides"}' }],
    ['job', {}, { GITHUB_JOB: 'other' }],
    ['action', {}, { GITHUB_ACTION: '__other' }],
  ])('is not attached to the job of a request with another %s in a re-run', async (_, other, env = {}) => {
    Object.assign(process.env, { GITHUB_RUN_ATTEMPT: '2', ...env })
    const step = await stepWith({ ...commented, ...other }, labeled)
    github.addComment(markOf({ ...(await keyOf(step, commented)), ...sentTo('job_1') }))
    expect(await step.run()).toMatchObject({ outputs: { job: { origin: 'created' } } })
    expect(memories()).toEqual([sentTo('job_1'), sentTo(createdJob(step))])
  })
})

describe('two legs of a matrix with the same request', () => {
  it('have a job each, also if one was refused and runs again', async () => {
    const service = await start()
    const runLeg = async (section: string) => {
      const given = { ...prompt, comment: 'true', matrix: JSON.stringify({ section }, undefined, 2) }
      const { outputs } = await (await stepOn(service, given, labeled)).run()
      return outputs?.job as { id: string; origin: string } | undefined
    }
    const guides = await runLeg('guides')
    service.faults.add({ method: 'POST', status: 402, body: { error: 'No credits left' } })
    expect(await runLeg('reference')).toBeUndefined()
    process.env['GITHUB_RUN_ATTEMPT'] = '2'
    const reference = await runLeg('reference')
    expect([guides?.origin, reference?.origin]).toEqual(['created', 'created'])
    expect([guides?.id, reference?.id]).toEqual([...service.jobs.keys()])
    expect(await runLeg('guides')).toMatchObject({ id: guides?.id, origin: 'attached' })
  })
})

describe('a dry run of an agent job', () => {
  const dryRun = { ...prompt, 'dry-run': 'true' }

  it('shows the instruction, and sends nothing to the service', async () => {
    const step = await stepWith({ ...dryRun, 'prompt-from': 'issue', comment: 'continue' }, labeled)
    expect(await step.run()).toMatchObject({
      outcome: 'dry-run',
      message: 'Dry run: nothing was sent.',
      severity: 'info',
      report: expect.stringMatching(
        /^## Dry run: nothing was sent\n\n```text\nThe step would start a new agent job\.\n```\n\n### Instruction\n\n```text\nDocument the flag\n[^]*\nTitle: Document the new --json flag\n/u,
      ) as unknown,
    })
    expect(step.log.entries).toMatchObject([
      'info: The step would start a new agent job.',
      expect.stringMatching(/^group: Instruction \(\d+ characters\)\nDocument the flag\n/u),
    ])
    expect(calls(github.api)).toEqual([
      'GET /repos/acme/docs/collaborators/maintainer/permission',
      'GET /repos/acme/docs/issues/42/comments',
      'POST /markdown',
    ])
    expect(step.service.requests).toEqual([])
  })

  it.each<[string, GivenInputs, JobLife, string]>([
    [
      'goes on with a job',
      { comment: 'continue' },
      [{ status: 'active' }],
      'The step would send a follow-up message to agent job job_0. If the service refuses the message, the step would start a new job.',
    ],
    [
      'replaces a job that failed',
      { comment: 'continue' },
      [{ status: 'failed' }],
      'Agent job job_0 of an earlier request is failed, so the step would start a new job.',
    ],
    [
      'replaces a job whose pull request was merged',
      { comment: 'continue' },
      [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' }],
      'The pull request https://github.com/acme/docs/pull/5 of agent job job_0 was merged, so the step would start a new job.',
    ],
    ['attaches to a job', attachTo, failed, 'The step would attach to agent job job_1 and send nothing.'],
    [
      'sends a message to a job',
      { ...prompt, ...attachTo },
      failed,
      'The step would send a follow-up message to agent job job_1.',
    ],
  ])('tells of a step that %s, and sends nothing that writes', async (_, inputs, life, plan) => {
    const given = 'job-id' in inputs ? inputs : { ...prompt, comment: 'true', ...inputs }
    const step = await stepWith({ ...given, 'dry-run': 'true' }, labeled)
    step.service.addJob('job_0', projectId, life)
    const commits = { head: 'a'.repeat(40), base: 'b'.repeat(40) }
    github.api.pullRequests.set(5, { state: 'closed', merged: true, ...commits })
    github.addComment(
      markOf({ ...(await keyOf(step, { prompt: 'Earlier' })), runId: '1', ...sentTo('job_0') }),
    )
    await step.run()
    expect(step.log.entries[0]).toBe(`info: ${plan}`)
    expect([...calls(step.service), ...calls(github.api)].filter((call) => /^(?!GET)/u.test(call))).toEqual(
      inputs['comment'] === 'continue' ? ['POST /graphql'] : [],
    )
  })
})
