import { codePointOrder } from '../../read/code-point-order.ts'
import { isUnanswered, type Question } from '../../read/question-list.ts'
import { pagePath } from '../../read/page-path.ts'
import type { SearchTerm } from '../../read/search-list.ts'
import type { Counted } from './topic.ts'
import { foldedText } from './words.ts'

/** Questions and terms of a period. A list that was not read is undefined. */
export interface AskedAndSearched {
  questions: readonly Question[] | undefined
  terms: readonly SearchTerm[] | undefined
}

/** What readers asked or searched in words that differ only in case, white space and the punctuation at their end. */
export interface Wording {
  /** Of its spellings, the first in code-point order: it has the upper case of `redirectTo`. */
  text: string
  unanswered: number
  answered: number
  /** How often each spelling was asked without an answer. */
  spellings: Map<string, number>
  /** How often it was asked without an answer on each page. */
  pages: Map<string, number>
  terms: SearchTerm[]
}

/** Returns the wordings of a period by folded text. Questions of the assistant are none. */
export function wordingsOf({ questions = [], terms = [] }: AskedAndSearched): Map<string, Wording> {
  const wordings = new Map<string, Wording>()
  const wordingOf = (spelling: string): Wording => {
    const text = spelling.trim()
    const key = foldedText(text)
    const known = wordings.get(key)
    if (known !== undefined) {
      if (codePointOrder(text, known.text) < 0) known.text = text
      return known
    }
    const wording: Wording = {
      text,
      unanswered: 0,
      answered: 0,
      spellings: new Map(),
      pages: new Map(),
      terms: [],
    }
    wordings.set(key, wording)
    return wording
  }
  for (const asked of questions) {
    if (asked.isStep) continue
    const wording = wordingOf(asked.question)
    if (isUnanswered(asked)) {
      wording.unanswered += 1
      add(wording.spellings, asked.question.trim(), 1)
      if (asked.page !== null) add(wording.pages, pagePath(asked.page), 1)
    } else if (asked.resolution === 'answered') wording.answered += 1
  }
  for (const term of terms) wordingOf(term.term).terms.push(term)
  return wordings
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
  return b.count - a.count || codePointOrder(a.text, b.text)
}
