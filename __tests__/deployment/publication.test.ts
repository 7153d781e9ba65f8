import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  endsOddly,
  failsPreview,
  neverEnds,
  ofCommit,
  skipsBuild,
} from '../../simulator/documentation-service.ts'
import { type SitePage, startDocumentationSite } from '../../simulator/documentation-site.ts'
import type { Fault } from '../../simulator/faults.ts'
import type { SimulatedFile } from '../../simulator/github-changes.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { calls } from '../support/dist-stage.ts'
import type { TriggeredBy } from '../support/event-stage.ts'
import { failureOf } from '../support/failure-of.ts'
import type { GivenInputs } from '../support/inputs.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { closedAfterEachTest, projectId } from '../support/service-client.ts'
import { commitOf } from '../support/trigger-event.ts'

const { start, stepOn, github } = operationSteps()
const own = closedAfterEachTest()

const [before, pushed, later, older] = [commitOf('b'), commitOf('1'), commitOf('2'), commitOf('3')]
const pushOf = (change: Record<string, unknown> = {}): TriggeredBy => ({
  fixture: 'push',
  change: { before, after: pushed, head_commit: { id: pushed }, ...change },
})
const byHand: TriggeredBy = { fixture: 'workflow_dispatch' }
const live: BuildLife = [{ status: 'success' }]
const at = 'main at 1111111'
const unasked = ', and no page was checked: site-url is not set'
const page = (filename: string, status: SimulatedFile['status'] = 'added'): SimulatedFile => ({
  filename,
  status,
})

/** What the later commit changed. */
let laterFiles: readonly SimulatedFile[] = []

interface Given extends Omit<DocumentationServiceOptions, 'pages'> {
  event?: TriggeredBy
  inputs?: GivenInputs
  /** The pages of the site; without them, the step is given no site. */
  pages?: Record<string, SitePage>
  /** The files that the push changed. */
  files?: readonly SimulatedFile[]
  fault?: Fault
}

async function publish({ event = pushOf(), inputs = {}, pages, files = [], fault, ...options }: Given = {}) {
  const { comparisons } = github.api
  for (const head of [pushed, later]) comparisons.set(`${before}...${head}`, { files })
  comparisons.set(`${pushed}...${later}`, { files: laterFiles, commits: [{ sha: later, message: 'Later' }] })
  comparisons.set(`${pushed}...${older}`, { files: [], behind_by: 1 })
  const service = await start(options)
  if (fault !== undefined) service.faults.add(fault)
  const site = pages && own(await startDocumentationSite({ pages }))
  const step = await stepOn(
    service,
    { publish: 'true', ...(site && { 'site-url': site.url }), ...inputs },
    event,
  )
  const run = async () => {
    const end = await step.run()
    const posts = calls(service).filter((call) => call.startsWith('POST')).length
    return { ...end, outputs: end.outputs ?? {}, posts, service, site }
  }
  return { ...step, service, site, run }
}

async function published(given?: Given) {
  const step = await publish(given)
  return { ...(await step.run()), log: step.log }
}

it.each<[string, TriggeredBy]>([
  [
    'that was closed without a merge',
    { fixture: 'pull_request.closed', change: { pull_request: { merged: false } } },
  ],
  ['in a merge queue', { fixture: 'push', env: { GITHUB_EVENT_NAME: 'merge_group' } }],
])('A pull request %s publishes nothing', async (_, event) => {
  const { outcome, outputs, service } = await published({ event })
  expect([outcome, outputs.skipReason, service.requests]).toEqual(['skipped', 'not-a-request', []])
})

describe('a publication', () => {
  it('of the pushed commit is live, and nothing else is asked for', async () => {
    const end = await published({ publications: [ofCommit(live, pushed)] })
    expect(end).toMatchObject({
      outcome: 'published',
      severity: 'info',
      message: `${at} is live, and no page was checked: site-url is not set.`,
      report: '## main at 1111111 is live, and no page was checked: site-url is not set',
      outputs: { headline: `${at} is live${unasked}`, pagesNotLive: [] },
    })
    expect(calls(end.service)).toEqual([
      `POST /v1/project/update/${projectId}`,
      'GET /v1/project/update-status/status_1',
    ])
    expect(end.outputs).toMatchObject({ buildLog: undefined })
  })

  const withLater = `${at} is live, with the later commit 2222222`
  it.each<[string, BuildLife[], string]>([
    ['a later commit', [ofCommit(live, later)], withLater],
    [
      'a commit that GitHub does not know',
      [ofCommit(live, commitOf('f'))],
      `The site is published at fffffff, and it is unknown whether that contains ${at}`,
    ],
    [
      'the pushed commit at the second time',
      [ofCommit(live, older), ofCommit(live, pushed)],
      `${at} is live`,
    ],
    ['the pushed commit, which was skipped', [ofCommit(skipsBuild, pushed)], `${at} is live`],
    ['a later commit, which was skipped', [ofCommit(skipsBuild, later)], withLater],
  ])('of %s is published', async (_, publications, headline) => {
    expect(await published({ publications })).toMatchObject({
      outcome: 'published',
      severity: 'info',
      outputs: { headline: `${headline}${unasked}` },
      posts: publications.length,
    })
  })

  it('without a push names the commit', async () => {
    const { outputs } = await published({ event: byHand, publications: [ofCommit(live, later)] })
    expect(outputs.headline).toBe(`The site is published at 2222222${unasked}`)
  })

  const unnamed = 'The site is published at a commit that the service does not name'
  const doubt = `, and it is unknown whether that contains ${at}`
  it.each([
    ['after a push', pushOf(), `${doubt}, and no page was checked: the service names no changed file`],
    ['by hand', byHand, ', and no page was checked: the service does not name the commit that was built'],
  ])('of a commit that the service does not name checks no page: %s', async (_, event, told) => {
    const { outputs } = await published({ event, publications: [live], pages: {} })
    expect(outputs.headline).toEqual(expect.stringContaining(`${unnamed}${told}`))
  })

  it.each<[string, BuildLife, string, number]>([
    ['whose build fails', ofCommit(failsPreview, pushed), 'not live: the build failed', 1],
    ['of an older commit, twice,', ofCommit(live, older), 'not live: the site is at 3333333', 2],
    ['whose build of an older commit fails', ofCommit(failsPreview, older), 'not live: the build failed', 1],
    ['that is skipped', skipsBuild, 'perhaps not live: the service skipped it', 1],
    [
      'that is skipped at an older commit',
      ofCommit(skipsBuild, older),
      'not live: the service skipped it',
      1,
    ],
  ])('%s is not published, and fails the step', async (_, life, headline, posts) => {
    const end = await published({ publications: [life] })
    const outputs = { headline: `${at} is ${headline}` }
    expect(end).toMatchObject({ outcome: 'not-published', severity: 'error', outputs, posts })
    const pardoned = await published({ publications: [life], inputs: { 'fail-on': 'timed-out' } })
    expect(pardoned).toMatchObject({ outcome: 'not-published', severity: 'info' })
  })

  it('that fails in another repository than this public one shows no log', async () => {
    const life = ofCommit([{ status: 'failure', logs: ['secret-page.mdx'] }], commitOf('f'))
    const { report, outputs, log } = await published({ publications: [life] })
    expect(report + log.entries.join('\n')).not.toContain('secret-page')
    expect(report).toContain('only in the file of the output buildLog')
    expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('secret-page.mdx')
  })

  it('that is refused is not unknown', async () => {
    const { report, outputs, log } = await published({ keys: [] })
    expect(outputs.headline).toBe(`${at} is perhaps not live: the service did not accept the request`)
    const said = 'The service did not accept the request to publish the site.'
    expect(report).toContain(said)
    expect(report + log.entries.join()).not.toContain('It is unknown')
    const byHand = await published({ keys: [], event: { fixture: 'workflow_dispatch' } })
    expect(byHand.outputs.headline).toBe('The site is not published: the service did not accept the request')
  })

  it.each<[string, Given, RegExp]>([
    ['is refused', { keys: [] }, /HTTP 401/u],
    ['ends with a status that nobody knows', { publications: [endsOddly] }, /perhaps not live/u],
  ])('that %s is an error', async (_, given, message) => {
    const end = await published({ ...given, inputs: { 'fail-on': 'none' } })
    expect(end).toMatchObject({
      outcome: 'error',
      severity: 'error',
      message: expect.stringMatching(message),
    })
  })

  it.each([
    ['expire', 'timed-out', 'error', 'timed-out'],
    ['expire', 'timed-out', 'notice', 'none'],
    ['cancel', 'cancelled', 'error', 'none'],
  ] as const)('ends with the run (%s): %s is an %s', async (ending, outcome, severity, failOn) => {
    const step = await publish({ publications: [neverEnds], inputs: { 'fail-on': failOn } })
    step.clock.whileSleeping = () => {
      step.deadline[ending]()
    }
    expect(await step.run()).toMatchObject({ outcome, severity })
  })

  it('keeps what the service told if the run is cancelled before GitHub compares the commits', async () => {
    const life = ofCommit([{ status: 'failure', summary: 'One page is broken' }], later)
    const step = await publish({ publications: [life] })
    github.api.faults.add({ path: /\/compare\//u, hang: true, times: Infinity })
    const info = step.log.info.bind(step.log)
    step.log.info = (message) => {
      info(message)
      if (message.includes('the status "failure"')) step.deadline.cancel()
    }
    const { outcome, severity, outputs } = await step.run()
    const headline = `${at} is not live: the build failed`
    expect([outcome, severity, outputs.headline]).toEqual(['not-published', 'error', headline])
    expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('One page is broken')
  })

  it('that is refused in a public repository shows the words of the service only in the file', async () => {
    const fault = { method: 'POST', status: 400, body: { error: 'No page secret.mdx' } }
    const { report, message, outputs, log } = await published({ fault })
    expect(report + message + log.entries.join('\n') + JSON.stringify(outputs)).not.toContain('secret')
    expect(message).toMatch(/HTTP 400\. Check base-url and project-id\.$/u)
    expect(report).toContain('only in the file of the output buildLog')
    expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('No page secret.mdx')
    const event = pushOf({ repository: { private: true } })
    expect((await published({ fault, event })).message).toContain('No page secret.mdx')
  })

  it('counts a repository as public if the event does not say it', async () => {
    const fault = { method: 'POST', status: 400, body: { error: 'No page secret.mdx' } }
    const event = pushOf({ repository: { private: null } })
    expect((await published({ fault, event })).message).not.toContain('secret')
  })

  it.each(['', '/proc/no-folder'])(
    'is not asked for if RUNNER_TEMP is "%s", where no log can be kept',
    async (RUNNER_TEMP) => {
      const step = await publish({ event: { ...pushOf(), env: { RUNNER_TEMP } } })
      const { message } = await failureOf(step.run(), ActionError)
      expect(message).toMatch(/cannot be used for the log of a build: .+ Set RUNNER_TEMP to a folder/u)
      expect(step.service.requests).toEqual([])
    },
  )

  it('is only described in a dry run', async () => {
    const { report, service, outcome } = await published({ inputs: { 'dry-run': 'true' }, pages: {} })
    expect(outcome).toBe('dry-run')
    expect(report).toMatch(
      /publish the site of the project project-1, .+ Then it would ask http:\S+ for the changed pages/u,
    )
    expect(service.requests).toEqual([])
  })

  it.each([
    ['as text', 'a@b](http://x.example)`<img>', /^a…b…[\w… /,:-]+$/u],
    ['so that a shell reads no option', '-rf', /^…-rf at 1111111 is live/u],
  ])('shows the name of a branch %s', async (_, branch, headline) => {
    const event = pushOf({ ref: `refs/heads/${branch}` })
    const { report, outputs } = await published({ event, publications: [ofCommit(live, pushed)] })
    expect(outputs.headline).toMatch(headline)
    expect(report).toMatch(/^## [^\n]+$/u)
  })
})

describe('the changed pages of a publication', () => {
  const files = [
    page('guides/webhooks.mdx'),
    page('guides/export.md', 'modified'),
    page('src/old.ts', 'removed'),
  ]
  const publications = [ofCommit(live, pushed)]

  it('all answer', async () => {
    const pages = { '/guides/webhooks': 'page', '/guides/export': 'page' } as const
    const { outputs, site } = await published({ publications, files, pages })
    expect(outputs.headline).toBe(`${at} is live: 2 changed pages answer; their words could not be compared`)
    for (const { headers } of site?.requests ?? []) expect(headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['not-published', 'info'],
    ['pages-not-live', 'error'],
  ] as const)('that are missing are named; with fail-on: %s, that is an %s', async (failOn, severity) => {
    const pages = { '/guides/export': 'page' } as const
    const end = await published({ publications, files, pages, inputs: { 'fail-on': failOn } })
    expect(end).toMatchObject({
      outcome: 'published',
      severity,
      outputs: {
        pagesNotLive: ['/guides/webhooks'],
        headline: `${at} is built, but 1 of 2 changed pages is missing`,
      },
    })
    expect(end.report).toContain(
      `\n- [\`/guides/webhooks\`](<${end.site?.url ?? ''}/guides/webhooks>) is missing\n`,
    )
  })

  const unknown = ofCommit(live, commitOf('f'))
  const isClosed = { '/guides/webhooks': { status: 500 }, '/guides/export': { status: 500 } }
  it.each<[string, Given, string]>([
    ['GitHub refuses to compare', { files }, 'the job may lack the permission contents: read'],
    [
      'there is no push, and the service names no file',
      { event: byHand },
      'the service names no changed file',
    ],
    ['none gives a clear answer', { files, pages: isClosed }, 'the site gives no clear answer'],
    [
      'GitHub does not know the commit',
      { files, publications: [unknown] },
      'the commit that was built is not in this repository',
    ],
  ])('are not checked if %s, and the headline says so', async (why, given, told) => {
    if (why === 'GitHub refuses to compare')
      github.api.faults.add({ path: /\/compare\//u, status: 403, body: { message: 'No' }, times: Infinity })
    const { outputs, severity } = await published({ publications, pages: {}, ...given })
    const headline = new RegExp(`, and no page was checked: ${told}`, 'u')
    expect([outputs.headline, severity]).toEqual([expect.stringMatching(headline), 'info'])
  })

  it.each<[string, SimulatedFile[], Record<string, SitePage>]>([
    ['only docs.json changed', [page('docs.json', 'modified')], {}],
    [
      '2 pages were removed; 1 of 2 old addresses answers 404, 1 redirects',
      [page('gone.mdx', 'removed'), page('old.mdx', 'removed')],
      { '/old': { redirect: '/introduction' } },
    ],
    [
      '1 changed page is at its new address; 1 old address redirects',
      [{ ...page('new.mdx', 'renamed'), previous_filename: 'old.mdx' }],
      { '/new': 'page', '/old': { redirect: '/new' } },
    ],
    [
      '1 changed page answers; its words could not be compared; 1 old address still answers',
      [page('a.mdx'), page('old.mdx', 'removed')],
      { '/a': 'page', '/old': 'page' },
    ],
  ])('are told truly: %s', async (told, changed, pages) => {
    const end = await published({
      publications,
      files: changed,
      pages,
      inputs: { 'fail-on': 'pages-not-live' },
    })
    expect(end).toMatchObject({
      severity: 'info',
      posts: 1,
      outputs: { headline: `${at} is live: ${told}`, pagesNotLive: [], buildLog: undefined },
    })
    expect(end.log.entries.filter((entry) => /^(?:error|warning|notice)/u.test(entry))).toEqual([])
  })

  it('and a deadline leaves what was found; if nothing was, the step timed out', async () => {
    const failOn = { 'fail-on': 'pages-not-live,not-published,timed-out' }
    const step = await publish({
      publications,
      files: [page('a.mdx'), page('b.mdx')],
      pages: {},
      inputs: failOn,
    })
    step.clock.whileSleeping = () => {
      if (step.site && step.site.requests.length > 6) step.deadline.expire()
    }
    expect(await step.run()).toMatchObject({
      outcome: 'published',
      severity: 'error',
      posts: 1,
      outputs: { headline: `${at} is built, but 2 changed pages are missing`, pagesNotLive: ['/a', '/b'] },
    })
    for (const ended of ['timed-out', 'cancelled'] as const) {
      const late = await publish({ publications, files, pages: {}, inputs: failOn })
      late.site?.faults.add({ path: /docs-agent-action/u, hang: true })
      setTimeout(function end() {
        const isAsked = late.site?.requests.some(({ path }) => path.includes('docs-agent-action'))
        if (isAsked === true) late.deadline[ended === 'cancelled' ? 'cancel' : 'expire']()
        else setTimeout(end, 10)
      }, 10)
      const why = ended === 'cancelled' ? 'the step was cancelled' : 'the step timed out'
      const end = await late.run()
      expect(end).toMatchObject({
        outcome: ended,
        severity: 'error',
        outputs: { headline: `${at} is live, and no page was checked: ${why}`, pagesNotLive: [] },
      })
      expect(end.report).toContain(`](<${late.site?.url ?? ''}/guides/webhooks>) was not checked`)
    }
  })

  it('that were missing before are counted last, and are not red', async () => {
    const pages = { '/guides/webhooks': 'page' } as const
    const end = await published({ publications, files, pages, inputs: { 'fail-on': 'pages-not-live' } })
    const headline = `${at} is live: 1 of 2 changed pages answers, 1 was missing before, too; their words could not be compared`
    expect(end).toMatchObject({ severity: 'info', posts: 1, outputs: { headline, pagesNotLive: [] } })
    expect(end.report).toMatch(/ answers\n- \[`\/guides\/export`\]\(<[^>]+>\) was missing before, too$/u)
  })

  it('are not checked if the site has none of them, and the site is published once', async () => {
    const end = await published({
      publications,
      files: [page('guides/export.md', 'modified')],
      pages: { '/llms.txt': 'missing' },
      inputs: { 'fail-on': 'pages-not-live' },
    })
    const headline = `${at} is live, and no page was checked: the site has none of them; site-url may lack its path`
    expect(end).toMatchObject({ severity: 'info', posts: 1, outputs: { headline } })
  })

  it('are those that the service names without a push', async () => {
    const filesChanged = { added: ['a.mdx'], modified: [] }
    const life = [{ status: 'success', commit: { sha: later, filesChanged } }]
    const { outputs } = await published({ event: byHand, publications: [life], pages: { '/a': 'page' } })
    expect(outputs.headline).toBe(
      'The site is published at 2222222: 1 page of the last commit answers; its words could not be compared',
    )
  })

  it('are not asked without a site; if it is not published, only modified ones, before', async () => {
    const failed = await published({ publications: [failsPreview], files, pages: {} })
    expect(failed.site?.requests.map(({ path }) => path)).toEqual(['/guides/export'])
    expect((await published({ publications, files })).outputs.headline).toBe(`${at} is live${unasked}`)
  })
})

describe('a publication of the commit of the run', () => {
  const env = { GITHUB_SHA: pushed, GITHUB_REF: 'refs/heads/topic' }
  const own = { ...byHand, env }
  const merged: TriggeredBy = {
    fixture: 'pull_request.closed',
    change: { pull_request: { merge_commit_sha: pushed } },
  }
  const text = { title: 'A', paragraphs: ['A webhook is sent until it is answered.'] }
  const patch = `@@ -9 +9 @@\n-A webhook is sent at most once.\n+${text.paragraphs[0] ?? ''}`
  const files = [page('a.mdx', 'added'), { ...page('b.mdx', 'modified'), patch }]
  const pages = { '/a': 'page', '/b': { text } } as const

  function gitHubHas(since: readonly SimulatedFile[] = []): void {
    github.api.commitFiles.set(pushed, files)
    github.api.pullRequestFiles.set(57, files)
    laterFiles = since
  }

  it.each<[string, TriggeredBy, string]>([
    ['by hand', own, 'topic at 1111111 is live: 1 of 2 pages of the last commit shows the change, 1 answers'],
    ['after a merge', merged, '#57 at 1111111 is live: 1 of 2 changed pages shows the merge, 1 answers'],
    [
      'of a release',
      { fixture: 'release.published', env: { ...env, GITHUB_REF: 'refs/tags/v2' } },
      'v2 at 1111111 is live: 1 of 2 pages of the last commit shows the change, 1 answers',
    ],
  ])('%s checks its pages', async (_, event, headline) => {
    gitHubHas()
    const end = await published({ event, publications: [ofCommit(live, pushed)], pages })
    expect(end).toMatchObject({ outcome: 'published', outputs: { headline }, posts: 1 })
  })

  it('does not miss what a later commit removed, or the words that it changed', async () => {
    gitHubHas([page('a.mdx', 'removed'), page('b.mdx', 'modified')])
    const end = await published({
      event: merged,
      publications: [ofCommit(live, later)],
      pages: { '/b': { text: { title: 'B', paragraphs: ['A webhook is sent at most once.'] } } },
    })
    expect(end.outputs.headline).toBe(
      '#57 at 1111111 is live, with the later commit 2222222: 1 changed page answers; its words could not be compared',
    )
  })

  it.each<[string, TriggeredBy, string, number, string]>([
    [
      'publishes without the commit of a run by hand',
      own,
      'The site is published at 3333333, without topic at 1111111, and no page was checked: what was built does not have the commit of the run',
      1,
      'published',
    ],
    ['misses a merge', merged, '#57 at 1111111 is not live: the site is at 3333333', 2, 'not-published'],
  ])('%s, if another branch was built', async (_, event, headline, posts, outcome) => {
    gitHubHas()
    const end = await published({ event, publications: [ofCommit(live, older)], pages })
    expect(end).toMatchObject({ outcome, outputs: { headline }, posts })
    expect(end.severity).toBe(outcome === 'published' ? 'info' : 'error')
    // Before, it was asked for the modified page.
    expect(end.site?.requests.map(({ path }) => path)).toEqual(['/b'])
  })
})

describe('a site that lacks the changed pages', () => {
  const files = [page('guides/webhooks.mdx')]
  const publications = [ofCommit(live, pushed)]

  it.each([
    ['live', { after: 7 }, `${at} is live: 1 changed page answers; its words could not be compared`],
    ['missing', 'missing', `${at} is built, but 1 changed page is missing`],
  ] as const)('is published once more, and no third time: then it is %s', async (_, given, headline) => {
    const end = await published({ publications, files, pages: { '/guides/webhooks': given } })
    expect(end).toMatchObject({ outcome: 'published', posts: 2, outputs: { headline } })
  })

  it.each<[string, BuildLife, string]>([
    ['fails', failsPreview, 'failure'],
    ['is skipped', skipsBuild, 'skipped'],
    ['does not end', neverEnds, 'unknown'],
  ])('keeps its result, and says so, if the second publication %s', async (_, second, told) => {
    const { log, ...end } = await published({ publications: [...publications, second], files, pages: {} })
    expect(end).toMatchObject({
      outcome: 'published',
      posts: 2,
      outputs: {
        headline: `${at} is built, but 1 changed page is missing`,
        pagesNotLive: ['/guides/webhooks'],
      },
    })
    expect(log.entries).toContain(
      `notice: The second build tells less (${told}), so the result of the first one stays.`,
    )
  })

  it('keeps its result if it is closed after the second publication', async () => {
    const step = await publish({ publications, files, pages: {} })
    // Before, an invented page was asked, the list of pages, and the changed one for a minute.
    step.site?.faults.add({ after: 8, status: 401, times: Infinity })
    expect((await step.run()).outputs).toMatchObject({
      headline: `${at} is built, but 1 changed page is missing`,
      pagesNotLive: ['/guides/webhooks'],
    })
  })

  it('is not published a third time after a lost answer', async () => {
    const fault = { method: 'POST', status: 502 }
    expect(await published({ publications, files, pages: {}, fault })).toMatchObject({ posts: 2 })
  })
})
