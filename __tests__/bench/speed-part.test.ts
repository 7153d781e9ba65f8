import { describe, expect, it } from '@jest/globals'

import { speedPart } from '../../bench/speed-part.ts'

const comparisons = [
  {
    subject: { name: 'export of 1,000 pages', wallMs: 1234.5, peakMiB: 80.2 },
    baseline: { name: 'bare loop', wallMs: 100.4, peakMiB: 60 },
    ratio: 12.3,
  },
]
const conditions = { nodeVersion: 'v24.21.0', runs: 7, cores: 2, date: '2026-01-15' }
const head = `| what | time | peak memory | compared with | time | peak memory |
|---|--:|--:|---|--:|--:|
| export of 1,000 pages | 1,235\u00A0ms | 80\u00A0MiB | bare loop | 100\u00A0ms | 60\u00A0MiB |`
const foot = 'Node 24.21.0, medians of 7 runs after a warm-up run, 2 cores, 2026-01-15.'

describe('the table of the benchmark', () => {
  it('has a line for each comparison and for the browser, and the conditions', () => {
    const report = { pages: 25_000, opensMs: 312.4 }
    expect(speedPart({ comparisons, report, conditions })).toBe(
      `${head}\n| report.html of 25,000 pages opens in Chromium | 312\u00A0ms |  |  |  |  |\n\n${foot}`,
    )
  })

  it('has no line for a browser that is missing', () => {
    expect(speedPart({ comparisons, report: undefined, conditions })).toBe(`${head}\n\n${foot}`)
  })
})
