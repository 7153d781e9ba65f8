import path from 'node:path'

import type { Temporal } from 'temporal-polyfill'

import { formatRange } from '../visitors/date-format.ts'
import {
  type DateRange,
  hasOffset,
  isTimeZone,
  momentOf,
  rangeNames,
  rangesLike,
  resolveRange,
} from '../visitors/dates/date-range.ts'
import {
  bucketCount,
  bucketSizes,
  bucketsOf,
  daysOf,
  isFuture,
  type Period,
} from '../visitors/dates/period.ts'
import { type Comparison, periodToCompare, type ToDate } from '../visitors/dates/previous-period.ts'
import { formats, type VisitorsInputs } from '../visitors/export-options.ts'
import { includedNames, listsOf } from '../visitors/read/included-lists.ts'
import { type AskedFor, fewerRequests } from '../visitors/read/request-budget.ts'
import { leastRequests } from '../visitors/read/visitor-analytics.ts'
import { visitorList } from '../visitors/read/visitor-list.ts'
import type { InputReader } from './input-reader.ts'
import { nearestOf } from './nearest.ts'
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
  const outputDir = reader.text('output-dir')
  const timeZone = readTimeZone(reader)
  const range = readDateRange(reader, nowMs, timeZone)
  const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests })
  const include = reader.text('include') === undefined ? [] : reader.list('include', includedNames)
  const inputs = {
    dateFrom: range.dateFrom,
    dateTo: range.dateTo,
    days: range.period && daysOf(range.period, timeZone),
    unfinished: range.dateTo === undefined || isFuture(range.dateTo, timeZone, nowMs),
    ...readComparisonAndSeries(reader, range, { nowMs, timeZone, maxRequests, include }),
    include,
    pageSize: reader.integer('page-size', { from: 1, to: visitorList.limit }),
    maxRequests,
    formats: reader.list('formats', formats),
    outputDir:
      outputDir === undefined
        ? path.resolve(reader.temporaryFolder, 'docs-visitors')
        : path.resolve(reader.workspace, outputDir),
    artifact: upload ? artifact : undefined,
    summaryRows: reader.integer('summary-rows', { from: 0, to: 1000 }),
    siteUrl: readSiteUrl(reader),
  }
  await warnAboutReaders(include, reader, env)
  return inputs
}

interface ReadRange extends DateRange {
  /** The range, if it has both bounds and they are in order. */
  period: Period | undefined
  /** The input `range`, if it is a range to date. */
  toDate?: ToDate
}

function readDateRange(reader: InputReader, nowMs: number, timeZone: string): ReadRange {
  const range = reader.text('range')?.toLowerCase()
  const dateFrom = reader.text('date-from')
  const dateTo = reader.text('date-to')
  if (range === undefined) return readDates(reader, { dateFrom, dateTo }, nowMs, timeZone)
  if (dateFrom !== undefined || dateTo !== undefined) {
    reader.conflict(
      ['range', 'date-from', 'date-to'],
      'range replaces date-from and date-to; set one or the other',
    )
  }
  const period = resolveRange(range, nowMs, timeZone)
  if (period === undefined) {
    reader.problem('range', rangeNames, { nearest: nearestOf(range, rangesLike(range)) })
    return { dateFrom, dateTo, period }
  }
  reader.remark('info', `Range ${range}: ${formatRange(period)}, in ${timeZone}.`)
  const toDate = toDateRanges.find((name) => name === range)
  return { ...period, period, ...(toDate && { toDate }) }
}

function readDates(
  reader: InputReader,
  { dateFrom, dateTo }: DateRange,
  nowMs: number,
  timeZone: string,
): ReadRange {
  const from = readBound('date-from', dateFrom, timeZone, reader)
  const to = readBound('date-to', dateTo, timeZone, reader)
  const isInOrder = from !== undefined && to !== undefined && from.epochNanoseconds < to.epochNanoseconds
  if (from !== undefined && to !== undefined && !isInOrder) {
    reader.problem(
      'date-to',
      `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so for one day set it to the next day`,
    )
  }
  if (from !== undefined && from.epochMilliseconds > nowMs) {
    reader.remark(
      'warning',
      `date-from: got "${dateFrom ?? ''}", which is in the future. The time is ${new Date(nowMs).toISOString()}. There are no visitors in this range yet. Check the year, and the order of month and day.`,
    )
  }
  const usesTimeZone = [dateFrom, dateTo].some((bound) => bound !== undefined && hasOffset(bound))
  if (reader.isGiven('timezone') && !usesTimeZone) {
    reader.remark(
      'notice',
      `timezone: got "${timeZone}", which has no effect here. It applies to range and to date-times with an offset. Use range, or remove timezone.`,
    )
  }
  if (!isInOrder || dateFrom === undefined || dateTo === undefined)
    return { dateFrom, dateTo, period: undefined }
  // Shows the last day, because date-to is exclusive.
  reader.remark('info', `Range: ${formatRange({ dateFrom, dateTo })}.`)
  return { dateFrom, dateTo, period: { dateFrom, dateTo } }
}

interface ComparisonOptions extends Pick<VisitorsInputs, 'maxRequests' | 'include'> {
  nowMs: number
  timeZone: string
}

/** Reads `compare` and `series`. Returns neither after a problem with the range or the number of requests. */
function readComparisonAndSeries(
  reader: InputReader,
  { dateFrom, dateTo, period, toDate }: ReadRange,
  { nowMs, timeZone, maxRequests, include }: ComparisonOptions,
): Pick<VisitorsInputs, 'previous' | 'series'> {
  const nothing = { previous: undefined, series: undefined }
  const compare = reader.choice('compare', ['none', ...comparisons])
  const comparison = compare === 'none' ? undefined : compare
  const isCompared = comparison !== undefined
  const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none']
  const asked = [...(isCompared ? ['compare'] : []), ...(size === undefined ? [] : ['series'])]
  const isBounded = reader.isGiven('range') || (dateFrom !== undefined && dateTo !== undefined)
  if (asked.length > 0 && !isBounded) {
    reader.conflict(asked, 'the range needs both bounds; set range, or date-from and date-to')
  }
  const fits = (isCompared: boolean, buckets: number): boolean =>
    haveRequests(reader, maxRequests, { isCompared, series: size, include, buckets })
  if (period === undefined) {
    // If compare or series needs the bounds, a problem was already added.
    fits(false, 0)
    return nothing
  }
  const previous = comparison && periodToCompare(period, comparison, timeZone, toDate)
  if (isCompared && previous === undefined) {
    reader.conflict(
      ['compare', 'date-from'],
      'the period to compare with would start before the year 0; shorten the range',
    )
  }
  const buckets = size === undefined ? 0 : bucketCount(period, size, timeZone)
  if (!fits(previous !== undefined, buckets)) return nothing
  if (size === undefined) return { previous, series: undefined }
  return { previous, series: { size, buckets: [...bucketsOf(period, size, timeZone, nowMs)] } }
}

type LeastRequests = AskedFor & Parameters<typeof leastRequests>[0]

/** Returns true if `max-requests` allows at least one request for each part. Otherwise adds a problem. */
function haveRequests(reader: InputReader, maxRequests: number, asked: LeastRequests): boolean {
  // A problem was already added.
  if (!(maxRequests >= 1 && maxRequests <= mostRequests)) return false
  const { isCompared, series, buckets, include } = asked
  const needed = leastRequests(asked)
  if (needed <= maxRequests) return true
  const parts = [
    `${isCompared ? 2 : 1} for the pages`,
    ...(series === undefined ? [] : [`${buckets} for the totals per ${series}`]),
    ...(include.length === 0 ? [] : [`${listsOf(include).length} for ${include.join(', ')}`]),
  ]
  const names = [
    ...(isCompared ? ['compare'] : []),
    ...(series === undefined ? [] : ['series']),
    ...(include.length === 0 ? [] : ['include']),
  ]
  const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
  reader.conflict(
    [...names, 'max-requests'],
    `at least ${needed} requests are needed (${and.format(parts)}), and max-requests allows ${maxRequests}; ${fewerRequests(asked, needed)}`,
  )
  return false
}

/** Returns UTC for an invalid name, so that the dates are still validated. */
function readTimeZone(reader: InputReader): string {
  const timeZone = reader.text('timezone') ?? ''
  if (isTimeZone(timeZone)) return timeZone
  reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin', {
    nearest: nearestOf(timeZone, Intl.supportedValuesOf('timeZone')),
  })
  return 'UTC'
}

function readBound(
  name: string,
  bound: string | undefined,
  timeZone: string,
  reader: InputReader,
): Temporal.ZonedDateTime | undefined {
  if (bound === undefined) return undefined
  const moment = momentOf(bound, timeZone)
  if (moment === undefined) reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time')
  return moment
}

function readSiteUrl(reader: InputReader): URL | undefined {
  const text = reader.text('site-url')
  if (text === undefined) return undefined
  const url = URL.parse(text)
  // User info may be a password. A URL parser takes backslashes for slashes.
  const [, authority = ''] = text.split(/[/\\]+/u)
  if (authority.includes('@') || (url?.username ?? '') !== '' || (url?.password ?? '') !== '') {
    reader.problemUnshown('site-url', 'it contains user info, expected the https URL of the site without it.')
    return undefined
  }
  if (url?.protocol === 'https:' && !/[?#]/u.test(url.href)) return url
  reader.problem(
    'site-url',
    'the https URL of the documentation site without query or fragment, such as https://docs.example.com',
  )
  return undefined
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
