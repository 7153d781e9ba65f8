import * as z from 'zod/mini'

import { atFirstUse } from '../shared/first-use.ts'
import type { Shape } from '../shared/json-decoding.ts'
import type { AnalyticsOperation, PageVisitors, VisitorCounts } from './contract.ts'
import { count, counts, decode, decodeReadersText, text, textOrNull } from './decoding.ts'

/*
 * The lists of the analytics: their operations, and the schemas of their pages. A field that nothing uses is left out, so
 * that decoding drops it.
 */

const visitorsPage = atFirstUse(() =>
  z.object({
    totals: z.object(counts()),
    visitors: z.array(z.object({ path: text(), ...counts() })),
    hasMore: z.boolean(),
  }),
)

/** The visitors of each page, with the totals of the whole site in the range. */
export const visitorsOperation: AnalyticsOperation<PageVisitors, VisitorCounts> = {
  path: 'visitors',
  paging: 'offset',
  limit: 250,
  decode: (body) => {
    const { visitors, ...page } = decode('a page of visitors', visitorsPage, body)
    return { ...page, rows: visitors }
  },
}

const viewsPage = atFirstUse(() =>
  z.object({
    totals: z.object(counts()),
    views: z.array(z.object({ path: text(), ...counts() })),
    hasMore: z.boolean(),
  }),
)

/** Events of views, not people, so they may be added up. */
export interface ViewCounts {
  human: number
  ai: number
  total: number
}

export interface PageViews extends ViewCounts {
  path: string
}

/** The views of each page, with those of the whole site. */
export const viewsOperation: AnalyticsOperation<PageViews, ViewCounts> = {
  path: 'views',
  paging: 'offset',
  limit: 250,
  decode: (body) => {
    const { views, ...page } = decode('a page of views', viewsPage, body)
    return { ...page, rows: views }
  },
}

const rate = (): z.ZodMiniNumber =>
  z
    .number('a number from 0 to 100')
    .check(z.minimum(0, 'a number from 0 to 100'), z.maximum(100, 'a number from 0 to 100'))
const searchesPage = atFirstUse(() =>
  z.object({
    searches: z.array(
      z.object({
        searchQuery: text(),
        hits: count(),
        // A share or a percentage. The contract does not say which.
        ctr: rate(),
        topClickedPage: textOrNull(),
        lastSearchedAt: textOrNull(),
      }),
    ),
    totalSearches: count(),
    nextCursor: textOrNull(),
  }),
)

export type SearchRow = Shape<typeof searchesPage>['searches'][number]

/** The search terms, the one with the most hits first, with the number of all searches. */
export const searchesOperation: AnalyticsOperation<SearchRow, number> = {
  path: 'searches',
  paging: 'cursor',
  limit: 100,
  isSortedByWeight: true,
  decode: (body) => {
    const { searches, totalSearches, nextCursor } = decodeReadersText(
      'a page of search terms',
      searchesPage,
      body,
    )
    const hasMore = nextCursor !== null && nextCursor !== ''
    return { rows: searches, totals: totalSearches, hasMore, nextCursor }
  },
}

const pageFeedbackPage = atFirstUse(() =>
  z.object({
    feedback: z.array(
      z.object({ path: text(), thumbsUp: count(), thumbsDown: count(), code: count(), total: count() }),
    ),
    hasMore: z.boolean(),
  }),
)

/** Numbers of feedback entries about one page. */
export interface PageFeedback {
  path: string
  thumbsUp: number
  thumbsDown: number
  /** Feedback about a code snippet. */
  code: number
  total: number
}

/** The feedback of the first 100 pages. There is no second page. */
export const pageFeedbackOperation: AnalyticsOperation<PageFeedback, undefined> = {
  path: 'feedback/by-page',
  paging: 'single',
  limit: 100,
  decode: (body) => {
    const { feedback, hasMore } = decode('a page of feedback by page', pageFeedbackPage, body)
    return { rows: feedback, totals: undefined, hasMore }
  },
}

// The field `contact`, an e-mail address, is left out on purpose.
const feedbackPage = atFirstUse(() =>
  z.object({
    feedback: z.array(
      z.object({
        id: text(),
        path: text(),
        comment: textOrNull(),
        createdAt: textOrNull(),
        source: text(),
        status: text(),
        helpful: z.nullish(z.boolean()),
        code: z.nullish(text()),
        filename: z.nullish(text()),
        lang: z.nullish(text()),
      }),
    ),
    nextCursor: z.nullish(text()),
    hasMore: z.boolean(),
  }),
)

export type FeedbackRow = Shape<typeof feedbackPage>['feedback'][number]

/** Every entry of feedback. */
export const feedbackOperation: AnalyticsOperation<FeedbackRow, undefined> = {
  path: 'feedback',
  paging: 'cursor',
  limit: 100,
  decode: (body) => {
    const {
      feedback,
      hasMore,
      nextCursor = null,
    } = decodeReadersText('a page of feedback', feedbackPage, body)
    return { rows: feedback, totals: undefined, hasMore, nextCursor }
  },
}

// The field `response`, the answer of the assistant, is left out on purpose.
const assistantPage = atFirstUse(() =>
  z.object({
    conversations: z.array(
      z.object({
        id: text(),
        timestamp: textOrNull(),
        query: text(),
        sources: z.array(z.object({ title: text(), url: text() })),
        responseType: z.nullish(text()),
        resolutionStatus: text(),
        queryCategory: textOrNull(),
        pageUrl: textOrNull(),
      }),
    ),
    nextCursor: z.nullish(text()),
    hasMore: z.boolean(),
  }),
)

export type AssistantTurn = Shape<typeof assistantPage>['conversations'][number]

/** Every turn of a conversation with the assistant. */
export const assistantOperation: AnalyticsOperation<AssistantTurn, undefined> = {
  path: 'assistant',
  paging: 'cursor',
  limit: 1000,
  // A page has up to 1,000 answers of the assistant, and nothing limits their length.
  maxAnswerBytes: 64 * 1_048_576,
  decode: (body) => {
    const page = decodeReadersText('a page of questions to the assistant', assistantPage, body)
    const { conversations, hasMore, nextCursor = null } = page
    return { rows: conversations, totals: undefined, hasMore, nextCursor }
  },
}
