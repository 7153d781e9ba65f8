import { readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { closingLine } from '../support/dist-log.ts'
import { openStage } from '../support/dist-stage.ts'

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
      human: '1200',
      ai: '300',
      total: '1400',
      tasks: '0',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      headline: '1,400 visitors in January 2026.',
      outputDir,
      artifactId: '',
      artifactUrl: '',
      artifactDigest: '',
    })
    expect(log).toContain('Exported 2 pages. 1,400 visitors in January 2026.')
    expect(closingLine(log)).toBe('No tasks: questions, searches and feedback were not read.')
    const file = (name: string) => readFileSync(path.join(outputDir, name), 'utf8')
    expect(file('visitors.csv')).toBe('path,human,ai,total\r\n/,1000,100,1050\r\n/b,3,2,5\r\n')
    expect(JSON.parse(file('visitors.json'))).toMatchObject({ schemaVersion: 1, ...site })
    expect(summary).toContain('## 1,400 visitors in January 2026.')
    expect(file('report.html')).toMatch(/^<!doctype html>/iu)
  })
})
