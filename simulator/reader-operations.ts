import { type AnalyticsQuery, type Limits, refusal } from './analytics-query.ts'
import { type Answer, jsonAnswer } from './answer.ts'
import {
  type ConversationRow,
  conversationRows,
  type FeedbackRow,
  feedbackRows,
  type SearchRow,
  searchRows,
} from './reader-data.ts'
import { type ViewData, viewsOf, type VisitorData, visitorData } from './visitor-data.ts'

/** Fixed data that replaces the generated data for every range. */
export interface ReaderData {
  views?: ViewData
  /** In the order of the answers: most hits first. */
  searches?: readonly SearchRow[]
  feedback?: readonly FeedbackRow[]
  conversations?: readonly ConversationRow[]
}

/** The data of a site. */
export interface Site {
  pages: number
  visitors: VisitorData | undefined
  readers: ReaderData
}

/** An operation about the readers of a site. */
export interface ReaderOperation {
  /** Path below `/v1/analytics/:project/`. */
  path: string
  limits: Limits
  answer: (site: Site, query: AnalyticsQuery) => Answer
}

const pageLimits: Limits = { byDefault: 50, most: 250 }

export const readerOperations: readonly ReaderOperation[] = [
  { path: 'visitors', limits: pageLimits, answer: visitorsAnswer },
  { path: 'views', limits: pageLimits, answer: viewsAnswer },
  { path: 'searches', limits: { byDefault: 50, most: 100 }, answer: searchesAnswer },
  { path: 'feedback', limits: { byDefault: 50, most: 100 }, answer: feedbackAnswer },
  { path: 'feedback/by-page', limits: { byDefault: 10, most: 100 }, answer: feedbackByPageAnswer },
  { path: 'assistant', limits: { byDefault: 100, most: 1000 }, answer: assistantAnswer },
]

function visitorsAnswer({ pages, visitors }: Site, query: AnalyticsQuery): Answer {
  const { limit, offset, dateFrom, dateTo } = query
  const { totals, visitors: rows } = visitors ?? visitorData(pages, dateFrom, dateTo)
  return jsonAnswer(200, {
    totals,
    visitors: rows.slice(offset, offset + limit),
    hasMore: offset + limit < rows.length,
  })
}

function viewsAnswer({ pages, visitors, readers }: Site, query: AnalyticsQuery): Answer {
  const { limit, offset, dateFrom, dateTo } = query
  const { totals, views } = readers.views ?? viewsOf(visitors ?? visitorData(pages, dateFrom, dateTo))
  return jsonAnswer(200, {
    totals,
    views: views.slice(offset, offset + limit),
    hasMore: offset + limit < views.length,
  })
}

function searchesAnswer({ pages, readers }: Site, query: AnalyticsQuery): Answer {
  const rows = readers.searches ?? searchRows({ pages, ...query })
  const page = pageAt(rows, query)
  if (page === undefined) return badCursor
  const totalSearches = rows.reduce((sum, { hits }) => sum + hits, 0)
  return jsonAnswer(200, { searches: page.rows, totalSearches, nextCursor: page.nextCursor })
}

function feedbackAnswer({ pages, readers }: Site, query: AnalyticsQuery): Answer {
  const page = pageAt(readers.feedback ?? feedbackRows({ pages, ...query }), query)
  if (page === undefined) return badCursor
  const { rows: feedback, nextCursor } = page
  return jsonAnswer(200, { feedback, nextCursor, hasMore: nextCursor !== null })
}

function feedbackByPageAnswer({ pages, readers }: Site, { limit, ...range }: AnalyticsQuery): Answer {
  const counts = new Map<string, PageCounts>()
  for (const { path, source, helpful } of readers.feedback ?? feedbackRows({ pages, ...range })) {
    const page = counts.get(path) ?? { path, thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 }
    counts.set(path, page)
    page.total += 1
    if (source === 'code_snippet') page.code += 1
    if (source === 'contextual') page[helpful === true ? 'thumbsUp' : 'thumbsDown'] += 1
  }
  const rows = [...counts.values()].sort((a, b) => b.total - a.total)
  return jsonAnswer(200, { feedback: rows.slice(0, limit), hasMore: rows.length > limit })
}

interface PageCounts {
  path: string
  thumbsUp: number
  thumbsDown: number
  code: number
  total: number
}

function assistantAnswer({ pages, readers }: Site, query: AnalyticsQuery): Answer {
  const page = pageAt(readers.conversations ?? conversationRows({ pages, ...query }), query, ({ id }) => id)
  if (page === undefined) return badCursor
  const { rows: conversations, nextCursor } = page
  return jsonAnswer(200, { conversations, nextCursor, hasMore: nextCursor !== null })
}

const badCursor = refusal(['cursor must come from an answer of this operation'])

/**
 * Returns a page of a list; undefined for a cursor of no page.
 *
 * @param cursorOf the cursor of the page that ends with a row
 */
function pageAt<Row>(
  all: readonly Row[],
  { limit, cursor }: AnalyticsQuery,
  cursorOf: (row: Row, index: number) => string = numbered,
): { rows: Row[]; nextCursor: string | null } | undefined {
  const start = cursor === undefined ? 0 : all.findIndex((row, index) => cursorOf(row, index) === cursor) + 1
  if (cursor !== undefined && start === 0) return undefined
  const rows = all.slice(start, start + limit)
  const last = rows.at(-1)
  const hasMore = start + limit < all.length
  return { rows, nextCursor: hasMore && last !== undefined ? cursorOf(last, start + limit - 1) : null }
}

function numbered(_: unknown, index: number): string {
  return Buffer.from(`row ${index + 1}`).toString('base64url')
}
