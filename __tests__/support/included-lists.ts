import type { DocumentationService } from '../../simulator/documentation-service.ts'
import type { ConversationRow, FeedbackRow, SearchRow } from '../../simulator/reader-data.ts'
import { ulid } from '../../simulator/ulid.ts'
import type { PeriodWithDays } from '../../src/analytics/period/buckets.ts'
import type { IncludedList } from '../../src/analytics/read/define-list.ts'
import type { Included } from '../../src/analytics/read/included-lists.ts'
import { RequestBudget } from '../../src/analytics/read/request-budget.ts'
import { readAnalytics, type ReadAnalytics } from '../../src/analytics/read/visitor-analytics.ts'
import type { FakeDeadline } from './fake-clock.ts'
import { RecordingLog } from './recording-log.ts'
import { clientOf } from './service-client.ts'

export const everyList: Included[] = ['views', 'searches', 'feedback', 'assistant']
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

export const searchRow = (searchQuery: string, change: Partial<SearchRow> = {}): SearchRow => ({
  searchQuery,
  hits: 10,
  ctr: 0.5,
  topClickedPage: '/a',
  lastSearchedAt: '2026-10-31T12:00:00Z',
  ...change,
})

export const feedbackRow = (id: string, change: Partial<FeedbackRow> = {}): FeedbackRow => ({
  id,
  path: '/a',
  comment: `comment ${id}`,
  createdAt: '2026-10-31T12:00:00Z',
  source: 'contextual',
  status: 'pending',
  helpful: false,
  contact: null,
  ...change,
})

/** `number` orders the rows: the service lists a higher one first. */
export const conversationRow = (number: number, change: Partial<ConversationRow> = {}): ConversationRow => ({
  id: ulid(Date.parse('2026-10-15T12:00:00Z') + number, number),
  timestamp: new Date(Date.parse('2026-10-15T12:00:00Z') + number).toISOString(),
  query: `question ${number}`,
  response: 'the answer of the assistant',
  responseType: 'answer',
  sources: [],
  resolutionStatus: 'unanswered',
  queryCategory: null,
  pageUrl: null,
  ...change,
})
