import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import {
  type BuildLife,
  type DocumentationServiceOptions,
  endsOddly,
  failsPreview,
  neverEnds,
  ofCommit,
  simulatorKey,
  skipsBuild,
} from '../../simulator/documentation-service.ts'
import { type SitePage, startDocumentationSite } from '../../simulator/documentation-site.ts'
import type { Fault } from '../../simulator/faults.ts'
import { workflowToken } from '../../simulator/github-api.ts'
import type { SimulatedFile } from '../../simulator/github-changes.ts'
import { deploymentStep } from '../../src/deployment/deployment-step.ts'
import { workflowRun } from '../../src/runner/workflow-run.ts'
import type { Outputs } from '../../src/shared/outputs.ts'
import { calls } from '../support/dist-stage.ts'
import { gitHubOfFile } from '../support/event-github.ts'
import { environmentOf, type TriggeredBy } from '../support/event-stage.ts'
import { type GivenInputs, inputsOf } from '../support/inputs.ts'
import { clientOf, closedAfterEachTest, projectId, serviceStarter } from '../support/service-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { commitOf } from '../support/trigger-event.ts'

const start = serviceStarter()
const own = closedAfterEachTest()
const github = gitHubOfFile()
const folder = temporaryFolder()

const [before, pushed, later, older] = ['0b', '1b', '2b', '3b'].map((digits) => digits.repeat(20)) as [
  string,
  string,
  string,
  string,
]
const push: TriggeredBy = { fixture: 'push', change: { before, after: pushed, head_commit: { id: pushed } } }
const byHand: TriggeredBy = { fixture: 'workflow_dispatch' }
const live: BuildLife = [{ status: 'success' }]
const at = 'main at 1b1b1b1'
const unasked = ', and no page was checked: site-url is not set'
const page = (filename: string, status: SimulatedFile['status'] = 'added'): SimulatedFile => ({
  filename,
  status,
})

interface Given extends Omit<DocumentationServiceOptions, 'pages'> {
  event?: TriggeredBy
  inputs?: GivenInputs
  /** The pages of the site; without them, the step is given no site. */
  pages?: Record<string, SitePage>
  /** What GitHub knows: the push, and the commit that is later or older. */
  files?: readonly SimulatedFile[]
  fault?: Fault
}

async function publish({ event = push, inputs = {}, pages, files = [], fault, ...options }: Given = {}) {
  process.env['GITHUB_REPOSITORY'] = 'acme/docs'
  const { comparisons } = github.api
  for (const head of [pushed, later]) comparisons.set(`${before}...${head}`, { files })
  comparisons.set(`${pushed}...${later}`, { files: [], commits: [{ sha: later, message: 'Later' }] })
  comparisons.set(`${pushed}...${older}`, { files: [], behind_by: 1 })
  const service = await start(options)
  if (fault !== undefined) service.faults.add(fault)
  const site = pages && own(await startDocumentationSite({ pages }))
  const { clock, deadline, log, random } = clientOf(service.url)
  const operation = await inputsOf(
    {
      publish: 'true',
      'api-key': simulatorKey,
      'project-id': projectId,
      'base-url': service.url,
      'github-token': workflowToken,
      ...(site && { 'site-url': site.url }),
      ...inputs,
    },
    { RUNNER_TEMP: folder.path, ...environmentOf(event, folder.path) },
  )
  if (operation.operation !== 'deployment') throw new Error('These are the inputs of another operation.')
  const outputs: Outputs[] = []
  const run = async () => {
    const end = await deploymentStep(operation, {
      clock,
      deadline,
      log,
      random,
      redact: (text) => text,
      startedAtMs: clock.now(),
      workflowRun: workflowRun(),
      setOutputs: (known) => outputs.push(known),
    })
    const all = Object.assign({}, ...outputs, end.outputs) as Outputs
    const posts = calls(service).filter((call) => call.startsWith('POST')).length
    return { ...end, outputs: all, posts, log, service, site }
  }
  return { run, deadline, log, clock }
}

const published = async (given?: Given) => (await publish(given)).run()

describe('a publication', () => {
  it('of the pushed commit is live, and nothing else is asked for', async () => {
    const end = await published({ publications: [ofCommit(live, pushed)] })
    expect(end).toMatchObject({
      outcome: 'published',
      severity: 'info',
      message: `${at} is live, and no page was checked: site-url is not set.`,
      report: '## main at 1b1b1b1 is live, and no page was checked: site-url is not set',
      outputs: { headline: `${at} is live${unasked}`, pagesNotLive: [] },
    })
    expect(calls(end.service)).toEqual([
      `POST /v1/project/update/${projectId}`,
      'GET /v1/project/update-status/status_1',
    ])
    expect(end.outputs).toMatchObject({ buildLog: undefined })
  })

  it.each<[string, Given, string, number]>([
    [
      'a later commit',
      { publications: [ofCommit(live, later)] },
      `${at} is live, with the later commit 2b2b2b2`,
      1,
    ],
    [
      'a commit that GitHub does not know',
      { publications: [ofCommit(live, commitOf('f'))] },
      `The site is published at fffffff, and it is unknown whether that contains ${at}`,
      1,
    ],
    [
      'no commit',
      { publications: [live] },
      `The site is published at a commit that the service does not name, and it is unknown whether that contains ${at}`,
      1,
    ],
    [
      'any commit without a push',
      { event: byHand, publications: [ofCommit(live, later)] },
      'The site is published at 2b2b2b2',
      1,
    ],
    [
      'the pushed commit at the second time',
      { publications: [ofCommit(live, older), ofCommit(live, pushed)] },
      `${at} is live`,
      2,
    ],
    [
      'the pushed commit, which was skipped',
      { publications: [ofCommit(skipsBuild, pushed)] },
      `${at} is live`,
      1,
    ],
    [
      'a later commit, which was skipped',
      { publications: [ofCommit(skipsBuild, later)] },
      `${at} is live, with the later commit 2b2b2b2`,
      1,
    ],
  ])('of %s is published', async (_, given, headline, posts) => {
    expect(await published(given)).toMatchObject({
      outcome: 'published',
      severity: 'info',
      outputs: { headline: `${headline}${unasked}` },
      posts,
    })
  })

  it.each<[string, BuildLife, string, number]>([
    ['whose build fails', ofCommit(failsPreview, pushed), `${at} is not live: the build failed`, 1],
    ['of an older commit, twice,', ofCommit(live, older), `${at} is not live: the site is at 3b3b3b3`, 2],
    [
      'that is skipped, of an unknown commit,',
      skipsBuild,
      `${at} is perhaps not live: the service skipped it`,
      1,
    ],
    [
      'that is skipped, of an older commit,',
      ofCommit(skipsBuild, older),
      `${at} is not live: the service skipped it`,
      1,
    ],
  ])('%s is not published, and fails the step', async (_, life, headline, posts) => {
    const end = await published({ publications: [life] })
    expect(end).toMatchObject({ outcome: 'not-published', severity: 'error', outputs: { headline }, posts })
    const pardoned = await published({ publications: [life], inputs: { 'fail-on': 'timed-out' } })
    expect(pardoned).toMatchObject({ outcome: 'not-published', severity: 'info' })
  })

  it('that fails shows the summary and the log, and leaves them in a file', async () => {
    const life = [
      { status: 'failure', summary: 'One page is broken', logs: ['a.mdx:3'], commit: { sha: pushed } },
    ]
    const { report, outputs } = await published({ publications: [life] })
    expect(report).toContain(
      'The site does not build.\n\n```text\nOne page is broken\n```\n\n```text\na.mdx:3\n```',
    )
    expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('One page is broken\n\na.mdx:3\n')
  })

  it('that fails in another repository than this public one shows no log', async () => {
    const life = ofCommit([{ status: 'failure', logs: ['secret-page.mdx'] }], commitOf('f'))
    const { report, outputs, log } = await published({ publications: [life] })
    expect(report + log.entries.join('\n')).not.toContain('secret-page')
    expect(report).toContain('only in the file of the output buildLog')
    expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('secret-page.mdx')
  })

  it.each<[string, Given, RegExp]>([
    ['is refused', { keys: [] }, /HTTP 401/u],
    ['does not end', { publications: [neverEnds] }, /^The site did not end within 15 minutes\.$/u],
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

  it.each(['expire', 'cancel'] as const)(
    'keeps what the service told if the run then ends (%s)',
    async (ending) => {
      const life = ofCommit([{ status: 'failure', summary: 'One page is broken' }], later)
      const step = await publish({ publications: [life] })
      github.api.faults.add({ path: /\/compare\//u, hang: true, times: Infinity })
      const info = step.log.info.bind(step.log)
      step.log.info = (message) => {
        info(message)
        if (message.includes('the status "failure"')) step.deadline[ending]()
      }
      const { outcome, severity, outputs, report } = await step.run()
      expect([outcome, severity, outputs.headline]).toEqual([
        'not-published',
        'error',
        `${at} is not live: the build failed`,
      ])
      expect(report).toContain('The site does not build.')
      expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('One page is broken')
    },
  )

  it('that is refused in a public repository shows the words of the service only in the file', async () => {
    const fault = { method: 'POST', status: 400, body: { error: 'No page secret.mdx' } }
    const { report, message, outputs, log } = await published({ fault })
    expect(report + message + log.entries.join('\n') + JSON.stringify(outputs)).not.toContain('secret')
    expect(message).toMatch(/HTTP 400\. Check base-url and project-id\.$/u)
    expect(report).toContain('only in the file of the output buildLog')
    expect(readFileSync(outputs.buildLog as string, 'utf8')).toContain('No page secret.mdx')
    const isPrivate = { ...push, change: { ...push.change, repository: { private: true } } }
    expect((await published({ fault, event: isPrivate })).message).toContain('No page secret.mdx')
  })

  it('has a headline that is no option of a shell', async () => {
    const event = { ...push, change: { ...push.change, ref: 'refs/heads/-rf' } }
    const { outputs } = await published({ event, publications: [ofCommit(live, pushed)] })
    expect(outputs.headline).toMatch(/^…-rf at 1b1b1b1 is live/u)
  })

  it('is only described in a dry run', async () => {
    const { report, service, outcome } = await published({ inputs: { 'dry-run': 'true' }, pages: {} })
    expect(outcome).toBe('dry-run')
    expect(report).toMatch(
      /publish the site of the project project-1, .+ Then it would ask http:\S+ for the changed pages/u,
    )
    expect(service.requests).toEqual([])
  })

  it('shows the name of a branch as text', async () => {
    const ref = 'refs/heads/a@b](http://x.example)`<img>'
    const event = { ...push, change: { ...push.change, ref } }
    const { report, outputs } = await published({ event, publications: [ofCommit(live, pushed)] })
    expect(outputs.headline).toMatch(/^[\w… /,:-]+$/u)
    expect(report).toMatch(/^## a…b…/u)
  })
})

describe('the changed pages of a publication', () => {
  const files = [
    page('guides/webhooks.mdx'),
    page('guides/export.md', 'modified'),
    page('old.mdx', 'removed'),
  ]
  const publications = [ofCommit(live, pushed)]

  it('all answer', async () => {
    const pages = { '/guides/webhooks': 'page', '/guides/export': 'page' } as const
    const { outputs, site } = await published({ publications, files, pages })
    expect(outputs.headline).toBe(`${at} is live: all 2 changed pages answer`)
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
    expect(end.report).toContain('```text\n/guides/webhooks\n```')
  })

  it.each<[string, Given, RegExp]>([
    [
      'GitHub refuses to compare',
      { files },
      /is live, and no page was checked: the job may lack the permission contents: read$/u,
    ],
    [
      'there is no push, and the service names no file',
      { event: byHand },
      /^The site is published at 1b1b1b1, and no page was checked: the run is not of a push/u,
    ],
    [
      'no page was changed',
      { files: [page('a.ts')] },
      /is live, and no page was checked: no page was changed$/u,
    ],
  ])('are not checked if %s, and the headline says so', async (why, given, headline) => {
    if (why.startsWith('GitHub'))
      github.api.faults.add({ path: /\/compare\//u, status: 403, body: { message: 'No' }, times: Infinity })
    const { outputs, severity } = await published({ publications, pages: {}, ...given })
    expect([outputs.headline, severity]).toEqual([expect.stringMatching(headline), 'info'])
  })

  it('are those that the service names without a push', async () => {
    const filesChanged = { added: ['a.mdx'], modified: [] }
    const life = [{ status: 'success', commit: { sha: later, filesChanged } }]
    const { outputs } = await published({ event: byHand, publications: [life], pages: { '/a': 'page' } })
    expect(outputs.headline).toBe('The site is published at 2b2b2b2: the changed page answers')
  })

  it('are not asked without a site, nor if the site is not published', async () => {
    const failed = await published({ publications: [failsPreview], files, pages: {} })
    expect(failed.site?.requests).toEqual([])
    expect((await published({ publications, files })).outputs.headline).toBe(`${at} is live${unasked}`)
  })
})

describe('a site that lacks the changed pages', () => {
  const files = [page('guides/webhooks.mdx')]
  const publications = [ofCommit(live, pushed)]

  it.each([
    ['live', { after: 7 }, `${at} is live: the changed page answers`],
    ['missing', 'missing', `${at} is built, but the changed page is missing`],
  ] as const)('is published once more, and no third time: then it is %s', async (_, given, headline) => {
    const end = await published({ publications, files, pages: { '/guides/webhooks': given } })
    expect(end).toMatchObject({ outcome: 'published', posts: 2, outputs: { headline } })
  })

  it.each<[string, BuildLife]>([
    ['fails', failsPreview],
    ['is skipped', skipsBuild],
    ['does not end', neverEnds],
  ])('keeps its result if the second publication %s', async (_, second) => {
    const end = await published({ publications: [...publications, second], files, pages: {} })
    expect(end).toMatchObject({
      outcome: 'published',
      posts: 2,
      outputs: {
        headline: `${at} is built, but the changed page is missing`,
        pagesNotLive: ['/guides/webhooks'],
      },
    })
  })

  it('is not published a third time after a lost answer', async () => {
    const fault = { method: 'POST', status: 502 }
    expect(await published({ publications, files, pages: {}, fault })).toMatchObject({ posts: 2 })
  })
})
