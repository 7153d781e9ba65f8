import { type FeedbackList, readFeedback } from './feedback-list.ts'
import type { IncludedContext } from './included-list.ts'
import { type PageFeedbackList, readPageFeedback } from './page-feedback-list.ts'
import { type QuestionList, readQuestions } from './question-list.ts'
import type { Included } from './request-budget.ts'
import { readSearches, type SearchList } from './search-list.ts'
import { readViews, type ViewList } from './view-list.ts'

/** What the input `include` asked for. A list that it did not ask for is undefined. */
export interface IncludedLists {
  views?: ViewList | undefined
  searches?: SearchList | undefined
  pageFeedback?: PageFeedbackList | undefined
  feedback?: FeedbackList | undefined
  questions?: QuestionList | undefined
}

/** Reads the lists of `include`, one after the other. */
export async function readIncluded(
  include: readonly Included[],
  context: IncludedContext,
): Promise<IncludedLists> {
  const asks = (name: Included): boolean => include.includes(name)
  const views = asks('views') ? await readViews(context) : undefined
  const pageFeedback = asks('feedback') ? await readPageFeedback(context) : undefined
  const feedback = asks('feedback') ? await readFeedback(context) : undefined
  const questions = asks('assistant') ? await readQuestions(context) : undefined
  // The only list that can be cut comes last, so that the others have the requests that they need.
  const searches = asks('searches') ? await readSearches(context) : undefined
  return { views, searches, pageFeedback, feedback, questions }
}
