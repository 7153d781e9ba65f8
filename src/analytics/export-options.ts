import type { DateRange, PeriodWithDays } from './period/periods.ts'
import type { Included } from './read/included-lists.ts'

export interface VisitorsInputs extends DateRange {
  /** Number of calendar days of the range; undefined unless both bounds are dates. */
  days: number | undefined
  /** The range ends in the future, or has no end. It contains today, which is not over. */
  unfinished: boolean
  /** The period just before, to compare with. Undefined unless the range has two dates. */
  previous: PeriodWithDays | undefined
  /** The periods before the range that show what is usual, the oldest first. Empty if the range has none. */
  historyPeriods: readonly PeriodWithDays[]
  /** What else is read of the same range. */
  include: readonly Included[]
  maxRequests: number
  /** Absolute path. */
  outputDir: string
  /** The path of `outputDir` in the workspace, with a slash at its end; undefined if it is elsewhere. */
  workspaceFolder: string | undefined
  /** Undefined if the files are not uploaded. */
  artifact: { name: string } | undefined
  /** Address of the documentation site, for links to its pages, and to ask what became of lost ones. It is https, without query and fragment. */
  siteUrl: URL | undefined
}
