import { formatCount } from '../../shared/number-format.ts'
import { assistantOperation } from '../../service/analytics-lists.ts'
import { textOrder } from './text-order.ts'
import { withoutEmailAddresses } from './email-addresses.ts'
import { defineList, latestFirst } from './list-definition.ts'

/** What a reader asked the assistant. E-mail addresses in its texts are replaced. */
export interface Question {
  /** The ID of its conversation, which can have several questions. */
  conversation: string
  /** As received. */
  timestamp: string | null
  question: string
  /** Known values are `answered` and `unanswered`. */
  resolution: string
  category: string | null
  /** The URL of the page on which it was asked. */
  page: string | null
  /** Pages that the answer referred to. */
  sources: { title: string; url: string }[]
  /** The assistant answered with a question of its own. It is a step of a conversation and no question. */
  isStep: boolean
}

export interface QuestionList {
  /** Number of questions, without the steps. */
  asked: number
  /** Number of questions that the assistant could not answer. */
  unanswered: number
  /** With the steps, the latest first. */
  questions: Question[]
}

export function isUnanswered({ resolution, isStep }: Pick<Question, 'resolution' | 'isStep'>): boolean {
  return resolution === 'unanswered' && !isStep
}

/** Every question to the assistant. */
export const questionList = defineList({
  ...assistantOperation,
  include: 'questions',
  isFromReaders: true,
  isCompared: true,
  purpose: 'the questions',
  rowNoun: 'turn',
  remarkOf: ({ asked }: QuestionList) => `${formatCount(asked)} of them questions`,
  // The contract calls the ID that of a conversation, and a conversation can have several questions.
  keyOf: ({ id, timestamp, query }) => JSON.stringify([id, timestamp, query]),
  contentOf: ({ rows }): QuestionList => {
    rows.sort((a, b) => latestFirst(a.timestamp, b.timestamp) || textOrder(a.id, b.id))
    const questions = rows.map((row) => ({
      conversation: row.id,
      timestamp: row.timestamp,
      question: withoutEmailAddresses(row.query),
      resolution: row.resolutionStatus,
      category: withoutEmailAddresses(row.queryCategory),
      page: withoutEmailAddresses(row.pageUrl),
      sources: row.sources.map(({ title, url }) => ({
        title: withoutEmailAddresses(title),
        url: withoutEmailAddresses(url),
      })),
      isStep: row.responseType === 'clarifying_question',
    }))
    const asked = questions.filter(({ isStep }) => !isStep).length
    return { asked, unanswered: questions.filter(isUnanswered).length, questions }
  },
})
