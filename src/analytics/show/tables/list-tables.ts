import { formatCount, formatCountOf } from '../../../shared/number-format.ts'
import { type FeedbackEntry, isOpen } from '../../read/feedback-list.ts'
import type { Fields, FieldValue } from '../../read/fields.ts'
import {
  allLists,
  type IncludedLists,
  type ListName,
  type ShownList,
  shownLists,
} from '../../read/included-lists.ts'
import { isUnanswered, type Question } from '../../read/question-list.ts'
import { pagePath } from '../../read/pages.ts'
import { type Column, type Table, tableOf } from './table.ts'

/** The lists of `include` that were read, and the text of the topic of each question that has one. */
export type ListsWithTopics = IncludedLists & { topicOf?: ReadonlyMap<Question, string> }

type Row = ShownList['rows'][number]

/** Returns a table for each list of `include` that was read, in the order of the report. */
export function listTables(lists: ListsWithTopics): Table[] {
  return shownLists(lists).map((list) => tableOfList(list, lists))
}

/** Returns the members of `visitors.json` for the lists that were read. Their items have the columns of the files. */
export function listMembers(lists: ListsWithTopics): object {
  return Object.fromEntries(
    shownLists(lists).map((list) => {
      const { member, rows } = allLists[list.name].json
      const table = tableOfList(list, lists)
      const items = table.rows.map((row) =>
        Object.fromEntries(table.fields.map(({ name, index }) => [name, row[index]])),
      )
      return [member, { ...list.sums, isComplete: list.isComplete, [rows]: items }]
    }),
  )
}

/** Says that a list was not read to its end: `Only the first 100 pages were read`; undefined if it was. */
export function cutNote({ name, rows, isComplete }: ShownList): string | undefined {
  if (isComplete) return undefined
  const { rowNoun, cut = '' } = allLists[name]
  const verb = rows.length === 1 ? 'was' : 'were'
  return `Only the first ${formatCountOf(rows.length, rowNoun)} ${verb} read: ${cut}.`
}

/** Returns the name of the table of a list: that of its file. */
export function listTableName(name: ListName): string {
  return allLists[name].file.slice(0, -'.csv'.length)
}

function tableOfList(list: ShownList, { feedback, questions, topicOf = new Map() }: ListsWithTopics): Table {
  const { name, rows } = list
  const { file, title, rowNoun: noun, orderedBy, fields } = allLists[name]
  const about = { name: listTableName(name), title, noun, file, note: cutNote(list), orderedBy, rows }
  const columns = columnsOf(fields)
  // A thumb alone tells little.
  const rankOf = (entry: FeedbackEntry): number => (entry.comment === null ? 2 : Number(!isOpen(entry)))
  if (name === 'feedback' && feedback)
    return tableOf({ ...about, columns, order: orderBy(feedback.entries, rankOf) })
  if (name !== 'questions' || !questions) return tableOf({ ...about, columns })
  const topic = (row: unknown): string | null => topicOf.get(row as Question) ?? null
  const steps = questions.questions.length - questions.asked
  return tableOf({
    ...about,
    ...(steps > 0 && {
      noun: 'row',
      count: `${formatCount(questions.asked)} (${formatCount(steps)} more were no questions)`,
    }),
    order: orderBy(questions.questions, (question) => Number(!isUnanswered(question))),
    columns: [...columns, { name: 'topic', title: 'Topic', kind: 'words', cell: topic }],
  })
}

/** Returns the indices of items, those of a lower rank first. */
function orderBy<Item>(items: readonly Item[], rankOf: (item: Item) => number): number[] {
  const ranks = items.map(rankOf)
  return [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

/** A field that people read otherwise has a column in the file, and one that people see. */
function columnsOf(fields: Fields): Column<Row>[] {
  return Object.entries(fields).flatMap(([name, field]): Column<Row>[] => {
    const { kind, title, isRowName, isInternal = false, shown } = field
    if (isInternal) return []
    if (shown === undefined && kind !== 'page') return [{ name, title, kind, isRowName }]
    return [
      { name, kind },
      { title, kind, isRowName, cell: (row) => asRead(row[name], shown) },
    ]
  })
}

/** Returns a path as a reader writes it, and the word for true or false. */
function asRead(value: FieldValue | undefined, words?: readonly [string, string]): string | null {
  if (typeof value === 'boolean') return words?.[value ? 0 : 1] ?? null
  return typeof value === 'string' ? pagePath(value) : null
}
