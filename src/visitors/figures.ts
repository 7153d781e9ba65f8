import type { VisitorCounts } from '../service/decoding.ts'
import type { DateRange } from './date-range.ts'
import type { BucketSize } from './period.ts'
import type { VisitorSeries } from './visitor-analytics.ts'

const counts = new Intl.NumberFormat('en-US')
const compactCounts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const signedCounts = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })
const shares = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signedShares = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'always',
})
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `12,345` */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** The counts of an axis up to `most`: `12,345`, or `1.2M` where there is no room for more. */
export function axisCounts(most: number): (count: number) => string {
  const format = most < 100_000 ? counts : compactCounts
  return (count) => format.format(count)
}

/** `12.3 %`, or a dash where there is nothing to have a share of. */
export function formatShare(count: number, of: number): string {
  return of === 0 ? '–' : `${shares.format((100 * count) / of)} %`
}

/** `+1,234 (+12.3 %)`, `+1,234 (new)` for growth from zero, `0` without a change. */
export function formatChange(now: number, before: number): string {
  const gain = signed(signedCounts.format(now - before))
  return now === before ? gain : `${gain} (${formatGrowth(now, before)})`
}

function formatGrowth(now: number, before: number): string {
  return before === 0 ? 'new' : `${signed(signedShares.format((100 * (now - before)) / before))} %`
}

/** Signs of one width. */
function signed(number: string): string {
  return number.replace('-', '−')
}

/** `Oct 1 – 31, 2026`, with the last day for the exclusive bound; bounds that are no days as they are. */
export function formatRange({ dateFrom, dateTo }: DateRange): string {
  if (dateFrom?.length === 10 && dateTo?.length === 10) {
    const lastDay = new Date(Date.parse(dateTo) - 86_400_000)
    // Which of its spaces are narrow is a matter of the data of Node.
    return dates.formatRange(new Date(dateFrom), lastDay).replaceAll(/\s/gu, ' ')
  }
  return `${dateFrom ?? 'The beginning'} until ${dateTo === undefined ? 'now' : `before ${dateTo}`}`
}

/** The buckets of a series on the axis of a chart: `Nov 2`, in a series of several years `Nov 2, 2026`, as months `Nov 2026`. */
export function bucketLabels({ size, buckets }: VisitorSeries): string[] {
  const years = new Set(buckets.map(({ firstDay }) => firstDay.slice(0, 4)))
  const format = size === 'month' ? months : years.size > 1 ? dates : days
  return buckets.map(({ firstDay }) => format.format(new Date(firstDay)))
}

/** What a reader has to know of the first and the last bucket. */
export function bucketNote(size: BucketSize): string {
  return {
    day: '',
    week: 'Weeks begin on Monday and are cut to the range.',
    month: 'Months are cut to the range.',
  }[size]
}

/** The parts of a total where some are counted as both human and AI traffic; each is 0 or more. */
export function partsOf({ human, ai, total }: VisitorCounts): VisitorParts {
  // The counts are approximate: a total can lie outside of what its parts allow.
  const both = Math.min(human, ai, Math.max(0, human + ai - total))
  return { humanOnly: human - both, both, aiOnly: ai - both }
}

export interface VisitorParts {
  humanOnly: number
  both: number
  aiOnly: number
}
