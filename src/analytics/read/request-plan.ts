import type { VisitorsInputs } from '../export-options.ts'
import { historyRequests } from './history.ts'
import { comparedNamesOf, namesOf } from './included-lists.ts'
import type { AskedFor } from './request-budget.ts'

type PlannedInputs = Pick<
  VisitorsInputs,
  'previous' | 'earlierPeriods' | 'series' | 'include' | 'maxRequests'
>

export function askedFor({
  previous,
  series,
  include,
}: Pick<VisitorsInputs, 'previous' | 'series' | 'include'>): AskedFor {
  return {
    isCompared: previous !== undefined,
    series: series?.size,
    buckets: series?.buckets.length,
    include,
  }
}

/** Returns the fewest requests without which there is no export: one for each list and each bucket. */
export function leastRequests({ isCompared, buckets = 0, include = [] }: AskedFor): number {
  return (isCompared ? 2 : 1) + buckets + namesOf(include).length
}

/**
 * Returns the fewest requests with what an export can go without: the lists of the previous period, and the earlier
 * periods. Each is left out if `max-requests` has no room for it.
 */
export function plannedRequests(inputs: PlannedInputs): { requests: number; isHistoryRead: boolean } {
  const { previous, earlierPeriods, include, maxRequests } = inputs
  const least = leastRequests(askedFor(inputs))
  const compared = previous === undefined ? 0 : comparedNamesOf(include).length
  const withLists = least + compared <= maxRequests ? least + compared : least
  const withHistory = withLists + historyRequests(earlierPeriods, previous)
  const isHistoryRead = withHistory <= maxRequests
  return { requests: isHistoryRead ? withHistory : withLists, isHistoryRead }
}
