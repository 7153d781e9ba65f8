import { differingDays, formatComparedRanges, formatRange, wholeMonth } from './date-format.ts'
import type { DateRange } from './dates/date-range.ts'
import { formatCount, formatCountOf, formatGrowth, formatShare } from './number-format.ts'
import type { PreviousVisitors, VisitorAnalytics } from './read/visitor-analytics.ts'

/**
 * Returns the export in one sentence of at most 20 words: the direction and the size of the change, and the period
 * compared with; without a comparison, the total.
 */
export function verdictOf(analytics: VisitorAnalytics): string {
  const { totals, previous } = analytics
  if (previous === undefined) return `${formatVisitors(totals.total)} ${rangeName(analytics)}.`
  const [now, before] = [totals.total, previous.totals.total]
  const period = previousName(analytics, previous)
  const soFar = analytics.unfinished ? ' so far' : ''
  const caveat = lengthOf(analytics, previous)
  if (now === 0 && before === 0) return `No visitors${soFar}, as ${period}${caveat}.`
  if (now === 0) return `No visitors${soFar}, after ${formatCount(before)} ${period}${caveat}.`
  if (before === 0) return `${formatVisitors(now)}${soFar}, after none ${period}${caveat}.`
  if (now === before) return `As many visitors${soFar} as ${period}${caveat}.`
  return `${sizeOf(now, before)} visitors${soFar} than ${period}${caveat}.`
}

/** Returns the dates, the total unless the verdict has it, and the share of AI, in one line. */
export function verdictDetails(analytics: VisitorAnalytics): string {
  const { totals, previous } = analytics
  const range = `${formatComparedRanges(analytics, previous)}.`
  if (totals.total === 0) return range
  const total = previous === undefined ? '' : `${formatVisitors(totals.total)}, `
  return `${range} ${total}${formatShare(totals.ai, totals.total)} AI.`
}

/** Formats a total: `12,345 visitors`, `No visitors`. */
export function formatVisitors(total: number): string {
  return total === 0 ? 'No visitors' : formatCountOf(total, 'visitor')
}

/** Returns the change as a percentage, or as a count if the percentage would say nothing. */
function sizeOf(now: number, before: number): string {
  const growth = formatGrowth(now, before).slice(1)
  const size = growth === '0.0%' ? formatCount(Math.abs(now - before)) : growth
  return `${size} ${now > before ? 'more' : 'fewer'}`
}

/** Returns `in September 2026`, `in 28 days`, and the like. */
function rangeName(analytics: VisitorAnalytics): string {
  const whole = wholeMonth(analytics)
  if (whole !== undefined) return `in ${whole.month} ${whole.year}`
  const { days } = analytics
  return days === undefined ? inSentence(analytics) : `in ${formatCountOf(days, 'day')}`
}

/** Returns `on Nov 9 – 15, 2025`, or `from … to …` for times. */
function inSentence(range: DateRange): string {
  const text = formatRange(range)
  return text.startsWith('From') ? text.replace('From', 'from') : `on ${text}`
}

/** Returns `in September`, `on the day before`, and the like. */
function previousName(analytics: VisitorAnalytics, previous: PreviousVisitors): string {
  const whole = wholeMonth(previous)
  if (whole !== undefined)
    return `in ${whole.month}${whole.year === analytics.dateFrom?.slice(0, 4) ? '' : ` ${whole.year}`}`
  const isJustBefore =
    previous.dateTo === analytics.dateFrom && differingDays(analytics, previous) === undefined
  if (!isJustBefore) return inSentence(previous)
  return previous.days === 1 ? 'on the day before' : `in the ${formatCountOf(previous.days, 'day')} before`
}

function lengthOf(analytics: VisitorAnalytics, previous: PreviousVisitors): string {
  const days = differingDays(analytics, previous)
  if (days === undefined) return ''
  const difference = Math.abs(days.before - days.now)
  const size = difference === 1 ? 'a day' : formatCountOf(difference, 'day')
  return `, which was ${size} ${days.before < days.now ? 'shorter' : 'longer'}`
}
