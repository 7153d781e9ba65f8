import { describe, expect, it } from '@jest/globals'

import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  type DocumentationServiceOptions,
  failed,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { annotations, shownLog } from '../support/dist-log.ts'
import { calls, shortDeadline, until } from '../support/dist-stage.ts'
import { type EventStage, issueWith, openEventStage } from '../support/event-stage.ts'

const labeled = { fixture: 'issues.labeled' }
const commented = { 'prompt-from': 'issue', comment: 'true' }
const mark = '<!-- docs-agent-action run 4711 -->'
const list = 'GET /repos/acme/docs/issues/42/comments'
const create = 'POST /repos/acme/docs/issues/42/comments'
const edit = 'PATCH /repos/acme/docs/issues/comments/1000'

/** Requests about comments, in order. */
function commentCalls({ github }: EventStage): string[] {
  return calls(github).filter((call) => call.includes('/comments'))
}

/** Bodies that GitHub was sent, in order. */
function sentBodies({ github }: EventStage): string[] {
  return github.requests
    .filter(({ path, method }) => path.includes('/comments') && method !== 'GET')
    .map(({ body }) => (body as { body: string }).body)
}

function finalBody({ github }: EventStage): string {
  const [comment] = github.comments
  expect(github.comments).toHaveLength(1)
  return comment?.body ?? ''
}

describe('trouble with the comment', () => {
  it.concurrent(
    'that is a missing permission is a warning that names it, and the result stands',
    async () => {
      await using stage = await openEventStage({
        github: {
          tokens: {
            ghs_mayOnlyRead0123456789: { login: 'github-actions[bot]', type: 'Bot', mayWrite: false },
          },
        },
      })
      const run = await stage.run(labeled, { ...commented, 'github-token': 'ghs_mayOnlyRead0123456789' })
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pr-created' } })
      const warnings = annotations('warning', run.log)
      expect(warnings.length).toBeGreaterThan(0)
      for (const warning of warnings)
        expect(warning).toMatch(
          /comment on #42 .*Resource not accessible.* "issues: write, or pull-requests: write/u,
        )
      expect(annotations('error', run.log)).toEqual([])
    },
  )

  it.concurrent('does not change the exit code of a failed job', async () => {
    await using stage = await openEventStage({ service: { jobLife: failed } })
    stage.github.faults.add({ path: /comments/u, status: 403, times: Infinity })
    const run = await stage.run(labeled, commented)
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  })

  it.concurrent('that lasts does not keep a cancellation from naming the job', async () => {
    await using stage = await openEventStage({ service: { jobLife: activeForEver } })
    stage.github.faults.add({ path: /comments/u, status: 502, times: Infinity })
    const step = stage.start(labeled, commented)
    await until(() => commentCalls(stage).length === 2)
    step.process.kill('SIGINT')
    const run = await step.finished
    expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(annotations('error', run.log)).toEqual([
      expect.stringContaining(`job-id: ${run.outputs['jobId'] ?? '?'}`),
    ])
  })
})

describe('the comment', () => {
  it.concurrent('is written when the job has started, and edited to its end', async () => {
    await using stage = await openEventStage()
    const run = await stage.run(labeled, commented)
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(commentCalls(stage)).toEqual([list, create, edit])
    const [started = '', final = ''] = sentBodies(stage)
    const facts = `agent job \`${run.outputs['jobId'] ?? '?'}\` · [workflow run](<https://github.com/acme/docs/actions/runs/4711>)`
    expect(started).toBe(
      `${mark}\n**Agent job started**\n\nThe documentation agent is working on this. The result will appear here.\n\n${facts}`,
    )
    expect(final).toBe(
      `${mark}\n**Pull request created**: [\`acme/docs#128\`](<https://github.com/acme/docs/pull/128>)\n\n${facts}`,
    )
  })

  it.concurrent('is there before the first look at the job', async () => {
    await using stage = await openEventStage()
    await stage.run(labeled, commented)
    const created = stage.github.requests.find(({ method }) => method === 'POST')
    const polled = stage.service.requests.find(({ method }) => method === 'GET')
    expect(created?.receivedAtMs).toBeLessThanOrEqual(polled?.receivedAtMs ?? 0)
  })

  const ends: { outcome: string; service: DocumentationServiceOptions; exitCode: number; says: string }[] = [
    { outcome: 'failed', service: { jobLife: failed }, exitCode: 1, says: '**Agent job failed**' },
    {
      outcome: 'no-pr',
      service: { jobLife: completedWithoutPullRequest },
      exitCode: 0,
      says: '**No pull request**',
    },
    { outcome: 'archived', service: { jobLife: archived }, exitCode: 0, says: '**Agent job archived**' },
    {
      outcome: 'timed-out',
      service: { jobLife: activeForEver },
      exitCode: 1,
      says: '**Timed out**\n\nThe agent is still running. The workflow run no longer waits for it.',
    },
  ]

  it.concurrent.each(ends)('tells of the outcome $outcome', async ({ outcome, service, exitCode, says }) => {
    await using stage = await openEventStage({ service })
    const inputs = outcome === 'timed-out' ? { ...commented, ...shortDeadline } : commented
    const run = await stage.run(labeled, inputs)
    expect(run).toMatchObject({ exitCode, outputs: { outcome } })
    expect(finalBody(stage)).toMatch(`${mark}\n${says}\n\nagent job`)
  })

  it.concurrent('tells of an error, without its words', async () => {
    await using stage = await openEventStage({ service: { jobLife: activeForEver } })
    stage.service.faults.add({ method: 'GET', status: 401, body: { error: 'PWNED' } })
    const run = await stage.run(labeled, commented)
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(finalBody(stage)).toContain('**Failed**\n\nSee the log of the workflow run.')
    expect(finalBody(stage)).not.toContain('PWNED')
  })

  it.concurrent('tells of a cancellation within two seconds', async () => {
    await using stage = await openEventStage({ service: { jobLife: activeForEver } })
    const step = stage.start(labeled, commented)
    await until(() => stage.service.requests.length > 1)
    const sentAtMs = Date.now()
    step.process.kill('SIGINT')
    const run = await step.finished
    expect(Date.now() - sentAtMs).toBeLessThan(2000)
    expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(finalBody(stage)).toContain(
      '**Run cancelled**\n\nThe agent is still running. The workflow run no longer waits for it.',
    )
  })

  it.concurrent('stays as started when the run does not wait', async () => {
    await using stage = await openEventStage()
    const run = await stage.run(labeled, { ...commented, wait: 'false' })
    expect(run.outputs['outcome']).toBe('started')
    expect(commentCalls(stage)).toEqual([list, create])
    expect(finalBody(stage)).toContain('**Agent job started**')
  })

  it.concurrent('goes to the pull request of a comment on it', async () => {
    await using stage = await openEventStage()
    await stage.run(
      { fixture: 'issue_comment.created-on-pull-request' },
      { ...commented, 'prompt-from': 'comment' },
    )
    expect(stage.github.comments.map(({ issueNumber }) => issueNumber)).toEqual([57])
  })

  it.concurrent('is not written unless asked for', async () => {
    await using stage = await openEventStage()
    await stage.run(labeled, { 'prompt-from': 'issue' })
    expect(commentCalls(stage)).toEqual([])
  })

  it.concurrent('is not written where no job was created', async () => {
    await using stage = await openEventStage()
    stage.service.faults.add({ method: 'POST', status: 403, body: { error: 'No' } })
    const run = await stage.run(labeled, commented)
    expect(run.exitCode).toBe(1)
    expect(commentCalls(stage)).toEqual([])
  })

  it.concurrent('repeats no text of strangers', async () => {
    await using stage = await openEventStage()
    const event = issueWith({ title: 'PWNED @acme/all', body: 'PWNED <img src=x>' })
    await stage.run(event, commented)
    expect(sentBodies(stage)).toHaveLength(2)
    expect(sentBodies(stage).join('\n')).not.toMatch(/PWNED|@acme|visitor/u)
  })

  it.concurrent('shows the words of a job as inert code only', async () => {
    const jobLife = [{ status: 'completed', id: '`@octocat` <b>', prLink: 'javascript:alert(1)' }]
    await using stage = await openEventStage({ service: { jobLife } })
    await stage.run(labeled, { ...commented, wait: 'false' })
    expect(finalBody(stage)).toContain('agent job `` `@octocat` <b> `` · ')
    expect(finalBody(stage)).not.toContain('javascript')
  })

  it.concurrent('never holds the key, though a job echoes it', async () => {
    const prLink = `https://github.com/acme/docs/pull/1?${simulatorKey}`
    await using stage = await openEventStage({ service: { jobLife: [{ status: 'completed', prLink }] } })
    const run = await stage.run(labeled, commented)
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(sentBodies(stage).join('\n')).not.toContain(simulatorKey)
  })
})

describe('the GitHub token', () => {
  it.concurrent('is sent to GITHUB_API_URL alone, and is nowhere but in its masks', async () => {
    const token = 'ghs_k/y+0?secret0123456789'
    await using stage = await openEventStage({
      github: { tokens: { [token]: { login: 'github-actions[bot]', type: 'Bot' } } },
    })
    const run = await stage.run(labeled, { ...commented, prompt: `Use ${token}`, 'github-token': token })
    expect(run.outputs['outcome']).toBe('pr-created')
    expect(stage.github.requests.map(({ headers }) => headers.authorization)).toEqual(
      stage.github.requests.map(() => `token ${token}`),
    )
    expect(run.log).toContain(`::add-mask::${token}\n`)
    const headers = stage.service.requests.map((request) => request.headers)
    const places = [shownLog(run.log), run.summary, run.outputs, headers, sentBodies(stage)]
    expect(JSON.stringify(places)).not.toContain(token)
  })
})
