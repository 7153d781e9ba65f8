import { groupBy } from '../../../shared/group-by.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { type FeedbackEntry, isOpen } from '../../read/feedback-list.ts'
import type { Fields } from '../../read/fields.ts'
import {
  allLists,
  type Included,
  type IncludedLists,
  type ListName,
  listNames,
  namesOf,
  withTextOfReaders,
} from '../../read/included-lists.ts'
import { isUnanswered, type Question, type QuestionList } from '../../read/question-list.ts'
import { textOrder } from '../../read/text-order.ts'
import { type Cell, type Column, firstOnly, type Table, tableOf } from './table.ts'

/** The lists of `include` that were read, and the text of the topic of each question that has one. */
export type ShownLists = IncludedLists & { topicOf?: ReadonlyMap<Question, string> }

type Row = Readonly<Record<string, Cell>>
type Content = NonNullable<IncludedLists[ListName]>
type Topics = ReadonlyMap<Question, string>

/** Returns a table for each list of `include` that was read, in the order of the report. */
export function listTables(lists: ShownLists): Table[] {
  return readLists(lists).map(([name, content]) => tableOfList(name, content, lists))
}

/** Returns the members of `visitors.json` for the lists that were read. Their items have the columns of the files. */
export function listMembers(lists: ShownLists): object {
  return Object.fromEntries(
    readLists(lists).map(([name, content]) => {
      const { member, sums, rows } = allLists[name].json
      const table = tableOfList(name, content, lists)
      const items = table.rows.map((row) =>
        Object.fromEntries(table.fields.map(({ name, index }) => [name, row[index]])),
      )
      const members = [...[...sums, 'isComplete'].map((sum) => [sum, content[sum as never]]), [rows, items]]
      return [member, Object.fromEntries(members)]
    }),
  )
}

/** Returns the names of the files that `include` adds. */
export function filesOfIncluded(include: readonly Included[]): string[] {
  const names = namesOf(include).map((name) => allLists[name].file)
  return withTextOfReaders(include).length > 0 ? [...names, 'gaps.md'] : names
}

function readLists(lists: IncludedLists): [ListName, Content][] {
  return listNames.flatMap((name): [ListName, Content][] => {
    const content = lists[name]
    return content === undefined ? [] : [[name, content]]
  })
}

function tableOfList(name: ListName, content: Content, { topicOf = new Map() }: ShownLists): Table {
  const { file, title, rowNoun, cut = '', orderedBy, json, fields } = allLists[name]
  const rows: readonly Row[] = content[json.rows as never]
  const table = {
    name: file.slice(0, -'.csv'.length),
    title,
    noun: rowNoun,
    file,
    note: content.isComplete ? undefined : `${firstOnly(rows.length, rowNoun)}: ${cut}.`,
    orderedBy,
    rows,
    columns: columnsOf(fields),
  }
  if ('entries' in content) return tableOf({ ...table, order: openCommentsFirst(content.entries) })
  return 'asked' in content ? questionTable(table, content, topicOf) : tableOf(table)
}

/** A field with another value for people has a column in the file, and one that people see. */
function columnsOf(fields: Fields): Column<Row>[] {
  return Object.entries(fields).flatMap(([name, field]): Column<Row>[] => {
    const { kind, title, isRowName, isInternal = false, shown } = field
    if (isInternal) return []
    if (shown === undefined) return [{ name, title, kind, isRowName }]
    return [
      { name, kind },
      { title, kind, isRowName, cell: (row) => shown(row[name] as never) },
    ]
  })
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
