import type { ComparedCount } from '../compared-count.ts'

/** A term has few clicks if the share of its searches with a click is below this. */
export const fewClicks = 0.2
/** A topic that was asked, or a group of terms that was searched, at least this often is a gap. */
export const leastCount = 2
/** A topic of whose questions this share was answered is no gap. */
const mostAnswered = 0.8

/** A text with the number of times that it occurs. */
export interface Counted {
  text: string
  count: number
}

/** Unanswered questions about one subject. */
export interface Topic {
  /** The most frequent spelling; if there is none, that of the question that is most alike to the others. */
  text: string
  /** How often it was asked without an answer. */
  unanswered: ComparedCount
  /** How often it was asked and answered. */
  answered: number
  /** It is a gap: asked at least twice and seldom answered. */
  isGap: boolean
  /** The most frequent first. */
  wordings: Counted[]
  /** Search terms with few clicks about the same subject, the most searched first. */
  terms: Counted[]
  /** Paths of the pages on which it was asked, the most frequent first. */
  pages: Counted[]
}

/** Search terms with few clicks about one subject that belong to no topic. */
export interface TermGroup {
  /** The most searched term. */
  text: string
  /** The most searched first. */
  terms: Counted[]
  /** Number of searches. */
  searches: ComparedCount
  /** Share of the searches with a click, 0 to 1. */
  clickThroughRate: number
  /** The page with the most clicks. */
  topClickedPage: string | null
}

/** A gap of the previous period. */
export interface FormerGap {
  kind: ClosedGap['kind']
  name: string
  before: number
  now: number
}

/** A gap of the previous period that is none now. */
export interface ClosedGap {
  kind: 'topic' | 'term' | 'page'
  /** What readers wrote, or the path of the page. */
  name: string
  /** Unanswered questions, searches without a click, or thumbs down. */
  count: ComparedCount
}

/** Returns true if a topic is a gap. */
export function isUnansweredTopic(unanswered: number, answered: number): boolean {
  return unanswered >= leastCount && answered < mostAnswered * (unanswered + answered)
}

/** Returns how often the terms of a topic were searched. */
export function searchesOf({ terms }: Pick<Topic, 'terms'>): number {
  return terms.reduce((sum, { count }) => sum + count, 0)
}
