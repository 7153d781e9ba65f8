import type { VisitorCounts } from '../../service/contract.ts'
import type { Change } from './compared-count.ts'
import { medianOf } from './median.ts'

/** The totals of a period before the range. */
export interface EarlierPeriod {
  /** Number of calendar days. */
  days: number
  totals: VisitorCounts
}

/** The counts that are usual in a range. Both limits are usual, and have three digits. */
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
// Traffic drifts, so the last period counts most. (Weights of 0.3 and 0.7, the plain mean and medians call more ordinary
// weeks of real traffic a change.)
const weightOfLast = 0.5
// Limits of a chart of individual values: three deviations, estimated from the mean moving range.
// https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc322.htm
const movingRanges = 2.66
// The deviation of the root of a count of rare events is 0.5, whatever the count.
const leastRootDistance = 3 * 0.5
const shownDigits = 3

/**
 * Returns what is usual in a range, by the periods before it; undefined if fewer than 6 of them are ordinary. People, AI
 * and all are judged apart. A count is taken per day, and told for the days of the range.
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
  const all = chartOf(counts)
  // One odd period, such as a holiday, is no reason to call the return from it a change.
  const last = counts.at(-1) ?? 0
  const earlier = chartOf(counts.slice(0, -1))
  return {
    low: downToDigits(last > earlier.high ? Math.min(all.low, earlier.low) : all.low),
    centre: all.centre,
    high: upToDigits(last < earlier.low ? Math.max(all.high, earlier.high) : all.high),
  }
}

/** Returns the limits of a control chart of the logarithms, because traffic changes by factors. */
function chartOf(counts: readonly number[]): Limits {
  const logs = counts.map((count) => Math.log1p(count))
  const mean = logs.reduce((mean, log) => weightOfLast * log + (1 - weightOfLast) * mean)
  const moves = logs.slice(1).map((log, index) => Math.abs(log - (logs[index] ?? log)))
  const width = (movingRanges * moves.reduce((sum, move) => sum + move, 0)) / moves.length
  const centre = Math.expm1(mean)
  const root = Math.sqrt(centre)
  return {
    low: Math.min(Math.expm1(mean - width), Math.max(0, root - leastRootDistance) ** 2),
    centre,
    high: Math.max(Math.expm1(mean + width), (root + leastRootDistance) ** 2),
  }
}

// The limits are rounded away from the centre before a count is compared with them, so that a person who reads them comes
// to the same conclusion.
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
