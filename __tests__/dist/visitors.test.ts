import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { DocumentationServiceOptions } from '../../simulator/documentation-service.ts'
import { conversationRow, feedbackRow, searchRow } from '../../simulator/reader-rows.ts'
import { many } from '../support/analytics.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const site = {
  totals: { human: 1200, ai: 300, total: 1400 },
  visitors: [
    { path: '/', human: 1000, ai: 100, total: 1050 },
    { path: '/b', human: 3, ai: 2, total: 5 },
  ],
}

describe('an export', () => {
  it.concurrent('sets its outputs, and writes each format', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const { exitCode, log, outputs, summary, workspace } = await stage.runExport({
      'output-dir': 'reports/visitors',
    })
    const outputDir = path.join(workspace, 'reports', 'visitors')
    expect(exitCode).toBe(0)
    expect(outputs).toEqual({
      outcome: 'exported',
      total: '1400',
      headline: 'As many visitors as usual. 1,400 visitors.',
      visitorsChange: 'same',
      gaps: '',
      outputDir,
      artifactUrl: '',
    })
    expect(log).toContain('Exported 2 pages. As many visitors as usual.')
    expect(closingLine(log)).toBe('No tasks: questions, searches and feedback were not read.')
    const file = (name: string) => readFileSync(path.join(outputDir, name), 'utf8')
    expect(file('visitors.csv')).toMatch(/^path,human,ai,total,.+\r\n\/,1000,100,1050,.+\r\n\/b,3,2,5,/u)
    expect(JSON.parse(file('visitors.json'))).toMatchObject({ schemaVersion: 1, ...site })
    expect(summary).toContain('## As many visitors as usual.')
    expect(file('report.html')).toMatch(/^<!doctype html>/iu)
  })
})

describe('an export of more than the service gives at once', () => {
  const day = (index: number) => `2026-01-${String(1 + (index % 31)).padStart(2, '0')}T12:00:00Z`
  const readers = {
    searches: many(250, (index) =>
      searchRow(`term ${index}`, { hits: 300 - index, ctr: 0, lastSearchedAt: day(index) }),
    ),
    feedback: many(250, (index) => feedbackRow(String(index), { createdAt: day(index) })),
    // Cursors go from the newest ID to the oldest.
    conversations: many(1500, (index) => conversationRow(1500 - index, { timestamp: day(index) })),
  }

  /** Runs an export of all lists, and returns what is left of them. */
  async function run(service: DocumentationServiceOptions, inputs: Record<string, string> = {}) {
    await using stage = await openStage({ service: { visitors: site, readers, ...service } })
    const ended = await stage.runExport({ include: 'searches,feedback,questions', ...inputs })
    const folder = exportFolder(ended)
    const rows = filesIn(folder).flatMap((name) => {
      const lines = readFileSync(path.join(folder, name), 'utf8').trim().split('\r\n')
      return /^(?:searches|feedback|questions)\.csv$/u.test(name) ? [[name, lines.length - 1]] : []
    })
    const { requests } = stage.service
    return {
      ...ended,
      rows: Object.fromEntries(rows) as Record<string, number>,
      missing: annotations('warning', ended.log).filter((text) => /^(?:Missing|Incomplete)/u.test(text)),
      queries: (operation: string) =>
        requests.filter(({ path }) => path.endsWith(`/${operation}`)).map(({ query }) => Object.keys(query)),
    }
  }

  const all = { 'searches.csv': 250, 'feedback.csv': 250, 'questions.csv': 1500 }
  const whole = ['dateFrom', 'dateTo', 'limit']

  it.concurrent('reads on if a cursor is a whole URL', async () => {
    const { exitCode, missing, queries, rows } = await run({ areCursorsUrls: true })
    expect({ exitCode, missing, rows }).toEqual({ exitCode: 0, missing: [], rows: all })
    expect(queries('searches').slice(0, 3)).toEqual([whole, [...whole, 'cursor'], [...whole, 'cursor']])
  })

  it.concurrent('asks twice for a list that takes too long, and says to shorten the range', async () => {
    const { exitCode, missing, queries, rows } = await run({ mostDays: { assistant: 30 } })
    expect({ exitCode, rows }).toEqual({ exitCode: 0, rows: { 'searches.csv': 250, 'feedback.csv': 250 } })
    expect(queries('assistant')).toEqual([whole, whole])
    expect(missing).toEqual([expect.stringMatching(/^Missing: the questions\. .+ Shorten the range\.$/u)])
  })

  it.concurrent.each([
    { list: 'the search terms', operation: 'searches', failOn: 'failed', exitCode: 0 },
    { list: 'the questions', operation: 'assistant', failOn: 'incomplete', exitCode: 1 },
  ])('exports the rest without $list, and ends with $exitCode for fail-on: $failOn', async (given) => {
    const { list, operation, failOn, exitCode } = given
    const ended = await run({ operationsNotInPlan: [operation] }, { 'fail-on': failOn })
    const { outcome, gaps, total } = ended.outputs
    expect([ended.exitCode, outcome, gaps, total]).toEqual([exitCode, 'exported', '', '1400'])
    expect(Object.keys(ended.rows)).toHaveLength(2)
    expect(ended.missing).toEqual([expect.stringContaining(`Missing: ${list}. GET /v1/analytics/`)])
    expect(ended.log).toContain(`Missing: ${list}.`)
  })
})
