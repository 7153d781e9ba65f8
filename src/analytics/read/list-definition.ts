import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { fieldList, type FieldListDescription } from './field-list.ts'
import type { Fields, FieldValue, RowOf } from './fields.ts'
import { isLocalPage } from './pages.ts'
import { purposeOf, type ReadContext, readList, type ReadList } from './paged-list.ts'

/** All about a list of `include`. A list that is not compared is not read for the period before. */
interface Description<
  Include extends string,
  F extends Fields,
  Totals,
  Content extends { isComplete: boolean },
  Compared extends boolean,
> extends FieldListDescription<F, Totals> {
  include: Include
  isCompared: Compared
  /** The name of its file, and with `.csv` left out that of its table in the report. */
  file: `${string}.csv`
  /** Its member of `visitors.json`, and the name of the rows in it. */
  json: { member: string; rows: string }
  title: string
  /** The field with the page on which readers did it. What they did on their own machine is left out. */
  place?: keyof RowOf<F>
  /** Which rows there are, if the list was cut. */
  cut?: string
  /** The title of the column by which the rows are ordered at first. */
  orderedBy?: string
  /** Returns the rows in the order of the files, and what they add up to; `isComplete` if the service has no more rows. */
  contentOf: (read: ReadList<RowOf<F>, Totals>, context: ReadContext) => Content
  /** It comes after `contentOf`, which tells its type, as the next one. */
  partsOf: (content: Content) => ListParts
  /** Says in the log why other places count less than the rows: `327 of them questions`. */
  remarkOf?: (content: Content) => string | undefined
}

/** What files and report have of a list. */
export interface ListParts {
  /** What the rows add up to, by its names in `visitors.json`. */
  sums: Readonly<Record<string, unknown>>
  rows: readonly Readonly<Record<string, FieldValue>>[]
}

/** What was read of a list. */
export type ReadContent<Content> = ReadList<unknown, unknown> & { content: Content; pastedKeys: number }

export function defineList<
  Include extends string,
  F extends Fields,
  Content extends { isComplete: boolean },
  Compared extends boolean,
  Totals = undefined,
>(list: Description<Include, F, Totals, Content, Compared>) {
  const fields = fieldList(list)
  return {
    ...fields,
    ...list,
    /**
     * Reads the list.
     *
     * @throws what {@link readList} throws
     */
    read: async (context: ReadContext): Promise<ReadContent<Content>> => {
      const received = await readList(fields, context)
      const { rows: all, pastedKeys } = fields.rowsOf(received.rows)
      const rows = all.filter((row) => list.place === undefined || !isLocalPage(row[list.place]))
      const read = { ...received, rows }
      const content = list.contentOf(read, context)
      const local = all.length - rows.length
      const remarks = [
        formatCountOf(rows.length, list.rowNoun),
        list.remarkOf?.(content),
        local === 0 ? undefined : `and ${formatCount(local)} of localhost left out`,
      ]
      context.log.info(
        `Read ${purposeOf(list, context)}: ${remarks.filter((remark) => remark !== undefined).join(', ')}.`,
      )
      return { ...read, content, pastedKeys }
    },
  }
}

/** What is read of a list. */
export type ContentOf<List extends { read: (context: ReadContext) => Promise<ReadContent<unknown>> }> =
  Awaited<ReturnType<List['read']>>['content']

/** Compares times as ISO 8601 texts, the latest first. Null and texts that are not times come last. */
export function latestFirst(a: string | null, b: string | null): number {
  return timeOf(b) - timeOf(a) || 0
}

function timeOf(text: string | null): number {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}
