import path from 'node:path'

import type { InputReader } from '../input-reader.ts'
import { boundEpochMs, isTimeZone, rangeNames, resolveRange, type DateRange } from './date-range.ts'

export const formats = ['csv', 'json', 'ndjson', 'md'] as const
export type Format = (typeof formats)[number]

export interface VisitorsInputs extends DateRange {
  pageSize: number
  maxRequests: number
  formats: readonly Format[]
  /** Absolute. */
  outputDir: string
  /** Undefined: the files are not uploaded. */
  artifact: { name: string; retentionDays: number | undefined } | undefined
  summaryRows: number
}

/** Reads the inputs of an export; problems go to the reader. */
export function readVisitorsInputs(reader: InputReader, nowMs: number): VisitorsInputs {
  const upload = reader.boolean('upload-artifact')
  const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) }
  const outputDir = reader.text('output-dir')
  return {
    ...readDateRange(reader, nowMs),
    pageSize: reader.integer('page-size', { from: 1, to: 250 }),
    maxRequests: reader.integer('max-requests', { from: 1, to: 10_000 }),
    formats: reader.list('formats', formats),
    outputDir:
      outputDir === undefined
        ? path.resolve(reader.temporaryFolder, 'docs-visitors')
        : path.resolve(reader.workspace, outputDir),
    artifact: upload ? artifact : undefined,
    summaryRows: reader.integer('summary-rows', { from: 0, to: 1000 }),
  }
}

function readDateRange(reader: InputReader, nowMs: number): DateRange {
  const timeZone = readTimeZone(reader)
  const range = reader.text('range')
  const dateFrom = reader.text('date-from')
  const dateTo = reader.text('date-to')
  if (range !== undefined) {
    if (dateFrom !== undefined || dateTo !== undefined) {
      reader.conflict(
        ['range', 'date-from', 'date-to'],
        'range stands instead of the two dates; set one or the other',
      )
    }
    const resolved = resolveRange(range, nowMs, timeZone)
    if (resolved === undefined) reader.problem('range', rangeNames)
    return resolved ?? { dateFrom, dateTo }
  }
  const fromMs = readBound('date-from', dateFrom, timeZone, reader)
  const toMs = readBound('date-to', dateTo, timeZone, reader)
  if (fromMs !== undefined && toMs !== undefined && toMs <= fromMs) {
    reader.problem(
      'date-to',
      `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so one day is from a day to the next`,
    )
  }
  return { dateFrom, dateTo }
}

/** UTC stands in for a name that is none, so that the dates are checked all the same. */
function readTimeZone(reader: InputReader): string {
  const timeZone = reader.text('timezone') ?? ''
  if (isTimeZone(timeZone)) return timeZone
  reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin')
  return 'UTC'
}

function readBound(
  name: string,
  bound: string | undefined,
  timeZone: string,
  reader: InputReader,
): number | undefined {
  if (bound === undefined) return undefined
  const epochMs = boundEpochMs(bound, timeZone)
  if (epochMs === undefined) reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time')
  return epochMs
}

function readArtifactName(reader: InputReader): string {
  const name = reader.text('artifact-name') ?? ''
  // The characters that the artifact service refuses, and controls.
  if (/[":<>|*?\\/]|\p{Cc}/u.test(name) || name.length > 200) {
    reader.problem('artifact-name', 'at most 200 characters, none of them " : < > | * ? \\ / or a line break')
  }
  return name
}

function readRetentionDays(reader: InputReader): number | undefined {
  return reader.isGiven('retention-days') ? reader.integer('retention-days', { from: 1, to: 90 }) : undefined
}
