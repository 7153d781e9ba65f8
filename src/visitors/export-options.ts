import type { DateRange } from './dates/date-range.ts'
import type { Bucket, BucketSize, Period } from './dates/period.ts'

export const formats = ['csv', 'json', 'ndjson', 'md', 'html'] as const
export type Format = (typeof formats)[number]

export interface VisitorsInputs extends DateRange {
  /** The period to compare with. */
  previous: Period | undefined
  series: { size: BucketSize; buckets: Bucket[] } | undefined
  pageSize: number
  maxRequests: number
  formats: readonly Format[]
  /** Absolute path. */
  outputDir: string
  /** Undefined if the files are not uploaded. */
  artifact: { name: string; retentionDays: number | undefined } | undefined
  summaryRows: number
}
