import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { VisitorCounts } from '../../service/contract.ts'
import type { Findings } from '../judge/findings.ts'
import type { Limits } from '../judge/usual.ts'
import { formatRange, shortLabel } from '../period/date-format.ts'
import type { Period } from '../period/date-range.ts'
import { type Table, tableOf } from './tables/table.ts'
import { periodsName } from './verdict-words.ts'

/** Why the verdict is what it is: the periods before the range and the range, and what is usual of all visitors. */
export interface UsualChart {
  title: string
  /** The oldest first. The last one is the range. */
  bars: Bar[]
  usual: Limits
  /** The numbers of the bars. */
  numbers: Table
}

export interface Bar {
  /** `Nov`, or the first day: `Nov 9`. */
  label: string
  /** `November 2026: 12,345 visitors` */
  title: string
  visitors: number
  /** An odd period does not tell what is usual. */
  kind: 'before' | 'odd' | 'range'
}

/** Returns the chart of the verdict; undefined without a history that tells what is usual. */
export function usualChartOf(findings: Findings): UsualChart | undefined {
  const { usual, history, totals, unfinished, dateFrom, dateTo } = findings
  if (usual === undefined || history === undefined || dateFrom === undefined || dateTo === undefined)
    return undefined
  const barOf = (period: Period, { total }: VisitorCounts, kind: Bar['kind'], note = ''): Bar => ({
    label: shortLabel(period),
    title: `${formatRange(period)}: ${formatCountOf(total, 'visitor')}${note}`,
    visitors: total,
    kind,
  })
  const before = history.map((period, index) =>
    usual.ordinary[index] === true
      ? barOf(period, period.totals, 'before')
      : barOf(period, period.totals, 'odd', ', not counted as usual'),
  )
  const range = barOf({ dateFrom, dateTo }, totals, 'range', unfinished ? ' so far' : '')
  const periods = [...history, { dateFrom, dateTo, totals }]
  return {
    title: `Visitors, with ${periodsName(findings, history, history.length)} before`,
    bars: [...before, range],
    usual: usual.total,
    numbers: tableOf<(typeof periods)[number]>({
      name: 'usual',
      title: 'Visitors per period',
      noun: 'period',
      empty: '',
      rows: periods,
      columns: [
        { title: 'Period', kind: 'state', isRowName: true, cell: (period) => formatRange(period) },
        { title: 'All', kind: 'count', cell: ({ totals }) => totals.total },
        { title: 'People', kind: 'count', cell: ({ totals }) => totals.human },
        { title: 'AI', kind: 'count', cell: ({ totals }) => totals.ai },
      ],
    }),
  }
}

/** Returns the numbers of the bars in one line: `Sep 12,345 · Oct 300 (odd) · Nov 12,400`. */
export function barsLine({ bars }: UsualChart): string {
  return bars
    .map(({ label, visitors, kind }) => `${label} ${formatCount(visitors)}${kind === 'odd' ? ' (odd)' : ''}`)
    .join(' · ')
}
