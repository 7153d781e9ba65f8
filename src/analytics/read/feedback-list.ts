import { feedbackOperation } from '../../service/analytics-lists.ts'
import { textOrder } from './text-order.ts'
import { withoutEmailAddresses } from './email-addresses.ts'
import { defineList, latestFirst } from './list-definition.ts'

/** One reader's feedback. E-mail addresses in its texts are replaced. A field that its source does not have is null. */
export interface FeedbackEntry {
  /** A path or a URL. */
  path: string
  /** As received. */
  createdAt: string | null
  /** Known values are `code_snippet`, `contextual`, `agent` and `thumbs_only`. */
  source: string
  /** Known values are `pending`, `in_progress`, `resolved` and `dismissed`. */
  status: string
  helpful: boolean | null
  comment: string | null
  code: string | null
  filename: string | null
  lang: string | null
}

export interface FeedbackList {
  /** The latest first. Entries without a time come last. */
  entries: FeedbackEntry[]
}

/** Returns true if nobody has resolved or dismissed the feedback. */
export function isOpen({ status }: Pick<FeedbackEntry, 'status'>): boolean {
  return status !== 'resolved' && status !== 'dismissed'
}

/** Every entry of feedback. */
export const feedbackList = defineList({
  ...feedbackOperation,
  include: 'feedback',
  isFromReaders: true,
  isCompared: false,
  purpose: 'the feedback',
  rowNoun: 'feedback item',
  keyOf: ({ id }) => id,
  contentOf: ({ rows }): FeedbackList => {
    rows.sort((a, b) => latestFirst(a.createdAt, b.createdAt) || textOrder(a.id, b.id))
    const entries = rows.map((row) => ({
      path: withoutEmailAddresses(row.path),
      createdAt: row.createdAt,
      source: row.source,
      status: row.status,
      helpful: row.helpful ?? null,
      comment: withoutEmailAddresses(row.comment),
      code: withoutEmailAddresses(row.code),
      filename: withoutEmailAddresses(row.filename),
      lang: withoutEmailAddresses(row.lang),
    }))
    return { entries }
  },
})
