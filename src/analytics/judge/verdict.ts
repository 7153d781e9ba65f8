import type { ChangeRule } from './chance.ts'
import { formatRange, wholeMonth } from '../period/date-format.ts'
import type { PeriodWithDays } from '../period/buckets.ts'
import { few, formatCount, formatCountOf, formatGrowth, formatShare } from '../../shared/number-format.ts'
import type { PreviousVisitors, VisitorAnalytics } from '../read/visitor-analytics.ts'

/**
 * Returns the export in one sentence of at most 20 words: the direction and the size of the change, and the period
 * compared with; without a comparison, the total.
 */
export function verdictOf(analytics: VisitorAnalytics, changeOf: ChangeRule): string {
  const { totals, previous, unfinished } = analytics
  if (previous === undefined) return `${formatVisitors(totals.total)} ${rangeName(analytics)}.`
  const [now, before] = [totals.total, previous.totals.total]
  const period = previousName(analytics, previous)
  const soFar = unfinished ? ' so far' : ''
  const change = changeOf(now, before)
  if (now === 0)
    return `No visitors${soFar}, ${before === 0 ? 'as' : `after ${formatCount(before)}`} ${period}.`
  if (change === 'same' && now < few && before < few)
    return `${formatVisitors(now)}${soFar}, ${before === 0 ? 'none' : formatCount(before)} before: too few to compare.`
  if (before === 0) return `${formatVisitors(now)}${soFar}, after none ${period}.`
  if (change !== 'same')
    return `${formatGrowth(now, before).slice(1)} ${change} visitors${soFar} than ${period}.`
  // The range can still catch up.
  if (unfinished && now < before) return `${formatVisitors(now)} so far, ${formatCount(before)} ${period}.`
  return `About as many visitors${soFar} as ${period}.`
}

/**
 * Returns the dates, the total unless the verdict has it, and the share of AI, in one line. If the periods are not equally
 * long, it says so.
 */
export function verdictDetails(analytics: VisitorAnalytics): string {
  const { totals, previous, unfinished } = analytics
  const compared = previous === undefined ? '' : `, compared with ${formatRange(previous)}`
  const parts = [
    `${formatRange(analytics)}${compared}${lengthOf(analytics, previous)}.`,
    ...(totals.total === 0
      ? []
      : [
          `${previous === undefined ? '' : `${formatVisitors(totals.total)}, `}${formatShare(totals.ai, totals.total)} AI.`,
        ]),
    ...(unfinished ? ['The range is not over, so its numbers still grow.'] : []),
  ]
  return parts.join(' ')
}

/** Formats a total: `12,345 visitors`, `No visitors`. */
export function formatVisitors(total: number): string {
  return total === 0 ? 'No visitors' : formatCountOf(total, 'visitor')
}

/** Returns `in September 2026`, `in 28 days`, and the like. */
function rangeName(analytics: VisitorAnalytics): string {
  const whole = wholeMonth(analytics)
  if (whole !== undefined) return `in ${whole.month} ${whole.year}`
  const { days } = analytics
  if (days !== undefined) return `in ${formatCountOf(days, 'day')}`
  const range = formatRange(analytics)
  return `${range.charAt(0).toLowerCase()}${range.slice(1)}`
}

/** Returns `in September`, `on the day before`, and the like. */
function previousName({ dateFrom, days }: VisitorAnalytics, previous: PreviousVisitors): string {
  const whole = wholeMonth(previous)
  if (whole !== undefined)
    return `in ${whole.month}${whole.year === dateFrom?.slice(0, 4) ? '' : ` ${whole.year}`}`
  if (previous.dateTo !== dateFrom || previous.days !== days) return `in ${formatRange(previous)}`
  return days === 1 ? 'on the day before' : `in the ${formatCountOf(days, 'day')} before`
}

/** Returns that the previous period was longer or shorter; an empty text if it was not. */
function lengthOf({ days }: VisitorAnalytics, previous: PeriodWithDays | undefined): string {
  if (days === undefined || previous === undefined || days === previous.days) return ''
  const difference = Math.abs(previous.days - days)
  const size = difference === 1 ? 'a day' : formatCountOf(difference, 'day')
  return `, which was ${size} ${previous.days < days ? 'shorter' : 'longer'}`
}
