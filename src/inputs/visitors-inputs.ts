import path from 'node:path'

import { formatRange } from '../analytics/period/date-format.ts'
import { bucketCount, bucketSizes, bucketsOf } from '../analytics/period/buckets.ts'
import { dateIn, daysBetween, isDate, isTimeZone, momentMs } from '../analytics/period/calendar.ts'
import { type DateRange, type Period, rangeNames, resolveRange } from '../analytics/period/date-range.ts'
import { periodsBefore } from '../analytics/period/history.ts'
import { type Comparison, periodToCompare, type ToDate } from '../analytics/period/previous-period.ts'
import type { VisitorsInputs } from '../analytics/export-options.ts'
import { type Included, includedNames } from '../analytics/read/included-lists.ts'
import { fewerRequests } from '../analytics/read/request-budget.ts'
import {
  neededReads,
  plan,
  type PlannedRead,
  sumOf,
  waysToSendFewer,
} from '../analytics/read/request-plan.ts'
import type { InputReader } from './input-reader.ts'
import { readSiteUrl } from './site-url-input.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { warnAboutReaders } from './readers-privacy.ts'

const mostRequests = 10_000
// What GitHub allows private repositories. Public ones may keep artifacts for 90 days, and the artifact service decides.
const mostRetentionDays = 400
const toDateRanges: readonly ToDate[] = ['month-to-date', 'year-to-date']
const comparisons: readonly Comparison[] = ['previous-period', 'previous-year']
const seriesNames = Object.keys(bucketSizes) as (keyof typeof bucketSizes)[]

/** Reads the inputs of an export and reports problems to the reader. */
export async function readVisitorsInputs(
  reader: InputReader,
  nowMs: number,
  env: NodeJS.ProcessEnv,
): Promise<VisitorsInputs> {
  const upload = reader.boolean('upload-artifact')
  const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) }
  const timeZone = readTimeZone(reader)
  // The contract names no time zone. In UTC, the same dates are judged in the same way, however they are written.
  const today = dateIn('UTC', nowMs)
  const range = readDateRange(reader, { nowMs, timeZone, today })
  const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests })
  const include = readInclude(reader)
  const inputs = {
    dateFrom: range.dateFrom,
    dateTo: range.dateTo,
    days: range.period && daysBetween(range.period.dateFrom, range.period.dateTo),
    unfinished: isUnfinished(range, today, nowMs),
    ...readComparisonAndSeries(reader, range, { today, maxRequests, include }),
    include,
    maxRequests,
    ...outputFolder(reader),
    artifact: upload ? artifact : undefined,
    siteUrl: readSiteUrl(reader),
  }
  await warnAboutReaders(include, reader, env)
  return inputs
}

function readInclude(reader: InputReader): Included[] {
  if (reader.text('include') === undefined) return []
  const names = reader.list('include', [...includedNames, 'all'], {
    assistant: 'the list of questions to the assistant is called questions',
  })
  return names.includes('all') ? includedNames : names.filter((name) => name !== 'all')
}

function outputFolder(reader: InputReader): Pick<VisitorsInputs, 'outputDir' | 'workspaceFolder'> {
  const given = reader.text('output-dir')
  if (given === undefined)
    return { outputDir: path.resolve(reader.temporaryFolder, 'docs-visitors'), workspaceFolder: undefined }
  const outputDir = path.resolve(reader.workspace, given)
  const relative = path.relative(reader.workspace, outputDir)
  const parts = relative.split(path.sep)
  const isInside = parts[0] !== '..' && !path.isAbsolute(relative)
  const folder = relative === '' ? '' : `${parts.join('/')}/`
  return { outputDir, workspaceFolder: isInside ? folder : undefined }
}

/** Returns true if the range contains today or days after today, so that its numbers still grow. */
function isUnfinished({ dateTo }: DateRange, today: string, nowMs: number): boolean {
  if (dateTo === undefined) return true
  return isDate(dateTo) ? dateTo > today : (momentMs(dateTo) ?? 0) > nowMs
}

interface ReadRange extends DateRange {
  /** The range, if both bounds are dates and in order. */
  period: Period | undefined
  /** The input `range`, if it is a range to date. */
  toDate?: ToDate
}

interface Time {
  nowMs: number
  timeZone: string
  /** The date in UTC. */
  today: string
}

function readDateRange(reader: InputReader, { nowMs, timeZone, today }: Time): ReadRange {
  const dateFrom = reader.text('date-from')
  const dateTo = reader.text('date-to')
  if (!reader.isGiven('range')) return readDates(reader, { dateFrom, dateTo }, nowMs, timeZone)
  if (reader.isGiven('date-from') || reader.isGiven('date-to')) {
    reader.conflict(
      ['range', 'date-from', 'date-to'],
      'range replaces date-from and date-to; set one or the other',
    )
  }
  const range = reader.text('range')?.toLowerCase() ?? ''
  const period = resolveRange(range, nowMs, timeZone)
  if (period === undefined) {
    reader.problem('range', rangeNames)
    return { dateFrom, dateTo, period }
  }
  reader.remark('info', `${formatRange(period)}, in ${timeZone}`)
  if (period.dateTo > today && period.dateTo <= dateIn(timeZone, nowMs)) {
    reader.remark(
      'notice',
      `The range is over in ${timeZone}, but not yet in UTC. The service names no time zone for its days, so its numbers may still grow. To avoid this, run the export after the day has ended in UTC.`,
    )
  }
  const toDate = toDateRanges.find((name) => name === range)
  return toDate === undefined ? { ...period, period } : { ...period, period, toDate }
}

function readDates(
  reader: InputReader,
  { dateFrom, dateTo }: DateRange,
  nowMs: number,
  timeZone: string,
): ReadRange {
  const from = readBound('date-from', reader)
  const to = readBound('date-to', reader)
  const isInOrder = from !== undefined && to !== undefined && from < to
  if (from !== undefined && to !== undefined && !isInOrder) {
    reader.problem(
      'date-to',
      `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so for one day set it to the next day`,
    )
  }
  if (from !== undefined && from > nowMs) {
    reader.remark(
      'warning',
      `date-from: got "${dateFrom ?? ''}", which is in the future. The time is ${new Date(nowMs).toISOString()}. There are no visitors in this range yet. Check the year, and the order of month and day.`,
    )
  }
  if (reader.isGiven('timezone')) {
    reader.remark(
      'notice',
      `timezone: got "${timeZone}", which has no effect on date-from and date-to. Use range, or remove timezone.`,
    )
  }
  if (!isInOrder || !isDate(dateFrom) || !isDate(dateTo)) return { dateFrom, dateTo, period: undefined }
  // Shows the last day, because date-to is exclusive.
  reader.remark('info', formatRange({ dateFrom, dateTo }))
  return { dateFrom, dateTo, period: { dateFrom, dateTo } }
}

interface ComparisonOptions extends Pick<VisitorsInputs, 'maxRequests' | 'include'> {
  today: string
}

/** Reads `compare` and `series`. Returns neither after a problem with the range or the number of requests. */
function readComparisonAndSeries(
  reader: InputReader,
  { dateFrom, dateTo, period, toDate }: ReadRange,
  { today, maxRequests, include }: ComparisonOptions,
): Pick<VisitorsInputs, 'previous' | 'isComparisonNeeded' | 'historyPeriods' | 'series'> {
  const isComparisonNeeded = reader.text('compare') !== undefined
  const nothing = { previous: undefined, isComparisonNeeded, historyPeriods: [], series: undefined }
  const choice = isComparisonNeeded ? reader.choice('compare', ['none', ...comparisons]) : 'previous-period'
  const compare = choice === 'none' ? undefined : choice
  const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none']
  const asked = [
    ...(compare !== undefined && isComparisonNeeded ? ['compare'] : []),
    ...(size === undefined ? [] : ['series']),
  ]
  const hasDates = [dateFrom, dateTo].every((bound) => bound !== undefined && !bound.includes('T'))
  if (asked.length > 0 && !hasDates && !reader.isGiven('range')) {
    reader.conflict(
      asked,
      `the range needs two dates as YYYY-MM-DD, got ${boundText('date-from', dateFrom)} and ${boundText('date-to', dateTo)}; set range, or date-from and date-to`,
    )
  }
  if (!hasDates && !isComparisonNeeded && !reader.isGiven('range')) {
    reader.remark('info', 'Nothing is compared, because the range has no two dates as YYYY-MM-DD')
  }
  // If compare or series needs the bounds, a problem was already added.
  const previous = period && compare && periodToCompare(period, compare, toDate)
  const historyPeriods = period && previous ? periodsBefore(period, toDate) : []
  const comparison = { previous, isComparisonNeeded, historyPeriods }
  // The buckets are only counted here: there may be too many to make.
  const series = period && size && { size, buckets: { length: bucketCount(period, size) } }
  const reads = plan({ ...comparison, series, include })
  if (!haveRequests(reader, maxRequests, reads) || period === undefined) return nothing
  return { ...comparison, series: size && { size, buckets: bucketsOf(period, size, today) } }
}

/** Returns true if `max-requests` has room for the needed reads. Otherwise adds a problem. */
function haveRequests(reader: InputReader, maxRequests: number, reads: readonly PlannedRead[]): boolean {
  // A problem was already added.
  if (!(maxRequests >= 1 && maxRequests <= mostRequests)) return false
  const needed = neededReads(reads)
  const requests = sumOf(needed)
  if (requests <= maxRequests) return true
  const names = new Set(needed.flatMap(({ input }) => input ?? []))
  reader.conflict(
    [...names, 'max-requests'],
    `at least ${requests} requests are needed, and max-requests allows ${maxRequests}; ${fewerRequests(waysToSendFewer(needed), requests)}`,
  )
  return false
}

function boundText(name: string, bound: string | undefined): string {
  return bound === undefined ? `no ${name}` : `${name} "${singleLine(bound, 100)}"`
}

/** Returns UTC for an invalid name, so that the dates are still validated. */
function readTimeZone(reader: InputReader): string {
  const timeZone = reader.text('timezone') ?? ''
  if (isTimeZone(timeZone)) return timeZone
  reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin')
  return 'UTC'
}

/** Returns the moment of a bound, in milliseconds since the epoch. Without an offset, it is in UTC. */
function readBound(name: string, reader: InputReader): number | undefined {
  if (!reader.isGiven(name)) return undefined
  const moment = momentMs(reader.text(name) ?? '')
  if (moment === undefined) reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time')
  return moment
}

function readArtifactName(reader: InputReader): string {
  const name = reader.text('artifact-name') ?? ''
  // The characters that the artifact service rejects, and control characters.
  if (/[":<>|*?\\/]|\p{Cc}/u.test(name) || name.length > 200) {
    reader.problem('artifact-name', 'at most 200 characters, none of them " : < > | * ? \\ / or a line break')
  }
  return name
}

function readRetentionDays(reader: InputReader): number | undefined {
  return reader.isGiven('retention-days')
    ? reader.integer('retention-days', { from: 1, to: mostRetentionDays })
    : undefined
}
