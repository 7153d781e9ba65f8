import * as z from 'zod/mini'

import { decode, decodeReadersText, text, textOrNull } from '../../service/decoding.ts'
import { atFirstUse } from '../../shared/first-use.ts'
import type { Schema } from '../../shared/json-decoding.ts'
import type { Fields, RowOf } from './fields.ts'
import type { AnalyticsList, PagingKind } from './paged-list.ts'

/** A row as it was received. */
export type ReceivedRow = Readonly<Record<string, unknown>>

/** The operation of a list, and what its pages have. */
export interface FieldListDescription<F extends Fields, Totals> extends Omit<
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
      const onKey = () => {
        pastedKeys += 1
      }
      const rows = received.map(
        (row) =>
          Object.fromEntries(
            named.map(({ name, wire, valueOf }) => [name, valueOf(row[wire] as never, onKey)]),
          ) as RowOf<F>,
      )
      return { rows, pastedKeys }
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
