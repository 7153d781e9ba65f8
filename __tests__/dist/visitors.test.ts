import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { annotations } from '../support/dist-log.ts'
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

describe('the files of an export', () => {
  it.concurrent('are CSV, JSON and a report in the temporary folder unless told', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const run = await stage.runExport(local)
    expect(filesIn(exportFolder(run))).toEqual(['report.html', 'visitors.csv', 'visitors.json'])
    expect(run.outputs['outputDir']).toBe(exportFolder(run))
  })

  it.concurrent('have exactly the promised content, ordered by total, then by code point', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const run = await stage.runExport({ ...local, formats: 'csv,json,ndjson,md' })
    expect(filesIn(exportFolder(run))).toEqual([
      'report.md',
      'visitors.csv',
      'visitors.json',
      'visitors.ndjson',
    ])
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
    })
    expect(file(run, 'visitors.ndjson')).toBe(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    expect(run.summary.startsWith(file(run, 'report.md').trimEnd())).toBe(true)
  })

  it.concurrent('of a site without pages have a header and no rows', async () => {
    const totals = { human: 0, ai: 0, total: 0 }
    await using stage = await openStage({ service: { visitors: { totals, visitors: [] } } })
    const run = await stage.runExport({ ...local, formats: 'csv,json,ndjson' })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pages: '0', total: '0', requests: '1' } })
    expect(file(run, 'visitors.csv')).toBe('path,human,ai,total\r\n')
    expect(JSON.parse(file(run, 'visitors.json'))).toMatchObject({ totals, visitors: [] })
    expect(file(run, 'visitors.ndjson')).toBe('')
    expect(run.summary).not.toMatch(/NaN|Infinity|###/u)
  })

  it.concurrent('go to an output-dir below the workspace', async () => {
    await using stage = await openStage()
    const run = await stage.runExport({ ...local, 'output-dir': 'reports/visitors' })
    const folder = path.join(run.workspace, 'reports', 'visitors')
    expect(run.outputs['outputDir']).toBe(folder)
    expect(filesIn(folder)).toEqual(['report.html', 'visitors.csv', 'visitors.json'])
  })

  it.concurrent('replace those of an export before and leave other files alone', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const folder = path.join(stage.workspace, 'out')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'visitors.csv'), 'old')
    writeFileSync(path.join(folder, 'keep.txt'), 'mine')
    await stage.runExport({ ...local, formats: 'csv', 'output-dir': folder })
    expect(filesIn(folder)).toEqual(['keep.txt', 'visitors.csv'])
    expect(readFileSync(path.join(folder, 'visitors.csv'), 'utf8')).toMatch(/^path,human,ai,total\r\n/u)
  })
})

describe('an export that cannot be written', () => {
  it.concurrent('because output-dir is a file fails, names it and leaves it as it was', async () => {
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
    expect(filesIn(stage.workspace)).toEqual(['out'])
    expect(readFileSync(taken, 'utf8')).toBe('mine')
  })

  it.concurrent('because a folder has the name of a file fails and leaves no other file', async () => {
    await using stage = await openStage()
    const taken = path.join(stage.workspace, 'out', 'visitors.json')
    mkdirSync(taken, { recursive: true })
    const { exitCode, log } = await stage.runExport({ 'output-dir': 'out' })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringContaining(taken)])
    expect(filesIn(path.dirname(taken))).toEqual(['visitors.json'])
    expect(filesIn(taken)).toEqual([])
  })

  const fullDevice = '/dev/full'
  const itWithFullDevice = existsSync(fullDevice) ? it.concurrent : it.skip

  itWithFullDevice('because the disk is full fails, names the file and leaves none', async () => {
    await using stage = await openStage({ artifacts: {} })
    const folder = path.join(stage.workspace, 'out')
    const step = stage.startExport({ 'output-dir': 'out' })
    // Before this turn of the event loop ends the service cannot answer, so the step has not come to its files.
    mkdirSync(folder)
    symlinkSync(fullDevice, path.join(folder, `.visitors.json.${step.process.pid ?? ''}.part`))
    const { exitCode, log } = await step.finished
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([
      expect.stringMatching(new RegExp(`${path.join(folder, 'visitors.json')}: ENOSPC`, 'u')),
    ])
    expect(filesIn(folder)).toEqual([])
    expect(stage.artifacts.requests).toEqual([])
  })
})

describe('the outputs of an export', () => {
  it.concurrent('are the totals of the site and the counts of pages and requests', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const { outputs } = await stage.runExport({ ...local, 'page-size': '2' })
    expect(outputs).toMatchObject({
      outcome: 'exported',
      human: '1200',
      ai: '300',
      total: '1400',
      pages: '5',
      requests: '3',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      artifactId: '',
      artifactUrl: '',
      artifactDigest: '',
    })
  })
})

describe('the summary of an export', () => {
  it.concurrent('shows the range, the totals with their shares, and the top pages', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const { summary } = await stage.runExport({ ...local, 'summary-rows': '2' })
    expect(summary).toContain('\nJan 1 – 31, 2026. Unique')
    expect(tableRows(summary)).toEqual([
      ['Visitors', 'Number', 'Share'],
      ['---', '--:', '--:'],
      ['Human', '1,200', '85.7 %'],
      ['AI', '300', '21.4 %'],
      ['**Total**', '**1,400**', ''],
      ['Page', 'Human', 'AI', 'Total', 'Share'],
      ['---', '--:', '--:', '--:', '--:'],
      ['`/top, "quoted"`', '1,000', '100', '1,050 `██████████`', '75.0 %'],
      ['`/B`', '4', '1', '5 `░░░░░░░░░░`', '0.4 %'],
    ])
    expect(summary).toContain('### Top 2 of 5 pages')
  })

  it.concurrent('shows no pages with summary-rows 0, and the files hold all', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const run = await stage.runExport({ ...local, 'summary-rows': '0' })
    expect(run.summary).not.toContain('###')
    expect(run.summary).not.toContain('| Page |')
    expect(file(run, 'visitors.csv').split('\r\n')).toHaveLength(7)
  })

  it.concurrent('tells where the files are when they are not uploaded', async () => {
    await using stage = await openStage()
    const run = await stage.runExport(local)
    expect(run.summary).toContain(`The data is on the runner in \`${exportFolder(run)}\`.`)
  })

  it.concurrent.each([
    { formats: 'csv,html', isNamed: true },
    { formats: 'csv,json', isNamed: false },
  ])('names the report to open where there is one: $formats', async ({ formats, isNamed }) => {
    await using stage = await openStage()
    const { summary } = await stage.runExport({ ...local, formats })
    expect(summary.includes('Open `report.html` in a browser')).toBe(isNamed)
  })
})
