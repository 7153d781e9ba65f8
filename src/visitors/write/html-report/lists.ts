import { singleLine } from '../../../untrusted-text.ts'
import { type Gaps, pagePath } from '../../gaps.ts'
import { formatCountOf } from '../../number-format.ts'
import { isOpen } from '../../read/feedback-list.ts'
import type { IncludedLists } from '../../read/included-lists.ts'
import { isUnanswered } from '../../read/question-list.ts'
import { type Choices, dataTable, type ListColumn } from './data-table.ts'
import { html, type Html, shown } from './html.ts'
import type { ListCell } from './page-data.ts'
import type { ReportBlock } from './page-parts.ts'

const maxWordCharacters = 40

/** A list of `include`, as a table that the script fills. Its rows have a cell for each column. */
export interface ReportList {
  /** The id of its block, and its name in the data and in the fragment. */
  name: string
  title: string
  /** Noun of one row, in the singular. */
  noun: string
  columns: readonly ListColumn[]
  /** The column by which the rows are sorted, the largest first. */
  sort: string
  choices: Omit<Choices, 'label'>
  rows: readonly (readonly ListCell[])[]
  /** What the block says without rows. */
  empty: string
  /** Says what is missing, if the list was cut. */
  cut: string | undefined
}

/** Returns the lists that were read, in the order of the page. */
export function reportLists(lists: IncludedLists, gaps: Gaps | undefined): ReportList[] {
  const { searches, pageFeedback, feedback, questions } = lists
  return [
    ...(searches === undefined ? [] : [searchTable(searches, gaps)]),
    ...(pageFeedback === undefined ? [] : [pageFeedbackTable(pageFeedback)]),
    ...(feedback === undefined ? [] : [feedbackTable(feedback)]),
    ...(questions === undefined ? [] : [questionTable(questions)]),
  ]
}

export function listBlock({ name, title, noun, columns, sort, ...list }: ReportList): ReportBlock {
  const { choices, rows, empty, cut } = list
  const table = dataTable({
    name,
    title,
    filter: 'Contains',
    rows: rows.length,
    isGroupable: false,
    columns,
    choices: { label: 'Show', ...choices },
    list: { noun, sort },
  })
  return {
    id: name,
    title,
    count: rows.length,
    content: rows.length === 0 ? html`<p>${empty}</p>` : html`${cutNote(cut)}${table}`,
  }
}

export function cutNote(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="note cut">${text}</p>`
}

function firstOnly(count: number, noun: string): string {
  return `Only the first ${formatCountOf(count, noun)} ${count === 1 ? 'was' : 'were'} read`
}

type ListOf<Name extends keyof IncludedLists> = NonNullable<IncludedLists[Name]>

function searchTable({ terms, isComplete }: ListOf<'searches'>, gaps: Gaps | undefined): ReportList {
  const fewClicks = new Set(gaps?.terms?.map(({ term }) => term))
  return {
    name: 'searches',
    title: 'Search terms',
    noun: 'search term',
    columns: [
      { name: 'term', title: 'Term', kind: 'text' },
      { name: 'searches', title: 'Searches', kind: 'count' },
      { name: 'clicked', title: 'With a click', kind: 'share' },
      { name: 'page', title: 'Clicked most', kind: 'page' },
      { name: 'last', title: 'Last search', kind: 'date' },
    ],
    sort: 'searches',
    choices: {
      options: { all: 'All', gaps: 'Few clicks', unclicked: 'Without a click' },
    },
    rows: terms.map((term) => [
      shown(term.term),
      term.hits,
      term.clickThroughRate,
      pageOf(term.topClickedPage),
      dayOf(term.lastSearchedAt),
      bits(fewClicks.has(term.term), term.clickThroughRate === 0),
    ]),
    empty: 'Nobody searched in this range.',
    cut: isComplete ? undefined : `${firstOnly(terms.length, 'search term')}: those with the most searches.`,
  }
}

function pageFeedbackTable({ pages, isComplete }: ListOf<'pageFeedback'>): ReportList {
  return {
    name: 'page-feedback',
    title: 'Feedback by page',
    noun: 'page',
    columns: [
      { name: 'page', title: 'Page', kind: 'page' },
      { name: 'up', title: 'Thumbs up', kind: 'count' },
      { name: 'down', title: 'Thumbs down', kind: 'count' },
      { name: 'code', title: 'On code', kind: 'count' },
      { name: 'other', title: 'Other', kind: 'count' },
      { name: 'all', title: 'All', kind: 'count' },
    ],
    sort: 'all',
    choices: {
      options: { all: 'All', gaps: 'More down than up', up: 'More up than down' },
    },
    rows: pages.map(({ path, thumbsUp, thumbsDown, code, total }) => [
      pageOf(path),
      thumbsUp,
      thumbsDown,
      code,
      // The service counts the feedback of agents, for example, only in the total.
      Math.max(0, total - thumbsUp - thumbsDown - code),
      total,
      bits(thumbsDown > thumbsUp, thumbsUp > thumbsDown),
    ]),
    empty: 'No page got feedback in this range.',
    cut: isComplete
      ? undefined
      : `${firstOnly(pages.length, 'page')}: the service gives the feedback of no more.`,
  }
}

function feedbackTable({ entries, isComplete }: ListOf<'feedback'>): ReportList {
  const hasCode = entries.some(({ code }) => code !== null)
  return {
    name: 'feedback',
    title: 'Feedback',
    noun: 'feedback item',
    columns: [
      { name: 'comment', title: 'Comment', kind: 'text' },
      ...(hasCode ? [{ name: 'code', title: 'On code', kind: 'code' } as const] : []),
      { name: 'page', title: 'Page', kind: 'page' },
      { name: 'thumb', title: 'Thumb', kind: 'word' },
      { name: 'status', title: 'Status', kind: 'word' },
      { name: 'source', title: 'Source', kind: 'word' },
      { name: 'date', title: 'Date', kind: 'date' },
    ],
    sort: 'date',
    choices: {
      options: { all: 'All', open: 'Open comments', comments: 'Comments', down: 'Down', up: 'Up' },
      // A thumb alone tells little.
      first: entries.some(({ comment }) => comment !== null) ? 'comments' : 'all',
    },
    rows: entries.map(({ comment, code, path, helpful, status, source, createdAt }) => [
      comment === null ? null : shown(comment),
      ...(hasCode ? [code === null ? null : shown(code)] : []),
      pageOf(path),
      helpful === null ? null : helpful ? 'Up' : 'Down',
      stateOf(status),
      stateOf(source),
      dayOf(createdAt),
      bits(comment !== null && isOpen({ status }), comment !== null, helpful === false, helpful === true),
    ]),
    empty: 'Nobody gave feedback in this range.',
    cut: isComplete ? undefined : `${firstOnly(entries.length, 'feedback item')}.`,
  }
}

function questionTable({ questions, isComplete }: ListOf<'questions'>): ReportList {
  return {
    name: 'questions',
    title: 'Questions',
    noun: 'question',
    columns: [
      { name: 'question', title: 'Question', kind: 'text' },
      { name: 'resolution', title: 'Resolution', kind: 'word' },
      { name: 'category', title: 'Category', kind: 'word' },
      { name: 'page', title: 'Asked on', kind: 'page' },
      { name: 'date', title: 'Date', kind: 'date' },
    ],
    sort: 'date',
    choices: { options: { all: 'All', gaps: 'Unanswered', others: 'Others' } },
    rows: questions.map((asked) => [
      shown(asked.question),
      stateOf(asked.resolution),
      asked.category === null ? null : wordOf(asked.category),
      pageOf(asked.page),
      dayOf(asked.timestamp),
      bits(isUnanswered(asked), !isUnanswered(asked)),
    ]),
    empty: 'Nobody asked the assistant in this range.',
    cut: isComplete ? undefined : `${firstOnly(questions.length, 'question')}.`,
  }
}

function bits(...flags: readonly boolean[]): number {
  return flags.reduce((sum, flag, index) => sum + (flag ? 2 ** index : 0), 0)
}

/** Returns a status or the like, which does not wrap, as one short line. */
function wordOf(text: string): string {
  return singleLine(text, maxWordCharacters) || '(empty)'
}

/** Returns a status or the like, such as `in_progress`, in words. */
function stateOf(text: string): string {
  const words = wordOf(text.replaceAll('_', ' '))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function pageOf(page: string | null): string | null {
  return page === null ? null : shown(pagePath(page))
}

/** Returns the UTC day of a time, or null if the text is not a time. */
function dayOf(time: string | null): string | null {
  // A parser of dates reads some other texts, too.
  const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time ?? '') ? (time ?? '') : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
