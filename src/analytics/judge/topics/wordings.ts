import { groupBy } from '../../../shared/group-by.ts'
import { eachOf, type Pause } from '../../../shared/pause.ts'
import { isUnanswered, type Question } from '../../read/question-list.ts'
import type { SearchTerm } from '../../read/search-list.ts'
import { isSmallTalk, withoutGreetings } from './small-talk.ts'
import type { Counted } from './topic.ts'
import { foldedText, startOf } from './words.ts'

/** Lists of a period. One that was not read is undefined. */
export interface AskedAndSearched {
  questions?: { questions: readonly Question[] } | undefined
  searches?: { terms: readonly SearchTerm[] } | undefined
}

export type PeriodName = 'now' | 'before'

/**
 * What readers asked or searched in words that differ only in case, white space and the punctuation at their end; of questions,
 * also in greetings.
 */
export interface Wording {
  /** The first of its spellings: it has the upper case of `redirectTo`. */
  text: string
  now: Use
  before: Use
}

/** Returns the wordings of both periods, sorted, so that the order of questions and terms does not matter. */
export async function wordingsOf(lists: Record<PeriodName, AskedAndSearched>, pause: Pause) {
  const wordings = new Map<string, Wording>()
  const useOf = (text: string, period: PeriodName, words = text): Use => {
    const key = foldedText(words)
    const wording = wordings.get(key) ?? { text, now: newUse(), before: newUse() }
    wordings.set(key, wording)
    if (text < wording.text) wording.text = text
    return wording[period]
  }
  for (const period of ['now', 'before'] as const) {
    const { questions, searches } = lists[period]
    await eachOf(questions?.questions ?? [], pause, (question) => {
      const text = startOf(question.question)
      if (question.isStep || isSmallTalk(text)) return
      const use = useOf(text, period, withoutGreetings(text))
      if (isUnanswered(question)) use.unanswered.push(question)
      else if (question.resolution === 'answered') use.answered.push(question)
    })
    await eachOf(searches?.terms ?? [], pause, (term) => {
      const text = startOf(term.term)
      if (text !== '') useOf(text, period).terms.push(term)
    })
  }
  return [...wordings.values()].sort((a, b) => (a.text < b.text ? -1 : 1))
}

/** How a wording was used in a period. */
export type Use = ReturnType<typeof newUse>

export function newUse() {
  return { unanswered: [] as Question[], answered: [] as Question[], terms: [] as SearchTerm[] }
}

/** A conversation counts once, however often its reader repeats a question. Returns the first question of each. */
export function oncePerConversation(questions: readonly Question[]): Question[] {
  const conversations = groupBy(questions, ({ conversation }) => conversation)
  return [...conversations.values()].flatMap(([first]) => first ?? [])
}

/** Returns the number of conversations with a question. */
export function conversationsIn(questions: readonly Question[]): number {
  return oncePerConversation(questions.filter(({ isStep }) => !isStep)).length
}

/** Returns how a wording was mostly spelled, and how often it was asked without an answer. */
export function askedIn({ unanswered }: Use): Counted {
  const questions = oncePerConversation(unanswered)
  const [spelling] = counted(questions.map(({ question }) => ({ text: startOf(question), count: 1 })))
  return { text: spelling?.text ?? '', count: questions.length }
}

/** Adds the counts of equal texts. The most frequent text comes first. */
export function counted(texts: Iterable<Counted>): Counted[] {
  const sums = new Map<string, number>()
  for (const { text, count } of texts) if (count > 0) sums.set(text, (sums.get(text) ?? 0) + count)
  return Array.from(sums, ([text, count]) => ({ text, count })).sort(
    (a, b) => b.count - a.count || (a.text < b.text ? -1 : 1),
  )
}
