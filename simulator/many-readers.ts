// Fixed lists about many readers, for the benchmark and the pictures.
import type { ReaderData } from './reader-operations.ts'
import { ulid } from './ulid.ts'

const secondMs = 1000
const startMs = Date.parse('2026-10-01T00:00:00Z')
const at = (index: number): string => new Date(startMs + index * secondMs).toISOString()

/** Returns lists of `count` search terms, `count` entries of feedback and twice as many questions. */
export function manyReaders(count: number): ReaderData {
  return {
    searches: list(count, (index) => ({
      searchQuery: `how to configure feature ${index}`,
      hits: count - index,
      ctr: (index % 100) / 100,
      topClickedPage: index % 3 === 0 ? null : `/reference/page-${index % 500}`,
      lastSearchedAt: at(index),
    })),
    feedback: list(count, (index) => ({
      id: `fb_${index}`,
      path: `/reference/page-${index % 90}`,
      comment: `The example ${index} on this page fails. Write to reader${index}@example.com.`,
      createdAt: at(index),
      source: 'contextual',
      status: 'pending',
      helpful: index % 3 === 0,
      contact: `reader${index}@example.com`,
    })),
    conversations: list(2 * count, (index) => ({
      id: ulid(startMs + (2 * count - index) * secondMs, index),
      timestamp: at(2 * count - index),
      query: `How do I configure feature ${index % 2000}?`,
      response: 'The answer of the assistant. '.repeat(40),
      responseType: 'answer',
      sources: [{ title: 'Reference', url: `https://docs.example.com/reference/page-${index % 500}` }],
      resolutionStatus: index % 4 === 0 ? 'unanswered' : 'answered',
      queryCategory: 'Configuration',
      pageUrl: `https://docs.example.com/reference/page-${index % 500}`,
    })),
  }
}

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
