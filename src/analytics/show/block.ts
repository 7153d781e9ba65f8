import type { MissingBox } from './missing-lists.ts'
import type { SentencePart } from './sentence.ts'
import type { Table } from './tables/table.ts'
import type { TaskWords } from './task-words.ts'
import type { ShownTotal } from './totals.ts'
import type { UsualChart } from './usual-chart.ts'

/** A part of a document for people. Markdown and HTML have a renderer each, which decides nothing but its looks. */
export type Block =
  | { kind: 'title'; text: readonly SentencePart[] }
  | OpeningBlock
  | { kind: 'text'; text: readonly SentencePart[]; isSmall?: boolean }
  | { kind: 'list'; items: readonly { name: string; text: readonly SentencePart[] }[] }
  /** `now` is what the range is called. */
  | { kind: 'totals'; totals: readonly ShownTotal[]; now: string }
  | { kind: 'tasks'; tasks: readonly ShownTask[] }
  | TableBlock
  | { kind: 'chart'; chart: UsualChart }
  | SectionBlock

/** What a reader has to know. */
export interface OpeningBlock {
  kind: 'opening'
  /** The project and the range. */
  site: readonly SentencePart[]
  verdict: string
  /** What is compared with what; an empty text if nothing is. */
  compared: string
  missing: readonly MissingBox[]
}

export interface SectionBlock {
  kind: 'section'
  id: string
  title: string
  /** Beside the title. */
  count?: string | undefined
  /** The title is only read aloud. */
  isUntitled?: boolean
  /** Only the title is seen at first. */
  isFolded?: boolean
  blocks: readonly Block[]
}

export interface TableBlock {
  kind: 'table'
  table: Table
  /** The indices of the rows that are seen. Without it, the table is a whole list: as many rows as there is room for. */
  rows?: readonly number[]
}

export interface ShownTask extends TaskWords {
  /** The id of the section or the row that has the evidence. */
  evidence: string
}
