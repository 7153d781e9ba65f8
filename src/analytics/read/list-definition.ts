import type { ActionError } from '../../shared/errors.ts'
import { formatCountOf } from '../../shared/number-format.ts'
import { type AnalyticsList, purposeOf, type ReadContext, readList, type ReadList } from './paged-list.ts'

/** A list that an item of `include` asks for. */
export interface IncludedList<Name extends string, Content, Compared extends boolean = boolean> {
  /** The item of `include`. */
  include: Name
  /** Path of its operation. */
  path: string
  /** What its requests read, for messages: `the search terms`. */
  purpose: string
  /** Whether readers wrote it or voted. Gaps are found in it, and an export of it belongs into a private repository. */
  isFromReaders: boolean
  /** Whether the list is also read for the period to compare with. */
  isCompared: Compared
  /** Its first rows are worth having without the rest. */
  isSortedByWeight?: boolean | undefined
  /**
   * Reads the list.
   *
   * @throws what {@link readList} throws
   */
  read: (context: ReadContext) => Promise<ReadContent<Content>>
}

/** What was read of a list. */
export interface ReadContent<Content> {
  content: Content
  /** Number of rows that were read. */
  rows: number
  /** The failure after which rows are missing. */
  problem: ActionError | undefined
}

interface Description<Name extends string, Row, Totals, Content, Compared extends boolean>
  extends
    AnalyticsList<Row, Totals>,
    Pick<IncludedList<Name, Content, Compared>, 'isFromReaders' | 'isCompared'> {
  include: Name
  /** Returns what files and reports show of the rows. */
  contentOf: (read: ReadList<Row, Totals>, context: ReadContext) => Content
  /** Says in the log why other places count less than the rows: `327 of them questions`. */
  remarkOf?: (content: Content) => string
}

export function defineList<Name extends string, Row, Totals, Content, Compared extends boolean>({
  contentOf,
  remarkOf,
  ...list
}: Description<Name, Row, Totals, Content, Compared>): IncludedList<Name, Content, Compared> {
  return {
    ...list,
    read: async (context) => {
      const read = await readList(list, context)
      const content = contentOf(read, context)
      const remark = remarkOf === undefined ? '' : `, ${remarkOf(content)}`
      context.log.info(
        `Read ${purposeOf(list, context)}: ${formatCountOf(read.rows.length, list.rowNoun)}${remark}.`,
      )
      return { content, rows: read.rows.length, problem: read.problem }
    },
  }
}

/** Compares times as ISO 8601 texts, the latest first. Null and texts that are not times come last. */
export function latestFirst(a: string | null, b: string | null): number {
  return timeOf(b) - timeOf(a) || 0
}

function timeOf(text: string | null): number {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}
