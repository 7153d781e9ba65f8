import { codePointOrder } from './read/code-point-order.ts'
import { isOpen } from './read/feedback-list.ts'
import { latestFirst } from './read/included-list.ts'
import type { PageFeedback, PageFeedbackList } from './read/page-feedback-list.ts'
import { isUnanswered, type QuestionList } from './read/question-list.ts'
import type { SearchList, SearchTerm } from './read/search-list.ts'
import type { VisitorAnalytics } from './read/visitor-analytics.ts'

/** A term has few clicks if the share of its searches with a click is below this. */
export const lowestClickThroughRate = 0.2
/** Terms are searched often if they are among this many with the most hits, */
export const topTerms = 100
/** and were searched at least this often. */
export const fewestHits = 2
const maxComposedCharacters = 1000

/** Where the documentation did not serve its readers. Each list is complete, and its heaviest entry comes first. */
export interface Gaps {
  /** Undefined if the questions were not read. */
  questions: QuestionGap[] | undefined
  /** Sorted by the number of searches. Undefined if the search terms were not read. */
  terms: TermGap[] | undefined
  /** Sorted by their thumbs down. Undefined if the feedback was not read. */
  pages: DislikedPage[] | undefined
  /** The gaps of the previous period that are none now. Undefined if its lists were not read. */
  gone: GoneGap[] | undefined
}

interface Gap {
  /** Undefined if the previous period is not known. */
  since: Since | undefined
}

/** How a gap compares with the previous period. */
export interface Since {
  /** The same number in the previous period. */
  previous: number
  /** It was no gap in the previous period. Otherwise it is still open. */
  isNew: boolean
}

/** A question that the assistant could not answer, in whatever spelling. */
export interface QuestionGap extends Gap {
  /** As it was asked last. */
  question: string
  /** How often it was asked without an answer. */
  count: number
  /** The pages on which it was asked, the most frequent first. */
  pages: { page: string; count: number }[]
  lastAskedAt: string | null
}

/** A term that was searched often, with few clicks. */
export interface TermGap extends SearchTerm, Gap {}

/** A page with more thumbs down than up. */
export interface DislikedPage extends PageFeedback, Gap {
  /** Comments that nobody has resolved or dismissed, in whatever spelling. The most frequent come first. */
  comments: { comment: string; count: number }[]
}

/** A gap that is gone. */
export interface GoneGap {
  reason: 'not-asked' | 'answered' | 'clicked' | 'not-searched' | 'not-disliked'
  /** What readers wrote; with `not-disliked` the path of the page. */
  name: string
  /** The number of the gap in the previous period. */
  previous: number
}

/** Returns undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
export function gapsOf(analytics: VisitorAnalytics): Gaps | undefined {
  const { questions, searches, pageFeedback, previous } = analytics
  if (questions === undefined && searches === undefined && pageFeedback === undefined) return undefined
  const before = previous?.lists
  const found = {
    questions: questions && questionGaps(questions, before?.questions),
    terms: searches && termGaps(searches, before?.searches),
    pages: pageFeedback && dislikedPages(pageFeedback, before?.pageFeedback, commentsByPage(analytics)),
  }
  return {
    ...found,
    gone: before && [
      ...(questions && before.questions ? goneQuestions(before.questions, questions) : []),
      ...(searches && before.searches ? goneTerms(before.searches, searches) : []),
      ...(pageFeedback && before.pageFeedback ? likedPages(before.pageFeedback, pageFeedback) : []),
    ],
  }
}

/** The numbers of the previous period. */
interface Before {
  counts: ReadonlyMap<string, number>
  /** The keys of its gaps. */
  gaps: ReadonlySet<string>
  isComplete: boolean
}

function sinceOf(key: string, before: Before | undefined): Since | undefined {
  const previous = before?.counts.get(key) ?? (before?.isComplete === true ? 0 : undefined)
  return previous === undefined ? undefined : { previous, isNew: before?.gaps.has(key) !== true }
}

/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
export function pagePath(page: string): string {
  const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null
  return url === null ? page : url.pathname
}

/** Returns words with which equal ones are compared. Upper case first makes one of `ß` and `SS`. */
export function foldedWords(words: string): string {
  // The time to compose characters grows with the square of the number of marks on one letter.
  const composed = words.length > maxComposedCharacters ? words : words.normalize('NFC')
  return composed.toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}

function questionGaps(list: QuestionList, listBefore: QuestionList | undefined): QuestionGap[] {
  const counts = new Map(
    listBefore && unansweredQuestions(listBefore).map(([key, { count }]) => [key, count]),
  )
  const before = listBefore && { counts, gaps: new Set(counts.keys()), isComplete: true }
  return unansweredQuestions(list).map(([key, gap]) => ({ ...gap, since: sinceOf(key, before) }))
}

/** Groups questions whose words differ only in case and white space. Expects the latest question first. */
function unansweredQuestions({ questions }: QuestionList): [key: string, Omit<QuestionGap, 'since'>][] {
  const groups = new Map<string, Omit<QuestionGap, 'since'> & { byPage: Map<string, number> }>()
  for (const { question, timestamp, page, ...asked } of questions) {
    const key = foldedWords(question)
    if (!isUnanswered(asked) || key === '') continue
    const group = groups.get(key) ?? {
      ...{ question, count: 0, pages: [], lastAskedAt: timestamp },
      byPage: new Map<string, number>(),
    }
    groups.set(key, group)
    group.count += 1
    if (page !== null) group.byPage.set(pagePath(page), (group.byPage.get(pagePath(page)) ?? 0) + 1)
  }
  return Array.from(groups, ([key, { byPage, ...gap }]): [string, Omit<QuestionGap, 'since'>] => [
    key,
    { ...gap, pages: mostFrequent(byPage) },
  ]).sort(
    ([, a], [, b]) =>
      b.count - a.count ||
      latestFirst(a.lastAskedAt, b.lastAskedAt) ||
      codePointOrder(a.question, b.question),
  )
}

function mostFrequent(counts: ReadonlyMap<string, number>): QuestionGap['pages'] {
  const pages = Array.from(counts, ([page, count]) => ({ page, count }))
  return pages.sort((a, b) => b.count - a.count || codePointOrder(a.page, b.page))
}

function goneQuestions(before: QuestionList, now: QuestionList): GoneGap[] {
  const asked = new Set(now.questions.map(({ question }) => foldedWords(question)))
  const open = new Set(unansweredQuestions(now).map(([key]) => key))
  return unansweredQuestions(before)
    .filter(([key]) => !open.has(key))
    .map(([key, { question, count }]) => ({
      reason: asked.has(key) ? 'answered' : 'not-asked',
      name: question,
      previous: count,
    }))
}

function termGaps(list: SearchList, listBefore: SearchList | undefined): TermGap[] {
  const before = listBefore && {
    counts: new Map(listBefore.terms.map(({ term, hits }) => [term, hits])),
    gaps: new Set(termsWithFewClicks(listBefore).map(({ term }) => term)),
    isComplete: listBefore.isComplete,
  }
  return termsWithFewClicks(list).map((term) => ({ ...term, since: sinceOf(term.term, before) }))
}

/** Expects the terms with the most hits first. */
function termsWithFewClicks({ terms }: SearchList): SearchTerm[] {
  return terms
    .slice(0, topTerms)
    .filter(({ hits, clickThroughRate }) => hits >= fewestHits && clickThroughRate < lowestClickThroughRate)
}

/** A term that is only searched less than before, still with few clicks, is not gone. */
function goneTerms(before: SearchList, { terms, isComplete }: SearchList): GoneGap[] {
  const rates = new Map(terms.map(({ term, clickThroughRate }) => [term, clickThroughRate]))
  return termsWithFewClicks(before).flatMap(({ term, hits }): GoneGap[] => {
    const rate = rates.get(term)
    if (rate === undefined) return isComplete ? [{ reason: 'not-searched', name: term, previous: hits }] : []
    return rate < lowestClickThroughRate ? [] : [{ reason: 'clicked', name: term, previous: hits }]
  })
}

type Comments = DislikedPage['comments']

function dislikedPages(
  list: PageFeedbackList,
  listBefore: PageFeedbackList | undefined,
  comments: ReadonlyMap<string, Comments>,
): DislikedPage[] {
  const before = listBefore && {
    counts: new Map(listBefore.pages.map(({ path, thumbsDown }) => [pagePath(path), thumbsDown])),
    gaps: new Set(pagesWithMoreDown(listBefore).map(({ path }) => pagePath(path))),
    isComplete: listBefore.isComplete,
  }
  return pagesWithMoreDown(list).map((page) => ({
    ...page,
    comments: comments.get(pagePath(page.path)) ?? [],
    since: sinceOf(pagePath(page.path), before),
  }))
}

function pagesWithMoreDown({ pages }: PageFeedbackList): PageFeedback[] {
  return pages
    .filter(({ thumbsUp, thumbsDown }) => thumbsDown > thumbsUp)
    .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
}

function likedPages(before: PageFeedbackList, now: PageFeedbackList): GoneGap[] {
  const known = new Set(now.pages.map(({ path }) => pagePath(path)))
  const open = new Set(pagesWithMoreDown(now).map(({ path }) => pagePath(path)))
  return pagesWithMoreDown(before)
    .map(({ path, thumbsDown }) => ({ name: pagePath(path), previous: thumbsDown }))
    .filter(({ name }) => !open.has(name) && (now.isComplete || known.has(name)))
    .map((gap) => ({ reason: 'not-disliked', ...gap }))
}

/** Returns the open comments of each page. Comments that are equally frequent keep their order: the latest first. */
function commentsByPage({ feedback }: VisitorAnalytics): Map<string, Comments> {
  const pages = new Map<string, Map<string, Comments[number]>>()
  for (const { path, comment, status } of feedback?.entries ?? []) {
    const key = foldedWords(comment ?? '')
    if (comment === null || key === '' || !isOpen({ status })) continue
    const page = pagePath(path)
    const comments = pages.get(page) ?? new Map<string, Comments[number]>()
    pages.set(page, comments)
    const known = comments.get(key)
    if (known === undefined) comments.set(key, { comment, count: 1 })
    else known.count += 1
  }
  return new Map(
    Array.from(pages, ([page, comments]) => [page, [...comments.values()].sort((a, b) => b.count - a.count)]),
  )
}
