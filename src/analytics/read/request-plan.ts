import type { VisitorsInputs } from '../export-options.ts'
import { historyRequests } from './history.ts'
import { comparedListsOf, type Included, listsOf } from './included-lists.ts'

/** What determines how many requests an export takes at least. */
export interface LeastPlan {
  isCompared: boolean
  /** Number of buckets of the series. */
  buckets: number
  include: readonly Included[]
}

interface RequestPlan extends LeastPlan {
  /** Requests for the earlier periods that show what is usual. */
  history: number
}

export function planOf({
  previous,
  earlierPeriods,
  series,
  include,
}: Pick<VisitorsInputs, 'previous' | 'earlierPeriods' | 'series' | 'include'>): RequestPlan {
  return {
    isCompared: previous !== undefined,
    buckets: series?.buckets.length ?? 0,
    include,
    history: historyRequests(earlierPeriods, previous),
  }
}

/** Returns the fewest requests without which there is no export: one for each list and each bucket. */
export function leastRequests({ isCompared, buckets, include }: LeastPlan): number {
  return (isCompared ? 2 : 1) + buckets + listsOf(include).length
}

/**
 * Returns the fewest requests with what an export can go without: the lists of the previous period, and the earlier
 * periods. Each is left out if `max-requests` has no room for it.
 */
export function plannedRequests(
  plan: RequestPlan,
  maxRequests: number,
): { requests: number; isHistoryRead: boolean } {
  const least = leastRequests(plan)
  const compared = plan.isCompared ? comparedListsOf(plan.include).length : 0
  const withLists = least + compared <= maxRequests ? least + compared : least
  const isHistoryRead = withLists + plan.history <= maxRequests
  return { requests: isHistoryRead ? withLists + plan.history : withLists, isHistoryRead }
}
