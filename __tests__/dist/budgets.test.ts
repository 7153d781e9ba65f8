import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { DocumentationServiceOptions } from '../../simulator/documentation-service.ts'
import { expectSize, recordingLoads } from '../support/dist-loads.ts'
import { requestsOf } from '../support/dist-requests.ts'
import type { StartedStep, StepOptions } from '../support/dist-stage.ts'
import { type EventStage, openEventStage } from '../support/event-stage.ts'
import { conversationRow, everyList, feedbackRow, many, searchRow } from '../support/included-lists.ts'

type Inputs = Record<string, string>

/** What a step loads at most, and exactly which requests it sends. */
interface Budget {
  operation: string
  start: (stage: EventStage, options: StepOptions) => StartedStep
  /** Modules of dist/, without the entry and without `.js`. */
  chunks: string[]
  /** Number of Node's modules that these import. */
  builtIns: number
  /** Size of the entry, the chunks, and the files that are read as text. */
  bytes: number
  /** Requests to the service, in order. */
  service?: string[]
  /** Requests to GitHub, in order. */
  github?: string[]
  /** Requests to the artifact service, in order. There is no artifact service without this. */
  artifacts?: string[]
  serviceOptions?: DocumentationServiceOptions
}

const client = ['service', 'http-client', 'undici']
const pageText = ['parse5', 'visible-text']
const visitors = ['visitors', ...client]

const job =
  (inputs: Inputs): Budget['start'] =>
  ({ stage }, options) =>
    stage.startJob({ prompt: 'Document the flag', ...inputs }, options)
const jobOn =
  (fixture: string, inputs: Inputs): Budget['start'] =>
  (stage, options) =>
    stage.start({ fixture }, inputs, options)
const exported =
  (inputs: Inputs): Budget['start'] =>
  ({ stage }, options) =>
    stage.startExport(inputs, options)

const permission = 'GET collaborators/maintainer/permission'
const onIssue = { 'prompt-from': 'issue', comment: 'true' }

const agentJobs: Budget[] = [
  {
    operation: 'A dry run of an agent job',
    start: job({ 'dry-run': 'true' }),
    chunks: ['agent-job-step', 'service'],
    builtIns: 5,
    bytes: 330_000,
  },
  {
    operation: 'An agent job until its end',
    start: job({}),
    chunks: ['agent-job-step', ...client],
    builtIns: 16,
    bytes: 660_000,
    service: ['POST job', '2 × GET job/<id>'],
  },
  {
    operation: 'A dry run of a job for an issue',
    start: jobOn('issues.labeled', { ...onIssue, 'dry-run': 'true' }),
    chunks: ['agent-job-step', 'service', 'actions-github', ...pageText],
    builtIns: 28,
    bytes: 1_290_000,
    github: [permission, 'POST markdown'],
  },
  {
    operation: 'A job for a labeled issue with comment and remove-label',
    start: jobOn('issues.labeled', { ...onIssue, label: 'docs', 'remove-label': 'true' }),
    chunks: ['agent-job-step', ...client, 'actions-github', ...pageText],
    builtIns: 28,
    bytes: 1_630_000,
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
    operation: 'A job for a push with patches',
    start: jobOn('push', { 'prompt-from': 'push', changes: 'diff' }),
    chunks: ['agent-job-step', ...client, 'actions-github'],
    builtIns: 27,
    bytes: 1_370_000,
    service: ['POST job', '2 × GET job/<id>'],
    github: ['GET compare/<range>'],
  },
  {
    operation: 'A push that changes nothing in paths',
    start: jobOn('push', { 'prompt-from': 'push', paths: 'nothing/**' }),
    chunks: ['agent-job-step', 'service', 'actions-github'],
    builtIns: 27,
    bytes: 1_030_000,
    github: ['GET compare/<range>'],
  },
]

const local = { 'upload-artifact': 'false' }

const exports: Budget[] = [
  {
    operation: 'A dry run of an export',
    start: exported({ 'dry-run': 'true' }),
    chunks: ['visitors', 'service'],
    builtIns: 7,
    bytes: 390_000,
  },
  {
    operation: 'An export of 1,000 pages to CSV without an artifact service',
    serviceOptions: { pages: 1000 },
    start: exported({ formats: 'csv' }),
    chunks: [...visitors, 'csv'],
    builtIns: 17,
    bytes: 760_000,
    service: ['4 × GET visitors'],
  },
  {
    operation: 'An export of report.html',
    start: exported({ ...local, formats: 'html' }),
    chunks: [...visitors, 'html-report'],
    builtIns: 17,
    bytes: 790_000,
    service: ['GET visitors'],
  },
  {
    operation: 'An export of report.html with compare and a daily series of January',
    start: exported({ ...local, formats: 'html', compare: 'previous-period', series: 'daily' }),
    chunks: [...visitors, 'html-report', 'csv'],
    builtIns: 17,
    bytes: 820_000,
    service: ['40 × GET visitors'],
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
    chunks: [...visitors, 'csv', 'json', 'html-report', 'gaps-report', 'subjects', 'stopword'],
    builtIns: 17,
    bytes: 1_040_000,
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
    chunks: [...visitors, 'json', 'actions-artifact', 'actions-github'],
    builtIns: 31,
    bytes: 3_350_000,
    service: ['GET visitors'],
    artifacts: ['POST CreateArtifact', '2 × PUT blob', 'POST FinalizeArtifact'],
  },
]

describe('what a step loads and sends', () => {
  it.concurrent.each([...agentJobs, ...exports])('$operation stays within its budget', async (budget) => {
    const { start, serviceOptions = {}, service = [], github = [], artifacts } = budget
    await using stage = await openEventStage({
      service: serviceOptions,
      github: { labels: { 42: ['docs'] } },
      ...(artifacts && { artifacts: {} }),
    })
    const recording = recordingLoads(path.join(stage.stage.folder, 'loads'))
    const { exitCode } = await start(stage, recording.options).finished
    expect(exitCode).toBe(0)
    const servers = { ...stage, artifacts: artifacts && stage.stage.artifacts }
    expect(requestsOf(servers)).toEqual({ service, github, artifacts })
    const { chunks, builtIns, files } = recording.loads()
    expect({ chunks: chunks.sort(), builtIns }).toEqual({
      chunks: budget.chunks.toSorted(),
      builtIns: budget.builtIns,
    })
    expectSize(files, budget.bytes)
  })
})

describe('the entry of dist', () => {
  it('has no client that only the OIDC client of @actions/core needs', () => {
    const entry = path.resolve(import.meta.dirname, '../../dist/index.js')
    expect(readFileSync(entry, 'utf8')).not.toMatch(/@actions\/http-client|class OidcClient/u)
  })
})
