import * as z from 'zod/mini'

import { decode, decodeReadersText, text, textOrNull } from '../../service/decoding.ts'
import { atFirstUse } from '../../shared/first-use.ts'
import type { Schema } from '../../shared/json-decoding.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { Fields, RowOf } from './fields.ts'
import {
  type AnalyticsList,
  type PagingKind,
  purposeOf,
  type ReadContext,
  readList,
  type ReadList,
} from './paged-list.ts'
import { isLocalPage } from './pages.ts'

/** A row as it was received. */
export type ReceivedRow = Readonly<Record<string, unknown>>

/** The operation of a list, and what its pages have. */
interface FieldListDescription<F extends Fields, Totals> extends Omit<
  AnalyticsList<ReceivedRow, Totals>,
  'decode' | 'keyOf'
> {
  /** The member of a page that has its rows. */
  rowsIn: string
  fields: F
  /** What every page says about the whole list. */
  totals?: { in: string; schema: Schema<Totals> }
  /** Readers wrote it or voted, so no error shows text of an answer. */
  hasWordsOfReaders: boolean
}

type Page = Record<string, unknown> & { hasMore?: boolean; nextCursor?: string | null }

const saysMore = () => ({ hasMore: z.boolean() })
const ends: Record<PagingKind, () => object> = {
  offset: saysMore,
  single: saysMore,
  cursor: () => ({ ...saysMore(), nextCursor: z.nullish(text()) }),
  'until-no-cursor': () => ({ nextCursor: textOrNull() }),
}

/** Returns a list of the analytics whose rows have fields. A member that is no field is dropped. */
export function fieldList<F extends Fields, Totals = undefined>(
  description: FieldListDescription<F, Totals>,
) {
  const { rowsIn, fields, totals, hasWordsOfReaders, ...list } = description
  const named = Object.entries(fields).map(([name, field]) => ({ ...field, name, wire: field.wire ?? name }))
  const keys = named.filter(({ isKey }) => isKey)
  const schema = atFirstUse(() =>
    z.object({
      ...(totals && { [totals.in]: totals.schema() }),
      [rowsIn]: z.array(z.object(Object.fromEntries(named.map(({ wire, schema }) => [wire, schema()])))),
      ...ends[list.paging](),
    }),
  )
  const decodePage = hasWordsOfReaders ? decodeReadersText : decode
  return {
    ...list,
    keyOf: (row: ReceivedRow) => JSON.stringify(keys.map(({ wire }) => row[wire])),
    /** Returns what is kept of rows, and how many keys were replaced in it. The schema has checked the types. */
    rowsOf: (received: readonly ReceivedRow[]) => {
      let pastedKeys = 0
      const onKey = () => (pastedKeys += 1)
      const rowOf = (row: ReceivedRow) =>
        Object.fromEntries(named.map(({ name, wire, valueOf }) => [name, valueOf(row[wire], onKey)]))
      return { rows: received.map((row) => rowOf(row) as RowOf<F>), pastedKeys }
    },
    decode: (body: unknown) => {
      const page = decodePage(`a page of the operation ${list.path}`, schema, body) as Page
      const { nextCursor = null, hasMore = nextCursor !== null && nextCursor !== '' } = page
      return {
        rows: page[rowsIn] as ReceivedRow[],
        totals: page[totals?.in ?? ''] as Totals,
        hasMore,
        nextCursor,
      }
    },
  }
}

/** All about a list of `include`. A list that is not compared is not read for the period before. */
interface Description<
  Include extends string,
  F extends Fields,
  Totals,
  Content extends { isComplete: boolean },
> extends FieldListDescription<F, Totals> {
  include: Include
  isCompared: boolean
  /** The name of its file, and with `.csv` left out that of its table in the report. */
  file: `${string}.csv`
  /** Its member of `visitors.json`, and what of its content is in it: the rows, and what they add up to. */
  json: { member: string; rows: string; sums: readonly string[] }
  title: string
  /** The field with the page on which readers did it. What they did on their own machine is left out. */
  place?: keyof RowOf<F>
  /** Which rows there are, if the list was cut. */
  cut?: string
  /** The title of the column by which the rows are ordered at first. */
  orderedBy?: string
  /** Returns the rows in the order of the files, and what they add up to; `isComplete` if the service has no more rows. */
  contentOf: (read: ReadList<RowOf<F>, Totals>, context: ReadContext) => Content
  /** Says in the log why other places count less than the rows. It comes after `contentOf`, which tells its type. */
  remarkOf?: (content: Content) => string
}

/** What was read of a list. */
export type ReadContent<Content> = ReadList<unknown, unknown> & { content: Content; pastedKeys: number }

export function defineList<
  Include extends string,
  F extends Fields,
  Content extends { isComplete: boolean },
  Totals = undefined,
>(list: Description<Include, F, Totals, Content>) {
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
      const remark = list.remarkOf?.(content) ?? ''
      const leftOut = local === 0 ? '' : `, and ${formatCount(local)} of localhost left out`
      context.log.info(
        `Read ${purposeOf(list, context)}: ${formatCountOf(rows.length, list.rowNoun)}${remark}${leftOut}.`,
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
