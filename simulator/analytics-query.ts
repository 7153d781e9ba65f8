import { type Answer, jsonAnswer } from './answer.ts'
import { dateOf, dayMs, dayOf } from './visitor-data.ts'

/** A valid query for a list. The dates are the UTC days of the bounds, YYYY-MM-DD. */
export interface AnalyticsQuery {
  dateFrom: string
  /** Exclusive. */
  dateTo: string
  limit: number
  offset: number
  cursor: string | undefined
}

/** The numbers of rows that a list returns. */
export interface Limits {
  byDefault: number
  most: number
}

/** Number of days before `dateTo` in the range if the query has no `dateFrom`. */
const defaultSpanDays = 90

/**
 * Parses the query parameters. Returns the 400 answer for a malformed one and ignores unknown ones. Without `dateTo`,
 * the range ends at the UTC day of `nowMs`.
 */
export function parseAnalyticsQuery(
  query: Record<string, string>,
  nowMs: number,
  limits: Limits,
): AnalyticsQuery | Answer {
  const problems: string[] = []
  const integer = (name: string, byDefault: number, least: number, most: number) => {
    const value = numberOf(query[name] ?? String(byDefault))
    if (value >= least && value <= most) return value
    problems.push(`${name} must be an integer from ${least} to ${most}`)
    return byDefault
  }
  const instant = (name: string, byDefaultMs: number) => {
    const text = query[name]
    if (text === undefined) return byDefaultMs
    const instantMs = instantOf(text)
    if (Number.isNaN(instantMs)) problems.push(`${name} must be a date in ISO 8601 or YYYY-MM-DD format`)
    return instantMs
  }
  const limit = integer('limit', limits.byDefault, 1, limits.most)
  const offset = integer('offset', 0, 0, Number.MAX_SAFE_INTEGER)
  const toMs = instant('dateTo', startOfDay(nowMs) + dayMs)
  const fromMs = instant('dateFrom', startOfDay(toMs) - defaultSpanDays * dayMs)
  if (query['dateFrom'] !== undefined && query['dateTo'] !== undefined && fromMs >= toMs) {
    problems.push('dateFrom must be before dateTo')
  }
  if (problems.length > 0) return refusal(problems)
  return { dateFrom: dateAt(fromMs), dateTo: dateAt(toMs), limit, offset, cursor: query['cursor'] }
}

/** Returns the 400 answer. */
export function refusal(problems: readonly string[]): Answer {
  const details = problems.map((message) => ({ message }))
  return jsonAnswer(400, { error: 'Invalid query parameters', details })
}

function numberOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** Returns NaN for text that is not a date, such as a day that is not in the calendar. */
function instantOf(text: string): number {
  const date = isoDate.exec(text)?.[1]
  // Date.parse reads 30 February as 1 March.
  if (date === undefined || Number.isNaN(Date.parse(date)) || dateOf(dayOf(date)) !== date) return Number.NaN
  return Date.parse(text)
}

function startOfDay(instantMs: number): number {
  return Math.floor(instantMs / dayMs) * dayMs
}

function dateAt(instantMs: number): string {
  return dateOf(Math.floor(instantMs / dayMs))
}
