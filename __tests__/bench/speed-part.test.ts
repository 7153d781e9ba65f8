import { describe, expect, it } from '@jest/globals'

import { speedPart, speedSentence } from '../../bench/speed-part.ts'

const baseline = { name: 'bare loop', wallMs: 100.4, cpuMs: 90, peakMiB: 60 }
const comparisons = [
  {
    subject: { name: 'export of 25,000 pages to CSV and JSON', wallMs: 1234.5, cpuMs: 999.9, peakMiB: 80.2 },
    baseline,
    ratio: 12.3,
    cpuRatio: 11.119,
  },
  {
    subject: {
      name: 'start of an agent job, until the service has the request',
      wallMs: 150,
      cpuMs: Number.NaN,
      peakMiB: Number.NaN,
    },
    baseline,
    ratio: 2.72,
    cpuRatio: Number.NaN,
  },
]
const load = { shares: [0.04, 0.1], loadAverage: 0.25 }
const conditions = { nodeVersion: 'v24.21.0', runs: 25, cores: 2, date: '2026-01-15', load }
const head = `| what | time | CPU time | peak memory | compared with | time | CPU time | peak memory | ratio of the times | of the CPU times |
|---|--:|--:|--:|---|--:|--:|--:|--:|--:|
| export of 25,000 pages to CSV and JSON | 1,235\u00A0ms | 1,000\u00A0ms | 80\u00A0MiB | bare loop | 100\u00A0ms | 90\u00A0ms | 60\u00A0MiB | 12.30 | 11.12 |
| start of an agent job, until the service has the request | 150\u00A0ms |  |  | bare loop | 100\u00A0ms | 90\u00A0ms | 60\u00A0MiB | 2.72 |  |`
const foot =
  'Node 24.21.0, medians of 25 runs after a warm-up run, 2 cores, 2026-01-15. A ratio is the median of the ratios of pairs that ran in turn. Between the measurements, other programs used 7 % of the CPU time on average, and 10 % at most. The load average before was 0.3.'

describe('the table of the benchmark', () => {
  it('has a line for each comparison and for the browser, and the conditions', () => {
    const report = { pages: 25_000, opensMs: 312.4 }
    expect(speedPart({ comparisons, report, conditions })).toBe(
      `${head}\n| report.html of 25,000 pages opens in Chromium | 312\u00A0ms |  |  |  |  |  |  |  |  |\n\n${foot}`,
    )
  })

  it('has no line for a browser that is missing', () => {
    expect(speedPart({ comparisons, report: undefined, conditions })).toBe(`${head}\n\n${foot}`)
  })
})

describe('the sentence of the benchmark', () => {
  it('has the ratio of the start and that of an export', () => {
    expect(speedSentence({ comparisons })).toBe(
      'The service has the request after 2.7 times the time that Node alone takes. An export of 25,000 pages takes 12.3 times as long as a loop that only fetches them: [speed](docs/speed.md).',
    )
  })

  it('needs both measurements', () => {
    expect(() => speedSentence({ comparisons: comparisons.slice(1) })).toThrow('export of 25,000 pages')
  })
})
