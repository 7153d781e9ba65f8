import type { DocumentationService } from '../../simulator/documentation-service.ts'
import type { ConversationRow, FeedbackRow, SearchRow } from '../../simulator/reader-data.ts'
import { ulid } from '../../simulator/ulid.ts'
import type { Included } from '../../src/visitors/read/included-lists.ts'
import { RequestBudget } from '../../src/visitors/read/request-budget.ts'
import { readAnalytics, type ReadAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { visitorList } from '../../src/visitors/read/visitor-list.ts'
import type { RecordingLog } from './recording-log.ts'
import { clientOf } from './service-client.ts'

export const everyList: Included[] = ['views', 'searches', 'feedback', 'assistant']
export const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01' }

export interface IncludedReading {
  log: RecordingLog
  budget: RequestBudget
  read: () => Promise<ReadAnalytics>
}

/** Reads October 2026 from a service, with the lists of `include`. */
export function readingIncluded(
  { url }: Pick<DocumentationService, 'url'>,
  include: readonly Included[],
  { maxRequests = 100, pageSize = 250 } = {},
): IncludedReading {
  const { client, log } = clientOf(url)
  const asked = { isCompared: false, series: undefined, include, hasSmallPages: pageSize < visitorList.limit }
  const budget = new RequestBudget(maxRequests, asked)
  const inputs = { ...october, previous: undefined, series: undefined, include, pageSize }
  return { log, budget, read: () => readAnalytics({ inputs, budget, ...client, log }) }
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

/** Calls `make` with the numbers from 0 to below `count`. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
