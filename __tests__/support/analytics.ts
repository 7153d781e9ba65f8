import type { HistoryPeriod } from '../../src/analytics/read/visitor-list.ts'
import type { IncludedLists } from '../../src/analytics/read/included-lists.ts'
import type { FeedbackEntry } from '../../src/analytics/read/feedback-list.ts'
import type { PageFeedback } from '../../src/analytics/read/page-feedback-list.ts'
import { isUnanswered, type Question, type QuestionList } from '../../src/analytics/read/question-list.ts'
import type { SearchList, SearchTerm } from '../../src/analytics/read/search-list.ts'
import type { PageVisitors, VisitorCounts } from '../../src/service/contract.ts'
import type { PeriodWithDays } from '../../src/analytics/period/periods.ts'
import { findingsOf, type Findings } from '../../src/analytics/judge/findings.ts'
import type { AskSite } from '../../src/analytics/judge/lost-pages.ts'
import type { PreviousVisitors, VisitorAnalytics } from '../../src/analytics/read/visitor-analytics.ts'

/** Nothing interrupts. */
export const noPause = (): Promise<void> => Promise.resolve()

export const nobody: VisitorCounts = { human: 0, ai: 0, total: 0 }
export const totals: VisitorCounts = { human: 900, ai: 300, total: 1100 }

export const row = (path: string, total = 10): PageVisitors => ({ path, human: total, ai: 0, total })

/** Calls `make` with the numbers from 0 to below `count`. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const december = { dateFrom: '2025-12-01', dateTo: '2026-01-01', days: 31 }

/** Earlier periods with these totals, of whose pages nothing is known. */
export const historyOf = (count: number, totals: VisitorCounts): HistoryPeriod[] =>
  many(count, () => ({ ...december, totals, visitors: [], isComplete: true }))

/** The content of an export of January 2026, without pages and comparison unless told. */
export const analyticsOf = (change: Partial<VisitorAnalytics> = {}, ask?: AskSite): Promise<Findings> =>
  findingsOf(
    {
      projectId: 'docs',
      dateFrom: '2026-01-01',
      dateTo: '2026-02-01',
      days: 31,
      unfinished: false,
      siteUrl: undefined,
      exportedAt: new Date(Date.UTC(2026, 1, 1, 12)),
      totals,
      visitors: [],
      previous: undefined,
      history: undefined,
      missing: [],
      ...change,
    },
    noPause,
    ask,
  )

/** The same, compared with December 2025 unless told. */
export const comparedOf = (
  visitors: PageVisitors[],
  before: PageVisitors[],
  {
    totalsBefore = totals,
    lists = {},
    rangeBefore = december,
    ask,
    ...change
  }: Partial<VisitorAnalytics> & {
    totalsBefore?: VisitorCounts
    /** What `include` read of the previous period. */
    lists?: PreviousVisitors['lists']
    rangeBefore?: PeriodWithDays
    ask?: AskSite | undefined
  } = {},
): Promise<Findings> =>
  analyticsOf(
    { visitors, previous: { ...rangeBefore, totals: totalsBefore, visitors: before, lists }, ...change },
    ask,
  )

let conversations = 0

/** Each has a conversation of its own unless told. */
export const question = (change: Partial<Question> = {}): Question => ({
  conversation: `conversation ${conversations++}`,
  timestamp: '2026-01-15T12:00:00Z',
  question: 'SAML?',
  resolution: 'unanswered',
  category: null,
  page: null,
  sources: [],
  isStep: false,
  ...change,
})

export const questionsOf = (asked: Partial<Question>[]): QuestionList => {
  const questions = asked.map(question)
  const unanswered = questions.filter(isUnanswered).length
  return { asked: questions.filter(({ isStep }) => !isStep).length, unanswered, questions, isComplete: true }
}

export const term = (change: Partial<SearchTerm> = {}): SearchTerm => ({
  term: 'sso',
  hits: 10,
  clickThroughRate: 0,
  topClickedPage: null,
  lastSearchedAt: '2026-01-31T12:00:00Z',
  ...change,
})

export const searchesOf = (searched: Partial<SearchTerm>[]): SearchList => {
  const terms = searched.map(term)
  return { totalSearches: terms.reduce((sum, { hits }) => sum + hits, 0), isComplete: true, terms }
}

const dislikedPage = (change: Partial<PageFeedback> = {}): PageFeedback => ({
  path: '/a',
  thumbsUp: 0,
  thumbsDown: 1,
  code: 0,
  total: 1,
  ...change,
})

const feedbackEntry = (change: Partial<FeedbackEntry> = {}): FeedbackEntry => ({
  id: '1',
  path: '/a',
  createdAt: '2026-01-15T12:00:00Z',
  source: 'contextual',
  status: 'pending',
  helpful: false,
  comment: null,
  code: null,
  filename: null,
  lang: null,
  ...change,
})

export const feedbackOf = (
  votes: Partial<PageFeedback>[],
  entries: Partial<FeedbackEntry>[],
): { [Name in 'pageFeedback' | 'feedback']: NonNullable<IncludedLists[Name]> } => {
  const pages = votes.map(dislikedPage)
  const sum = (thumb: 'thumbsUp' | 'thumbsDown') => pages.reduce((all, page) => all + page[thumb], 0)
  return {
    pageFeedback: { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete: true, pages },
    feedback: { entries: entries.map(feedbackEntry), isComplete: true },
  }
}
