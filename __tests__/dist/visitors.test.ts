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
