import type { ComparedCount } from '../compared-count.ts'

/** A term has few clicks if the share of its searches with a click is below this. */
export const fewClicks = 0.2
/** A wording that was asked, a group of terms that was searched, or a page that was disliked so often is a gap. */
export const leastCount = 2

/** A text with the number of times that it occurs. */
export interface Counted {
  text: string
  count: number
}

/** Unanswered questions about one subject. */
export interface Topic {
  /** The most frequent spelling; if there is none, that of the question that is most alike to the others. */
  name: string
  /** In how many conversations it was asked without an answer. */
  count: ComparedCount
  /** In how many it was asked and answered. */
  answered: number
  /** The most frequent first. */
  wordings: Counted[]
  /** Search terms with few clicks about the same subject, the most searched first. Only a gap has them. */
  terms: Counted[]
  /** Paths of the pages on which it was asked, the most frequent first. */
  pages: Counted[]
  /** It was asked three times, twice in the same words, or three times in both periods, and seldom answered. */
  isGap: boolean
  /** It was seldom answered, and is not told as closed. */
  isOpen: boolean
}

/** Search terms with few clicks about one subject that belong to no topic. */
export interface TermGroup {
  /** The most searched term. */
  name: string
  /** Number of searches. */
  count: ComparedCount
  /** The most searched first. */
  terms: Counted[]
  /** Share of the searches with a click, 0 to 1. */
  clickThroughRate: number
  /** The page with the most clicks. */
  topClickedPage: string | null
  /** Topics about the same that are too small for a gap. */
  asked: Topic[]
}

/** A gap of the period before that is none now, with its unanswered questions, searches without a click, or thumbs down. */
export interface FormerGap {
  /** What readers wrote, or the path of the page. */
  name: string
  now: number
  before: number
}

/** Returns true for a rate that is shown as less than 20%. */
export function hasFewClicks(clickThroughRate: number): boolean {
  return Math.round(1000 * clickThroughRate) < 1000 * fewClicks
}

/** Returns true if half of the questions of a topic were asked on a page, and on no other more. */
export function isMostlyOn(path: string, { pages: [page], count }: Topic): boolean {
  return page?.text === path && 2 * page.count >= count.now
}

/** Returns how often the terms of a topic were searched. */
export function searchesOf({ terms }: Pick<Topic, 'terms'>): number {
  return terms.reduce((sum, { count }) => sum + count, 0)
}
