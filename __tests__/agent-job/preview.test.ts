import { readFileSync } from 'node:fs'

import { afterEach, describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  failsPreview,
  neverEnds,
  ofCommit,
} from '../../simulator/documentation-service.ts'
import { startDocumentationSite } from '../../simulator/documentation-site.ts'
import type { Fault } from '../../simulator/faults.ts'
import type { SimulatedPullRequest } from '../../simulator/github-changes.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { calls } from '../support/dist-stage.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { closedAfterEachTest } from '../support/service-client.ts'
import { commitOf } from '../support/trigger-event.ts'

const { start, stepOn, github, duringBuild } = operationSteps()
const closedAfterwards = closedAfterEachTest()
const head = commitOf('a')
const url = 'https://acme-docs-128.preview.example/'
const unchecked = ': no page was changed'
const link = '[`acme/docs#128`](<https://github.com/acme/docs/pull/128>)'

/** GitHub has the pull request of the first turn of a job. */
const openPullRequest = (change: Partial<SimulatedPullRequest> = {}) => {
  github.api.pullRequests.set(128, { head, base: commitOf('0'), ...change })
  github.api.pullRequestFiles.set(128, [])
}
afterEach(() => {
  github.api.pullRequests.delete(128)
  github.api.pullRequestFiles.delete(128)
})

const pullRequest = { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }
const oneTurn: DocumentationServiceOptions = { jobLife: [{ status: 'active' }, pullRequest] }
const builds: BuildLife = [{ status: 'success' }]

interface Given extends DocumentationServiceOptions {
  fault?: Fault
  inputs?: GivenInputs
  /** Changes of the payload of the event. */
  change?: Record<string, unknown>
  env?: Record<string, string>
}

async function stepWith({ fault, inputs = {}, change = {}, env = {}, ...options }: Given = {}) {
  const service = await start({ ...oneTurn, ...options })
  if (fault !== undefined) service.faults.add(fault)
  const given = { prompt: 'Document the flag', preview: 'true', comment: 'true', ...inputs }
  const step = await stepOn(service, given, { fixture: 'issues.labeled', change, env })
  /** The last word of the path of each POST. */
  const posts = () =>
    calls(service)
      .filter((call) => call.startsWith('POST'))
      .map((call) => (call.includes('/preview/') ? '/preview' : call.replace(/^.*(?=\/)/u, '')))
  const notices = () => step.log.entries.filter((entry) => /^(?:notice|warning):/u.test(entry))
  return { ...step, service, posts, notices }
}

const comment = () => github.api.comments[0]?.body ?? ''

describe('the preview of a pull request', () => {
  it('is built from its branch, and the outputs and words say that it builds', async () => {
    openPullRequest()
    const step = await stepWith()
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      outputs: {
        previewUrl: url,
        previewStatus: 'success',
        pagesNotLive: [],
        buildLog: undefined,
        headline: `Pull request acme/docs#128 is ready to review, and the preview is ready${unchecked}`,
      },
    })
    for (const text of [end.report, comment()]) {
      expect(text).toContain(`\n\n[Open the preview](<${url}>)\n\n`)
      expect(text).toContain(`Pull request ${link} is ready to review, and the preview is ready${unchecked}`)
    }
    expect(step.posts()).toEqual(['/job', '/preview'])
    expect(step.service.requests.map(({ body }) => body)).toContainEqual({ branch: 'docs/128' })
    expect(step.notices()).toEqual([])
  })

  it('that does not build fails the step, and shows why', async () => {
    openPullRequest()
    const failure = { status: 'failure', summary: 'One page is broken', logs: ['Error in a.mdx:12'] }
    const end = await (await stepWith({ builds: [[failure]] })).run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'error',
      message: expect.stringMatching(/\nError in a\.mdx:12$/u),
      outputs: {
        previewStatus: 'failure',
        headline: 'Pull request acme/docs#128 is ready to review, and the preview does not build',
      },
    })
    for (const text of [end.report, comment()]) {
      expect(text).toContain(`is ready to review, and the preview does not build`)
      expect(text).toContain('\n\nThe service says:\n\n```text\nOne page is broken\n```\n\n')
    }
    expect(github.api.comments).toHaveLength(1)
    expect(readFileSync(end.outputs?.buildLog as string, 'utf8')).toContain('One page is broken')
  })

  it('that does not build passes if fail-on leaves it out', async () => {
    openPullRequest()
    const step = await stepWith({ builds: [failsPreview], inputs: { 'fail-on': 'failed' } })
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus: 'failure' } })
  })

  it('is unknown in comment and outputs while it is built, for a run that is killed then', async () => {
    openPullRequest()
    const step = await stepWith()
    const seen: unknown[] = []
    duringBuild(step.service, () => {
      const known = Object.assign({}, ...step.outputs) as Record<string, unknown>
      seen.push([known['prLink'], known['previewStatus'], comment().replace(/^.*\n/u, '')])
    })
    await step.run()
    expect(seen).toEqual([
      [
        pullRequest.prLink,
        'unknown',
        expect.stringMatching(
          /^\*\*Pull request .*128.* is ready to review\*\*\n\nThe preview is being built\.\n/u,
        ),
      ],
    ])
  })

  it('is not built without a pull request', async () => {
    const step = await stepWith({ jobLife: [{ status: 'completed' }] })
    const { outputs } = await step.run()
    expect(outputs).not.toHaveProperty('previewStatus')
    expect(step.posts()).toEqual(['/job'])
  })

  it('is only named in a dry run', async () => {
    const step = await stepWith({ inputs: { 'dry-run': 'true' } })
    expect((await step.run()).report).toContain(
      '\nThe step would start a new agent job. After a pull request, it would have the preview built.\n',
    )
    expect(step.service.requests).toEqual([])
  })
})

describe('a preview with a missing page', () => {
  async function stepOf(inputs: GivenInputs = {}) {
    openPullRequest()
    github.api.pullRequestFiles.set(128, [{ filename: 'guides/webhooks.mdx', status: 'added' }])
    const site = closedAfterwards(await startDocumentationSite())
    return stepWith({ builds: [builds], previewUrl: site.url, inputs })
  }

  it('names it, and does not fail the step', async () => {
    const end = await (await stepOf()).run()
    expect(end).toMatchObject({
      severity: 'info',
      outputs: {
        previewStatus: 'success',
        pagesNotLive: ['/guides/webhooks'],
        headline: expect.stringMatching(/, and the preview is ready, but 1 changed page is missing$/u),
      },
    })
    for (const text of [end.report, comment()])
      expect(text).toMatch(
        /is ready, but 1 changed page is missing[^]*\n- \[`\/guides\/webhooks`\]\(<http[^>]+>\) is missing\n/u,
      )
  })

  it('fails the step with fail-on: pages-not-live', async () => {
    const step = await stepOf({ 'fail-on': 'pages-not-live' })
    expect(await step.run()).toMatchObject({ severity: 'error', outcome: 'pr-created' })
  })
})

it.each(['merged', 'closed'] as const)(
  'A pull request that was %s during the build is said to be, without a result',
  async (state) => {
    openPullRequest()
    const step = await stepWith({ builds: [failsPreview] })
    duringBuild(step.service, () => {
      openPullRequest({ state: 'closed', merged: state === 'merged' })
    })
    const end = await step.run()
    expect(end).toMatchObject({
      severity: 'info',
      outputs: {
        previewStatus: 'unknown',
        headline: `Pull request acme/docs#128 was ${state}`,
      },
    })
    for (const text of [end.report, comment()]) {
      expect(text).toContain(`Pull request ${link} was ${state}`)
      expect(text).toContain(`\`\`\`text\nThe pull request was ${state}.\n\`\`\``)
      expect(text).not.toMatch(/ready to review|does not build\./u)
    }
  },
)

describe('a result that does not come', () => {
  it('is unknown with its reason, and fails nothing', async () => {
    openPullRequest()
    const step = await stepWith({ builds: [] })
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      outputs: { previewStatus: 'unknown', headline: 'Pull request acme/docs#128 is ready to review' },
    })
    for (const text of [end.report, comment()])
      expect(text).toMatch(
        /\n\nThe service did not accept the request to build the preview\.\n\n```text\n\S/u,
      )
    expect(step.notices().at(-1)).toMatch(/^notice: The service did not accept .+ the preview\. .*HTTP 403/u)
  })

  const elsewhere = { status: 'completed', prLink: 'https://gitlab.com/acme/docs/-/merge_requests/1' }
  it.each<[string, Partial<SimulatedPullRequest> | undefined, Given, RegExp]>([
    ['GitHub does not show the pull request', undefined, {}, /Reading the pull request failed \(HTTP 404\)/u],
    ['the branch is in a fork', { fork: 'someone/docs', branch: 'main' }, {}, /is in a fork/u],
    ['it is on another host', {}, { jobLife: [elsewhere] }, /not on the GitHub of this run/u],
  ])('is unknown without a build: %s', async (_, shown, given, reason) => {
    if (shown !== undefined) openPullRequest(shown)
    const step = await stepWith(given)
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus: 'unknown' } })
    expect(step.notices().at(-1)).toMatch(reason)
    expect(step.posts()).toEqual(['/job'])
  })

  it.each(['expire', 'cancel'] as const)('ends with the run (%s), and the outcome stays', async (ending) => {
    openPullRequest()
    const step = await stepWith({ builds: [neverEnds] })
    duringBuild(step.service, step.deadline[ending])
    expect(await step.run()).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      error: undefined,
      outputs: { previewStatus: 'unknown', previewUrl: url },
    })
  })
})

describe('the log of a build', () => {
  const build: BuildLife = [{ status: 'failure', summary: 'Bad page', logs: ['secret-page.mdx is broken'] }]
  const words = /secret-page|Bad page/u
  const elsewhere = { GITHUB_REPOSITORY: 'acme/app' }
  const publicRun = { repository: { full_name: 'acme/app', private: false } }
  const unknownRun = { repository: null }
  const privateRun = { repository: { full_name: 'acme/app', private: true } }

  it.each<[string, boolean, Given]>([
    ['shown in the repository that was built', true, { change: { repository: { private: false } } }],
    ['shown in a private repository', true, { env: elsewhere, change: privateRun }],
    ['only in the file in another public repository', false, { env: elsewhere, change: publicRun }],
    ['only in the file if it is unknown who can read it', false, { env: elsewhere, change: unknownRun }],
  ])('is %s', async (_, isShown, given) => {
    openPullRequest()
    const inputs = { 'allowed-permissions': 'any' }
    // That the head was built shows nothing if it is of another repository than the run.
    const step = await stepWith({ ...given, inputs, builds: [isShown ? build : ofCommit(build, head)] })
    const end = await step.run()
    expect(end.outputs?.previewStatus).toBe('failure')
    for (const text of [end.report, comment(), step.log.entries.join('\n')]) {
      if (isShown) expect(text).toMatch(words)
      else expect(text).not.toMatch(words)
    }
    expect(step.notices().some((notice) => notice.includes('only in the file of the output buildLog'))).toBe(
      !isShown,
    )
    expect(readFileSync(end.outputs?.buildLog as string, 'utf8')).toMatch(words)
  })
})
