import { describe, expect, it } from '@jest/globals'

import { failed } from '../../simulator/documentation-service.ts'
import { branchCommit, conversation, scheduled } from '../support/branch-history.ts'
import { annotations } from '../support/dist-log.ts'
import { posts } from '../support/dist-stage.ts'
import { type EventStage, openEventStage } from '../support/event-stage.ts'

/** A branch with a commit of each of these ages. */
async function openBranch(
  agesDays: readonly number[],
  options: Parameters<typeof openEventStage>[0] = {},
): Promise<EventStage> {
  const history = agesDays.map((days, index) => branchCommit(String(index + 1), days))
  return openEventStage({ ...options, github: { ...options.github, history } })
}

const run = (stage: EventStage, runId: string, inputs = {}, attempt = '1') =>
  stage.run(scheduled(stage.github, runId, attempt), { ...conversation, ...inputs })
const push = ({ github }: EventStage, digit: string, filename?: string): void => {
  github.history.push(branchCommit(digit, 0, filename))
}
const prompts = ({ service }: EventStage): string[] =>
  [...service.jobs.values()].flatMap((job) => [...job.prompts])
/** The ranges of all requests to the service, as first digits. */
const ranges = (stage: EventStage): string[] =>
  prompts(stage).map((prompt) => {
    const [, base = '', head = ''] = /\nCommits: (.)\w*\.\.\.(.)/u.exec(prompt) ?? []
    return `${base}...${head}`
  })
const pullRequest128 = (state: 'open' | 'closed', merged: boolean) => ({
  state,
  merged,
  merge_commit_sha: null,
  head: 'a'.repeat(40),
  base: 'b'.repeat(40),
})

describe('commits since the last request', () => {
  it.concurrent('are those of seven days at first, then those since the run before', async () => {
    await using stage = await openBranch([30, 8, 3, 1])
    const first = await run(stage, '1')
    expect(first.outputs).toMatchObject({ outcome: 'pr-created', jobOrigin: 'created' })
    expect(prompts(stage)[0]).toContain('This is the first request about this branch.')
    expect(prompts(stage)[0]).toMatch(/\nmodified src\/3\.ts [^]+\nmodified src\/4\.ts/u)
    push(stage, '5')
    const second = await run(stage, '2')
    expect(second.outputs).toMatchObject({ jobOrigin: 'continued', jobId: first.outputs['jobId'] })
    expect(prompts(stage)[1]).toContain(
      '\nThis request continues your earlier work. Add to its pull request: acme/docs#128, https://github.com/acme/docs/pull/128\n',
    )
    for (const runId of ['1', '2'])
      expect((await run(stage, runId, {}, '2')).outputs).toMatchObject({ jobOrigin: 'attached' })
    expect(ranges(stage)).toEqual(['2...4', '4...5'])
    expect(stage.github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 7])
  })

  it.concurrent(
    'that are none skip the run: no comment, no request to the service, no comparison',
    async () => {
      await using stage = await openBranch([30, 1])
      await run(stage, '1')
      stage.service.requests.splice(0)
      stage.github.requests.splice(0)
      const second = await run(stage, '2')
      expect(second).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', skipReason: 'no-changes' } })
      expect((await run(stage, '2', {}, '2')).outputs).toMatchObject({ skipReason: 'no-changes' })
      expect(stage.service.requests).toEqual([])
      expect(stage.github.requests.filter(({ path }) => path.includes('/compare/'))).toEqual([])
      expect(stage.github.comments).toHaveLength(1)
    },
  )

  it.concurrent(
    'that change nothing in paths skip the run, and are asked about with the next ones',
    async () => {
      await using stage = await openBranch([30, 1])
      await run(stage, '1')
      push(stage, '3', 'ci/a.yml')
      const second = await run(stage, '2', { paths: 'src/**' })
      expect(second.outputs).toMatchObject({ outcome: 'skipped', skipReason: 'no-changes' })
      push(stage, '4')
      await run(stage, '3', { paths: 'src/**' })
      expect(ranges(stage)).toEqual(['1...2', '2...4'])
      expect(prompts(stage)[1]).toContain('1 other changed file left out by the workflow')
    },
  )

  it.concurrent('are asked about again after a failed job, and by its re-run', async () => {
    await using stage = await openBranch([30, 1], { service: { jobLife: failed, messageLife: failed } })
    expect((await run(stage, '1')).outputs).toMatchObject({ outcome: 'failed' })
    expect(stage.github.comments[0]?.body).not.toContain(' head=')
    push(stage, '3')
    await run(stage, '2')
    await run(stage, '2', {}, '2')
    expect(ranges(stage)).toEqual(['1...2', '1...3', '1...3'])
  })

  it.concurrent('are not asked about again after a run that timed out, nor by its re-run', async () => {
    await using stage = await openBranch([30, 1], {
      service: { jobLife: Array.from({ length: 200 }, () => ({ status: 'active' })) },
    })
    const first = stage.start(scheduled(stage.github, '1'), conversation, { hasManualDeadline: true })
    await first.line(/Agent job \S+: active/u)
    first.passDeadline()
    expect((await first.finished).outputs).toMatchObject({ outcome: 'timed-out' })
    const second = await run(stage, '2')
    expect(second.outputs).toMatchObject({ skipReason: 'no-changes' })
    const again = await run(stage, '1', { wait: 'false' }, '2')
    expect(again.outputs).toMatchObject({ jobOrigin: 'attached' })
    expect(posts(stage.service)).toHaveLength(1)
  })

  it.concurrent('are asked about after a dry run, and in spite of a forged mark', async () => {
    await using stage = await openBranch([30, 1])
    const dryRun = { 'dry-run': 'true' }
    expect((await run(stage, '1', dryRun)).outputs).toMatchObject({ outcome: 'dry-run' })
    await run(stage, '1', {}, '2')
    expect((await run(stage, '2', dryRun)).outputs).toMatchObject({ skipReason: 'no-changes' })
    push(stage, '3')
    const [own] = stage.github.comments
    const forged = own?.body.replace('2'.repeat(40), '3'.repeat(40)) ?? ''
    expect(forged).toContain(`head=${'3'.repeat(40)}`)
    stage.github.comments.push({
      id: 5,
      issueNumber: 7,
      body: forged,
      user: { login: 'visitor', type: 'User' },
    })
    await run(stage, '3')
    expect((await run(stage, '3', {}, '2')).outputs).toMatchObject({ jobOrigin: 'attached' })
    expect(ranges(stage)).toEqual(['1...2', '2...3'])
  })

  it.concurrent('go on after a force-push, and start again if the commit is gone', async () => {
    await using stage = await openBranch([30, 1])
    await run(stage, '1')
    const { comparisons, history } = stage.github
    const [forced, other] = [branchCommit('3', 0), branchCommit('4', 0)]
    history.splice(1, 1, forced)
    comparisons.set(`${'2'.repeat(40)}...${forced.sha}`, {
      commits: [forced],
      files: forced.files,
      behind_by: 1,
    })
    await run(stage, '2')
    expect((await run(stage, '2', {}, '2')).outputs).toMatchObject({ jobOrigin: 'attached' })
    history.splice(1, 1, other)
    const third = await run(stage, '3')
    expect(prompts(stage)[1]).toContain('The branch was force-pushed.')
    expect(prompts(stage)[2]).toContain('The commit of the last request no longer exists.')
    expect(annotations('notice', third.log)).toContain(
      `GitHub no longer has the commit ${forced.sha}, up to which the agent was asked.`,
    )
    expect(ranges(stage)).toEqual(['1...2', '2...3', '1...4'])
  })

  it.concurrent('of a young repository are its newest, without files', async () => {
    await using stage = await openBranch([3, 1])
    await run(stage, '1')
    expect(prompts(stage)[0]).toMatch(/\nCommit: 2{40}\n[^]*Change src\/1\.ts\n[^]*Change src\/2\.ts\n/u)
  })

  it.concurrent('are not asked about if the comments cannot be read', async () => {
    await using stage = await openBranch([30, 1])
    stage.github.faults.add({ path: /\/issues\/7\/comments$/u, status: 403, body: { message: 'No' } })
    const first = await run(stage, '1')
    expect(first).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(first.log).toContain('unknown which commits the agent was asked about')
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('reach the same job as a comment on the issue between two scheduled runs', async () => {
    await using stage = await openBranch([30, 1])
    const first = await run(stage, '1')
    const comment = await stage.run(
      {
        fixture: 'issue_comment.created',
        change: (payload) => ({ ...payload, issue: { ...(payload['issue'] as object), number: 7 } }),
        env: { GITHUB_RUN_ID: '2' },
      },
      { 'prompt-from': 'comment', comment: 'true', continue: 'true' },
    )
    push(stage, '3')
    const third = await run(stage, '3')
    const { jobId } = first.outputs
    expect([comment.outputs, third.outputs]).toMatchObject([
      { jobOrigin: 'continued', jobId },
      { jobOrigin: 'continued', jobId },
    ])
    expect(ranges(stage)).toEqual(['1...2', '...', '2...3'])
  })
})

describe('a conversation whose pull request', () => {
  it.concurrent.each([
    ['merged', pullRequest128('closed', true)],
    ['closed', pullRequest128('closed', false)],
  ])('was %s goes on in a new job, and says why', async (state, pullRequest) => {
    await using stage = await openBranch([30, 1])
    await run(stage, '1')
    stage.github.pullRequests.set(128, pullRequest)
    push(stage, '3')
    const second = await run(stage, '2')
    expect(second.outputs).toMatchObject({ jobOrigin: 'created' })
    expect(ranges(stage)).toEqual(['1...2', '2...3'])
    const says = expect.stringMatching(
      new RegExp(
        `The pull request .*acme/docs.* of agent job .* was ${state}, so a new job (?:i|wa)s started`,
        'u',
      ),
    ) as unknown
    expect(annotations('notice', second.log)).toContainEqual(says)
    expect([second.summary, stage.github.comments[1]?.body]).toEqual([says, says])
    expect(prompts(stage)[1]).not.toContain('This request continues')
  })

  it.concurrent('is open goes on in its job', async () => {
    await using stage = await openBranch([30, 1])
    stage.github.pullRequests.set(128, pullRequest128('open', false))
    await run(stage, '1')
    push(stage, '3')
    const second = await run(stage, '2')
    expect(second.outputs).toMatchObject({ jobOrigin: 'continued' })
    expect(annotations('notice', second.log).filter((text) => text.includes('It is unknown'))).toEqual([])
  })

  it.concurrent('cannot be seen goes on in its job, and says so once', async () => {
    await using stage = await openBranch([30, 1])
    await run(stage, '1')
    push(stage, '3')
    const second = await run(stage, '2')
    expect(second.outputs).toMatchObject({ jobOrigin: 'continued' })
    expect(annotations('notice', second.log).filter((text) => text.includes('It is unknown'))).toHaveLength(1)
  })

  it.concurrent('is on GitLab goes on in its job, and is not looked at', async () => {
    const prLink = 'https://gitlab.com/acme/web/docs/-/merge_requests/5'
    const life = [{ status: 'completed', prLink }]
    await using stage = await openBranch([30, 1], {
      service: { jobLife: life, messageLife: [{ status: 'active' }, ...life] },
    })
    const first = await run(stage, '1')
    expect(first.outputs).toMatchObject({ prNumber: '5', prRepository: 'acme/web/docs' })
    push(stage, '3')
    expect((await run(stage, '2')).outputs).toMatchObject({ jobOrigin: 'continued' })
    expect(stage.github.requests.filter(({ path }) => path.includes('/pulls/'))).toEqual([])
  })
})
