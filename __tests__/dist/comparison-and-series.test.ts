import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import { visitorData } from '../../simulator/visitor-data.ts'
import { attacks, expectHarmless } from '../support/dist-attacks.ts'
import { annotations } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const local = { 'upload-artifact': 'false' }
const both = { ...local, compare: 'previous-period', series: 'weekly' }

describe('an export with compare and series', () => {
  it.concurrent('asks for the range, the period before, and one row per bucket', async () => {
    await using stage = await openStage()
    const { outputs } = await stage.runExport({ ...both, 'page-size': '25' })
    expect(stage.service.requests.map(({ query }) => Object.values(query).join(' '))).toEqual([
      '2026-01-01 2026-02-01 25 0',
      '2026-01-01 2026-02-01 25 25',
      '2025-12-01 2026-01-01 25 0',
      '2025-12-01 2026-01-01 25 25',
      '2026-01-01 2026-01-05 1 0',
      '2026-01-05 2026-01-12 1 0',
      '2026-01-12 2026-01-19 1 0',
      '2026-01-19 2026-01-26 1 0',
      '2026-01-26 2026-02-01 1 0',
    ])
    expect(outputs['requests']).toBe('9')
  })

  it.concurrent('sets the totals of both periods as outputs', async () => {
    await using stage = await openStage()
    const { outputs } = await stage.runExport(both)
    const now = visitorData(40, '2026-01-01', '2026-02-01').totals
    const before = visitorData(40, '2025-12-01', '2026-01-01').totals
    expect(outputs).toMatchObject({
      human: String(now.human),
      ai: String(now.ai),
      total: String(now.total),
      previousHuman: String(before.human),
      previousAi: String(before.ai),
      previousTotal: String(before.total),
    })
  })

  it.concurrent('writes the series as totals of each bucket, not as sums', async () => {
    await using stage = await openStage()
    const run = await stage.runExport({ ...both, series: 'monthly' })
    const { human, ai, total } = visitorData(40, '2026-01-01', '2026-02-01').totals
    expect(readFileSync(path.join(exportFolder(run), 'series.csv'), 'utf8')).toBe(
      `dateFrom,dateTo,human,ai,total\r\n2026-01-01,2026-02-01,${human},${ai},${total}\r\n`,
    )
  })

  it.concurrent('uploads the series and the report with the other files', async () => {
    await using stage = await openStage({ artifacts: {} })
    await stage.runExport({ compare: 'previous-period', series: 'weekly' })
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    expect(Object.keys(zip).sort()).toEqual(['report.html', 'series.csv', 'visitors.csv', 'visitors.json'])
  })

  it.concurrent('sets no totals of a period before without compare', async () => {
    await using stage = await openStage()
    const { outputs } = await stage.runExport(local)
    expect(Object.keys(outputs)).not.toContain('previousTotal')
  })
})

describe('an export with compare and series that cannot be done', () => {
  it.concurrent('is refused before the first request when the requests cannot fit', async () => {
    await using stage = await openStage()
    const run = await stage.runExport({ ...both, series: 'daily', 'max-requests': '32' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(annotations('error', run.log)[0]).toContain(
      'at least 33 requests are needed (2 for the pages and 31 for the totals per day), and max-requests allows 32',
    )
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('is refused before the first request without both bounds', async () => {
    await using stage = await openStage()
    const run = await stage.start({ ...both, 'date-from': '2026-01-01' }).finished
    expect(annotations('error', run.log)[0]).toContain('compare, series: the range has to have both bounds')
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('ends when the list takes the requests of the series, and leaves no file', async () => {
    await using stage = await openStage({ service: { pages: 400 } })
    const run = await stage.runExport({ ...both, 'page-size': '100', 'max-requests': '9' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', requests: '3' } })
    expect(annotations('error', run.log)[0]).toContain('6 of them are reserved for later')
    expect(filesIn(path.dirname(exportFolder(run)))).not.toContain('docs-visitors')
  })

  it.concurrent('leaves no file when a bucket is refused', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ after: 4, status: 400, body: { error: 'No such day' } })
    const run = await stage.runExport(both)
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', requests: '5' } })
    expect(filesIn(path.dirname(exportFolder(run)))).not.toContain('docs-visitors')
  })
})

describe('page paths full of attacks', () => {
  const visitors = attacks.slice(0, 9).map((attack) => ({ path: attack, human: 9, ai: 0, total: 9 }))
  const hostile = { status: 200, body: { totals: { human: 9, ai: 0, total: 9 }, visitors, hasMore: false } }

  it.concurrent.each([
    { title: 'New', after: 0 },
    { title: 'Vanished', after: 1 },
  ])('are harmless among the pages of the summary that are: $title', async ({ title, after }) => {
    await using stage = await openStage()
    stage.service.faults.add({ ...hostile, after })
    const run = await stage.runExport({ ...local, compare: 'previous-period' })
    expect(run.outputs['outcome']).toBe('exported')
    expect(run.summary.split('\n').find((line) => line.startsWith(`**${title} pages**`))).toContain('PWNED')
    expectHarmless(run)
  })
})
