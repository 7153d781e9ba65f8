import { afterEach, describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  failsPreview,
} from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import type { SimulatedPullRequest } from '../../simulator/github-changes.ts'
import { agentJobSteps } from '../support/agent-job-steps.ts'
import { calls } from '../support/dist-stage.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { commitOf } from '../support/trigger-event.ts'

const { start, stepOn, github } = agentJobSteps()
const [head, newHead] = [commitOf('a'), commitOf('b')]
const url = 'https://acme-docs-128.preview.example/'
const link = '[`acme/docs#128`](<https://github.com/acme/docs/pull/128>)'

/** GitHub has the pull request of the first turn of a job. */
const openPullRequest = (change: Partial<SimulatedPullRequest> = {}) =>
  github.api.pullRequests.set(128, { head, base: commitOf('0'), ...change })
afterEach(() => {
  github.api.pullRequests.delete(128)
})

const pullRequest = { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }
const oneTurn: DocumentationServiceOptions = {
  jobLife: [{ status: 'active' }, pullRequest],
  messageLife: [{ status: 'active' }, pullRequest],
}

interface ServiceLife extends DocumentationServiceOptions {
  fault?: Fault
}

async function stepWith(preview: string, { fault, ...options }: ServiceLife = {}, given: GivenInputs = {}) {
  const service = await start({ ...oneTurn, ...options })
  if (fault !== undefined) service.faults.add(fault)
  return { service, ...(await stepFor(service, preview, given, '1')) }
}

async function stepFor(
  service: Awaited<ReturnType<typeof start>>,
  preview: string,
  given: GivenInputs,
  attempt: string,
) {
  process.env['GITHUB_RUN_ATTEMPT'] = attempt
  const inputs = { prompt: 'Document the flag', preview, ...given }
  const step = await stepOn(service, inputs, { fixture: 'issues.labeled' })
  /** The last word of the path of each POST. */
  const posts = () =>
    calls(service)
      .filter((call) => call.startsWith('POST'))
      .map((call) => (call.includes('/preview/') ? '/preview' : call.replace(/^.*(?=\/)/u, '')))
  const notices = () => step.log.entries.filter((entry) => /^(?:notice|warning):/u.test(entry))
  return { ...step, posts, notices }
}

describe('the preview of a pull request', () => {
  it('is built from its branch, and the outputs and words say that it builds', async () => {
    openPullRequest()
    const step = await stepWith('true')
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      outputs: {
        previewUrl: url,
        previewStatus: 'success',
        headline: 'Pull request acme/docs#128 is ready to review, and the preview builds',
      },
    })
    expect(end.report).toMatch(
      new RegExp(`^## Pull request .* is ready to review\\. \\[Preview\\]\\(<${url}>\\) builds\\.\n`, 'u'),
    )
    expect(step.posts()).toEqual(['/job', '/preview'])
    expect(step.service.requests.map(({ body }) => body)).toContainEqual({ branch: 'docs/128' })
    expect(step.outputs.at(-1)).toMatchObject({ prNumber: 128, previewStatus: undefined })
    expect(step.notices()).toEqual([])
  })

  it('that does not build fails the step, and shows the last lines of the log', async () => {
    openPullRequest()
    const logs = Array.from({ length: 100 }, (_, index) => `line ${index}`)
    const step = await stepWith('true', { builds: [[{ status: 'failure', logs }]] }, { comment: 'true' })
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'error',
      outputs: {
        previewStatus: 'failure',
        headline: 'Pull request acme/docs#128 is ready to review, and the preview does not build',
      },
    })
    const shown = `. [Preview](<${url}>) does not build.`
    const log = `\n\n\`\`\`text\n${logs.slice(-30).join('\n')}\n\`\`\`\n\n`
    for (const text of [end.report, github.api.comments[0]?.body]) {
      expect(text).toContain(`Pull request ${link} is ready to review${shown}`)
      expect(text).toContain(log)
    }
    expect(step.posts()).toEqual(['/job', '/preview'])
  })

  it('that does not build passes if fail-on leaves it out', async () => {
    const step = await stepWith('true', { builds: [failsPreview] }, { 'fail-on': 'failed' })
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus: 'failure' } })
  })

  it('is being built while the comment has the pull request already', async () => {
    const step = await stepWith('true', {}, { comment: 'true' })
    const bodies: string[] = []
    step.clock.whileSleeping = () => {
      bodies.push(github.api.comments[0]?.body.replace(/^.*\n/u, '') ?? '')
    }
    await step.run()
    expect(bodies.at(-1)).toMatch(
      /^\*\*Pull request .*128.* is ready to review\*\*\n\nThe preview is being built\.\n/u,
    )
  })

  it('has the branch of the job if GitHub does not tell that of the pull request', async () => {
    const step = await stepWith('true')
    await step.run()
    expect(step.service.requests.map(({ body }) => body)).toContainEqual({ branch: 'main' })
  })

  it('is not built without a pull request', async () => {
    const step = await stepWith('true', { jobLife: [{ status: 'completed' }] })
    const { outputs } = await step.run()
    expect(outputs).not.toHaveProperty('previewStatus')
    expect(step.posts()).toEqual(['/job'])
  })

  it('is only named in a dry run', async () => {
    const step = await stepWith('true', {}, { 'dry-run': 'true' })
    expect((await step.run()).report).toContain(
      '\nThe step would start a new agent job. After a pull request, it would have the preview built.\n',
    )
    expect(step.service.requests).toEqual([])
  })

  const elsewhere: BuildLife = [{ status: 'failure', commit: { sha: newHead } }]
  it.each<[string, BuildLife, string]>([
    ['once more', [{ status: 'success', commit: { sha: head } }], 'success'],
    ['no third time', elsewhere, 'unknown'],
  ])('of another commit than the head is built %s', async (_, second, previewStatus) => {
    openPullRequest()
    const step = await stepWith('true', { builds: [elsewhere, second] })
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus } })
    expect(step.posts()).toEqual(['/job', '/preview', '/preview'])
  })

  it.each(['http://preview.example', 'javascript:alert(1)', 'https://a@preview.example', 5])(
    'has no address that is not plain https: %s',
    async (previewUrl) => {
      const fault: Fault = {
        path: /\/preview\//u,
        transform: (answer) => ({ ...answer, body: { ...(answer.body as object), previewUrl } }),
      }
      const step = await stepWith('true', { fault })
      const { outputs, report } = await step.run()
      expect(outputs).toMatchObject({ previewUrl: undefined, previewStatus: 'success' })
      expect(report).toContain(' is ready to review. The preview builds.\n')
    },
  )
})

describe('a verdict that does not come', () => {
  const stuck: BuildLife = [{ status: 'in_progress' }]

  const unanswered = { path: /update-status/u, body: { error: 'No' }, times: Infinity }

  it.each<[string, ServiceLife, RegExp]>([
    ['the status is refused', { fault: { ...unanswered, status: 401 } }, /HTTP 401/u],
    ['there is no such status', { fault: { ...unanswered, status: 404 } }, /HTTP 404/u],
    ['the service fails', { fault: { ...unanswered, status: 500 } }, /HTTP 500/u],
    [
      'the plan has no previews',
      { builds: [] },
      /HTTP 403: Preview deployments .* plan of the project has no/u,
    ],
    ['the build does not end', { builds: [stuck] }, /The build did not end within 15 minutes\.$/u],
    ['a status is missing', { builds: [[{ status: 5 as unknown as string }]] }, /within 15 minutes\.$/u],
    ['there is no branch', { jobLife: [{ ...pullRequest, source: null }] }, /tells its branch\.$/u],
    [
      'the limit is reached',
      { buildsPerMinute: 0 },
      /HTTP 429: .*5 previews per organization per minute\.$/u,
    ],
  ])('is unknown, and fails nothing: %s', async (_, options, reason) => {
    const step = await stepWith('true', options)
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      outputs: { previewStatus: 'unknown', headline: 'Pull request acme/docs#128 is ready to review' },
    })
    expect(end.report).toContain('\n\nIt is unknown whether the preview builds. The log of the workflow run')
    expect(step.notices().at(-1)).toMatch(/^notice: It is unknown whether the preview builds\. /u)
    expect(step.notices().at(-1)).toMatch(reason)
  })

  it.each(['merged', 'closed'] as const)('is that of a pull request that was %s', async (state) => {
    openPullRequest({ state: 'closed', merged: state === 'merged' })
    const step = await stepWith('true')
    const { outputs } = await step.run()
    expect(outputs).toMatchObject({ previewStatus: 'unknown' })
    expect(step.posts()).toEqual(['/job'])
  })

  it.each(['expire', 'cancel'] as const)('ends with the run (%s), and the outcome stays', async (ending) => {
    const step = await stepWith('true', { builds: [stuck] })
    step.clock.whileSleeping = () => {
      if (calls(step.service).some((call) => call.includes('/update-status/'))) step.deadline[ending]()
    }
    expect(await step.run()).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      error: undefined,
      outputs: { previewStatus: 'unknown', previewUrl: 'https://acme-main.preview.example/' },
    })
  })

  it('knows no status that the service invents, and says so once', async () => {
    const life = [{ status: 'thinking' }, { status: 'thinking' }, { status: 'success' }]
    const step = await stepWith('true', { builds: [life] })
    expect(await step.run()).toMatchObject({ outputs: { previewStatus: 'success' } })
    expect(step.notices()).toEqual([
      'warning: The preview has the status "thinking", which this action does not know. The action keeps waiting.',
    ])
  })
})
