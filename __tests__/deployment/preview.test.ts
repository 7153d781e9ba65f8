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
import { startDocumentationSite } from '../../simulator/documentation-site.ts'
import type { Fault } from '../../simulator/faults.ts'
import type { SimulatedPullRequest } from '../../simulator/github-changes.ts'
import { calls } from '../support/dist-stage.ts'
import type { TriggeredBy } from '../support/event-stage.ts'
import { type GivenInputs, problemsOf, service as ofService } from '../support/inputs.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { closedAfterEachTest, projectId } from '../support/service-client.ts'
import { commitOf } from '../support/trigger-event.ts'

const mergeQueue = { fixture: 'push', env: { GITHUB_EVENT_NAME: 'merge_group' } }
const { start, stepOn, github, duringBuild } = operationSteps()
const closed = closedAfterEachTest()
const number = 57
const [head, newHead] = [commitOf('a'), commitOf('b')]
const builds = ofCommit([{ status: 'success' }], head)
const about = (predicate: string) => `Preview of #${number} ${predicate}`
const [once, twice] = [1, 2].map((count) =>
  Array<string>(count).fill(`POST /v1/project/preview/${projectId}`),
)

interface Given extends DocumentationServiceOptions {
  inputs?: GivenInputs
  fault?: Fault
  pullRequest?: Partial<SimulatedPullRequest>
  isPrivate?: boolean
}

/** GitHub has the pull request of the event, which adds a page. */
function openPullRequest(change: Partial<SimulatedPullRequest> = {}): void {
  github.api.pullRequests.set(number, { head, base: commitOf('0'), ...change })
  github.api.pullRequestFiles.set(number, [{ filename: 'a.mdx', status: 'added' }])
}
afterEach(() => {
  github.api.pullRequests.delete(number)
  github.api.pullRequestFiles.delete(number)
})

async function stepWith({ inputs = {}, fault, pullRequest, isPrivate = false, ...options }: Given = {}) {
  openPullRequest(pullRequest)
  const service = await start({ builds: [builds], ...options })
  if (fault !== undefined) service.faults.add(fault)
  const event = { fixture: 'pull_request.closed', change: { repository: { private: isPrivate } } }
  const step = await stepOn(service, { preview: 'true', ...inputs }, event)
  /** Happens when the step has read and logged the end of the build. */
  const afterBuild = (happens: () => void) => {
    const info = step.log.info.bind(step.log)
    step.log.info = (message) => {
      info(message)
      if (message.startsWith('The build of the preview: ')) happens()
    }
  }
  const posts = () => calls(service).filter((call) => call.startsWith('POST'))
  return { ...step, service, afterBuild, posts }
}

describe('the preview of the pull request of an event', () => {
  it('is built of its branch, and its changed pages are checked', async () => {
    await using site = await startDocumentationSite({ pages: { '/a': 'page' } })
    const step = await stepWith({ previewUrl: site.url })
    const headline = about('is ready: 1 changed page answers; its words could not be compared')
    expect(await step.run()).toMatchObject({
      outcome: 'previewed',
      severity: 'info',
      message: `${headline}.`,
      report: [
        `## ${headline}`,
        `[Open the preview](<${site.url}/>)`,
        'Changed pages:',
        `- [\`/a\`](<${site.url}/a>) answers`,
      ].join('\n\n'),
      outputs: {
        headline,
        previewStatus: 'success',
        previewUrl: `${site.url}/`,
        pagesNotLive: [],
        buildLog: undefined,
      },
    })
    expect(step.posts()).toEqual(once)
    expect(step.service.requests[0]?.body).toEqual({ branch: `docs/${number}` })
    expect(step.outputs).toEqual([{ previewStatus: 'unknown' }])
    const pull = `GET /repos/acme/docs/pulls/${number}`
    const root = 'GET /repos/acme/docs/contents/docs.json'
    expect(calls(github.api)).toEqual([pull, pull, `${pull}/files`, root])
  })

  it('is built once more if a page is missing, and no third time, and names why', async () => {
    await using site = await startDocumentationSite()
    const why = 'Failed to parse page content at path a.mdx: Expected a closing tag for <Note>'
    const logs = builds.map((state) => ({ ...state, logs: ['Parsing 41 pages', why] }))
    const inputs = { 'fail-on': 'pages-not-live' }
    const step = await stepWith({ previewUrl: site.url, builds: [logs], inputs })
    expect(await step.run()).toMatchObject({
      outcome: 'previewed',
      severity: 'error',
      message: `${about('is ready, but 1 changed page is missing')}.\n${why}`,
      outputs: { previewStatus: 'success', pagesNotLive: ['/a'] },
    })
    expect(step.posts()).toEqual(twice)
  })

  it('checks no page that the published site does not have either', async () => {
    await using site = await startDocumentationSite({ pages: { '/llms.txt': 'missing' } })
    const step = await stepWith({ previewUrl: site.url, inputs: { 'site-url': site.url } })
    github.api.pullRequestFiles.set(number, [{ filename: 'a.mdx', status: 'modified' }])
    const headline = about('is ready, and no page was checked: the preview has none of them')
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { headline, pagesNotLive: [] } })
  })

  it.each<[string, BuildLife, string, string]>([
    ['failure', failsPreview, 'does not build', 'error'],
    ['skipped', skipsBuild, 'was skipped', 'info'],
  ])('has ended also with %s', async (previewStatus, life, predicate, severity) => {
    expect(await (await stepWith({ builds: [ofCommit(life, head)] })).run()).toMatchObject({
      outcome: 'previewed',
      severity,
      outputs: { previewStatus, headline: about(predicate) },
    })
  })

  it('shows no log in public if the service does not name the commit that was built', async () => {
    const build: BuildLife = [{ status: 'failure', logs: ['secret-page.mdx'] }]
    const shown = await (await stepWith({ builds: [ofCommit(build, head)] })).run()
    expect(shown.report).toContain('secret-page')
    const hidden = await (await stepWith({ builds: [build] })).run()
    expect(hidden.report).not.toContain('secret-page')
    expect(readFileSync(hidden.outputs?.buildLog as string, 'utf8')).toContain('secret-page')
  })

  it.each([
    ['http://preview.example', undefined],
    ['javascript:alert(1)', undefined],
    ['https://a@preview.example', undefined],
    [5, undefined],
    [`https://preview.example/${'a'.repeat(2000)}`, undefined],
    ['https://preview.example', 'https://preview.example/'],
  ])('has no address that is cut or not plain https: %s', async (given, previewUrl) => {
    const transform: Fault['transform'] = (answer) => ({
      ...answer,
      body: { ...(answer.body as object), previewUrl: given },
    })
    const { outputs } = await (await stepWith({ fault: { path: /\/preview\//u, transform } })).run()
    expect(outputs).toMatchObject({ previewUrl, previewStatus: 'success' })
    if (previewUrl === undefined)
      expect(outputs?.headline).toMatch(/, and no page was checked: the service does not tell where .* is$/u)
  })

  it('is skipped if the branch is in a fork', async () => {
    const step = await stepWith({ pullRequest: { fork: 'someone/docs' } })
    expect(await step.run()).toMatchObject({ outcome: 'skipped', outputs: { skipReason: 'fork' } })
    expect(step.posts()).toEqual([])
    // The end of the step tells it.
    expect(step.log.entries.filter((entry) => entry.includes('fork'))).toEqual([])
  })

  it('names a changed file that breaks the build, which the log names below the root of the site', async () => {
    const logs = ['Failed to parse x.mdx: No', 'Failed to parse guides/a.mdx: No', 'Build failed']
    const step = await stepWith({ builds: [ofCommit([{ status: 'failure', logs }], head)] })
    github.api.pullRequestFiles.set(number, [{ filename: 'docs/guides/a.mdx', status: 'modified' }])
    expect((await step.run()).message).toBe(`${about('does not build')}.\nFailed to parse guides/a.mdx: No`)
  })

  it('is only described in a dry run', async () => {
    const step = await stepWith({ inputs: { 'dry-run': 'true' } })
    expect((await step.run()).report).toMatch(/build the preview of #57 of the project project-1, /u)
    expect(step.service.requests).toEqual([])
  })

  it('is not built for a merge queue', async () => {
    const service = await start()
    const { run } = await stepOn(service, { preview: 'true' }, mergeQueue)
    expect(await run()).toMatchObject({ outcome: 'skipped', outputs: { skipReason: 'not-a-request' } })
    expect(service.requests).toEqual([])
  })

  it('needs an event about a pull request, and no publication', async () => {
    expect(await problemsOf({ ...ofService, preview: 'true' })).toEqual([
      expect.stringMatching(/^preview: got "true", expected an event about a pull request/u),
    ])
    expect(await problemsOf({ ...ofService, preview: 'true', publish: 'true' })).toContainEqual(
      expect.stringMatching(
        /^publish, preview: publish cannot be combined with preview; use a step of its own for each\.$/u,
      ),
    )
  })
})

describe('the preview of a branch', () => {
  const branch = 'staging'
  const add = [{ filename: 'a.mdx', status: 'added' as const }]
  const pushTo = (name: string): TriggeredBy => ({
    fixture: 'push',
    change: { before: commitOf('9'), after: head, head_commit: { id: head }, ref: `refs/heads/${name}` },
  })
  const byHand: TriggeredBy = { fixture: 'workflow_dispatch' }

  async function previewed(event: TriggeredBy, build: BuildLife = builds, compared: [string, object][] = []) {
    const { comparisons } = github.api
    for (const [range, comparison] of compared) comparisons.set(range, { files: [], ...comparison })
    const site = closed(await startDocumentationSite({ pages: { '/a': 'page' } }))
    const service = await start({ builds: [build], previewUrl: site.url })
    const end = await (await stepOn(service, { preview: branch }, event)).run()
    for (const [range] of compared) comparisons.delete(range)
    return { ...end, posts: service.requests.filter(({ method }) => method === 'POST') }
  }
  const ready = 'Preview of staging is ready: 1 changed page answers; its words could not be compared'

  it.each<[string, TriggeredBy, [string, object][]]>([
    ['a push to it has', pushTo(branch), [[`${commitOf('9')}...${head}`, { files: add }]]],
    [
      'it has beyond the default branch',
      byHand,
      [
        [`${branch}...${head}`, {}],
        [`main...${head}`, { files: add }],
      ],
    ],
    [
      'it has beyond the default branch, after a push to another one',
      pushTo('other'),
      [
        [`${branch}...${head}`, {}],
        [`main...${head}`, { files: add }],
      ],
    ],
  ])('checks the pages that %s', async (_, event, compared) => {
    const { outcome, outputs, posts } = await previewed(event, builds, compared)
    expect([outcome, outputs?.headline]).toEqual(['previewed', ready])
    expect(posts.map(({ body }) => body)).toEqual([{ branch }])
  })

  it('is unknown if an older commit was built twice', async () => {
    const { outputs, posts } = await previewed(byHand, builds, [[`${branch}...${head}`, { behind_by: 1 }]])
    expect(outputs).toMatchObject({
      previewStatus: 'unknown',
      headline: 'Preview of staging has no result',
    })
    expect(posts).toHaveLength(2)
  })

  it('whose commit is of another repository says so, and blames no permission', async () => {
    const filesChanged = { added: ['a.mdx'], modified: [] }
    const build = [{ status: 'success', commit: { sha: commitOf('f'), filesChanged } }]
    const { outputs } = await previewed(byHand, build)
    expect(outputs?.headline).toBe(
      'Preview of staging is ready, and no page was checked: the commit that was built is not in this repository',
    )
  })

  it.each(['a b', 'a..b', '.', 'a/.', './a', '@{u}', 'ü'])(
    'needs a name in the form of a branch: %s',
    async (name) => {
      expect(await problemsOf({ ...ofService, preview: name })).toEqual([
        `preview: got "${name}", expected true, false, or the name of a branch.`,
      ])
    },
  )
})

describe('the pull request of a preview', () => {
  const noResult = {
    outcome: 'previewed',
    severity: 'info',
    outputs: { previewStatus: 'unknown', headline: about('has no result') },
  }

  it.each([
    ['merged', 'before'],
    ['merged', 'meanwhile'],
    ['closed', 'before'],
    ['closed', 'meanwhile'],
  ] as const)('that was %s %s has no result, and is not built again', async (state, when) => {
    const isOver = { state: 'closed', merged: state === 'merged' } as const
    await using site = await startDocumentationSite()
    const step = await stepWith({ previewUrl: site.url })
    if (when === 'before') openPullRequest(isOver)
    duringBuild(step.service, () => {
      openPullRequest(isOver)
    })
    const end = await step.run()
    expect(end).toMatchObject(noResult)
    expect(end.report).toContain(`\`\`\`text\nThe pull request was ${state}.\n\`\`\``)
    expect(step.posts()).toEqual(when === 'before' ? [] : once)
    expect(site.requests).toEqual([])
  })

  it('whose head moved is built again, so that nobody gets the result of the commit before', async () => {
    const step = await stepWith({ builds: [failsPreview, ofCommit(builds, newHead)] })
    duringBuild(step.service, () => {
      openPullRequest({ head: newHead })
    })
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus: 'success' } })
    expect(step.posts()).toEqual(twice)
  })

  it('whose head moves again has no result', async () => {
    let count = 0
    const transform: Fault['transform'] = (answer) => {
      openPullRequest({ head: commitOf(String((count += 1))) })
      return answer
    }
    const fault = { path: /\/preview\//u, times: Infinity, transform }
    const step = await stepWith({ builds: [failsPreview], fault })
    expect(await step.run()).toMatchObject(noResult)
    expect(step.posts()).toEqual(twice)
  })

  const elsewhere = ofCommit(failsPreview, newHead)
  it.each<[string, BuildLife, BuildLife, string]>([
    ['another commit than its head', elsewhere, builds, 'success'],
    ['another commit than its head, twice', elsewhere, elsewhere, 'unknown'],
    ['its head without a page, then another commit', builds, elsewhere, 'unknown'],
  ])('is built once more if what was built is %s', async (_, first, second, previewStatus) => {
    await using site = await startDocumentationSite()
    site.pages.set('/a', { after: first === builds ? Infinity : 0 })
    const step = await stepWith({ builds: [first, second], previewUrl: site.url })
    expect(await step.run()).toMatchObject({
      outcome: 'previewed',
      severity: 'info',
      outputs: { previewStatus },
    })
    expect(step.posts()).toEqual(twice)
  })

  it('is what was read first, if GitHub does not answer before the second build', async () => {
    const step = await stepWith({ builds: [elsewhere, builds] })
    github.api.faults.add({ path: /pulls\/57$/u, after: 2, status: 502, times: Infinity })
    expect(await step.run()).toMatchObject({ outcome: 'previewed', outputs: { previewStatus: 'success' } })
    expect(step.posts()).toEqual(twice)
  })

  it.each(['does not answer', 'is not asked: cancel', 'is not asked: expire'] as const)(
    'has failed also if GitHub then %s',
    async (happens) => {
      const step = await stepWith({ builds: [ofCommit([{ status: 'failure' }], head)] })
      step.afterBuild(() => {
        if (happens === 'does not answer')
          github.api.faults.add({ path: /pulls\/57$/u, status: 502, times: Infinity })
        else step.deadline[happens.endsWith('cancel') ? 'cancel' : 'expire']()
      })
      expect(await step.run()).toMatchObject({
        outcome: 'previewed',
        severity: 'error',
        outputs: { previewStatus: 'failure' },
      })
    },
  )
})

describe('a preview that does not come', () => {
  const unknown = { path: /update-status/u, status: 404, body: { error: 'No' }, times: Infinity }

  it.each<[string, Given, RegExp]>([
    ['there is no such status', { fault: unknown }, /HTTP 404.* no longer knows/u],
    ['the plan has no previews', { builds: [] }, /HTTP 403: .* not available on your current plan\.$/u],
    ['the limit is reached', { buildsPerMinute: 0 }, /HTTP 429: .*5 previews per organization per minute/u],
  ])('is an error with its reason: %s', async (_, given, reason) => {
    expect(await (await stepWith({ ...given, isPrivate: true })).run()).toMatchObject({
      outcome: 'error',
      severity: 'error',
      message: expect.stringMatching(reason),
      outputs: { previewStatus: 'unknown', headline: `Preview of #${number}: the step failed` },
    })
  })

  it('ends with the run, and has its address', async () => {
    const step = await stepWith({ builds: [neverEnds], inputs: { 'fail-on': 'none' } })
    step.afterBuild(step.deadline.expire)
    expect(await step.run()).toMatchObject({
      outcome: 'timed-out',
      severity: 'notice',
      outputs: { previewStatus: 'unknown', previewUrl: 'https://acme-docs-57.preview.example/' },
    })
  })

  it('ends with the run also if the head moved', async () => {
    const step = await stepWith({ builds: [failsPreview, neverEnds] })
    duringBuild(step.service, () => {
      openPullRequest({ head: newHead })
    })
    expect(await step.run()).toMatchObject({ outcome: 'timed-out', outputs: { previewStatus: 'unknown' } })
  })

  it('says nothing about pages if the run is cancelled while they are asked', async () => {
    await using site = await startDocumentationSite()
    const step = await stepWith({ previewUrl: site.url })
    site.faults.add({ hang: true })
    const cancelling = setInterval(() => {
      if (site.requests.length > 0) step.deadline.cancel()
    }, 5)
    const { outputs } = await step.run()
    clearInterval(cancelling)
    expect(outputs).toMatchObject({
      previewStatus: 'success',
      pagesNotLive: [],
      headline: about('is ready, and no page was checked: the step was cancelled'),
    })
  })
})
