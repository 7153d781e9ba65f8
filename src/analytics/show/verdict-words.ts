import type { HistoryPeriod } from '../read/visitor-list.ts'
import type { Findings } from '../judge/findings.ts'
import { directionOf, type JudgedTotal } from '../judge/verdict.ts'
import type { Limits } from '../judge/usual.ts'
import { addMonths, daysBetween, monthsBetween } from '../period/calendar.ts'
import { areWholeMonths, type PeriodWithDays } from '../period/periods.ts'
import { formatRange, weekdayName, wholeMonth } from '../period/date-format.ts'
import { few, formatCount, formatCountOf, formatGrowth } from '../../shared/number-format.ts'
import { joinedTexts, upperFirst } from './sentence.ts'

type RangeWithDays = Pick<Findings, 'dateFrom' | 'dateTo' | 'days'>

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
  const areSteady = [total, verdict.human, verdict.ai].some(({ trend }) => trend !== undefined)
  if (total.change === 'same' && areSteady) return trendSentence(content)
  const conclusion =
    total.change === 'same' ? 'as many visitors as usual' : differenceFromUsual(total, 'visitors')
  const hidden = verdict.hidden.map((name) =>
    verdict[name].change === 'same' ? `as many ${nouns[name]}` : differenceFrom(verdict[name], nouns[name]),
  )
  return `${upperFirst(conclusion)}${hidden.length === 0 ? '' : `, but ${hidden.join(' and ')}`}.`
}

/** Says what fell or rose steadily while the total is as usual. If people did not as the total did, it begins with them. */
function trendSentence(content: Findings): string {
  const { human, ai, total } = content.verdict
  const direction = directionOf(total)
  const isOfAi = direction !== undefined && directionOf(ai) === direction
  if (direction !== undefined && directionOf(human) === direction) {
    const size = sizeOf(total)
    const all = `${upperFirst(direction)}${size === undefined ? ' for' : `: ${size} in`} ${timeSince(content)}`
    const others = isOfAi ? undefined : changeSince(ai, nouns.ai, content)
    return `${joinedTexts([all, others], '; ') ?? ''}. This ${unitOf(content)} is within the usual range.`
  }
  const clauses = [
    human.change === 'same' && human.trend === undefined
      ? 'as many people as usual'
      : changeSince(human, nouns.human, content),
    changeSince(ai, nouns.ai, content),
    isOfAi ? undefined : changeSince(total, 'all visitors', content),
  ]
  const asUsual = direction === undefined && human.trend !== undefined ? ' As many visitors as usual.' : ''
  return `${upperFirst(joinedTexts(clauses, '; ') ?? '')}.${asUsual}`
}

/** Returns `AI visitors fell 79% in 8 weeks`, or `fewer AI visitors than usual`; undefined if they are as usual, or not known. */
function changeSince(total: JudgedTotal, noun: string, content: Findings): string | undefined {
  const direction = directionOf(total)
  if (direction === undefined)
    return total.change === 'same' || total.change === null ? undefined : differenceFromUsual(total, noun)
  const size = sizeOf(total)?.replace(/^[−+]/u, '')
  const verb = direction === 'falling' ? 'fell' : 'rose'
  return `${noun} ${verb}${size === undefined ? ' for' : ` ${size} in`} ${timeSince(content)}`
}

/** Returns the size of a trend: `−40%`; undefined for a few visitors. */
function sizeOf({ now, trend = 1 }: JudgedTotal): string | undefined {
  return Math.min(now, now / trend) < few ? undefined : formatGrowth(trend, 1)
}

/** Returns what the range is: a `Monday`, a `week`, a `month`, or a `period of 28 days`. */
function unitOf({ dateFrom = '', dateTo = '', days = 1 }: RangeWithDays): string {
  if (days === 1) return weekdayName(dateFrom)
  if (days === 7) return 'week'
  if (!areWholeMonths({ dateFrom, dateTo })) return `period of ${formatCountOf(days, 'day')}`
  const months = monthsBetween(dateFrom, dateTo)
  return months === 1 ? 'month' : `period of ${months} months`
}

/** Returns how long ago the first earlier period was: `8 weeks`, `8 months`. Other periods than months step by whole weeks. */
function timeSince({ history = [], dateFrom: from = '', dateTo: to = '' }: Findings): string {
  const { dateFrom = '' }: Partial<HistoryPeriod> = history[0] ?? {}
  if (areWholeMonths({ dateFrom: from, dateTo: to }))
    return formatCountOf(monthsBetween(dateFrom, from), 'month')
  return formatCountOf(daysBetween(dateFrom, from) / 7, 'week')
}

/** Says with which period pages and lists are compared, and why nothing is usual; undefined if nothing is to say. */
export function comparedLine({ previous, usual, history = [], verdict, ...range }: Findings) {
  const compared =
    previous &&
    `Pages${previous.lists === undefined ? '' : ' and lists'} are compared with ${rangeTitle(previous, range.dateFrom)}${lengthPart(range.days, previous)}.`
  // On an empty site, nothing is usual, and what to check follows.
  const areTooFew = usual === undefined && history.length > 0 && verdict.total.now > 0
  const tooFew = areTooFew ? 'Too few earlier periods with visitors to say what is usual.' : undefined
  return joinedTexts([tooFew, compared], ' ')
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
export function formatLimits({ low, high }: Pick<Limits, 'low' | 'high'>): string {
  return `${formatCount(low)}–${formatCount(high)}`
}

/** Returns `26% fewer visitors than usual`, or `12 times as many visitors as usual`. */
function differenceFromUsual(total: JudgedTotal, noun?: string): string {
  const difference = differenceFrom(total, noun)
  return `${difference} ${difference.includes('times') ? 'as' : 'than'} usual`
}

/** Returns `26% fewer visitors`, without a percentage `fewer visitors`, or `12 times as many visitors`. */
function differenceFrom({ change, percent }: JudgedTotal, noun?: string): string {
  const size = percent === undefined ? '' : formatGrowth(100 + percent, 100).replace('+', '')
  return [size, size.includes('times') ? '' : change, noun].filter(Boolean).join(' ')
}

/** Returns what so many periods of a history are called: `the 8 months`, `7 of the 8 Mondays`, `9 periods of 28 days`. */
export function periodsName(range: RangeWithDays, history: readonly HistoryPeriod[], count: string): string {
  const { dateFrom = '' } = range
  const last = history.at(-1)
  if (last?.dateFrom === addMonths(dateFrom, -1) && last.dateTo !== dateFrom)
    return `the same days of ${count} months`
  return `${count} ${unitOf(range).replace(/^\w+/u, '$&s')}`
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
  const difference = formatCountOf(Math.abs(previous.days - days), 'day')
  return ` (${difference} ${previous.days < days ? 'shorter' : 'longer'})`
}
