import type { DocumentationService } from '../../simulator/documentation-service.ts'
import type { PeriodWithDays } from '../../src/analytics/period/buckets.ts'
import type { IncludedList } from '../../src/analytics/read/list-definition.ts'
import type { Included } from '../../src/analytics/read/included-lists.ts'
import { RequestBudget } from '../../src/analytics/read/request-budget.ts'
import { readAnalytics, type ReadAnalytics } from '../../src/analytics/read/visitor-analytics.ts'
import type { FakeDeadline } from './fake-clock.ts'
import { RecordingLog } from './recording-log.ts'
import { clientOf } from './service-client.ts'

export const everyList: Included[] = ['views', 'searches', 'feedback', 'questions']
export const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01' }

interface IncludedReading {
  deadline: FakeDeadline
  log: RecordingLog
  budget: RequestBudget
  read: () => Promise<ReadAnalytics>
}

/** Reads October 2026 from a service, with the lists of `include`, and compared with `previous`. */
export function readingIncluded(
  { url }: Pick<DocumentationService, 'url'>,
  include: readonly Included[],
  {
    maxRequests = 100,
    previous,
    earlierPeriods = [],
  }: { maxRequests?: number; previous?: PeriodWithDays; earlierPeriods?: readonly PeriodWithDays[] } = {},
): IncludedReading {
  const { client, deadline, log } = clientOf(url)
  const isCompared = previous !== undefined
  const budget = new RequestBudget(maxRequests, { isCompared, series: undefined, include })
  const inputs = { ...october, previous, earlierPeriods, series: undefined, include, unfinished: false }
  return { deadline, log, budget, read: () => readAnalytics({ inputs, budget, ...client, log }) }
}

/** Reads a list of `include` whose only page is `body`. */
export function readBody<Content>(
  { read }: Pick<IncludedList<Included, Content>, 'read'>,
  body: unknown,
): Promise<Content> {
  return read({
    range: october,
    unfinished: false,
    budget: new RequestBudget(100, { isCompared: false, series: undefined }),
    log: new RecordingLog(),
    readPage: ({ decode }) => Promise.resolve(decode(body)),
  })
}
