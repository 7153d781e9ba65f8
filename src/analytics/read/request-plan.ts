import { formatCountOf } from '../../shared/number-format.ts'
import type { VisitorsInputs } from '../export-options.ts'
import type { BucketSize } from '../period/buckets.ts'
import { historyRequests } from './history.ts'
import { allLists, type ListName, namesOf } from './included-lists.ts'

/** A read of an export. */
export interface PlannedRead {
  of: 'pages' | 'previous' | 'series' | ListName | 'previousLists' | 'history' | 'previousSeries'
  /** The input that asks for it. */
  input?: 'compare' | 'series' | 'include'
  /** The fewest requests that it takes. */
  requests: number
  /** What the user can do to send fewer. */
  remedy: string
  /** For a read that is left out if `max-requests` has no room for it, or if it fails. */
  optional?: LeftOut
}

/** Words for the log, if a read is left out. */
export interface LeftOut {
  /** What the export has not. */
  loss: string
  noRoomFor: string
  /** Which failures are worth a retry. None of them is worth to wait for a rate limit. */
  retries: 'not-limited' | 'none'
}

interface PlannedInputs extends Pick<
  VisitorsInputs,
  'previous' | 'isComparisonNeeded' | 'historyPeriods' | 'include'
> {
  series: { size: BucketSize; buckets: { readonly length: number } } | undefined
}

/** Returns the reads of an export, in their order: first those without which there is no export. */
export function plan(inputs: PlannedInputs): PlannedRead[] {
  const { previous, isComparisonNeeded, historyPeriods, series, include } = inputs
  const names = namesOf(include)
  const compared = names.filter((name) => allLists[name].isCompared).length
  const inputCompare = {
    input: 'compare',
    remedy: isComparisonNeeded ? 'remove compare' : 'set compare: none',
  } as const
  const ofPrevious: PlannedRead = { of: 'previous', requests: 1, ...inputCompare }
  const reads: PlannedRead[] = [{ of: 'pages', requests: 1, remedy: 'shorten the range' }]
  if (previous !== undefined && isComparisonNeeded) reads.push(ofPrevious)
  if (series !== undefined) {
    const remedy = series.size === 'month' ? 'remove series' : 'use a coarser series'
    reads.push({ of: 'series', input: 'series', requests: series.buckets.length, remedy })
  }
  const remedy = include.length === 1 ? 'remove include' : 'remove items of include'
  reads.push(...names.map((of) => ({ of, input: 'include' as const, requests: 1, remedy })))
  if (previous === undefined) return reads
  if (!isComparisonNeeded) {
    const loss = 'The visitors are not compared with the previous period'
    reads.push({ ...ofPrevious, optional: { loss, noRoomFor: 'it', retries: 'not-limited' } })
  }
  if (compared > 0) {
    const loss = 'What readers did not find is not compared with the previous period'
    const optional = { loss, noRoomFor: 'its lists', retries: 'none' } as const
    reads.push({ of: 'previousLists', requests: compared, ...inputCompare, optional })
  }
  if (historyPeriods.length > 0) {
    const loss = 'The visitors are not compared with what is usual'
    const noRoomFor = `the ${formatCountOf(historyPeriods.length, 'period')} before the range`
    const optional = { loss, noRoomFor, retries: 'none' } as const
    const requests = historyRequests(historyPeriods, previous)
    reads.push({ of: 'history', requests, ...inputCompare, optional })
  }
  if (series !== undefined) {
    const loss = 'The chart does not show the previous period'
    const noRoomFor = `its ${formatCountOf(series.buckets.length, series.size)}`
    const requests = series.buckets.length
    reads.push({
      of: 'previousSeries',
      requests,
      ...inputCompare,
      optional: { loss, noRoomFor, retries: 'none' },
    })
  }
  return reads
}

/** Says that a read is left out because of `max-requests`. */
export function noRoomText({ loss, noRoomFor }: LeftOut): string {
  return `${loss}: max-requests has no room for ${noRoomFor}.`
}

/** Returns the fewest requests of reads. */
export function sumOf(reads: readonly PlannedRead[]): number {
  return reads.reduce((sum, { requests }) => sum + requests, 0)
}

/** Returns what the user can do to send fewer requests. */
export function waysToSendFewer(reads: readonly PlannedRead[]): string[] {
  const order = ['series', 'compare', 'include', undefined] as const
  const ways = order.flatMap((input) => reads.filter((read) => read.input === input))
  return [...new Set(ways.map(({ remedy }) => remedy))]
}

/** Returns the reads without which there is no export. */
export function neededReads(reads: readonly PlannedRead[]): PlannedRead[] {
  return reads.filter(({ optional }) => optional === undefined)
}

/**
 * Returns the reads for which `max-requests` has room, and why others are left out. Without the previous period, nothing is
 * compared.
 */
export function readsWithin(
  reads: readonly PlannedRead[],
  maxRequests: number,
): { fitting: PlannedRead[]; leftOut: LeftOut[] } {
  const fitting = neededReads(reads)
  const leftOut: LeftOut[] = []
  for (const read of reads) {
    if (read.optional === undefined) continue
    if (!fitting.concat(read).some(({ of }) => of === 'previous')) continue
    if (sumOf(fitting) + read.requests <= maxRequests) fitting.push(read)
    else leftOut.push(read.optional)
  }
  return { fitting, leftOut }
}
