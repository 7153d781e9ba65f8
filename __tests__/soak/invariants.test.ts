import { mkdirSync, writeFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../../soak/attempt.ts'
import { deploymentMark, type Mark, signed } from '../../soak/comment-mark.ts'
import { checkAll, invariants } from '../../soak/invariants/all-invariants.ts'
import { commentTellsRequest } from '../../soak/invariants/thread.ts'
import { ownLogin, strangersJob } from '../../soak/planted-comments.ts'
import { Random } from '../../soak/random.ts'
import { drawScenario } from '../../soak/scenarios/draw-scenario.ts'
import { headCommit } from '../../soak/scenarios/events.ts'
import type { RunPlan } from '../../soak/scenarios/scenario.ts'
import { apiKey, gitHubToken, otherToken, readersName } from '../../soak/secrets.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

beforeEach(() => {
  mkdirSync(folder.inside('temp'))
  writeFileSync(folder.inside('outputs'), '')
})

const request = (method: string, path: string, more: Partial<RecordedRequest> = {}): RecordedRequest => ({
  method,
  path,
  query: {},
  headers: {},
  body: undefined,
  receivedAtMs: 0,
  ownStatus: 200,
  ...more,
})
const create = (more?: Partial<RecordedRequest>) => request('POST', '/v2/agent/p/job', more)
const message = (job: string) => request('POST', `/v2/agent/p/job/${job}/message`)
const list = request('GET', '/repos/acme/docs/issues/42/comments')
const build = () => request('POST', '/v1/project/preview/p', { ownStatus: 202 })
const status = request('GET', '/v1/project/update-status/status_1')
const publication = () => request('POST', '/v1/project/update/p', { ownStatus: 202 })
const lost = create({ fault: { reset: 'before-answer' } })
const prompt = (text: string) => create({ body: { prompt: text } })

const writtenAt = '2026-01-15T12:00:00Z'
const comment = (mark: Mark, id = 1000, key: string = apiKey): SimulatedComment => {
  const written = String(Date.parse(writtenAt) / 1000)
  return {
    id,
    issueNumber: 42,
    body: signed({ run: '1', ...mark, written }, key, 42),
    user: { login: ownLogin, type: 'Bot' },
    created_at: writtenAt,
  }
}
const requested = { state: 'requested' }
const event = { name: 'issues', source: 'issue', payload: {}, thread: 42, checked: [] }
const ofJob = { prompt: 'x', comment: 'true', 'project-id': 'p' }
const run: RunPlan = { id: '1', event, inputs: ofJob, attempts: [] }
const earlierRun: RunPlan = { ...run, id: '0' }
const done = { outcome: 'pr-created', job: '{"origin":"created"}', jobId: 'job_1', status: 'completed' }

interface Parts {
  builds?: string[]
  publications?: string[]
  previewUrls?: string[]
  /** What the site shows of the changed page. */
  siteLife?: string
  inputs?: Record<string, string>
  event?: object
  number?: number
  service?: RecordedRequest[]
  github?: RecordedRequest[]
  site?: RecordedRequest[]
  before?: SimulatedComment[]
  after?: SimulatedComment[]
  outputs?: Record<string, string>
  exitCode?: number
  fullDisk?: 'outputs'
  log?: string
  hung?: boolean
  run?: RunPlan
  jobStatus?: string
  token?: string
}

/** An attempt that created a job and wrote a comment about it, with some parts changed. */
function attempt({ inputs, number = 1, log = 'log', exitCode = 0, ...parts }: Parts = {}): Attempt {
  const outputs = parts.outputs ?? done
  const changed = { ...run, event: { ...event, ...parts.event }, inputs: { ...run.inputs, ...inputs } }
  const data = {
    scenario: {
      runs: [earlierRun, parts.run ?? changed],
      builds: parts.builds ?? ['builds'],
      publications: parts.publications ?? ['builds'],
      previewUrls: parts.previewUrls ?? ['/'],
      site: parts.siteLife ?? 'live',
    },
    run: parts.run ?? changed,
    number,
    plan: { timeoutMs: 1000, apiKey, gitHubToken: parts.token ?? gitHubToken, fullDisk: parts.fullDisk },
    result: { exitCode, log, outputs, summary: '## Done' },
    endedBySignal: null,
    signalled: false,
    hung: parts.hung ?? false,
    tookMs: 1,
    folder: folder.path,
    requests: { service: parts.service ?? [create()], github: parts.github ?? [] },
    commentsBefore: parts.before ?? [],
    commentsAfter: parts.after ?? [comment({ job: 'job_1' })],
    farEnds: {
      site: { url: 'http://127.0.0.1:1', requests: parts.site ?? [] },
      service: { jobs: new Map([['job_1', { answered: { status: parts.jobStatus ?? 'completed' } }]]) },
    },
  }
  return data as unknown as Attempt
}

/** An attempt that built a preview and wrote a comment about it, with some parts changed. */
function preview(parts: Parts = {}): Attempt {
  const { inputs = { preview: 'true' }, event: changed, ...others } = parts
  const deployed = { pullRequest: { head: 'a', base: 'b' }, commit: '3'.repeat(40) }
  const ofDeployment = { ...run, event: { ...event, ...changed }, deployed }
  return attempt({
    service: [build(), status],
    after: [told()],
    outputs: previewed,
    run: { ...ofDeployment, inputs: { comment: 'true', 'project-id': 'p', ...inputs } },
    ...others,
  })
}
const link = 'http://127.0.0.1:1/?build=0'
const previewed = {
  outcome: 'previewed',
  headline: 'It is ready',
  previewStatus: 'success',
  previewUrl: link,
}
/** The comment of a preview. */
const told = (text = `[Open the preview](<${link}>)`, id = 1000): SimulatedComment => ({
  ...comment({}, id),
  body: `${deploymentMark('p')}**It is ready** ${text} [workflow run](<https://github.com/a/b/actions/runs/1>)`,
})
/** Of a publication whose run is of the third commit of main. */
const live = { outcome: 'published', headline: 'main at 3333333 is live' }

const commits = { 'prompt-from': 'commits' }
const first = () => attempt()
/** What each invariant must find, in an attempt and one before it. */
const broken: Readonly<Record<string, Readonly<Record<string, () => [Attempt, Attempt?]>>>> = {
  endOfRun: {
    'a run that hung': () => [attempt({ hung: true })],
    'exit code 0 after an error': () => [attempt({ outputs: { outcome: 'error' } })],
    'a request although the outputs cannot be written': () => [attempt({ fullDisk: 'outputs', exitCode: 1 })],
    'exit code 0 although the outputs cannot be written': () => [
      attempt({ fullDisk: 'outputs', service: [] }),
    ],
  },
  oneRequestOneJob: {
    'a create after a lost answer': () => [attempt({ service: [lost, create()] })],
    'a create beside job-id': () => [attempt({ inputs: { 'job-id': 'job_1' } })],
    'a message after a create': () => [attempt({ service: [create({ ownStatus: 403 }), message('job_1')] })],
    'a second create in a re-run': () => [
      attempt({ number: 2, github: [list], before: [comment({ job: 'job_0' })] }),
      first(),
    ],
    'a request whose mark has another key': () => [
      attempt({ number: 2, github: [list], before: [comment(requested, 1000, 'another')] }),
    ],
    'a request whose mark is of another account': () => [
      attempt({ number: 2, github: [list], before: [comment(requested)], token: otherToken }),
    ],
    'a request after comments that could not be read': () => [
      attempt({ number: 2, github: [{ ...list, fault: { status: 403 } }] }),
    ],
    'a repeated request that the log does not tell': () => [
      attempt({ number: 2, github: [list], before: [comment(requested)] }),
      first(),
    ],
    'a request of a re-run without a comment that the log does not tell': () => [
      attempt({ number: 2, github: [list] }),
    ],
  },
  oneRunOneComment: {
    'two comments of deployments': () => [preview({ after: [told(), told('', 1001)] })],
    'a comment of deployments of a job': () => [attempt({ after: [told()] })],
    'a second comment beside one that does not fit': () => [
      attempt({
        number: 2,
        before: [comment({}, 1000, 'another')],
        after: [comment({}, 1000, 'another'), comment({ job: 'job_1' }, 1001)],
      }),
    ],
    'two comments': () => [attempt({ after: [comment({ job: 'job_1' }), comment({ job: 'job_1' }, 1001)] })],
    'an edited comment of somebody else': () => [
      attempt({
        before: [comment({ job: 'a' }, 10)],
        after: [comment({ job: 'b' }, 10), comment({ job: 'job_1' })],
      }),
    ],
    'a mark of another time': () => [
      attempt({ after: [{ ...comment({}), created_at: '2026-01-15T12:06:00Z' }] }),
    ],
    'a mark for another issue': () => [attempt({ after: [{ ...comment({}), issueNumber: 7 }] })],
  },
  commentTellsRequest: {
    'a lost answer without a comment': () => [attempt({ service: [lost], after: [], outputs: {} })],
    'a doubt although nothing was sent': () => [attempt({ service: [], after: [comment(requested)] })],
    'another job': () => [attempt({ after: [comment({ job: 'job_2' })] })],
    'a job that is forgotten': () => [
      attempt({
        service: [],
        outputs: {},
        before: [comment({ job: 'job_1', ...requested })],
        after: [comment(requested)],
      }),
    ],
  },
  onlyJobsOfThread: {
    'a message to the job of a stranger': () => [attempt({ service: [message(strangersJob)] })],
    'the job of an earlier run without continue': () => [
      attempt({ service: [message('job_1')], before: [comment({ run: '0', job: 'job_1' })] }),
      attempt({ run: earlierRun }),
    ],
  },
  jobOutputs: {
    'a job that the service does not have': () => [attempt({ outputs: { ...done, jobId: 'job_9' } })],
  },
  commitsAreAskedOnce: {
    'commits asked again': () => [
      attempt({ inputs: commits, service: [prompt(headCommit)] }),
      attempt({ run: earlierRun }),
    ],
  },
  onlyWritersStartJobs: {
    'a job for a reader': () => [attempt({ event: { checked: ['writer', 'reader'] } })],
  },
  deploymentIsWanted: {
    'a preview that nobody wanted': () => [attempt({ outputs: { ...done, previewStatus: 'success' } })],
    'a preview without a pull request': () => [
      attempt({
        inputs: { preview: 'true' },
        outputs: { ...done, outcome: 'no-pr', previewStatus: 'unknown' },
      }),
    ],
    'a publication that nobody wanted': () => [attempt({ service: [publication()] })],
    'a preview that ends as a publication': () => [
      preview({ outputs: { ...previewed, outcome: 'published' } }),
    ],
    'a request of a preview to the agent': () => [preview({ service: [create(), build()] })],
  },
  deploymentsAreFew: {
    'three builds': () => [attempt({ service: [build(), build(), build()] })],
    'three publications, of which two got no answer': () => {
      const unanswered = { ...publication(), fault: { reset: 'before-answer' as const } }
      return [attempt({ service: [unanswered, unanswered, publication()] })]
    },
    'three publications': () => [attempt({ service: [publication(), publication(), publication()] })],
  },
  buildAsksNobody: {
    'a message after the build': () => [attempt({ service: [create(), build(), message('job_1')] })],
  },
  resultIsOfHead: {
    'the result of another commit': () => [
      preview({ builds: ['another-commit'], outputs: { ...previewed, previewStatus: 'failure' } }),
    ],
    'the result of an earlier build': () => [preview({ builds: ['builds', 'another-commit'] }), preview()],
  },
  liveIsBuilt: {
    'a commit that is later than what was built': () => [
      preview({ publications: ['builds-older'], service: [publication()], outputs: live }),
    ],
    'a build that names no commit': () => [preview({ service: [publication()], outputs: live })],
  },
  wordsTell: {
    'a page that is live with its old words': () => [
      attempt({
        siteLife: 'old',
        outputs: { ...done, headline: 'It is live: the changed page shows the merge' },
      }),
    ],
    'a page that is not live, of which nothing can be told': () => [
      attempt({ siteLife: 'other-words', outputs: { ...done, pagesNotLive: '/guides/webhooks' } }),
    ],
    'the pages of a preview that failed': () => [
      attempt({ siteLife: 'old', outputs: { ...done, pagesNotLive: '/a', previewStatus: 'failure' } }),
    ],
  },
  siteIsAskedAsAStranger: {
    'a key': () => [attempt({ site: [request('GET', '/a', { headers: { authorization: 'Bearer x' } })] })],
    'a cookie': () => [attempt({ site: [request('GET', '/a', { headers: { cookie: 'visitor=1' } })] })],
    'too many pages': () => [
      attempt({ site: Array.from({ length: 28 }, (_, index) => request('GET', `/${index}`)) }),
    ],
  },
  commentTellsDeployment: {
    'a comment that was not written': () => [preview({ after: [] })],
    'a comment of another end': () => [preview({ outputs: { ...previewed, headline: 'It does not build' } })],
  },
  linkIsOfLastBuild: {
    'the link of an earlier build': () => [preview({ service: [build(), status, build(), status] })],
    'no link': () => [preview({ after: [told('')] })],
    'a link to no build': () => [preview({ outputs: { ...previewed, previewStatus: 'failure' } })],
    'a link to an address that is not plain': () => [preview({ previewUrls: ['javascript:alert(1)'] })],
  },
  linksAreHttps: {
    'a link by http': () => [preview({ after: [told('[Open](<http://a.example>)')] })],
    'an address that GitHub makes a link': () => [attempt({ after: [told('See http://a.example.')] })],
    'a script': () => [preview({ after: [told('[Open](javascript:alert)')] })],
  },
  noSecretInAnySink: {
    'the key in the log': () => [attempt({ log: apiKey })],
    'an address in the log': () => [attempt({ log: `/invite/${readersName}@a.org` })],
    'the key in a prompt, inside of a base64 text': () => [
      attempt({ service: [prompt(btoa(`authorization: Bearer ${apiKey}\n`))] }),
    ],
  },
  noNameInPublic: {
    'a page in the log of a public repository': () => [preview({ log: '/guides/webhooks is missing' })],
    'a page in the comment': () => [
      preview({ after: [told('guides/webhooks')], builds: ['builds-elsewhere'] }),
    ],
  },
  inputsAreAccepted: {
    'an input that is refused': () => [attempt({ log: '::error::An input is invalid:%0A- x' })],
  },
  noUnexpectedError: { 'a stack trace': () => [attempt({ log: '    at run (file:///dist/index.js:1:2)' })] },
}

describe('the invariants', () => {
  it('hold for a run that did what it should', () => {
    expect(checkAll(attempt(), [])).toEqual([])
  })

  it('hold for a preview and a publication that did what they should', () => {
    expect(checkAll(preview(), [])).toEqual([])
    const private_ = { payload: { repository: { private: true } } }
    expect(
      checkAll(preview({ event: private_, after: [told(`[Open the preview](<${link}>) guides/`)] }), []),
    ).toEqual([])
    const publications = ['builds-main']
    const inputs = { publish: 'true' }
    const outputs = { ...live, headline: 'It is ready' }
    expect(checkAll(preview({ inputs, outputs, publications, service: [publication()] }), [])).toEqual([])
  })

  it('hold for a run that only waits, beside a comment that does not fit', () => {
    const [service, inputs] = [[request('GET', '/v2/agent/p/job/job_1')], { 'job-id': 'job_1' }]
    const comments = [comment({ job: 'job_1' }, 1000, 'another')]
    const outputs = { ...done, job: '{"origin":"attached"}' }
    const waiting = attempt({ number: 2, service, inputs, before: comments, after: comments, outputs })
    expect(commentTellsRequest(waiting)).toEqual([])
  })

  it('are all shown to fail below', () => {
    expect(Object.keys(broken)).toEqual(invariants.map(({ name }) => name))
  })

  const cases = Object.entries(broken).flatMap(([name, found]) =>
    Object.entries(found).map(([what, make]) => ({ name, what, make })),
  )
  it.each(cases)('$name finds $what', ({ name, make }) => {
    const [found, earlier] = make()
    const problems = invariants
      .filter((invariant) => invariant.name === name)
      .flatMap((invariant) => [...invariant(found, earlier === undefined ? [] : [earlier])])
    expect(problems).not.toEqual([])
  })
})

it('a scenario is the same for the same seed, and another for another', () => {
  const scenarios = (seed: string) =>
    JSON.stringify(Array.from({ length: 50 }, (_, run) => drawScenario(new Random(`${seed} ${run}`))))
  expect(scenarios('1')).toBe(scenarios('1'))
  expect(scenarios('1')).not.toBe(scenarios('2'))
})
