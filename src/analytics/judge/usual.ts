import type { VisitorCounts } from '../../service/contract.ts'
import type { HistoryPeriod } from '../read/visitor-list.ts'
import type { Change } from './compared-count.ts'
import { medianOf } from './median.ts'

/** The counts that are usual in a range, in three digits. Both limits are usual. */
export interface Limits {
  low: number
  /** The median of the ordinary periods, as it is. */
  centre: number
  high: number
}

/** What is usual in a range. People or AI are undefined if they had too few ordinary periods. */
export interface Usual<Period = HistoryPeriod> {
  human: Limits | undefined
  ai: Limits | undefined
  total: Limits
  /** The periods that tell what is usual of the total. The others were odd, or before the first visitor. */
  ordinary: readonly Period[]
}

const fewestPeriods = 6
// Beyond this, a period is an outage, or a day on the front page of the news.
const mostTimesMedian = 3
/** So many of the lowest and of the highest periods are left out: they may be holidays and days in the news. */
const odd = 2
/** The margin is how much neighbouring periods differ, as a factor, to this power, within bounds. Traffic changes by factors. */
const neighbours = 4
const leastMargin = 1.1
const mostMargin = 1.3
// The deviation of the root of a count of rare events is 0.5, whatever the count.
const leastRootDistance = 3 * 0.5
const shownDigits = 3

const fewestCounts = 7
// Of counts that only vary, 1 in 100 series has so many pairs in one order: of 9 counts, 31 of the 36 pairs.
const leastTrendDeviations = 2.576
// A fall by exactly a fifth is one, up to rounding.
const leastGrowth = Math.log(1.25) - 1e-9
/** A fall or rise that stopped before so many periods is over. */
const recent = 3

type PeriodTotals = Pick<HistoryPeriod, 'days' | 'totals'>

/**
 * Returns what is usual in a range: what the ordinary periods before it had, without the two lowest and the two highest,
 * and with what the last one had, plus a margin. Undefined if fewer than 6 periods are ordinary. People, AI and all are
 * judged apart. A count is taken per day, and told for the days of the range.
 *
 * @param history the oldest first
 * @param days number of calendar days of the range
 */
export function usualOf<Period extends PeriodTotals>(
  history: readonly Period[],
  days: number,
): Usual<Period> | undefined {
  const usual = (name: keyof VisitorCounts): Limits | undefined =>
    limitsOf(countsPerDay(ordinaryOf(history, name), name).map((count) => count * days))
  const total = usual('total')
  const ordinary = ordinaryOf(history, 'total')
  return total && { human: usual('human'), ai: usual('ai'), total, ordinary }
}

/** Returns the visitors of each period, per day. */
export function countsPerDay(periods: readonly PeriodTotals[], name: keyof VisitorCounts): number[] {
  return periods.map(({ totals, days }) => totals[name] / days)
}

/** Compares a count with what is usual. */
export function changeFromUsual(count: number, { low, high }: Limits): Change {
  if (count > high) return 'more'
  return count < low ? 'fewer' : 'same'
}

/** Ordinary are the periods from the first visitor on whose counts differ from their median by a factor of at most 3. */
function ordinaryOf<Period extends PeriodTotals>(
  history: readonly Period[],
  name: keyof VisitorCounts,
): Period[] {
  const begun = history.slice(history.findIndex(({ totals }) => totals[name] > 0))
  const counts = countsPerDay(begun, name)
  const median = medianOf(counts)
  return begun.filter((_, index) => {
    const times = (counts[index] ?? 0) / median
    return times >= 1 / mostTimesMedian && times <= mostTimesMedian
  })
}

function limitsOf(counts: readonly number[]): Limits | undefined {
  if (counts.length < fewestPeriods) return undefined
  const middle = counts.toSorted((a, b) => a - b).slice(odd, -odd)
  const [least = 0, most = 0] = [middle.at(0), middle.at(-1)]
  const factors = counts.slice(1).map((count, index) => {
    const before = counts[index] ?? count
    return Math.max(count / before, before / count)
  })
  const margin = Math.min(mostMargin, Math.max(leastMargin, medianOf(factors) ** neighbours))
  // What was so in the last period is no news.
  const last = counts.at(-1) ?? 0
  const [lowest, highest] = [Math.min(least, last), Math.max(most, last)]
  const low = Math.min(lowest / margin, Math.max(0, Math.sqrt(lowest) - leastRootDistance) ** 2)
  const high = Math.max(highest * margin, (Math.sqrt(highest) + leastRootDistance) ** 2)
  return { low: toDigits(low, Math.floor), centre: medianOf(counts), high: toDigits(high, Math.ceil) }
}

// Limits are rounded before a count is compared with them, away from the centre, so that a person who reads them comes to
// the same conclusion.
function toDigits(count: number, round: (steps: number) => number): number {
  const digits = Math.ceil(count).toString().length
  const step = 10 ** Math.max(0, digits - shownDigits)
  return round(count / step) * step
}

/**
 * Returns what counts were multiplied by, by their slope over all steps, if they fell or rose steadily, by at least a fifth or
 * a quarter, and still do: the last one is one of the two lowest or highest, and beyond the one three before. This is the test
 * of Mann (1945, Econometrica 13) and the slope of Sen (1968, Journal of the American Statistical Association 63) of the
 * logarithms: one odd count, such as the first, changes neither. Undefined for other counts.
 */
export function trendOf(counts: readonly number[]): number | undefined {
  const size = counts.length
  if (size < fewestCounts || counts.includes(0)) return undefined
  const growth = counts.map(Math.log)
  const pairs = growth.flatMap((later, index) =>
    growth.slice(0, index).map((earlier, at) => ({ growth: later - earlier, steps: index - at })),
  )
  const order = pairs.reduce((sum, pair) => sum + Math.sign(pair.growth), 0)
  if (Math.abs(order) - 1 < leastTrendDeviations * Math.sqrt((size * (size - 1) * (2 * size + 5)) / 18))
    return undefined
  const direction = Math.sign(order)
  /** The growth to the last count from the one so many periods before. */
  const since = (periods: number): number =>
    direction * ((growth.at(-1) ?? 0) - (growth.at(-1 - periods) ?? 0))
  const slope = medianOf(pairs.map((pair) => pair.growth / pair.steps))
  const isLarge = Math.min(direction * slope * (size - 1), since(size - 1)) >= leastGrowth
  const beyond = growth.filter((_, index) => since(size - 1 - index) < 0).length
  return isLarge && beyond <= 1 && since(recent) > 0 ? Math.exp(slope * (size - 1)) : undefined
}
