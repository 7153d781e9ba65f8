import type { DateRange } from './dates/date-range.ts'
import { codePointOrder } from './read/code-point-order.ts'
import type { PageChange } from './read/comparison.ts'
import { isOpen } from './read/feedback-list.ts'
import { latestFirst } from './read/included-list.ts'
import type { PageFeedback } from './read/page-feedback-list.ts'
import { isUnanswered, type Question } from './read/question-list.ts'
import type { SearchTerm } from './read/search-list.ts'
import type { VisitorAnalytics } from './read/visitor-analytics.ts'

/** A term is hardly clicked if the share of its searches with a click is below this. */
export const lowestClickThroughRate = 0.2
/** Terms are searched often if they are among this many with the most hits, */
export const topTerms = 100
/** and were searched at least this often. */
export const fewestHits = 2
/** Most entries of each section in `gaps.md`. */
export const maxGapsPerSection = 25
const maxComposedCharacters = 1000

/** Where the documentation did not serve its readers. Each list is complete, and its heaviest entry comes first. */
export interface Gaps extends DateRange {
  projectId: string
  /** Undefined if the questions were not read. */
  questions: QuestionGap[] | undefined
  /** Undefined if the search terms were not read. */
  terms: TermGaps | undefined
  /** Undefined if the feedback was not read. */
  pages: PageGaps | undefined
  /** Pages with fewer visitors than in the previous period. Undefined without a comparison. */
  losses: PageChange[] | undefined
}

/** A question that the assistant could not answer, in whatever spelling. */
export interface QuestionGap {
  /** As it was asked last. */
  question: string
  /** How often it was asked without an answer. */
  count: number
  /** The pages on which it was asked, the most frequent first. */
  pages: { page: string; count: number }[]
  lastAskedAt: string | null
}

export interface TermGaps {
  /** Sorted by the number of searches without a click. */
  terms: SearchTerm[]
  /** If not all terms were read: the number of terms that were, with the most hits. */
  readOnlyFirst: number | undefined
}

/** A page with more thumbs down than up. */
export interface DislikedPage extends PageFeedback {
  /** Comments that nobody has resolved or dismissed, in whatever spelling. The most frequent come first. */
  comments: { comment: string; count: number }[]
}

export interface PageGaps {
  /** Sorted by how many more thumbs down than up there are. */
  pages: DislikedPage[]
  /** If the feedback of not all pages was read: the number of pages of which it was. */
  readOnlyFirst: number | undefined
}

/** Returns undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
export function gapsOf(analytics: VisitorAnalytics): Gaps | undefined {
  const { projectId, dateFrom, dateTo, questions, searches, pageFeedback, previous } = analytics
  if (questions === undefined && searches === undefined && pageFeedback === undefined) return undefined
  return {
    projectId,
    dateFrom,
    dateTo,
    questions: questions && questionGaps(questions.questions),
    terms: searches && {
      terms: termGaps(searches.terms),
      readOnlyFirst: searches.isComplete ? undefined : searches.terms.length,
    },
    pages: pageFeedback && {
      pages: dislikedPages(pageFeedback.pages, commentsByPage(analytics)),
      readOnlyFirst: pageFeedback.isComplete ? undefined : pageFeedback.pages.length,
    },
    losses: previous && losses(previous.changes),
  }
}

/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
export function pagePath(page: string): string {
  const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null
  return url === null ? page : url.pathname
}

/** Groups questions whose words differ only in case and white space. Expects the latest question first. */
function questionGaps(questions: readonly Question[]): QuestionGap[] {
  const groups = new Map<string, { gap: QuestionGap; pages: Map<string, number> }>()
  for (const { question, timestamp, page, ...asked } of questions) {
    const key = groupingKey(question)
    if (!isUnanswered(asked) || key === '') continue
    const group = groups.get(key) ?? {
      gap: { question, count: 0, pages: [], lastAskedAt: timestamp },
      pages: new Map<string, number>(),
    }
    groups.set(key, group)
    group.gap.count += 1
    if (page !== null) group.pages.set(pagePath(page), (group.pages.get(pagePath(page)) ?? 0) + 1)
  }
  const gaps = [...groups.values()].map(({ gap, pages }) => ({ ...gap, pages: mostFrequent(pages) }))
  return gaps.sort(
    (a, b) =>
      b.count - a.count ||
      latestFirst(a.lastAskedAt, b.lastAskedAt) ||
      codePointOrder(a.question, b.question),
  )
}

/** Folds case: upper case first makes one of `ß` and `SS`. */
function groupingKey(words: string): string {
  // The time to compose characters grows with the square of the number of marks on one letter.
  const composed = words.length > maxComposedCharacters ? words : words.normalize('NFC')
  return composed.toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}

function mostFrequent(counts: ReadonlyMap<string, number>): QuestionGap['pages'] {
  const pages = Array.from(counts, ([page, count]) => ({ page, count }))
  return pages.sort((a, b) => b.count - a.count || codePointOrder(a.page, b.page))
}

/** Expects the terms with the most hits first. */
function termGaps(terms: readonly SearchTerm[]): SearchTerm[] {
  const unclicked = ({ hits, clickThroughRate }: SearchTerm): number => hits * (1 - clickThroughRate)
  return terms
    .slice(0, topTerms)
    .filter(({ hits, clickThroughRate }) => hits >= fewestHits && clickThroughRate < lowestClickThroughRate)
    .sort((a, b) => unclicked(b) - unclicked(a))
}

type Comments = DislikedPage['comments']

function dislikedPages(
  pages: readonly PageFeedback[],
  comments: ReadonlyMap<string, Comments>,
): DislikedPage[] {
  const surplus = ({ thumbsUp, thumbsDown }: PageFeedback): number => thumbsDown - thumbsUp
  return pages
    .filter((page) => surplus(page) > 0)
    .sort((a, b) => surplus(b) - surplus(a))
    .map((page) => ({ ...page, comments: comments.get(pagePath(page.path)) ?? [] }))
}

/** Returns the open comments of each page. Comments that are equally frequent keep their order: the latest first. */
function commentsByPage({ feedback }: VisitorAnalytics): Map<string, Comments> {
  const pages = new Map<string, Map<string, Comments[number]>>()
  for (const { path, comment, status } of feedback?.entries ?? []) {
    const key = groupingKey(comment ?? '')
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

/** Pages that lost the most visitors come first. */
function losses(changes: readonly PageChange[]): PageChange[] {
  const loss = ({ total, previous }: PageChange): number => previous.total - total
  return changes.filter((page) => loss(page) > 0).sort((a, b) => loss(b) - loss(a))
}
