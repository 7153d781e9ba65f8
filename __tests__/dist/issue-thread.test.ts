import { describe, expect, it } from '@jest/globals'

import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { calls, until } from '../support/dist-stage.ts'
import { type EventStage, openEventStage } from '../support/event-stage.ts'
import { concurrentOnPosix, describeOnPosix } from '../support/platform.ts'

const labeled = { fixture: 'issues.labeled' }
const commented = { 'prompt-from': 'issue', comment: 'true' }
const removing = { 'prompt-from': 'issue', label: 'docs', 'remove-label': 'true' }
const create = 'POST /repos/acme/docs/issues/42/comments'
const edit = 'PATCH /repos/acme/docs/issues/comments/1000'
const remove = 'DELETE /repos/acme/docs/issues/42/labels/docs'

/** Requests to GitHub except those of the permission gate and of the rendering, in order. */
function writes({ github }: EventStage): string[] {
  return calls(github).filter((call) => !call.endsWith('/permission') && !call.endsWith('/markdown'))
}

/** What a comment shows. */
function textBelowMark(body: unknown): string {
  return (body as { body: string }).body.replace(/^<!-- docs-agent-action [^>]+ -->\n/u, '')
}

function bodies({ github }: EventStage): string[] {
  return github.comments.map(({ body }) => body)
}

describe('the comment', () => {
  it.concurrent(
    'is written before the request, edited when the job has started and when it ends, and the label stays',
    async () => {
      await using stage = await openEventStage()
      const run = await stage.run(labeled, { ...commented, label: 'docs' })
      expect(run.outputs['outcome']).toBe('pr-created')
      expect(writes(stage)).toEqual([create, edit, edit])
      const facts = `agent job \`${run.outputs['jobId'] ?? '?'}\` · [workflow run](<https://github.com/acme/docs/actions/runs/4711>)`
      const sent = stage.github.requests
        .filter(({ path }) => path.includes('/comments'))
        .map(({ body }) => textBelowMark(body))
      expect(sent).toEqual([
        `**Sending the request**\n\nThe request is being sent to the documentation agent.\n\n[workflow run](<https://github.com/acme/docs/actions/runs/4711>)`,
        `**Agent job started**\n\nThe documentation agent is working on this. The result will appear here.\n\n${facts}`,
        `**Pull request created**: [\`acme/docs#128\`](<https://github.com/acme/docs/pull/128>)\n\n${facts}`,
      ])
    },
  )

  it.concurrent('and the removal of the label come before the first poll', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['docs'] } } })
    stage.github.faults.add({ method: 'DELETE', hang: true })
    const step = stage.start(labeled, { ...removing, ...commented })
    await until(() => writes(stage).includes(remove), step)
    expect(writes(stage)).toEqual([create, edit, remove])
    expect(calls(stage.service)).toEqual(['POST /v2/agent/project-1/job'])
  })

  it.concurrent('says that nothing was sent, and the label stays, when no job was created', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['docs'] } } })
    stage.service.faults.add({ method: 'POST', status: 403, body: { error: 'No' } })
    const run = await stage.run(labeled, { ...removing, ...commented })
    expect(run.exitCode).toBe(1)
    expect(writes(stage)).toEqual([create, edit])
    expect(bodies(stage)).toEqual([
      expect.stringMatching(
        / state=not-sent -->\n\*\*Failed\*\*\n\nThe documentation agent did not get the request/u,
      ),
    ])
  })

  it.concurrent('on a pull request is written there', async () => {
    await using stage = await openEventStage()
    const inputs = { 'prompt-from': 'comment', comment: 'true', wait: 'false' }
    await stage.run({ fixture: 'issue_comment.created-on-pull-request' }, inputs)
    expect(stage.github.comments.map(({ issueNumber }) => issueNumber)).toEqual([57])
  })

  it.concurrent('says that the run failed, without the message of the error', async () => {
    await using stage = await openEventStage({ service: { jobLife: activeForEver } })
    stage.service.faults.add({ method: 'GET', times: 3, status: 401, body: { error: 'PWNED' } })
    const run = await stage.run(labeled, commented)
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(bodies(stage)).toEqual([expect.stringContaining('**Failed**\n\nSee the log of the workflow run.')])
    expect(bodies(stage).join('')).not.toContain('PWNED')
  })

  concurrentOnPosix('says that the run was cancelled', async () => {
    await using stage = await openEventStage({ service: { jobLife: activeForEver } })
    const step = stage.start(labeled, commented)
    await until(() => stage.service.requests.length > 1, step)
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(bodies(stage)).toEqual([expect.stringContaining('**Run cancelled**')])
  })

  it.concurrent('that the token may not write is a warning, and the job succeeds', async () => {
    const token = 'ghs_mayOnlyRead0123456789'
    await using stage = await openEventStage({
      github: { tokens: { [token]: { login: 'github-actions[bot]', type: 'Bot', mayWrite: false } } },
    })
    const run = await stage.run(labeled, { ...commented, 'github-token': token })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } })
    expect(annotations('warning', run.log)).toEqual([
      expect.stringMatching(/comment on #42 .*issues: write/u),
    ])
    expect(annotations('error', run.log)).toEqual([])
  })
})

describeOnPosix('a cancellation while a comment hangs', () => {
  it.concurrent('before the request was sent creates no job', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'POST', path: /comments$/u, hang: true })
    const step = stage.start(labeled, commented)
    await until(() => writes(stage).includes(create), step)
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('names the job, also where the run does not wait for it', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'PATCH', hang: true })
    const step = stage.start(labeled, { ...commented, wait: 'false' })
    await until(() => writes(stage).includes(edit), step)
    step.process.kill('SIGINT')
    const run = await step.finished
    expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(run.log).toContain(`job-id: ${run.outputs['jobId'] ?? '?'}`)
  })

  it.concurrent('after the job has ended keeps the outcome and has the exit code 130', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'PATCH', after: 1, hang: true })
    const step = stage.start(labeled, commented)
    await until(() => writes(stage).filter((call) => call === edit).length === 2, step)
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'pr-created' } })
  })
})

describeOnPosix('a cancellation while the removal of the label hangs', () => {
  it.concurrent('leaves a comment that promises no result', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['docs'] } } })
    stage.github.faults.add({ method: 'DELETE', hang: true })
    const step = stage.start(labeled, { ...removing, ...commented })
    await until(() => writes(stage).includes(remove), step)
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(bodies(stage)).toEqual([expect.stringContaining('**Run cancelled**')])
  })
})

describe('the label', () => {
  const added = (name: string) => ({
    ...labeled,
    change: (payload: Record<string, unknown>) => ({ ...payload, label: { name } }),
  })

  it.concurrent('is removed with the name that the event has', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['bug', 'Docs: a/b?'] } } })
    const run = await stage.run(added('Docs: a/b?'), { ...removing, label: 'docs: A/B?', wait: 'false' })
    expect(run.outputs['outcome']).toBe('started')
    expect(stage.github.labels.get(42)).toEqual(new Set(['bug']))
  })

  it.concurrent('that the token may not remove is a warning, and the job succeeds', async () => {
    await using stage = await openEventStage({ github: { labels: { 42: ['docs'] } } })
    stage.github.faults.add({ method: 'DELETE', status: 403, body: { message: 'Not accessible' } })
    const run = await stage.run(labeled, { ...removing, wait: 'false' })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } })
    expect(annotations('warning', run.log)).toEqual([
      expect.stringMatching(/label "docs" was not removed from #42\. .*Not accessible.*issues: write/u),
    ])
  })
})
