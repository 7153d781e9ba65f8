import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { DocumentationServiceOptions } from '../../simulator/documentation-service.ts'
import { branchCommit, conversation, scheduled } from '../support/branch-history.ts'
import { checkSize, recordingLoads } from '../support/dist-loads.ts'
import { requestsOf } from '../support/dist-requests.ts'
import { projectId, type StartedStep, type StepOptions } from '../support/dist-stage.ts'
import { type EventStage, openEventStage, type TriggeredBy } from '../support/event-stage.ts'
import { conversationRow, everyList, feedbackRow, many, searchRow } from '../support/included-lists.ts'

type Inputs = Record<string, string>

/** What a step loads at most, and exactly which requests it sends. */
interface Budget {
  operation: string
  start: (stage: EventStage, options: StepOptions) => StartedStep
  loads: LoadBudget
  /** Requests to the service, in order. */
  service?: string[]
  /** Requests to GitHub, in order. */
  github?: string[]
  /** Requests to the artifact service, in order. There is no artifact service without this. */
  artifacts?: string[]
  serviceOptions?: DocumentationServiceOptions
  /** What has happened before the step. */
  before?: (stage: EventStage) => unknown
}

interface LoadBudget {
  /** Modules of dist/, without the entry and without `.js`. */
  chunks: string[]
  /** Number of Node's modules that these import. */
  builtIns: number
  /** Size of the entry, the chunks, and the files that are read as text. */
  bytes: number
}

const client = ['service', 'http-client', 'undici']
const pageText = ['parse5', 'markdown-from-html']
const dates = ['visitors', 'temporal-polyfill']
const visitors = [...dates, ...client]

const loads = {
  jobDryRun: { chunks: ['agent-job-step', 'service'], builtIns: 5, bytes: 320_000 },
  job: { chunks: ['agent-job-step', ...client], builtIns: 16, bytes: 660_000 },
  skippedOnGitHub: {
    chunks: ['agent-job-step', 'service', 'actions-github'],
    builtIns: 27,
    bytes: 1_030_000,
  },
  jobOnGitHub: { chunks: ['agent-job-step', ...client, 'actions-github'], builtIns: 27, bytes: 1_370_000 },
  eventText: {
    chunks: ['agent-job-step', 'service', 'actions-github', ...pageText],
    builtIns: 28,
    bytes: 1_290_000,
  },
  jobFromEventText: {
    chunks: ['agent-job-step', ...client, 'actions-github', ...pageText],
    builtIns: 28,
    bytes: 1_630_000,
  },
  exportDryRun: { chunks: [...dates, 'service'], builtIns: 7, bytes: 560_000 },
  csv: { chunks: [...visitors, 'csv'], builtIns: 17, bytes: 940_000 },
  html: { chunks: [...visitors, 'html-report'], builtIns: 17, bytes: 1_000_000 },
  htmlAndSeries: { chunks: [...visitors, 'html-report', 'csv'], builtIns: 17, bytes: 1_030_000 },
  everyList: {
    chunks: [...visitors, 'csv', 'json', 'html-report', 'gaps-report'],
    builtIns: 17,
    bytes: 1_040_000,
  },
  upload: {
    chunks: [...visitors, 'json', 'actions-artifact', 'actions-github'],
    builtIns: 31,
    bytes: 3_350_000,
  },
} satisfies Record<string, LoadBudget>

const prompt = { prompt: 'Document the flag' }
const onIssue = { 'prompt-from': 'issue', comment: 'true' }
const labeled: TriggeredBy = { fixture: 'issues.labeled' }
const completed = { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }

const job =
  (inputs: Inputs): Budget['start'] =>
  ({ stage }, options) =>
    stage.startJob(inputs, options)
const jobOn =
  (event: TriggeredBy, inputs: Inputs): Budget['start'] =>
  (stage, options) =>
    stage.start(event, inputs, options)
const exported =
  (inputs: Inputs): Budget['start'] =>
  ({ stage }, options) =>
    stage.startExport(inputs, options)

const permission = 'GET collaborators/maintainer/permission'

const agentJobs: Budget[] = [
  {
    operation: 'A dry run of an agent job',
    start: job({ ...prompt, 'dry-run': 'true' }),
    loads: loads.jobDryRun,
  },
  {
    operation: 'An agent job until its end',
    start: job(prompt),
    loads: loads.job,
    service: ['POST job', '2 × GET job/<id>'],
  },
  {
    operation: 'An agent job with wait: false',
    start: job({ ...prompt, wait: 'false' }),
    loads: loads.job,
    service: ['POST job'],
  },
  {
    operation: 'A job that is attached to',
    before: ({ service }) => {
      service.addJob('job_7', projectId, [{ status: 'active' }, completed])
    },
    start: job({ 'job-id': 'job_7' }),
    loads: loads.job,
    service: ['2 × GET job/<id>'],
  },
  {
    operation: 'A follow-up message to a job',
    before: ({ service }) => {
      service.addJob('job_7', projectId, [completed])
    },
    start: job({ 'job-id': 'job_7', ...prompt }),
    loads: loads.job,
    service: ['POST job/<id>/message', '3 × GET job/<id>'],
  },
]

const jobsOnEvents: Budget[] = [
  {
    operation: 'A step that another label skips',
    start: jobOn(labeled, { ...onIssue, label: 'other' }),
    loads: loads.jobDryRun,
  },
  {
    operation: 'A dry run of a job for an issue',
    start: jobOn(labeled, { ...onIssue, 'dry-run': 'true' }),
    loads: loads.eventText,
    github: [permission, 'POST markdown'],
  },
  {
    operation: 'A job for a labeled issue with comment and remove-label',
    start: jobOn(labeled, { ...onIssue, label: 'docs', 'remove-label': 'true' }),
    loads: loads.jobFromEventText,
    service: ['POST job', '2 × GET job/<id>'],
    github: [
      permission,
      'POST markdown',
      'POST issues/42/comments',
      'PATCH issues/comments/1000',
      'DELETE issues/42/labels/docs',
      'PATCH issues/comments/1000',
    ],
  },
  {
    operation: 'A re-run of a job for an issue with comment',
    before: (stage) => stage.run(labeled, { ...onIssue, wait: 'false' }),
    start: jobOn({ ...labeled, env: { GITHUB_RUN_ATTEMPT: '2' } }, onIssue),
    loads: loads.jobOnGitHub,
    service: ['2 × GET job/<id>'],
    github: [permission, 'GET issues/42/comments', 'POST graphql', '2 × PATCH issues/comments/1000'],
  },
  {
    operation: 'A comment that continues a job',
    before: (stage) => stage.run(labeled, onIssue),
    start: jobOn(
      { fixture: 'issue_comment.created', env: { GITHUB_RUN_ID: '4712' } },
      { 'prompt-from': 'comment', comment: 'true', continue: 'true' },
    ),
    loads: loads.jobFromEventText,
    service: ['GET job/<id>', 'POST job/<id>/message', '3 × GET job/<id>'],
    github: [
      permission,
      'GET issues/42/comments',
      'POST graphql',
      '2 × POST markdown',
      'GET pulls/128',
      'POST issues/42/comments',
      '2 × PATCH issues/comments/1001',
    ],
  },
  {
    operation: 'A job for a merged pull request with comment',
    start: jobOn({ fixture: 'pull_request.closed' }, { 'prompt-from': 'pull-request', comment: 'true' }),
    loads: loads.jobFromEventText,
    service: ['POST job', '2 × GET job/<id>'],
    github: [
      'GET pulls/57/files',
      'POST markdown',
      'POST issues/57/comments',
      '2 × PATCH issues/comments/1000',
    ],
  },
  {
    operation: 'A job for a push with patches',
    start: jobOn({ fixture: 'push' }, { 'prompt-from': 'push', changes: 'diff' }),
    loads: loads.jobOnGitHub,
    service: ['POST job', '2 × GET job/<id>'],
    github: ['GET compare/<range>'],
  },
  {
    operation: 'A job for a release',
    start: jobOn({ fixture: 'release.published' }, { 'prompt-from': 'release' }),
    loads: loads.jobFromEventText,
    service: ['POST job', '2 × GET job/<id>'],
    github: ['GET releases', 'GET compare/<range>', 'POST markdown'],
  },
]

const onSchedule =
  (runId: string): Budget['start'] =>
  (stage, options) =>
    stage.start(scheduled(stage.github, runId), conversation, options)
const firstRequest = async (stage: EventStage): Promise<void> => {
  stage.github.history.push(branchCommit('1', 30), branchCommit('2', 1))
  await stage.run(scheduled(stage.github, '1'), conversation)
}

const jobsOnSchedule: Budget[] = [
  {
    operation: 'A first job for the commits of a branch',
    before: ({ github }) => github.history.push(branchCommit('1', 30), branchCommit('2', 1)),
    start: onSchedule('1'),
    loads: loads.jobOnGitHub,
    service: ['POST job', '2 × GET job/<id>'],
    github: [
      'GET issues/7',
      'GET issues/7/comments',
      'GET commits',
      'GET compare/<range>',
      'POST issues/7/comments',
      '2 × PATCH issues/comments/1000',
    ],
  },
  {
    operation: 'A continued job for the commits since the last request',
    before: async (stage) => {
      await firstRequest(stage)
      stage.github.history.push(branchCommit('3', 0))
    },
    start: onSchedule('2'),
    loads: loads.jobOnGitHub,
    service: ['GET job/<id>', 'POST job/<id>/message', '3 × GET job/<id>'],
    github: [
      'GET issues/7',
      'GET issues/7/comments',
      'POST graphql',
      'GET compare/<range>',
      'GET pulls/128',
      'POST issues/7/comments',
      '2 × PATCH issues/comments/1001',
    ],
  },
  {
    operation: 'A run without new commits',
    before: firstRequest,
    start: onSchedule('2'),
    loads: loads.skippedOnGitHub,
    github: ['GET issues/7', 'GET issues/7/comments', 'POST graphql'],
  },
  {
    operation: 'A push that changes nothing in paths',
    start: jobOn({ fixture: 'push' }, { 'prompt-from': 'push', paths: 'nothing/**' }),
    loads: loads.skippedOnGitHub,
    github: ['GET compare/<range>'],
  },
]

const local = { 'upload-artifact': 'false' }

const exports: Budget[] = [
  { operation: 'A dry run of an export', start: exported({ 'dry-run': 'true' }), loads: loads.exportDryRun },
  {
    operation: 'An export of 1,000 pages to CSV without an artifact service',
    serviceOptions: { pages: 1000 },
    start: exported({ formats: 'csv' }),
    loads: loads.csv,
    service: ['4 × GET visitors'],
  },
  {
    operation: 'An export of report.html',
    start: exported({ ...local, formats: 'html' }),
    loads: loads.html,
    service: ['GET visitors'],
  },
  {
    operation: 'An export of CSV with compare',
    start: exported({ ...local, formats: 'csv', compare: 'previous-period' }),
    loads: loads.csv,
    service: ['2 × GET visitors'],
  },
  {
    operation: 'An export of CSV with a daily series of January',
    start: exported({ ...local, formats: 'csv', series: 'daily' }),
    loads: loads.csv,
    service: ['32 × GET visitors'],
  },
  {
    operation: 'An export of report.html with compare and a daily series of January',
    start: exported({ ...local, formats: 'html', compare: 'previous-period', series: 'daily' }),
    loads: loads.htmlAndSeries,
    service: ['33 × GET visitors'],
  },
  {
    operation: 'An export with all lists of include',
    serviceOptions: {
      readers: {
        searches: many(100, (index) => searchRow(`term ${index}`)),
        feedback: many(100, (index) => feedbackRow(String(index))),
        conversations: many(1000, (index) => conversationRow(1000 - index)),
      },
    },
    start: exported({ ...local, include: everyList.join() }),
    loads: loads.everyList,
    service: [
      'GET visitors',
      'GET views',
      'GET feedback/by-page',
      'GET feedback',
      'GET assistant',
      'GET searches',
    ],
  },
  {
    operation: 'An export of JSON that is uploaded',
    start: exported({ formats: 'json' }),
    loads: loads.upload,
    service: ['GET visitors'],
    artifacts: ['POST CreateArtifact', '2 × PUT blob', 'POST FinalizeArtifact'],
  },
]

describe('what a step loads and sends', () => {
  it.concurrent.each([...agentJobs, ...jobsOnEvents, ...jobsOnSchedule, ...exports])(
    '$operation stays within its budget',
    async (budget) => {
      const { operation, start, before, serviceOptions = {}, service = [], github = [], artifacts } = budget
      await using stage = await openEventStage({
        service: serviceOptions,
        github: { labels: { 42: ['docs'] } },
        ...(artifacts && { artifacts: {} }),
      })
      await before?.(stage)
      stage.service.requests.splice(0)
      stage.github.requests.splice(0)
      const recording = recordingLoads(path.join(stage.stage.folder, 'loads'))
      const { exitCode } = await start(stage, recording.options).finished
      expect(exitCode).toBe(0)
      const servers = { ...stage, artifacts: artifacts && stage.stage.artifacts }
      expect(requestsOf(servers)).toEqual({ service, github, artifacts })
      const { chunks, builtIns, files } = recording.loads()
      expect({ chunks: chunks.sort(), builtIns }).toEqual({
        chunks: budget.loads.chunks.toSorted(),
        builtIns: budget.loads.builtIns,
      })
      checkSize(operation, files, budget.loads.bytes)
    },
  )
})

describe('the entry of dist', () => {
  it('has no client that only the OIDC client of @actions/core needs', () => {
    const entry = path.resolve(import.meta.dirname, '../../dist/index.js')
    expect(readFileSync(entry, 'utf8')).not.toMatch(/@actions\/http-client|class OidcClient/u)
  })
})
