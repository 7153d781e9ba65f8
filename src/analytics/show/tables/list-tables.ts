import { groupBy } from '../../../shared/group-by.ts'
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
import { isUnanswered, type Question, type QuestionList } from '../../read/question-list.ts'
import { pagePath } from '../../read/page-path.ts'
import { textOrder } from '../../read/text-order.ts'
import { type Column, type Table, tableOf } from './table.ts'

/** The lists of `include` that were read, and the text of the topic of each question that has one. */
export type ListsWithTopics = IncludedLists & { topicOf?: ReadonlyMap<Question, string> }

type Row = ShownList['rows'][number]
type Topics = ReadonlyMap<Question, string>

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
  const { file, title, rowNoun, orderedBy, fields } = allLists[name]
  const table = {
    name: listTableName(name),
    title,
    noun: rowNoun,
    file,
    note: cutNote(list),
    orderedBy,
    rows,
    columns: columnsOf(fields),
  }
  if (name === 'feedback' && feedback)
    return tableOf({ ...table, order: openCommentsFirst(feedback.entries) })
  return name === 'questions' && questions ? questionTable(table, questions, topicOf) : tableOf(table)
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

function questionTable(
  table: Parameters<typeof tableOf<Row>>[0],
  { questions, asked }: QuestionList,
  topicOf: Topics,
): Table {
  const steps = questions.length - asked
  const topic = (row: unknown): string | null => topicOf.get(row as Question) ?? null
  return tableOf({
    ...table,
    noun: steps === 0 ? 'question' : 'row',
    count: steps === 0 ? undefined : `${formatCount(asked)} (${formatCount(steps)} more were no questions)`,
    order: unansweredFirst(questions, topicOf),
    columns: [...table.columns, { name: 'topic', title: 'Topic', kind: 'words', cell: topic }],
  })
}

/** A thumb alone tells little. */
function openCommentsFirst(entries: readonly FeedbackEntry[]): number[] {
  const rank = (entry: FeedbackEntry | undefined): number =>
    entry?.comment == null ? 2 : Number(!isOpen(entry))
  return [...entries.keys()].sort((a, b) => rank(entries[a]) - rank(entries[b]))
}

/** Returns the questions of a topic together, the most asked topic first, and those without a topic last. */
function unansweredFirst(questions: readonly Question[], topicOf: Topics): number[] {
  const groups = groupBy(questions.entries(), ([, question]) => topicOf.get(question) ?? null)
  const sizeOf = (topic: string | null): number => (topic === null ? 0 : (groups.get(topic)?.length ?? 0))
  const byTopic = [...groups]
    .sort(([a], [b]) => sizeOf(b) - sizeOf(a) || textOrder(a ?? '', b ?? ''))
    .flatMap(([, asked]) => asked)
  return [
    ...byTopic.filter(([, question]) => isUnanswered(question)),
    ...byTopic.filter(([, question]) => !isUnanswered(question)),
  ].map(([index]) => index)
}
