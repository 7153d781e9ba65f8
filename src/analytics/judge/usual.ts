import type { VisitorCounts } from '../../service/contract.ts'
import type { Change } from './compared-count.ts'
import { medianOf } from './median.ts'

/** The totals of a period before the range. */
export interface EarlierPeriod {
  /** Number of calendar days. */
  days: number
  totals: VisitorCounts
}

/** The counts that are usual in a range, in three digits. Both limits are usual. */
export interface Limits {
  low: number
  centre: number
  high: number
}

/** What is usual in a range. People or AI are undefined if they had too few ordinary periods. */
export interface Usual {
  human: Limits | undefined
  ai: Limits | undefined
  total: Limits
  /** Number of ordinary periods that tell what is usual of the total. */
  periods: number
}

const fewestPeriods = 6
// Beyond this, a period is an outage, or a day on the front page of the news.
const mostTimesMedian = 3
/** So many of the lowest and of the highest periods are left out: they may be holidays and days in the news. */
const odd = 2
/** The margin is the spread of the other periods, as a factor, to this power, within bounds. Traffic changes by factors. */
const spreads = 3
const leastMargin = 1.1
const mostMargin = 1.3
// The deviation of the root of a count of rare events is 0.5, whatever the count.
const leastRootDistance = 3 * 0.5
const shownDigits = 3

/**
 * Returns what is usual in a range: what the ordinary periods before it had, without the two lowest and the two highest,
 * and with what the last one had, plus a margin. Undefined if fewer than 6 periods are ordinary. People, AI and all are
 * judged apart. A count is taken per day, and told for the days of the range.
 *
 * @param history the oldest first
 * @param days number of calendar days of the range
 */
export function usualOf(history: readonly EarlierPeriod[], days: number): Usual | undefined {
  const ordinary = (name: keyof VisitorCounts): number[] =>
    ordinaryCounts(history.map((period) => (period.totals[name] * days) / period.days))
  const totals = ordinary('total')
  const total = limitsOf(totals)
  if (total === undefined) return undefined
  return { human: limitsOf(ordinary('human')), ai: limitsOf(ordinary('ai')), total, periods: totals.length }
}

/** Compares a count with what is usual. */
export function changeFromUsual(count: number, { low, high }: Limits): Change {
  if (count > high) return 'more'
  return count < low ? 'fewer' : 'same'
}

/** Returns the counts from the first visitor on, without those that differ from the median by a factor of more than 3. */
function ordinaryCounts(counts: readonly number[]): number[] {
  const first = counts.findIndex((count) => count > 0)
  if (first === -1) return []
  const since = counts.slice(first)
  const median = medianOf(since)
  return since.filter((count) => count >= median / mostTimesMedian && count <= median * mostTimesMedian)
}

function limitsOf(counts: readonly number[]): Limits | undefined {
  if (counts.length < fewestPeriods) return undefined
  const middle = counts.toSorted((a, b) => a - b).slice(odd, -odd)
  const [least = 0, most = 0] = [middle.at(0), middle.at(-1)]
  const margin = Math.min(mostMargin, Math.max(leastMargin, (most / least) ** spreads))
  // What was so in the last period is no news.
  const last = counts.at(-1) ?? 0
  const [lowest, highest] = [Math.min(least, last), Math.max(most, last)]
  const centre = medianOf(counts)
  return {
    low: downToDigits(Math.min(lowest / margin, Math.max(0, Math.sqrt(lowest) - leastRootDistance) ** 2)),
    centre: Math.round(centre / stepOf(centre)) * stepOf(centre),
    high: upToDigits(Math.max(highest * margin, (Math.sqrt(highest) + leastRootDistance) ** 2)),
  }
}

// Limits and centre are rounded before a count is compared with them, the limits away from the centre, so that a person
// who reads them comes to the same conclusion.
function downToDigits(count: number): number {
  const step = stepOf(count)
  return Math.max(0, Math.floor(count / step) * step)
}

function upToDigits(count: number): number {
  const step = stepOf(count)
  return Math.ceil(count / step) * step
}

function stepOf(count: number): number {
  const digits = Math.ceil(count).toString().length
  return 10 ** Math.max(0, digits - shownDigits)
}
