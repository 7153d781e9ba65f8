// Rows of fixed lists, for tests, the soak, the benchmark and the pictures.
import type { ConversationRow, FeedbackRow, SearchRow } from './reader-data.ts'
import type { ReaderData } from './reader-operations.ts'
import { ulid } from './ulid.ts'

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

/** Returns lists of `count` search terms, `count` entries of feedback and twice as many questions. */
export function manyReaders(count: number): ReaderData {
  return {
    searches: list(count, (index) =>
      searchRow(`how to configure feature ${index}`, {
        hits: count - index,
        ctr: (index % 100) / 100,
        topClickedPage: index % 3 === 0 ? null : `/reference/page-${index % 500}`,
      }),
    ),
    feedback: list(count, (index) =>
      feedbackRow(`fb_${index}`, {
        path: `/reference/page-${index % 90}`,
        comment: `The example ${index} on this page fails. Write to reader${index}@example.com.`,
        helpful: index % 3 === 0,
        contact: `reader${index}@example.com`,
      }),
    ),
    conversations: list(2 * count, (index) =>
      conversationRow(2 * count - index, {
        query: `How do I configure feature ${index % 2000}?`,
        response: 'The answer of the assistant. '.repeat(40),
        sources: [{ title: 'Reference', url: `https://docs.example.com/reference/page-${index % 500}` }],
        resolutionStatus: index % 4 === 0 ? 'unanswered' : 'answered',
        queryCategory: 'Configuration',
        pageUrl: `https://docs.example.com/reference/page-${index % 500}`,
      }),
    ),
  }
}

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
