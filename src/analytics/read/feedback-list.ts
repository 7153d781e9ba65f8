import {
  codeIfThere,
  dateOrNull,
  flagIfThere,
  page,
  type RowOf,
  state,
  wordsIfThere,
  wordsOrNull,
} from './fields.ts'
import { defineList, latestFirst } from './list-definition.ts'
import { textOrder } from './pages.ts'

// The field `contact`, an e-mail address, is left out on purpose.
const fields = {
  id: state({ isKey: true, isInternal: true }),
  /** A path or a URL. */
  path: page({ title: 'Page' }),
  createdAt: dateOrNull({ title: 'Date' }),
  /** Known values are `code_snippet`, `contextual`, `agent` and `thumbs_only`. */
  source: state({ title: 'Source' }),
  /** Known values are `pending`, `in_progress`, `resolved` and `dismissed`. */
  status: state({ title: 'Status' }),
  helpful: flagIfThere({ title: 'Thumb', shown: ['up', 'down'] }),
  comment: wordsOrNull({ title: 'Comment', isRowName: true }),
  code: codeIfThere({ title: 'On code' }),
  filename: wordsIfThere(),
  lang: wordsIfThere(),
}

/** One reader's feedback. A field that its source does not have is null. */
export type FeedbackEntry = RowOf<typeof fields>

/** Returns true if nobody has resolved or dismissed the feedback. */
export function isOpen({ status }: Pick<FeedbackEntry, 'status'>): boolean {
  return status !== 'resolved' && status !== 'dismissed'
}

/** Every entry of feedback, the latest first. Entries without a time come last. */
export const feedbackList = defineList({
  path: 'feedback',
  include: 'feedback',
  hasWordsOfReaders: true,
  isCompared: false,
  paging: 'cursor',
  limit: 100,
  rowsIn: 'feedback',
  fields,
  place: 'path',
  purpose: 'the single comments of the feedback',
  rowNoun: 'feedback item',
  file: 'feedback.csv',
  json: { member: 'feedback', rows: 'entries', sums: [] },
  title: 'Feedback',
  contentOf: ({ rows: entries, isComplete }) => {
    entries.sort((a, b) => latestFirst(a.createdAt, b.createdAt) || textOrder(a.id, b.id))
    return { entries, isComplete }
  },
})
