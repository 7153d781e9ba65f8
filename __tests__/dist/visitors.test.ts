import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { simulatorKey } from '../../simulator/documentation-service.ts'
import { visitorData } from '../../simulator/visitor-data.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { tableRows } from '../support/dist-markdown.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const local = { 'upload-artifact': 'false' }
const file = (run: ActionRun, name: string) => readFileSync(path.join(exportFolder(run), name), 'utf8')

const site = {
  totals: { human: 1200, ai: 300, total: 1400 },
  visitors: [
    { path: '/b', human: 3, ai: 2, total: 5 },
    { path: '/\u{1F600}', human: 5, ai: 0, total: 5 },
    { path: '/top, "quoted"', human: 1000, ai: 100, total: 1050 },
    { path: '/\uFF5E', human: 5, ai: 0, total: 5 },
    { path: '/B', human: 4, ai: 1, total: 5 },
  ],
}
const ordered = ['/top, "quoted"', '/B', '/b', '/\uFF5E', '/\u{1F600}']

describe('an export', () => {
  it.concurrent('reads the list page by page', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const { outputs } = await stage.runExport({ ...local, 'page-size': '2', 'project-id': 'acme/docs' })
    expect(stage.service.requests).toMatchObject(
      ['0', '2', '4'].map((offset) => ({
        method: 'GET',
        path: '/v1/analytics/acme%2Fdocs/visitors',
        query: { dateFrom: '2026-01-01', dateTo: '2026-02-01', limit: '2', offset },
        headers: { authorization: `Bearer ${simulatorKey}` },
      })),
    )
    expect(outputs).toMatchObject({ pages: '5', requests: '3' })
  })

  it.concurrent('takes the days of a range from the clock, in its time zone', async () => {
    await using stage = await openStage()
    const timeZone = 'Pacific/Kiritimati'
    const today = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now())
    const before = today()
    const { outputs } = await stage.runExport({ ...local, range: 'yesterday', timezone: timeZone })
    const { dateFrom = '', dateTo = '' } = outputs
    expect([before, today()]).toContain(dateTo)
    expect(Date.parse(dateTo) - Date.parse(dateFrom)).toBe(86_400_000)
    expect(stage.service.requests[0]?.query).toMatchObject({ dateFrom, dateTo })
  })

  it.concurrent('with upload-artifact: false leaves its files in the temporary folder alone', async () => {
    await using stage = await openStage({ service: { visitors: site }, artifacts: {} })
    const run = await stage.runExport(local)
    expect(filesIn(exportFolder(run))).toEqual(['report.html', 'visitors.csv', 'visitors.json'])
    expect(run.summary).toContain(`The data is on the runner in \`${exportFolder(run)}\`.`)
    expect(run.summary).toContain('Open `report.html` in a browser')
    expect(annotations('notice', run.log)).toEqual([])
    expect(stage.artifacts.requests).toEqual([])
  })

  it.concurrent('sets the totals, the counts and the folder as outputs', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const run = await stage.runExport({ ...local, formats: 'csv', 'output-dir': 'reports/visitors' })
    const outputDir = path.join(run.workspace, 'reports', 'visitors')
    expect(run).toMatchObject({ exitCode: 0 })
    expect(run.outputs).toEqual({
      outcome: 'exported',
      human: '1200',
      ai: '300',
      total: '1400',
      pages: '5',
      requests: '1',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      headline:
        '1,400 visitors, Jan 1 – 31, 2026. AI share 21.4 percent. Most visited page /top…quoted…, 1,050. No tasks.',
      outputDir,
      artifactId: '',
      artifactUrl: '',
      artifactDigest: '',
      durationSeconds: expect.stringMatching(/^\d+$/u) as unknown,
    })
    expect(filesIn(outputDir)).toEqual(['visitors.csv'])
    expect(run.log).toContain('Exported 5 pages. 1,400 visitors, January 2026.')
    expect(closingLine(run.log)).toBe('No task was found.')
    expect(run.summary).not.toContain('report.html')
  })

  it.concurrent('writes its rows by total and then by code point in each format', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const run = await stage.runExport({ ...local, formats: 'csv,json,ndjson,md' })
    const rows = ordered.map((page) => site.visitors.find((row) => row.path === page))
    expect(file(run, 'visitors.csv')).toBe(
      [
        'path,human,ai,total',
        '"/top, ""quoted""",1000,100,1050',
        '/B,4,1,5',
        '/b,3,2,5',
        '/\uFF5E,5,0,5',
        '/\u{1F600},5,0,5',
        '',
      ].join('\r\n'),
    )
    expect(JSON.parse(file(run, 'visitors.json'))).toEqual({
      schemaVersion: 1,
      projectId: 'project-1',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as unknown,
      totals: site.totals,
      visitors: rows,
      tasks: [],
    })
    expect(file(run, 'visitors.ndjson')).toBe(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    expect(run.summary.startsWith(file(run, 'report.md').trimEnd())).toBe(true)
  })

  it.concurrent('shows the range, the totals and the top pages in the summary', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const { summary } = await stage.runExport({ ...local, 'summary-rows': '2' })
    expect(summary).toContain('\n**1,400 visitors, January 2026.**\n')
    expect(tableRows(summary)).toEqual([
      ['Visitors', 'Now'],
      ['---', '--:'],
      ['Human', '1,200'],
      ['AI', '300'],
      ['**All**', '1,400'],
      ['Page', 'Visitors', 'AI share'],
      ['---', '--:', '--:'],
      ['`/top, "quoted"`', '1,050', '9.5%'],
      ['`/B`', '5', '20.0%'],
    ])
  })
})

describe('an export with compare and series', () => {
  it.concurrent('reads both periods and each bucket, and uploads the series with the report', async () => {
    await using stage = await openStage({ artifacts: {} })
    const both = { compare: 'previous-period', series: 'weekly' }
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
    const { human, ai, total } = visitorData(40, '2025-12-01', '2026-01-01').totals
    expect(outputs).toMatchObject({
      previousHuman: String(human),
      previousAi: String(ai),
      previousTotal: String(total),
    })
    const zip = unzipSync(stage.artifacts.artifacts.get('docs-visitors')?.zip ?? new Uint8Array())
    expect(Object.keys(zip).sort()).toEqual(['report.html', 'series.csv', 'visitors.csv', 'visitors.json'])
  })
})

describe('an export that fails', () => {
  it.concurrent('midway keeps the files of the export before, and uploads nothing', async () => {
    await using stage = await openStage({ service: { visitors: site }, artifacts: {} })
    const folder = path.join(stage.workspace, 'out')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'visitors.csv'), 'before')
    stage.service.faults.add({ after: 2, status: 403, body: { error: 'No' } })
    const run = await stage.runExport({ 'page-size': '1', 'output-dir': 'out' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', requests: '3' } })
    expect(filesIn(folder)).toEqual(['visitors.csv'])
    expect(readFileSync(path.join(folder, 'visitors.csv'), 'utf8')).toBe('before')
    expect(stage.artifacts.requests).toEqual([])
  })

  it.concurrent('because output-dir is a file says so before the first request', async () => {
    await using stage = await openStage()
    const taken = path.join(stage.workspace, 'out')
    mkdirSync(stage.workspace)
    writeFileSync(taken, 'mine')
    const { exitCode, log, outputs } = await stage.runExport({ 'output-dir': 'out' })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringContaining(taken)])
    expect(outputs['outcome']).toBe('error')
    expect(outputs).not.toHaveProperty('outputDir')
    expect(stage.service.requests).toEqual([])
    expect(readFileSync(taken, 'utf8')).toBe('mine')
  })

  // It sets a limit for the files of a process. Only Linux has it.
  const itWithLimit = spawnSync('prlimit', ['--version']).status === 0 ? it.concurrent : it.skip

  itWithLimit('because a file cannot be written to its end names the file and leaves none', async () => {
    await using stage = await openStage({ artifacts: {}, service: { pages: 500 } })
    const folder = path.join(stage.workspace, 'out')
    const step = stage.startExport({ 'output-dir': 'out' })
    // The service cannot answer before this turn of the event loop ends, so the step has written no file yet.
    execFileSync('prlimit', ['--pid', String(step.process.pid), '--fsize=16384'])
    const { exitCode, log } = await step.finished
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([
      expect.stringMatching(new RegExp(`${folder}/visitors\\.\\w+: EFBIG`, 'u')),
    ])
    expect(filesIn(folder)).toEqual([])
    expect(stage.artifacts.requests).toEqual([])
  })
})
