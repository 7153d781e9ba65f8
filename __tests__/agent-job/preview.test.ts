import { readFileSync } from 'node:fs'

import { afterEach, describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  failsPreview,
  neverEnds,
  ofCommit,
  skipsBuild,
} from '../../simulator/documentation-service.ts'
import { type DocumentationSite, startDocumentationSite } from '../../simulator/documentation-site.ts'
import type { Fault } from '../../simulator/faults.ts'
import type { SimulatedPullRequest } from '../../simulator/github-changes.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { calls } from '../support/dist-stage.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { closedAfterEachTest } from '../support/service-client.ts'
import { commitOf } from '../support/trigger-event.ts'

const { start, stepOn, github } = operationSteps()
const [head, newHead] = [commitOf('a'), commitOf('b')]
const url = 'https://acme-docs-128.preview.example/'
const unchecked = ', and no page was checked: no page was changed'
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
const statusOfBuild = /update-status/u

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
  /** Happens once, when the status of the build is asked for the first time. */
  const duringBuild = (happens: () => void) => {
    service.faults.add({
      path: statusOfBuild,
      transform: (answer) => {
        happens()
        return answer
      },
    })
  }
  return { ...step, service, posts, notices, duringBuild }
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
    for (const text of [end.report, comment()])
      expect(text).toContain(
        `Pull request ${link} is ready to review. [Preview](<${url}>) is ready${unchecked}.`,
      )
    expect(step.posts()).toEqual(['/job', '/preview'])
    expect(step.service.requests.map(({ body }) => body)).toContainEqual({ branch: 'docs/128' })
    expect(step.notices()).toEqual([])
  })

  it('that does not build fails the step, and shows the summary and the last lines of the log', async () => {
    openPullRequest()
    const logs = Array.from({ length: 100 }, (_, index) => `line ${index}`)
    const step = await stepWith({ builds: [[{ status: 'failure', summary: 'One page is broken', logs }]] })
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'error',
      outputs: {
        previewStatus: 'failure',
        headline: 'Pull request acme/docs#128 is ready to review, and the preview does not build',
      },
    })
    const log = `\`\`\`text\nOne page is broken\n\`\`\`\n\n\`\`\`text\n${logs.slice(-30).join('\n')}\n\`\`\``
    for (const text of [end.report, comment()]) {
      expect(text).toContain(`is ready to review. [Preview](<${url}>) does not build.`)
      expect(text).toContain(`\n\nThe preview does not build.\n\n${log}\n\n`)
    }
    const file = readFileSync(end.outputs?.buildLog as string, 'utf8')
    expect(file).toBe(`The preview does not build.\n\nOne page is broken\n\n${logs.join('\n')}\n`)
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
    step.duringBuild(() => {
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

  it.each([
    ['http://preview.example', undefined],
    ['javascript:alert(1)', undefined],
    ['https://a@preview.example', undefined],
    [5, undefined],
    [`https://preview.example/${'a'.repeat(2000)}`, undefined],
    ['https://preview.example', 'https://preview.example/'],
    ['http://127.0.0.1:9', 'http://127.0.0.1:9/'],
  ])('has no address that is cut or not plain https: %s', async (given, previewUrl) => {
    openPullRequest()
    const fault: Fault = {
      path: /\/preview\//u,
      transform: (answer) => ({ ...answer, body: { ...(answer.body as object), previewUrl: given } }),
    }
    const step = await stepWith({ fault })
    expect(await step.run()).toMatchObject({ outputs: { previewUrl, previewStatus: 'success' } })
  })
})

describe('a preview with changed pages', () => {
  const own = closedAfterEachTest()
  const files = ['added', 'modified', 'modified'].map((status, index) => ({
    filename: `guides/page-${index}.mdx`,
    status: status as 'added' | 'modified',
  }))
  const site = async (...missing: number[]) => {
    const pages = files.map(({ filename }, index) => [
      `/${filename.replace('.mdx', '')}`,
      missing.includes(index) ? ('missing' as const) : ('page' as const),
    ])
    return own(await startDocumentationSite({ pages: Object.fromEntries(pages) as Record<string, 'page'> }))
  }
  async function stepOf(preview: DocumentationSite, inputs: GivenInputs = {}) {
    openPullRequest()
    github.api.pullRequestFiles.set(128, files)
    return stepWith({ builds: [builds], previewUrl: preview.url, inputs })
  }

  it('names one that is missing, and does not fail the step', async () => {
    const preview = await site(0)
    const end = await (await stepOf(preview)).run()
    expect(end).toMatchObject({
      severity: 'info',
      outputs: {
        previewStatus: 'success',
        pagesNotLive: ['/guides/page-0'],
        headline: expect.stringMatching(/, and the preview is ready, but 1 of 3 changed pages is missing$/u),
      },
    })
    for (const text of [end.report, comment()])
      expect(text).toMatch(
        /is ready, but 1 of 3 changed pages is missing\.[^]*```text\n\/guides\/page-0\n```/u,
      )
    expect(readFileSync(end.outputs?.buildLog as string, 'utf8')).toContain('\n\n/guides/page-0\n')
    for (const { headers } of preview.requests) expect(headers).not.toHaveProperty('authorization')
  })

  it('fails the step with fail-on: pages-not-live', async () => {
    const step = await stepOf(await site(0, 1), { 'fail-on': 'pages-not-live' })
    expect(await step.run()).toMatchObject({ severity: 'error', outcome: 'pr-created' })
  })

  it('still builds when the run is cancelled while the pages are asked', async () => {
    const preview = await site(0)
    const step = await stepOf(preview)
    preview.faults.add({ hang: true })
    const cancelling = setInterval(() => {
      if (preview.requests.length > 0) step.deadline.cancel()
    }, 5)
    const end = await step.run()
    clearInterval(cancelling)
    expect(end).toMatchObject({ outputs: { previewStatus: 'success', pagesNotLive: [] } })
    expect(end.report).toContain('is ready, and no page was checked: the step was cancelled.')
  })
})

describe('the pull request is read before the build and after it', () => {
  it.each(['merged', 'closed'] as const)('and is said to be %s, without a result', async (state) => {
    openPullRequest()
    const step = await stepWith({ builds: [failsPreview] })
    step.duringBuild(() => {
      openPullRequest({ state: 'closed', merged: state === 'merged' })
    })
    const end = await step.run()
    expect(end).toMatchObject({
      severity: 'info',
      outputs: {
        previewStatus: 'unknown',
        headline: `The agent ended its work, and pull request acme/docs#128 was ${state}`,
      },
    })
    for (const text of [end.report, comment()]) {
      expect(text).toContain(`The agent ended its work, and pull request ${link} was ${state}`)
      expect(text).toContain(`\`\`\`text\nThe pull request was ${state}.\n\`\`\``)
      expect(text).not.toMatch(/ready to review|does not build\./u)
    }
  })

  it.each(['merged', 'closed'] as const)('and is not built if it was %s before', async (state) => {
    openPullRequest({ state: 'closed', merged: state === 'merged' })
    const step = await stepWith()
    expect(await step.run()).toMatchObject({ outputs: { previewStatus: 'unknown' } })
    expect(step.posts()).toEqual(['/job'])
  })

  it('and a head that moved is built, so that nobody gets the result of the commit before', async () => {
    openPullRequest()
    const step = await stepWith({ builds: [failsPreview, ofCommit(builds, newHead)] })
    step.duringBuild(() => {
      openPullRequest({ head: newHead })
    })
    expect(await step.run()).toMatchObject({ outputs: { previewStatus: 'success' } })
    expect(step.posts()).toEqual(['/job', '/preview', '/preview'])
  })

  it('and a head that moves again leaves the result unknown', async () => {
    openPullRequest()
    const step = await stepWith({ builds: [failsPreview] })
    let count = 0
    step.service.faults.add({
      path: /\/preview\//u,
      times: Infinity,
      transform: (answer) => {
        openPullRequest({ head: commitOf(String((count += 1))) })
        return answer
      },
    })
    expect(await step.run()).toMatchObject({
      severity: 'info',
      outputs: { previewStatus: 'unknown' },
    })
    expect(step.posts()).toEqual(['/job', '/preview', '/preview'])
  })

  const elsewhere = ofCommit(failsPreview, newHead)
  it.each<[string, BuildLife, string]>([
    ['once more', ofCommit(builds, head), 'success'],
    ['no third time', elsewhere, 'unknown'],
  ])('and a build of another commit is built %s', async (_, second, previewStatus) => {
    openPullRequest()
    const step = await stepWith({ builds: [elsewhere, second] })
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus } })
    expect(step.posts()).toEqual(['/job', '/preview', '/preview'])
  })

  it.each<[string, (step: Awaited<ReturnType<typeof stepWith>>) => void]>([
    [
      'does not answer',
      () => {
        github.api.faults.add({ path: /pulls\/128$/u, status: 502, times: Infinity })
      },
    ],
    [
      'is not asked, because the run is cancelled',
      ({ deadline }) => {
        deadline.cancel()
      },
    ],
    [
      'is not asked, because the deadline has passed',
      ({ deadline }) => {
        deadline.expire()
      },
    ],
  ])('and a known failure stays if GitHub then %s', async (_, happens) => {
    openPullRequest()
    const step = await stepWith({ builds: [ofCommit([{ status: 'failure', logs: ['x'] }], head)] })
    afterStatusOf(step, () => {
      happens(step)
    })
    expect(await step.run()).toMatchObject({
      severity: 'error',
      outputs: { previewStatus: 'failure' },
    })
  })
})

/** Calls back when the step has logged the status of its build, which it has then read. */
function afterStatusOf({ log }: Awaited<ReturnType<typeof stepWith>>, happens: () => void): void {
  const info = log.info.bind(log)
  log.info = (message) => {
    info(message)
    if (message.startsWith('The preview has the status')) happens()
  }
}

describe('a result that does not come', () => {
  const unanswered = { path: statusOfBuild, body: { error: 'No' }, times: Infinity }

  it.each<[string, Given, RegExp]>([
    ['the status is refused', { fault: { ...unanswered, status: 401 } }, /HTTP 401/u],
    ['there is no such status', { fault: { ...unanswered, status: 404 } }, /HTTP 404.* no longer knows/u],
    ['the service fails', { fault: { ...unanswered, status: 500 } }, /HTTP 500/u],
    ['the plan has no previews', { builds: [] }, /HTTP 403: .* plan of the project has no/u],
    [
      'the limit is reached',
      { buildsPerMinute: 0 },
      /HTTP 429: .*5 previews per organization per minute\.$/u,
    ],
  ])('is unknown with its reason, and fails nothing: %s', async (_, given, reason) => {
    openPullRequest()
    const step = await stepWith(given)
    const end = await step.run()
    expect(end).toMatchObject({
      outcome: 'pr-created',
      severity: 'info',
      outputs: { previewStatus: 'unknown', headline: 'Pull request acme/docs#128 is ready to review' },
    })
    for (const text of [end.report, comment()])
      expect(text).toMatch(/\n\nIt is unknown whether the preview builds\.\n\n```text\n\S/u)
    expect(step.notices().at(-1)).toMatch(/^notice: It is unknown whether the preview builds\. /u)
    expect(step.notices().at(-1)).toMatch(reason)
  })

  it.each<[string, Partial<SimulatedPullRequest> | undefined, RegExp]>([
    ['GitHub does not show the pull request', undefined, /Reading the pull request failed \(HTTP 404\)/u],
    ['the branch is in a fork', { fork: 'someone/docs', branch: 'main' }, /is in a fork/u],
  ])('is unknown without a build: %s', async (_, shown, reason) => {
    if (shown !== undefined) openPullRequest(shown)
    const step = await stepWith()
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus: 'unknown' } })
    expect(step.notices().at(-1)).toMatch(reason)
    expect(step.posts()).toEqual(['/job'])
  })

  it('is unknown without a build: the pull request is on another host', async () => {
    const prLink = 'https://gitlab.com/acme/docs/-/merge_requests/1'
    const step = await stepWith({ jobLife: [{ status: 'completed', prLink }] })
    expect(await step.run()).toMatchObject({ outputs: { previewStatus: 'unknown' } })
    expect(step.notices().at(-1)).toMatch(/not on the GitHub of this run/u)
    expect(step.posts()).toEqual(['/job'])
  })

  it('is skipped with its reason, and fails nothing', async () => {
    openPullRequest()
    const end = await (await stepWith({ builds: [skipsBuild] })).run()
    expect(end).toMatchObject({
      severity: 'info',
      outputs: {
        previewStatus: 'skipped',
        headline: expect.stringMatching(/, and the preview was skipped$/u),
      },
    })
    expect(end.report).toContain('The service skipped the preview.\n\n```text\nNo changes to preview\n```')
  })

  it.each(['expire', 'cancel'] as const)('ends with the run (%s), and the outcome stays', async (ending) => {
    openPullRequest()
    const step = await stepWith({ builds: [neverEnds] })
    afterStatusOf(step, () => {
      step.deadline[ending]()
    })
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
    const step = await stepWith({ ...given, inputs, builds: [build] })
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

  it('and the names of missing pages are only in the file in another public repository', async () => {
    openPullRequest()
    github.api.pullRequestFiles.set(128, [{ filename: 'secret-page.mdx', status: 'added' }])
    await using site = await startDocumentationSite()
    const inputs = { 'allowed-permissions': 'any', 'fail-on': 'pages-not-live' }
    const step = await stepWith({ env: elsewhere, change: publicRun, inputs, previewUrl: site.url })
    const end = await step.run()
    expect(end).toMatchObject({ severity: 'error', outputs: { pagesNotLive: ['1 page'] } })
    for (const text of [end.report, comment(), end.message])
      expect(text).toContain('the changed page is missing')
    for (const text of [end.report, comment(), step.log.entries.join('\n')]) expect(text).not.toMatch(words)
    expect(readFileSync(end.outputs?.buildLog as string, 'utf8')).toMatch(words)
  })

  it('that is empty, as is the summary, is said to be', async () => {
    openPullRequest()
    const end = await (await stepWith({ builds: [[{ status: 'failure' }]] })).run()
    expect(end.report).toContain(
      '\nThe preview does not build. The service gave neither a reason nor a log.\n',
    )
  })
})
