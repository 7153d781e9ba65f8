import type { FeedbackEntry, FeedbackList } from '../../src/analytics/read/feedback-list.ts'
import type { PageFeedback } from '../../src/service/analytics-lists.ts'
import type { PageFeedbackList } from '../../src/analytics/read/page-feedback-list.ts'
import { isUnanswered, type Question, type QuestionList } from '../../src/analytics/read/question-list.ts'
import type { SearchList, SearchTerm } from '../../src/analytics/read/search-list.ts'

export const question = (change: Partial<Question> = {}): Question => ({
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
  return { asked: questions.filter(({ isStep }) => !isStep).length, unanswered, questions }
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

export const dislikedPage = (change: Partial<PageFeedback> = {}): PageFeedback => ({
  path: '/a',
  thumbsUp: 0,
  thumbsDown: 1,
  code: 0,
  total: 1,
  ...change,
})

export const feedbackEntry = (change: Partial<FeedbackEntry> = {}): FeedbackEntry => ({
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
): { pageFeedback: PageFeedbackList; feedback: FeedbackList } => {
  const pages = votes.map(dislikedPage)
  const sum = (thumb: 'thumbsUp' | 'thumbsDown') => pages.reduce((all, page) => all + page[thumb], 0)
  return {
    pageFeedback: { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete: true, pages },
    feedback: { entries: entries.map(feedbackEntry) },
  }
}
