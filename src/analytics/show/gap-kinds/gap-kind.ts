import { formatCount, formatGain } from '../../../shared/number-format.ts'
import type { Findings, ListCounts } from '../../judge/findings.ts'
import type { GapName, GapTypes } from '../../judge/gaps.ts'
import type { Task, TaskName } from '../../judge/tasks.ts'
import type { ListName } from '../../read/included-lists.ts'
import type { SentencePart } from '../sentence.ts'
import type { Column, Table } from '../tables/table.ts'

/** How the tasks of a kind are told. */
export interface ShownTaskKind<Name extends TaskName> {
  /** What to do. It is also the kind of the task in `visitors.json`. */
  verb: (task: Task<Name>) => string
  /** What follows the verb. */
  what: (task: Task<Name>) => SentencePart[]
  /** The evidence, one short sentence for each number. */
  why: (task: Task<Name>) => SentencePart[][]
  /** What a task has in `visitors.json` beside that which all have. */
  numbers?: (task: Task<Name>) => object
  /** What tells a task too small for a gap: the list of `include`, and the number of its row there. */
  listRow?: { list: ListName; row: (about: Task<Name>['about'], findings: Findings) => number }
  /** The table with the evidence. Its name is that of the section, and of its rows with a number: `topics-1`. */
  table: Pick<Table, 'name' | 'title'>
}

/** How the gaps of a kind are told. */
export interface ShownGapKind<Name extends GapName> extends ShownTaskKind<Name> {
  /** What an export without the list does not tell. */
  tells: string
  /** The counts of the list, and what each is called. */
  counts: Partial<Record<keyof ListCounts, string>>
  /** What the name of a gap is: the first column of the table, and its member of `visitors.json`. */
  name: { title: string; kind: 'words' | 'page'; json: string }
  /** Says what the rows of the table are. */
  note: string
  /** @param counts the columns of the count */
  columns: (counts: readonly Column<GapTypes[Name]>[]) => Column<GapTypes[Name]>[]
  /** What is counted. `closed` is what the line of closed gaps calls it, if it needs a word. */
  count: { title: string; closed: string; json: string }
  /** Says why there is none. */
  empty: (findings: Findings) => string
  /** The member of `gaps` in `visitors.json`. Undefined for gaps that stand elsewhere in it. */
  jsonMember: string | undefined
  /** What a gap has in `visitors.json`. */
  json: readonly (keyof GapTypes[Name] & string)[]
}

export function onPage(preposition: string, { page }: Task): SentencePart[] {
  return page === null ? [] : [preposition, { page }]
}

export function times(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`
}

/** Returns the change in brackets, if there is one. */
export function changeOf({ count: { now, before, change } }: Task): string {
  if (before === null || change === null || change === 'same') return ''
  return before === 0 ? ' (new)' : ` (${formatGain(now, before)})`
}
