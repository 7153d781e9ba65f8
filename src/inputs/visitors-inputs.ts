import path from 'node:path'

import { formatRange } from '../analytics/period/date-format.ts'
import { daysBetween, isDate, momentMs } from '../analytics/period/calendar.ts'
import {
  type DateRange,
  type Period,
  periodBefore,
  periodsBefore,
  rangeNames,
  resolveRange,
} from '../analytics/period/periods.ts'
import type { VisitorsInputs } from '../analytics/export-options.ts'
import { type Included, includedNames, withTextOfReaders } from '../analytics/read/included-lists.ts'
import { toStayWithin } from '../analytics/read/request-budget.ts'
import { plan } from '../analytics/read/visitor-analytics.ts'
import { readEventPayload } from '../github/event-payload.ts'
import { refForm, repositoryForm } from '../github/github-objects.ts'
import type { InputReader } from './input-reader.ts'
import { foreignInPath } from './workspace-file.ts'

const mostRequests = 10_000

/** Reads the inputs of an export and reports problems to the reader. */
export async function readVisitorsInputs(
  reader: InputReader,
  nowMs: number,
  env: NodeJS.ProcessEnv,
): Promise<VisitorsInputs> {
  const upload = reader.boolean('upload-artifact')
  const artifact = { name: readArtifactName(reader) }
  const { dateFrom, dateTo, period } = readDateRange(reader, nowMs)
  const isMonthToDate = reader.text('range')?.toLowerCase() === 'month-to-date'
  const maxRequests = reader.number('max-requests', { whole: true, atMost: mostRequests })
  const include = readInclude(reader)
  const previous = period && periodBefore(period, isMonthToDate)
  const historyPeriods = period === undefined ? [] : periodsBefore(period, isMonthToDate)
  checkRequests(reader, maxRequests, plan({ previous, historyPeriods, include }).needed)
  const inputs = {
    dateFrom,
    dateTo,
    days: period && daysBetween(period.dateFrom, period.dateTo),
    unfinished: dateTo === undefined || (momentMs(dateTo) ?? 0) > nowMs,
    previous,
    historyPeriods,
    include,
    maxRequests,
    ...outputFolder(reader),
    artifact: upload ? artifact : undefined,
    siteUrl: reader.address('site-url'),
  }
  await warnAboutReaders(include, reader, env)
  return inputs
}

function readInclude(reader: InputReader): Included[] {
  if (reader.text('include') === undefined) return []
  const names = reader.list('include', [...includedNames, 'all'])
  return names.includes('all') ? includedNames : names.filter((name) => name !== 'all')
}

function outputFolder(reader: InputReader): Pick<VisitorsInputs, 'outputDir' | 'workspaceFolder'> {
  const given = reader.text('output-dir')
  const { workspace, exported } = reader.folders
  if (given === undefined) return { outputDir: exported, workspaceFolder: undefined }
  const foreign = foreignInPath(given)
  if (foreign !== undefined) reader.problem('output-dir', `the path of a folder; ${foreign}`)
  const outputDir = path.resolve(workspace, given)
  const relative = path.relative(workspace, outputDir)
  const parts = relative.split(path.sep)
  const isInside = parts[0] !== '..' && !path.isAbsolute(relative)
  const folder = relative === '' ? '' : `${parts.join('/')}/`
  return { outputDir, workspaceFolder: isInside ? folder : undefined }
}

/** Returns a range, and the period if both bounds are dates and in order. */
function readDateRange(reader: InputReader, nowMs: number): DateRange & { period: Period | undefined } {
  if (!reader.isGiven('range')) return readDates(reader, nowMs)
  const period = resolveRange(reader.text('range')?.toLowerCase() ?? '', nowMs)
  if (period === undefined) reader.problem('range', rangeNames)
  else reader.remark('info', formatRange(period))
  return { dateFrom: period?.dateFrom, dateTo: period?.dateTo, period }
}

function readDates(reader: InputReader, nowMs: number) {
  const dateFrom = reader.text('date-from')
  const dateTo = reader.text('date-to')
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
  const period = isInOrder && isDate(dateFrom) && isDate(dateTo) ? { dateFrom, dateTo } : undefined
  const nothingCompared = 'Nothing is compared, because the range is not given by two dates YYYY-MM-DD.'
  // Shows the last day, because date-to is exclusive.
  reader.remark('info', period === undefined ? nothingCompared : formatRange(period))
  return { dateFrom, dateTo, period }
}

/** Adds a problem if `max-requests` has no room for the reads without which there is no export. */
function checkRequests(reader: InputReader, maxRequests: number, requests: number): void {
  // If it is no number of requests, a problem was already added.
  if (!(maxRequests >= 1) || requests <= maxRequests) return
  reader.problemOf(
    ['include', 'max-requests'],
    `at least ${requests} requests are needed, and max-requests allows ${maxRequests}; ${toStayWithin}`,
  )
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

/**
 * Warns about an export of what readers wrote, unless the event payload says that the repository is private. Everybody
 * with an account on GitHub can read the artifacts, the logs and the job summaries of a public repository.
 */
async function warnAboutReaders(
  include: readonly Included[],
  reader: InputReader,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const lists = withTextOfReaders(include)
  if (lists.length === 0) return
  const { values } = await readEventPayload(env['GITHUB_EVENT_PATH'])
  const isPrivate = values.repository?.private
  if (isPrivate === true) return
  const isOpen = isPrivate === false ? 'is' : 'may be'
  reader.remark(
    'warning',
    `This repository ${isOpen} public: everybody can read what readers wrote (include: ${lists.join(',')}). See ${documentUrl(env)}#privacy`,
  )
}

/** Returns where the document about exports is in the repository of this action; its path if the runner tells no repository. */
function documentUrl(env: NodeJS.ProcessEnv): string {
  const document = 'docs/visitors.md'
  const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '' } = env
  if (server === '' || !repositoryForm.test(repository)) return document
  const ref = env['GITHUB_ACTION_REF'] ?? ''
  return `${server}/${repository}/blob/${refForm.test(ref) ? ref : 'HEAD'}/${document}`
}
