import type { VisitorsInputs } from '../export-options.ts'
import { isSamePeriod } from '../period/earlier-periods.ts'
import { allLists, namesOf } from './included-lists.ts'

/**
 * What is compared, in the order of the reads. Each is left out if `max-requests` has no room for it, or if it fails. None is
 * worth to wait for a rate limit.
 */
const comparedReads = [
  {
    of: 'previous',
    loss: 'The visitors are not compared with the period before',
    noRoomFor: 'it',
    as: 'list-unless-limited',
  },
  {
    of: 'previousLists',
    loss: 'What readers did not find is not compared with the period before',
    noRoomFor: 'its lists',
    as: 'list-once',
  },
  {
    of: 'history',
    loss: 'The visitors are not compared with what is usual',
    noRoomFor: 'the 8 periods before the range',
    as: 'list-once',
  },
] as const

export type ComparedRead = (typeof comparedReads)[number] & { requests: number }

/**
 * Returns the fewest requests of an export: those that are `needed` for the pages and lists of the range, without which there
 * is no export, and those of what is compared.
 */
export function plan(inputs: Pick<VisitorsInputs, 'previous' | 'historyPeriods' | 'include'>) {
  const { previous, historyPeriods, include } = inputs
  const names = namesOf(include)
  const needed = 1 + names.length
  if (previous === undefined) return { needed, compared: [] }
  const requests = {
    previous: 1,
    previousLists: names.filter((name) => allLists[name].isCompared).length,
    // The previous period is read already.
    history: historyPeriods.filter((period) => !isSamePeriod(period, previous)).length,
  }
  const compared = comparedReads.map((read) => ({ ...read, requests: requests[read.of] }))
  return { needed, compared: compared.filter(({ requests }) => requests > 0) }
}

/** Says that a read is left out because of `max-requests`. */
export function noRoomText({ loss, noRoomFor }: ComparedRead): string {
  return `${loss}: max-requests has no room for ${noRoomFor}.`
}

/**
 * Returns what `max-requests` has room for, and what it has not, with the number of requests. Without the previous period,
 * nothing is compared.
 */
export function readsWithin({ needed, compared }: ReturnType<typeof plan>, maxRequests: number) {
  const within = { requests: needed, fitting: [] as ComparedRead[], leftOut: [] as ComparedRead[] }
  for (const read of compared) {
    if (read.of !== 'previous' && within.fitting.length === 0) break
    const fits = within.requests + read.requests <= maxRequests
    within[fits ? 'fitting' : 'leftOut'].push(read)
    if (fits) within.requests += read.requests
  }
  return within
}
