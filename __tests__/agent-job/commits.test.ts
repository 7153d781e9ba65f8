import { afterEach, describe, expect, it } from '@jest/globals'

import { activeForEver, type DocumentationService, failed } from '../../simulator/documentation-service.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { branchCommit, conversation, scheduled } from '../support/branch-history.ts'
import { calls, posts } from '../support/dist-stage.ts'
import { projectId } from '../support/service-client.ts'

const { start, stepOn, runOn, github } = operationSteps()
afterEach(() => {
  github.api.history.splice(0)
  github.api.comparisons.clear()
  github.api.pullRequests.clear()
})

const run = (service: DocumentationService, runId: string, inputs = {}, attempt = '1') =>
  runOn(service, { ...conversation, ...inputs }, scheduled(github.api, runId, attempt))
const again = (service: DocumentationService, runId: string) => run(service, runId, {}, '2')

/** Pushes a commit for each age, and returns a service. */
async function startWithBranch(agesDays: readonly number[], options?: Parameters<typeof start>[0]) {
  for (const [index, days] of agesDays.entries()) push(String(index + 1), days)
  return start(options)
}
const push = (digit: string, ageDays = 0, filename?: string): void => {
  github.api.history.push(branchCommit(digit, ageDays, filename))
}
const prompts = ({ jobs }: DocumentationService): string[] =>
  [...jobs.values()].flatMap((job) => [...job.prompts])
/** The ranges of all requests to the service, as first digits. */
const ranges = (service: DocumentationService): string[] =>
  prompts(service).map((prompt) => {
    const [, base = '', head = ''] = /\nCommits: (.)\w*\.\.\.(.)/u.exec(prompt) ?? []
    return `${base}...${head}`
  })

describe('commits since the last request', () => {
  it('are those of seven days at first, then those since the run before, with no more requests than needed', async () => {
    const service = await startWithBranch([30, 8, 3, 1])
    const first = await run(service, '1')
    expect(first).toMatchObject({ outcome: 'pr-created', outputs: { job: { origin: 'created' } } })
    expect(prompts(service)[0]).toContain('This is the first request about this branch.')
    expect(prompts(service)[0]).toMatch(/\nmodified src\/3\.ts [^]+\nmodified src\/4\.ts/u)
    push('5')
    github.api.requests.splice(0)
    const second = await run(service, '2')
    expect(second.outputs).toMatchObject({ job: { origin: 'continued' }, jobId: first.outputs.jobId })
    expect(prompts(service)[1]).toContain(
      '\nThis request continues your earlier work. Add to its pull request: acme/docs#128, https://github.com/acme/docs/pull/128\n',
    )
    expect(calls(github.api).map((call) => call.replace(/\/repos\/acme\/docs|\w{40}/gu, ''))).toEqual([
      'GET /issues/7',
      'GET /issues/7/comments',
      'POST /graphql',
      'GET /compare/...',
      'GET /pulls/128',
      'POST /issues/7/comments',
      'PATCH /issues/comments/1001',
      'GET /pulls/129',
      'PATCH /issues/comments/1001',
    ])
    for (const runId of ['1', '2'])
      expect((await again(service, runId)).outputs).toMatchObject({ job: { origin: 'attached' } })
    expect(ranges(service)).toEqual(['2...4', '4...5'])
    expect(github.api.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 7])
  })

  it('that are none skip the run: no comment, no create or message, no comparison', async () => {
    const service = await startWithBranch([30, 1])
    await run(service, '1')
    service.requests.splice(0)
    github.api.requests.splice(0)
    const skipped = { outcome: 'skipped', outputs: { skipReason: 'no-changes' } }
    expect([await run(service, '2'), await again(service, '2')]).toMatchObject([skipped, skipped])
    expect(posts(service)).toEqual([])
    expect(calls(github.api).filter((call) => call.includes('/compare/'))).toEqual([])
    expect(github.api.comments).toHaveLength(1)
  })

  it('are remembered for each branch', async () => {
    const service = await startWithBranch([30, 1])
    await run(service, '1')
    const onMain = scheduled(github.api, '2')
    await runOn(service, conversation, { ...onMain, env: { ...onMain.env, GITHUB_REF: 'refs/heads/next' } })
    expect(ranges(service)).toEqual(['1...2', '1...2'])
  })

  it('that change nothing in paths skip the run, and are asked about with the next ones', async () => {
    const service = await startWithBranch([30, 1])
    await run(service, '1')
    push('3', 0, 'ci/a.yml')
    expect(await run(service, '2', { paths: 'src/**' })).toMatchObject({ outcome: 'skipped' })
    push('4')
    await run(service, '3', { paths: 'src/**' })
    expect(ranges(service)).toEqual(['1...2', '2...4'])
    expect(prompts(service)[1]).toContain('1 other changed file left out by the workflow')
  })

  it('are asked about again after a failed job, and by its re-run', async () => {
    const service = await startWithBranch([30, 1], { jobLife: failed, messageLife: failed })
    expect(await run(service, '1')).toMatchObject({ outcome: 'failed' })
    push('3')
    await run(service, '2')
    await again(service, '2')
    expect(ranges(service)).toEqual(['1...2', '1...3', '1...3'])
  })

  it('are asked about again after a failed job, whatever ended the run that saw the failure', async () => {
    const service = await startWithBranch([30, 1], { jobLife: failed })
    const first = await stepOn(service, conversation, scheduled(github.api, '1'))
    first.outputs.push = ({ status }) => {
      if (status === 'failed') throw new ActionError('The disk is full.')
      return 0
    }
    expect(await first.run()).toMatchObject({ outcome: 'error', message: 'The disk is full.' })
    await run(service, '2')
    expect(ranges(service)).toEqual(['1...2', '1...2'])
  })

  it.each([
    ['send nothing', /\/agent\/.*\/job$/u],
    ['not compose the instruction', /\/compare\//u],
  ])('are asked about again after a failed job whose re-run could %s', async (_, refused) => {
    const service = await startWithBranch([30, 1], { jobLife: failed })
    await run(service, '1', { wait: 'false' })
    service.addJob([...service.jobs.keys()].join(), projectId, [{ status: 'failed' }])
    for (const { faults } of [service, github.api]) faults.add({ path: refused, status: 403, body: {} })
    expect(await again(service, '1')).toMatchObject({ outcome: 'error' })
    expect((await run(service, '2')).outputs).toMatchObject({ job: { origin: 'created' } })
    expect(ranges(service)).toEqual(['1...2'])
  })

  it.each(['', 'soon', 'http://github.com/acme/docs/pull/1'])(
    'are asked about again after a failed job whose prLink is no link: %j',
    async (prLink) => {
      const service = await startWithBranch([30, 1], { jobLife: [{ status: 'failed', prLink }] })
      await run(service, '1')
      await run(service, '2')
      expect(ranges(service)).toEqual(['1...2', '1...2'])
    },
  )

  const failedLater = [{ status: 'failed', prLink: 'https://github.com/acme/docs/pull/128' }]

  it.each(['true', 'false'])(
    'are not asked about again after a failed job that has a pull request (wait: %s)',
    async (wait) => {
      const service = await startWithBranch([30, 1], { jobLife: failedLater })
      await run(service, '1', { wait })
      expect((await run(service, '2')).outputs).toMatchObject({ skipReason: 'no-changes' })
      expect(ranges(service)).toEqual(['1...2'])
    },
  )

  it('are asked about again after a follow-up message that failed on an earlier pull request', async () => {
    const service = await startWithBranch([30, 1], { messageLife: failedLater })
    await run(service, '1')
    push('3')
    expect(await run(service, '2', { comment: 'continue' })).toMatchObject({ outcome: 'failed' })
    await run(service, '3')
    expect(ranges(service)).toEqual(['1...2', '2...3', '2...3'])
  })

  it('are in the comment until the end of a job that fails, which is one edit', async () => {
    const service = await startWithBranch([30, 1], { jobLife: failed })
    await run(service, '1')
    const edits = calls(github.api).filter((call) => call.startsWith('PATCH'))
    // The job, and its end.
    expect(edits).toHaveLength(2)
  })

  it('are not asked about if the comment cannot be written', async () => {
    const service = await startWithBranch([30, 1])
    github.api.faults.add({ method: 'POST', path: /comments$/u, status: 403, times: Infinity })
    const refused = await run(service, '1')
    expect(refused).toMatchObject({ outcome: 'error', severity: 'error' })
    expect(refused.message).toMatch(/^The comment on #7 could not be written, so nothing was sent/u)
    expect(service.requests).toEqual([])
  })

  it('are not asked about again after a run that timed out, whatever became of its job, nor by its re-run', async () => {
    const service = await startWithBranch([30, 1], { jobLife: activeForEver })
    const first = await stepOn(service, conversation, scheduled(github.api, '1'))
    first.clock.whileSleeping = first.deadline.expire
    expect(await first.run()).toMatchObject({ outcome: 'timed-out' })
    expect((await run(service, '2')).outputs).toMatchObject({ skipReason: 'no-changes' })
    const rerun = await run(service, '1', { wait: 'false' }, '2')
    expect(rerun.outputs).toMatchObject({ job: { origin: 'attached' } })
    expect(posts(service)).toHaveLength(1)
  })

  it('are asked about after a dry run, and in spite of a mark that the same account was made to post', async () => {
    const service = await startWithBranch([30, 1])
    const dryRun = { 'dry-run': 'true' }
    expect(await run(service, '1', dryRun)).toMatchObject({ outcome: 'dry-run' })
    await again(service, '1')
    expect((await run(service, '2', dryRun)).outputs).toMatchObject({ skipReason: 'no-changes' })
    push('3')
    const [own] = github.api.comments
    const forged = own?.body.replace('2'.repeat(40), '3'.repeat(40)) ?? ''
    expect(forged).toContain(`head=${'3'.repeat(40)}`)
    const user = { login: 'github-actions[bot]', type: 'Bot' } as const
    github.api.comments.push({ id: 5, issueNumber: 7, body: forged, user })
    await run(service, '3')
    expect((await again(service, '3')).outputs).toMatchObject({ job: { origin: 'attached' } })
    expect(ranges(service)).toEqual(['1...2', '2...3'])
  })

  it('reach the same job as a comment on the issue between two scheduled runs', async () => {
    const service = await startWithBranch([30, 1])
    const { jobId } = (await run(service, '1')).outputs
    const comment = await runOn(
      service,
      { 'prompt-from': 'comment', comment: 'continue' },
      {
        fixture: 'issue_comment.created',
        change: { issue: { number: 7 } },
        env: { GITHUB_RUN_ID: '2' },
      },
    )
    push('3')
    const third = await run(service, '3')
    const continued = { job: { origin: 'continued' }, jobId }
    expect([comment.outputs, third.outputs]).toMatchObject([continued, continued])
    expect(ranges(service)).toEqual(['1...2', '...', '2...3'])
  })
})
