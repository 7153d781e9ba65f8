import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { Findings } from '../judge/findings.ts'
import { formatRange, shortLabel } from '../period/date-format.ts'
import { tableOf } from './tables/table.ts'
import { periodsName } from './verdict-words.ts'

export type UsualChart = NonNullable<ReturnType<typeof usualChartOf>>

/**
 * Returns the chart that shows why the verdict is what it is: the periods before the range and the range, the oldest first,
 * and what is usual of all visitors. Undefined without a history that tells what is usual.
 */
export function usualChartOf(findings: Findings) {
  const { usual, history, totals, unfinished, dateFrom, dateTo } = findings
  if (usual === undefined || history === undefined || dateFrom === undefined || dateTo === undefined)
    return undefined
  const periods = [...history, { dateFrom, dateTo, totals }]
  const bars = periods.map(({ totals: { total }, ...period }, index) => {
    // An odd period does not tell what is usual.
    const kind = index === history.length ? 'range' : usual.ordinary[index] === true ? 'before' : 'odd'
    const note = { before: '', odd: ', not counted as usual', range: unfinished ? ' so far' : '' }[kind]
    const title = `${formatRange(period)}: ${formatCountOf(total, 'visitor')}${note}`
    return { label: shortLabel(period), title, visitors: total, kind }
  })
  return {
    title: `Visitors, with ${periodsName(findings, history, `the ${history.length}`)} before`,
    bars,
    usual: usual.total,
    numbers: tableOf<(typeof periods)[number]>({
      name: 'usual',
      title: 'Visitors per period',
      noun: 'period',
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

/** Returns the numbers of the bars in one line: `Sep: 12,345 · Oct: 300 (odd) · Nov: 12,400`. */
export function barsLine({ bars }: UsualChart): string {
  return bars
    .map(({ label, visitors, kind }) => `${label}: ${formatCount(visitors)}${kind === 'odd' ? ' (odd)' : ''}`)
    .join(' · ')
}
