import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { closingLine } from '../support/dist-log.ts'
import { openStage } from '../support/dist-stage.ts'

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
  it.concurrent('sets its outputs, and writes each format, ordered by total and then by path', async () => {
    await using stage = await openStage({ service: { visitors: site } })
    const { exitCode, log, outputs, summary, workspace } = await stage.runExport({
      'output-dir': 'reports/visitors',
    })
    const outputDir = path.join(workspace, 'reports', 'visitors')
    expect(exitCode).toBe(0)
    expect(outputs).toEqual({
      outcome: 'exported',
      human: '1200',
      ai: '300',
      total: '1400',
      tasks: '0',
      pages: '5',
      requests: '1',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      headline: '1,400 visitors in January 2026.',
      outputDir,
      artifactId: '',
      artifactUrl: '',
      artifactDigest: '',
      durationSeconds: expect.stringMatching(/^\d+$/u) as unknown,
    })
    expect(log).toContain('Exported 5 pages. 1,400 visitors in January 2026.')
    expect(closingLine(log)).toBe('No tasks: questions, searches and feedback were not read.')
    const file = (name: string) => readFileSync(path.join(outputDir, name), 'utf8')
    const rows = ordered.map((page) => site.visitors.find((row) => row.path === page))
    expect(file('visitors.csv')).toBe(
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
    expect(JSON.parse(file('visitors.json'))).toEqual({
      schemaVersion: 1,
      projectId: 'project-1',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as unknown,
      totals: site.totals,
      visitors: rows,
      tasks: [],
    })
    expect(summary).toContain('**1,400 visitors in January 2026.**')
    expect(file('report.html')).toMatch(/^<!doctype html>/iu)
  })
})
