import type { DateRange } from './dates/date-range.ts'
import type { Bucket, BucketSize, PeriodWithDays } from './dates/period.ts'
import type { Included } from './read/included-lists.ts'

export const formats = ['csv', 'json', 'ndjson', 'md', 'html'] as const
export type Format = (typeof formats)[number]

export interface SeriesBuckets {
  size: BucketSize
  buckets: Bucket[]
}

export interface VisitorsInputs extends DateRange {
  /** Number of calendar days of the range; undefined without both bounds. */
  days: number | undefined
  /** The range ends in the future, or has no end. It contains today, which is not over. */
  unfinished: boolean
  /** The period to compare with. */
  previous: PeriodWithDays | undefined
  series: SeriesBuckets | undefined
  /** What else is read of the same range. */
  include: readonly Included[]
  /** Rows per request of the lists of visitors and views. */
  pageSize: number
  maxRequests: number
  formats: readonly Format[]
  /** Absolute path. */
  outputDir: string
  /** Undefined if the files are not uploaded. */
  artifact: { name: string; retentionDays: number | undefined } | undefined
  summaryRows: number
  /** Address of the documentation site, for links to its pages. It is https, without query and fragment. */
  siteUrl: URL | undefined
}
