import type { HistoryPeriod } from '../read/visitor-list.ts'
import type { Findings } from '../judge/findings.ts'
import { type JudgedTotal, toldChange } from '../judge/verdict.ts'
import type { Limits } from '../judge/usual.ts'
import { addMonths, daysBetween, isDate, monthsBetween } from '../period/calendar.ts'
import type { PeriodWithDays } from '../period/date-range.ts'
import { areWholeMonths } from '../period/earlier-periods.ts'
import { formatRange, weekdayName, wholeMonth } from '../period/date-format.ts'
import {
  formatCount,
  formatCountOf,
  formatGrowth,
  formatPercent,
  few,
  formatTimes,
  mostPercent,
} from '../../shared/number-format.ts'
import { joinedTexts, upperFirst } from './sentence.ts'

const nouns = { human: 'people', ai: 'AI visitors' }

/** Returns the conclusion about the totals in one sentence; the plain number if nothing tells what is usual. */
export function verdictSentence(content: Findings): string {
  const { verdict, usual, unfinished } = content
  const { total } = verdict
  const visitors = `${formatVisitors(total.now)}${unfinished ? ' so far' : ''}`
  // Nobody at all is told as it is, also if that is usual.
  if (total.change === null || total.now === 0)
    return unfinished && usual !== undefined ? `${visitors}.` : `${visitors} ${rangeName(content)}.`
  if (unfinished) return `${visitors}, ${differenceFromUsual(total)}.`
  const conclusion =
    total.change === 'same' ? 'as many visitors as usual' : differenceFromUsual(total, 'visitors')
  const hidden = verdict.hidden.map((name) =>
    verdict[name].change === 'same' ? `as many ${nouns[name]}` : differenceFrom(verdict[name], nouns[name]),
  )
  const but = [...trendsOf(content), ...(hidden.length === 0 ? [] : [hidden.join(' and ')])]
  return `${upperFirst(conclusion)}${but.length === 0 ? '' : `, but ${but.join(', and ')}`}.`
}

/** Says what fell or rose steadily: the total, and whoever did so otherwise. A percentage only of many. */
function trendsOf(content: Findings): string[] {
  const { verdict, history: [first] = [] } = content
  if (verdict.total.change !== 'same') return []
  return (['total', 'human', 'ai'] as const).flatMap((name) => {
    const { now, trend } = verdict[name]
    const direction = toldChange(verdict[name])
    if (trend === undefined || (name !== 'total' && direction === toldChange(verdict.total))) return []
    const who = name === 'total' ? '' : `${nouns[name]} `
    const size = Math.min(now, now / trend) < few ? ' for' : `: ${formatGrowth(trend, 1)} in`
    return `${who}${direction ?? ''}${size} ${timeSince(first, content)}`
  })
}

/** Returns how long ago an earlier period was: `8 weeks`, `8 months`. Other periods than months step by whole weeks. */
function timeSince({ dateFrom = '' }: Partial<HistoryPeriod> = {}, range: Findings): string {
  const { dateFrom: from = '', dateTo: to = '' } = range
  if (areWholeMonths({ dateFrom: from, dateTo: to }))
    return formatCountOf(monthsBetween(dateFrom, from), 'month')
  return formatCountOf(daysBetween(dateFrom, from) / 7, 'week')
}

/** Says with which period pages and lists are compared, and why nothing is usual; an empty text if nothing is to say. */
export function comparedLine({ previous, usual, history = [], verdict, ...range }: Findings): string {
  const compared =
    previous &&
    `Pages${previous.lists === undefined ? '' : ' and lists'} are compared with ${rangeTitle(previous, range.dateFrom)}${lengthPart(range.days, previous)}.`
  // On an empty site, nothing is usual, and what to check follows.
  const areTooFew = usual === undefined && history.length > 0 && verdict.total.now > 0
  const tooFew = areTooFew ? 'Too few earlier periods with visitors to say what is usual.' : undefined
  return joinedTexts([tooFew, compared], ' ') ?? ''
}

/** Returns the dates of the range. */
export function rangeLine(range: Pick<Findings, 'dateFrom' | 'dateTo' | 'unfinished'>): string {
  return `${rangeTitle(range)}${range.unfinished ? ', not over yet' : ''}`
}

/** Formats a total: `12,345 visitors`, `No visitors`. */
export function formatVisitors(total: number): string {
  return total === 0 ? 'No visitors' : formatCountOf(total, 'visitor')
}

/** Formats the range of what is usual: `10,900–14,500`. */
export function formatLimits({ low, high }: Limits): string {
  return `${formatCount(low)}–${formatCount(high)}`
}

/** Returns `26% fewer visitors than usual`, or `12 times as many visitors as usual`. */
function differenceFromUsual(total: JudgedTotal, noun?: string): string {
  return `${differenceFrom(total, noun)} ${isManyTimes(total) ? 'as' : 'than'} usual`
}

/** Returns `26% fewer visitors`, without a percentage `fewer visitors`, or `12 times as many visitors`. */
function differenceFrom(total: JudgedTotal, noun?: string): string {
  const { change, percent } = total
  const size = percent === undefined ? undefined : formatPercent(percent)
  const difference = isManyTimes(total) ? [formatTimes(1 + (percent ?? 0) / 100)] : [size, change]
  return [...difference, noun].filter(Boolean).join(' ')
}

/** A percentage above 1,000 says little. */
function isManyTimes({ percent = 0, change }: JudgedTotal): boolean {
  return change === 'more' && percent > mostPercent
}

/** Returns what so many periods of a history are called: `the 8 months`, `7 of the 8 Mondays`, `9 periods of 28 days`. */
export function periodsName(
  { dateFrom, dateTo, days = 1 }: Pick<Findings, 'dateFrom' | 'dateTo' | 'days'>,
  history: readonly HistoryPeriod[],
  count: string,
): string {
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

/** Returns `in September 2026`, `in 28 days`, and the like. Some days of a range that is not over are still to come. */
function rangeName(range: Findings): string {
  const whole = wholeMonth(range)
  if (whole !== undefined) return `in ${whole.month} ${whole.year}`
  const dates = formatRange(range)
  if (range.days === undefined) return `${dates.charAt(0).toLowerCase()}${dates.slice(1)}`
  return range.unfinished ? `for ${dates}` : `in ${formatCountOf(range.days, 'day')}`
}

/** Returns a month, or the dates. The year of a month is left out if `since` is in it. */
function rangeTitle(range: Pick<Findings, 'dateFrom' | 'dateTo'>, since?: string): string {
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
