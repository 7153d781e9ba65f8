import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { type DocumentationService, simulatorKey } from '../../simulator/documentation-service.ts'
import { visitorData } from '../../simulator/visitor-data.ts'
import { conversationRow, feedbackRow, searchRow } from '../../simulator/reader-rows.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { ServiceError } from '../../src/service/errors.ts'
import type { VisitorsInputs } from '../../src/analytics/export-options.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import { exportVisitors } from '../../src/analytics/export-step.ts'
import { failureOf } from '../support/failure-of.ts'
import { many, row, totals } from '../support/analytics.ts'
import { fourLists } from '../support/included-lists.ts'
import { clientOf, projectId, serviceStarter } from '../support/service-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const start = serviceStarter()
const folder = temporaryFolder()
const range = { dateFrom: '2026-10-01', dateTo: '2026-10-08' }
const previous = { dateFrom: '2026-09-24', dateTo: '2026-10-01', days: 7 }
const always = ['visitors.csv', 'visitors.json', 'report.html']

/** An export of a week of October 2026. */
function exporting(service: DocumentationService, change: Partial<VisitorsInputs> = {}) {
  const { clock, deadline, log, random } = clientOf(service.url)
  const inputs: VisitorsInputs = {
    ...range,
    days: 7,
    unfinished: false,
    previous: undefined,
    historyPeriods: [],
    include: [],
    maxRequests: 100,
    outputDir: folder.inside('out'),
    workspaceFolder: undefined,
    artifact: undefined,
    siteUrl: undefined,
    ...change,
  }
  const baseUrl = new URL(service.url)
  const access = { baseUrl, projectId, apiKey: simulatorKey, proxy: readProxy({}), dryRun: false }
  const context = {
    clock,
    deadline,
    log,
    random,
    redact: (text: string) => text,
    setOutputs: () => undefined,
  }
  return { run: () => exportVisitors({ service: access, visitors: inputs }, context) }
}

const read = (name: string): string => readFileSync(folder.inside('out', name), 'utf8')
const readJson = (): Record<string, unknown> => JSON.parse(read('visitors.json')) as Record<string, unknown>

describe('the names of the files', () => {
  it('are checked before the first request: none may be a folder', async () => {
    const service = await start()
    const files = [...always, 'views.csv', 'searches.csv']
    const ofReaders = ['feedback-by-page.csv', 'feedback.csv', 'questions.csv', 'gaps.md']
    for (const name of [...files, ...ofReaders]) {
      mkdirSync(folder.inside('out', name), { recursive: true })
      const error = await failureOf(exporting(service, { include: fourLists }).run(), ActionError)
      expect(error.message).toContain(`${folder.inside('out', name)} is a folder`)
      rmSync(folder.inside('out'), { recursive: true })
    }
    expect(service.requests).toEqual([])
  })

  it('are not checked if the export does not have them', async () => {
    const service = await start()
    mkdirSync(folder.inside('out', 'gaps.md'), { recursive: true })
    await exporting(service, { include: ['views'] }).run()
    expect(readdirSync(folder.inside('out')).sort()).toEqual(['gaps.md', 'views.csv', ...always].sort())
  })
})

describe('an export of visitors', () => {
  it('writes the previous period into its files', async () => {
    const service = await start()
    const { files } = await exporting(service, { previous }).run()
    expect(files.map((file) => path.basename(file))).toEqual(always)
    expect(service.requests).toHaveLength(2)
    const { dateFrom, dateTo } = previous
    expect(readJson()).toMatchObject({
      before: { dateFrom, dateTo, totals: visitorData(40, dateFrom, dateTo).totals },
    })
    expect(read('visitors.csv')).toMatch(/^path,human,ai,total,previousHuman,previousAi,previousTotal\r\n/u)
  })

  it('writes a file for each list of include, and gaps.md', async () => {
    const { files } = await exporting(await start(), { include: fourLists }).run()
    const names = [...always, 'views.csv', 'searches.csv', 'feedback-by-page.csv', 'feedback.csv']
    expect(files.map((file) => path.basename(file))).toEqual([...names, 'questions.csv', 'gaps.md'])
    expect(readdirSync(folder.inside('out'))).toHaveLength(9)
  })
})

describe('given what readers missed in October and in September, a person is told', () => {
  const september = { dateFrom: '2026-09-01', dateTo: '2026-10-01', days: 30 }
  const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01', days: 31, previous: september }
  const counted = (total: number) => ({ human: total, ai: 0, total })
  const asked = (from: number, times: number, query: string) =>
    many(times, (index) => conversationRow(from + index, { query, pageUrl: 'https://docs.example/keys' }))

  async function exportOctober(change: Partial<VisitorsInputs> = {}) {
    const service = await start({
      visitors: { totals: counted(986), visitors: [row('/', 780), row('/webhooks', 250)] },
      readers: {
        conversations: asked(1, 27, 'How do I rotate an API key?'),
        searches: [
          searchRow('refund', { hits: 55, ctr: 0.1, topClickedPage: '/billing' }),
          searchRow('audit log', { hits: 30, ctr: 0.9 }),
        ],
        feedback: many(9, (id) => feedbackRow(String(id), { path: '/webhooks', comment: 'Step 3 is wrong' })),
      },
    })
    const before = (operation: string, body: object): void => {
      service.faults.add({ path: new RegExp(`/${operation}$`, 'u'), after: 1, status: 200, body })
    }
    const conversations = [...asked(1, 11, 'how do I rotate an API key'), ...asked(12, 14, 'SAML sign-in?')]
    const searches = [searchRow('audit log', { hits: 30, ctr: 0 })]
    const pages = [row('/', 800), row('/v1', 120), row('/webhooks', 250)]
    before('visitors', { totals: counted(1000), visitors: pages, hasMore: false })
    before('assistant', { conversations, hasMore: false })
    before('searches', { searches, totalSearches: 30, nextCursor: null })
    before('feedback/by-page', { feedback: [], hasMore: false })
    const include = ['searches', 'feedback', 'questions'] as const
    return exporting(service, { ...october, include, workspaceFolder: 'docs/', ...change }).run()
  }

  const tasks = [
    '1. **Write** an answer to `How do I rotate an API key?`<br>asked 27 times (+16) · mostly on `/keys`',
    '2. **Fix** `/webhooks`<br>9 thumbs down · `Step 3 is wrong`',
    '3. **Check** `/v1`<br>no visitors now, 120 before: moved, removed or broken?',
    '4. **Add** content for `refund`<br>searched 55 times (new) · 10% clicked · most clicked: `/billing`',
  ].join('\n')
  const closed = 'No gap any more: `SAML sign-in?` 14 → 0 · `audit log` 30 → 3 searches without a click'

  it('the same in the summary, gaps.md, visitors.json and the headline', async () => {
    const { report, headline } = await exportOctober()
    for (const text of [report, read('gaps.md')]) {
      expect(text).toContain('## 986 visitors in October 2026.')
      expect(text).toContain(`\n\n${tasks}\n\n`)
      expect(text).toContain(closed)
    }
    expect(headline).toBe('986 visitors in October 2026. 3 gaps. The first task is on /keys.')
    const json = readJson()
    expect(json['tasks']).toMatchObject([
      { kind: 'write', words: 'How do I rotate an API key?', page: '/keys', count: { now: 27, before: 11 } },
      { kind: 'fix', page: '/webhooks', count: { now: 9, before: null } },
      { kind: 'check', page: '/v1', count: { now: 0, before: 120 } },
      { kind: 'add', words: 'refund', count: { now: 55, before: 0 } },
    ])
    expect(json['closed']).toMatchObject([
      { kind: 'topic', name: 'SAML sign-in?', count: { now: 0, before: 14 } },
      { kind: 'term', name: 'audit log', count: { now: 3, before: 30 } },
    ])
  })

  it('how the agent can quote gaps.md, and not if the file is outside of the workspace', async () => {
    const advice = '`quote-file: docs/gaps.md`'
    expect((await exportOctober()).report).toContain(advice)
    expect(read('gaps.md')).toContain(advice)
    expect((await exportOctober({ workspaceFolder: undefined })).report).not.toContain('quote-file')
    expect(read('gaps.md')).not.toContain('quote-file')
  })
})

describe('an export that fails', () => {
  const denied = { status: 403, body: { error: 'No' } }
  const badPage = { totals, visitors: [{ ...row('/x'), ai: 1.5 }], hasMore: false }

  it.each([
    ['the pages are denied', denied, ServiceError],
    ['a count is wrong', { status: 200, body: badPage }, ServiceError],
  ])('because %s leaves no file', async (_, fault, kind) => {
    const service = await start({ readers: { feedback: many(201, (index) => feedbackRow(String(index))) } })
    service.faults.add(fault)
    const { run } = exporting(service, { previous, include: ['feedback'], maxRequests: 12 })
    await failureOf(run(), kind)
    expect(readdirSync(folder.inside('out'))).toEqual([])
  })

  it('because of a 429 says how many requests it has sent, and how to send fewer', async () => {
    const service = await start()
    service.faults.add({ after: 1, times: Infinity, status: 429, body: { error: 'Too many' } })
    service.faults.add({ status: 200, body: { totals, visitors: [row('/a')], hasMore: true } })
    const error = await failureOf(exporting(service, { include: ['views'] }).run(), ServiceError)
    expect(error.message).toMatch(
      / This export has sent \d+ requests\. To send fewer, remove items of include or shorten the range\.$/u,
    )
  })
})
