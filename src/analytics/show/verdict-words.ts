import type { HistoryPeriod } from '../read/history.ts'
import type { PreviousVisitors, VisitorAnalytics } from '../read/visitor-analytics.ts'
import type { JudgedTotal, Verdict } from '../judge/verdict.ts'
import type { Usual } from '../judge/usual.ts'
import { addMonths, isDate, monthsBetween } from '../period/calendar.ts'
import { areWholeMonths } from '../period/earlier-periods.ts'
import { formatRange, weekdayName, wholeMonth } from '../period/date-format.ts'
import type { PeriodWithDays } from '../period/date-range.ts'
import {
  few,
  formatCount,
  formatCountOf,
  formatPercent,
  formatTimes,
  mostPercent,
} from '../../shared/number-format.ts'

/** What the words about the totals are made of. */
type Judged = Pick<
  VisitorAnalytics,
  'dateFrom' | 'dateTo' | 'days' | 'unfinished' | 'previous' | 'history'
> & {
  verdict: Verdict
  usual: Usual | undefined
}

/** Returns the conclusion about the totals in one sentence; the plain numbers if nothing tells what is usual. */
export function verdictSentence(content: Judged): string {
  const { verdict, unfinished } = content
  const { total } = verdict
  if (!isConclusion(content)) return plainNumbers(content)
  if (unfinished) return `${formatVisitors(total.now)} so far, ${differenceFromUsual(total)}.`
  const conclusion =
    total.change === 'same' ? 'As many visitors as usual' : differenceFromUsual(total, 'visitors')
  const hidden = verdict.hidden.map((name) =>
    verdict[name].change === 'same' ? `as many ${nouns[name]}` : differenceFrom(verdict[name], nouns[name]),
  )
  return `${upperFirst([conclusion, ...(hidden.length === 0 ? [] : [hidden.join(' and ')])].join(', but '))}.`
}

/** Returns the numbers behind the conclusion, in one line; an empty text if {@link verdictSentence} has them all. */
export function verdictFacts(content: Judged): string {
  const { verdict, previous, unfinished } = content
  const usually = usualPart(content)
  if (!isConclusion(content))
    return usually === undefined ? tooFewPeriods(content) : `${upperFirst(usually)}.`
  const before = previous && beforePart(content, previous)
  const numbers = [usually, before].filter((part) => part !== undefined).join(', ')
  return unfinished ? `${upperFirst(numbers)}.` : `${formatVisitors(verdict.total.now)}; ${numbers}.`
}

/** Returns the dates of the range, and of the period that it is compared with, with the difference of their lengths. */
export function rangeLine({ previous, ...range }: Judged): string {
  const shown = `${rangeTitle(range)}${range.unfinished ? ', not over yet' : ''}`
  if (previous === undefined) return shown
  return `${shown}, compared with ${rangeTitle(previous, range.dateFrom)}${lengthPart(range.days, previous)}`
}

/** Formats a total: `12,345 visitors`, `No visitors`. */
export function formatVisitors(total: number): string {
  return total === 0 ? 'No visitors' : formatCountOf(total, 'visitor')
}

const nouns = { human: 'people', ai: 'AI visitors' }

/** Nobody at all is told as it is, also if that is usual. */
function isConclusion({ verdict: { total } }: Judged): boolean {
  return total.change !== null && total.now > 0
}

/** Returns `26% fewer visitors than usual`, or `12 times as many visitors as usual`. */
function differenceFromUsual(total: JudgedTotal, noun?: string): string {
  return `${differenceFrom(total, noun)} ${isManyTimes(total) ? 'as' : 'than'} usual`
}

/** Returns `26% fewer visitors`, without a percentage `fewer visitors`, or `12 times as many visitors`. */
function differenceFrom(total: JudgedTotal, noun?: string): string {
  const { change, percent } = total
  const size = percent === undefined ? undefined : formatPercent(percent)
  const difference = isManyTimes(total) ? formatTimes(1 + (percent ?? 0) / 100) : joined([size, change])
  return joined([difference, noun])
}

/** A percentage above 1,000 says little. */
function isManyTimes({ percent = 0, change }: Pick<JudgedTotal, 'percent' | 'change'>): boolean {
  return change === 'more' && percent > mostPercent
}

function joined(words: readonly (string | null | undefined)[]): string {
  return words.filter((word) => word !== undefined && word !== null).join(' ')
}

function plainNumbers(content: Judged): string {
  const { verdict, previous, unfinished } = content
  const now = `${formatVisitors(verdict.total.now)}${unfinished ? ' so far' : ''}`
  return previous === undefined
    ? `${now} ${rangeName(content)}.`
    : `${now}, ${beforePart(content, previous)}.`
}

/** Returns `12,131 in September`, or of the year before `7.3% more than in October 2025`. */
function beforePart(content: Judged, previous: PreviousVisitors): string {
  const { dateFrom, unfinished, verdict } = content
  const now = verdict.total.now
  const before = previous.totals.total
  const name = previousName(content, previous)
  const isYearBefore = isDate(dateFrom) && previous.dateFrom === addMonths(dateFrom, -12)
  // What is not over yet is no share of a longer whole.
  if (!isYearBefore || unfinished || now < few || before < few)
    return `${before === 0 ? 'none' : formatCount(before)} ${name}`
  if (now === before) return `as many as ${name}`
  const percent = (100 * Math.abs(now - before)) / before
  if (isManyTimes({ percent, change: now > before ? 'more' : 'fewer' }))
    return `${formatTimes(now / before)} as ${name}`
  return `${formatPercent(percent)} ${now > before ? 'more' : 'fewer'} than ${name}`
}

function usualPart({ usual, history, ...range }: Judged): string | undefined {
  if (usual === undefined || history === undefined) return undefined
  const { low, centre, high } = usual.total
  const count = `${usual.periods}${usual.periods === history.length ? '' : ` of the ${history.length}`}`
  const limits = `${formatCount(low)} to ${formatCount(high)}, ${periodsName(range, history, count)} before`
  return `usually about ${formatCount(centre)} (${limits})`
}

/** On an empty site, nothing is usual, and what to check follows. */
function tooFewPeriods({ verdict, usual, history = [] }: Judged): string {
  return usual !== undefined || history.length === 0 || verdict.total.now === 0
    ? ''
    : 'Too few earlier periods with visitors to say what is usual.'
}

/** Returns what the periods of the history are called: `8 months`, `7 of the 8 Mondays`, `8 periods of 28 days`. */
function periodsName(
  range: Pick<Judged, 'dateFrom' | 'dateTo' | 'days'>,
  history: readonly HistoryPeriod[],
  count: string,
): string {
  const { dateFrom, dateTo, days = 1 } = range
  if (!isDate(dateFrom) || !isDate(dateTo)) return `${count} periods`
  const last = history.at(-1)
  const isMonthBefore = last?.dateFrom === addMonths(dateFrom, -1)
  if (isMonthBefore && last.dateTo !== dateFrom) return `the same days of ${count} months`
  if (days === 1) return `${count} ${weekdayName(dateFrom)}s`
  if (days === 7) return `${count} weeks`
  if (!areWholeMonths({ dateFrom, dateTo })) return `${count} periods of ${formatCountOf(days, 'day')}`
  const months = monthsBetween(dateFrom, dateTo)
  return months === 1 ? `${count} months` : `${count} periods of ${months} months`
}

/** Returns `in September 2026`, `in 28 days`, and the like. */
function rangeName(range: Judged): string {
  const whole = wholeMonth(range)
  if (whole !== undefined) return `in ${whole.month} ${whole.year}`
  if (range.days !== undefined) return `in ${formatCountOf(range.days, 'day')}`
  const dates = formatRange(range)
  return `${dates.charAt(0).toLowerCase()}${dates.slice(1)}`
}

/** Returns `in September`, `on the day before`, and the like. */
function previousName({ dateFrom, days }: Judged, previous: PreviousVisitors): string {
  if (wholeMonth(previous) !== undefined) return `in ${rangeTitle(previous, dateFrom)}`
  if (previous.dateTo !== dateFrom || previous.days !== days) return `for ${formatRange(previous)}`
  if (days === 1) return 'on the day before'
  return days === 7 ? 'in the week before' : `in the ${formatCountOf(days, 'day')} before`
}

/** Returns a month, or the dates. The year of a month is left out if `since` is in it. */
function rangeTitle(range: Pick<Judged, 'dateFrom' | 'dateTo'>, since?: string): string {
  const whole = wholeMonth(range)
  if (whole === undefined) return formatRange(range)
  return whole.year === since?.slice(0, 4) ? whole.month : `${whole.month} ${whole.year}`
}

/** Returns that the previous period was longer or shorter; an empty text if it was not. */
function lengthPart(days: number | undefined, previous: PeriodWithDays): string {
  if (days === undefined || days === previous.days) return ''
  const difference = Math.abs(previous.days - days)
  const size = difference === 1 ? 'a day' : formatCountOf(difference, 'day')
  return ` (${size} ${previous.days < days ? 'shorter' : 'longer'})`
}

export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
