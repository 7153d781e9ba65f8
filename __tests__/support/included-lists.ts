import type { DocumentationService } from '../../simulator/documentation-service.ts'
import type { PeriodWithDays } from '../../src/analytics/period/periods.ts'
import { type Included, includedNames } from '../../src/analytics/read/included-lists.ts'
import type { ReadContext } from '../../src/analytics/read/paged-list.ts'
import { RequestBudget } from '../../src/analytics/read/request-budget.ts'
import { readAnalytics, type ReadAnalytics } from '../../src/analytics/read/visitor-analytics.ts'
import type { FakeDeadline } from './fake-clock.ts'
import { RecordingLog } from './recording-log.ts'
import { clientOf } from './service-client.ts'

export const everyList = includedNames
/** Some items of `include`, for tests that count requests and files. A new list changes nothing in them. */
export const fourLists: Included[] = ['views', 'searches', 'feedback', 'questions']
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
    historyPeriods = [],
  }: { maxRequests?: number; previous?: PeriodWithDays; historyPeriods?: readonly PeriodWithDays[] } = {},
): IncludedReading {
  const { client, deadline, log } = clientOf(url)
  const inputs = {
    ...october,
    previous,
    historyPeriods,
    include,
    unfinished: false,
  }
  const budget = new RequestBudget(maxRequests)
  return { deadline, log, budget, read: () => readAnalytics({ inputs, budget, ...client, log }) }
}

/** Reads a list of `include` whose only page is `body`. */
export async function readBody<Content>(
  { read }: { read: (context: ReadContext) => Promise<{ content: Content }> },
  body: unknown,
): Promise<Content> {
  const { content } = await read(contextOf(body))
  return content
}

/** A context in which every request is answered with `body`. */
export function contextOf(body: unknown): ReadContext {
  return {
    range: october,
    unfinished: false,
    budget: new RequestBudget(100),
    log: new RecordingLog(),
    readPage: ({ decode }) => Promise.resolve(decode(body)),
  }
}
