import { isUnanswered, type Question } from '../../read/question-list.ts'
import { pagePath } from '../../read/page-path.ts'
import type { SearchTerm } from '../../read/search-list.ts'
import { isScannedTerm } from '../scanners.ts'
import { eachOf, type Pause } from '../../../shared/pause.ts'
import { isSmallTalk } from './small-talk.ts'
import type { Counted } from './topic.ts'
import { foldedText, startOf } from './words.ts'

/** Questions and terms of a period. A list that was not read is undefined. */
export interface AskedAndSearched {
  questions: readonly Question[] | undefined
  terms: readonly SearchTerm[] | undefined
}

export type PeriodName = 'now' | 'before'

/** What readers asked or searched in words that differ only in case, white space and the punctuation at their end. */
export interface Wording {
  /** The first of its spellings: it has the upper case of `redirectTo`. */
  text: string
  now: Use
  before: Use
}

/** How a wording was used in a period. A conversation counts once, however often its reader repeats a question. */
export interface Use {
  /** Conversations in which it was asked without an answer. */
  unanswered: Set<string>
  answered: Set<string>
  /** How often each spelling was asked without an answer. */
  spellings: Map<string, number>
  /** How often it was asked without an answer on each page. */
  pages: Map<string, number>
  terms: SearchTerm[]
  /** All that were not answered. */
  questions: Question[]
}

/** Returns the wordings of both periods, sorted, so that the order of questions and terms does not matter. */
export async function wordingsOf(
  lists: Record<PeriodName, AskedAndSearched>,
  pause: Pause,
): Promise<Wording[]> {
  const wordings = new Map<string, Wording>()
  const useOf = (text: string, period: PeriodName): Use => {
    const key = foldedText(text)
    const wording = wordings.get(key) ?? { text, now: unused, before: unused }
    wordings.set(key, wording)
    if (text < wording.text) wording.text = text
    if (wording[period] === unused) wording[period] = newUse()
    return wording[period]
  }
  for (const period of ['now', 'before'] as const) {
    const { questions = [], terms = [] } = lists[period]
    await eachOf(questions, pause, (question) => {
      const text = startOf(question.question)
      if (!question.isStep && !isSmallTalk(text)) addQuestion(useOf(text, period), question, text)
    })
    await eachOf(terms, pause, (term) => {
      const text = startOf(term.term)
      if (text !== '' && !isScannedTerm(text)) useOf(text, period).terms.push(term)
    })
  }
  return [...wordings.values()].sort((a, b) => (a.text < b.text ? -1 : 1))
}

const unused: Use = newUse()

function newUse(): Use {
  return {
    unanswered: new Set(),
    answered: new Set(),
    spellings: new Map(),
    pages: new Map(),
    terms: [],
    questions: [],
  }
}

function addQuestion(use: Use, question: Question, spelling: string): void {
  const { conversation, page, resolution } = question
  if (resolution === 'answered') use.answered.add(conversation)
  if (!isUnanswered(question)) return
  use.questions.push(question)
  if (use.unanswered.has(conversation)) return
  use.unanswered.add(conversation)
  add(use.spellings, spelling, 1)
  if (page !== null) add(use.pages, pagePath(page), 1)
}

/** Adds to the count of a text. */
export function add(counts: Map<string, number>, text: string, count: number): void {
  counts.set(text, (counts.get(text) ?? 0) + count)
}

/** Returns the texts with their counts, the most frequent first. */
export function counted(counts: ReadonlyMap<string, number>): Counted[] {
  return Array.from(counts, ([text, count]) => ({ text, count })).sort(mostFrequentFirst)
}

export function mostFrequentFirst(a: Counted, b: Counted): number {
  return b.count - a.count || (a.text < b.text ? -1 : 1)
}
