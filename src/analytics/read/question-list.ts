import { formatCount } from '../../shared/number-format.ts'
import { category, dateOrNull, isText, links, pageOrNull, type RowOf, state, words } from './fields.ts'
import { type ContentOf, defineList, latestFirst } from './list-definition.ts'
import { textOrder } from './pages.ts'

// The field `response`, the answer of the assistant, is left out on purpose.
const fields = {
  /** The contract calls the ID that of a conversation, and a conversation can have several questions. */
  conversation: state({ wire: 'id', isKey: true, isInternal: true }),
  timestamp: dateOrNull({ title: 'Date', isKey: true }),
  question: words({ wire: 'query', title: 'Question', isKey: true, isRowName: true }),
  /** Known values are `answered` and `unanswered`. */
  resolution: state({ wire: 'resolutionStatus', title: 'Answer' }),
  category: category({ wire: 'queryCategory', title: 'Category' }),
  /** The URL of the page on which it was asked. */
  page: pageOrNull({ wire: 'pageUrl', title: 'Asked on' }),
  /** Pages that the answer referred to. */
  sources: links(),
  /** The assistant answered with a question of its own. It is a step of a conversation and no question. */
  isStep: isText('clarifying_question')({ wire: 'responseType', isInternal: true }),
}

/** What a reader asked the assistant. */
export type Question = RowOf<typeof fields>

export function isUnanswered({ resolution, isStep }: Pick<Question, 'resolution' | 'isStep'>): boolean {
  return resolution === 'unanswered' && !isStep
}

/** Every turn of a conversation with the assistant. */
export const questionList = defineList({
  path: 'assistant',
  include: 'questions',
  hasWordsOfReaders: true,
  isCompared: true,
  paging: 'cursor',
  limit: 1000,
  // A page has up to 1,000 answers of the assistant, and nothing limits their length.
  maxAnswerBytes: 64 * 1_048_576,
  rowsIn: 'conversations',
  fields,
  place: 'page',
  purpose: 'the questions',
  rowNoun: 'row',
  file: 'questions.csv',
  json: { member: 'questions', rows: 'questions', sums: ['unanswered'] },
  title: 'Questions',
  contentOf: ({ rows: questions, isComplete }) => {
    questions.sort(
      (a, b) => latestFirst(a.timestamp, b.timestamp) || textOrder(a.conversation, b.conversation),
    )
    // The questions are listed with the steps, and counted without them.
    const asked = questions.filter(({ isStep }) => !isStep).length
    return { asked, unanswered: questions.filter(isUnanswered).length, questions, isComplete }
  },
  remarkOf: ({ questions, asked }) =>
    asked === questions.length ? '' : `, ${formatCount(asked)} of them questions`,
})
export type QuestionList = ContentOf<typeof questionList>
