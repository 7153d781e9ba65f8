import { formatCountOf } from '../../shared/number-format.ts'
import type { VisitorsInputs } from '../export-options.ts'
import { historyRequests } from './history.ts'
import { allLists, type Included, type ListName, namesOf } from './included-lists.ts'

/** A read of an export. */
export interface PlannedRead {
  of: 'pages' | ListName | 'previous' | 'previousLists' | 'history'
  /** The fewest requests that it takes. */
  requests: number
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

type PlannedInputs = Pick<VisitorsInputs, 'previous' | 'historyPeriods' | 'include'>

/** Returns the reads of an export, in their order: first those without which there is no export. */
export function plan({ previous, historyPeriods, include }: PlannedInputs): PlannedRead[] {
  const names = namesOf(include)
  const compared = names.filter((name) => allLists[name].isCompared).length
  const reads: PlannedRead[] = [{ of: 'pages', requests: 1 }, ...names.map((of) => ({ of, requests: 1 }))]
  if (previous === undefined) return reads
  const optional = (
    of: PlannedRead['of'],
    requests: number,
    loss: string,
    noRoomFor: string,
    retries: LeftOut['retries'] = 'none',
  ): void => {
    if (requests > 0) reads.push({ of, requests, optional: { loss, noRoomFor, retries } })
  }
  const lossOfPages = 'The visitors are not compared with the previous period'
  const lossOfLists = 'What readers did not find is not compared with the previous period'
  const lossOfHistory = 'The visitors are not compared with what is usual'
  optional('previous', 1, lossOfPages, 'it', 'not-limited')
  optional('previousLists', compared, lossOfLists, 'its lists')
  const earlier = `the ${formatCountOf(historyPeriods.length, 'period')} before the range`
  optional('history', historyRequests(historyPeriods, previous), lossOfHistory, earlier)
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
export function waysToSendFewer(include: readonly Included[]): string[] {
  const fewerLists = include.length === 1 ? 'remove include' : 'remove items of include'
  return [...(include.length === 0 ? [] : [fewerLists]), 'shorten the range']
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
