import * as z from 'zod/mini'

import { count as aCount, text as aText, textOrNull as aTextOrNull } from '../../service/decoding.ts'
import type { Schema } from '../../shared/json-decoding.ts'
import { withoutEmailAddresses, withoutPastedKeys } from '../../shared/private-words.ts'

/** What a field has. Words, code, pages and links are text of others. A share is 0 to 1. A date is a time as received. */
export type FieldKind = 'words' | 'code' | 'page' | 'state' | 'links' | 'count' | 'share' | 'date'

interface FieldOptions {
  /** Its name in the answer of the service. Default: its name in the record. */
  wire?: string
  /** Its title for people. A field without one is only in the files. */
  title?: string
  /** With the other keys, it identifies a row. */
  isKey?: boolean
  /** It names the rows. People see it first. */
  isRowName?: boolean
  /** The list is read with it, and no file has it. */
  isInternal?: boolean
  /** What people see in place of true and false. */
  shown?: readonly [ifTrue: string, ifFalse: string]
}

/** A field of the rows of a list: its name on the wire, how it is checked, what is kept of it, and how it is shown. */
interface Field<Value> extends FieldOptions {
  kind: FieldKind
  schema: Schema<unknown>
  /** Returns what is kept of a value that the schema accepts. Calls `onKey` for each key that was replaced. */
  valueOf: (received: unknown, onKey: () => void) => Value
}

/** The fields of a list, in the order of the columns of its file. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** What a field of a row has. */
export type FieldValue = string | number | boolean | null | readonly { title: string; url: string }[]

export type RowOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never
}

function fieldOf<Received, Value>(
  kind: FieldKind,
  schema: Schema<Received>,
  valueOf: (received: Received, onKey: () => void) => Value,
): (options?: FieldOptions) => Field<Value> {
  return (options = {}) => ({
    ...options,
    kind,
    schema,
    valueOf: (accepted, onKey) => valueOf(accepted as Received, onKey),
  })
}

const aRate = (): z.ZodMiniNumber =>
  z
    .number('a number from 0 to 100')
    .check(z.minimum(0, 'a number from 0 to 100'), z.maximum(100, 'a number from 0 to 100'))
const someLinks = () => z.array(z.object({ title: aText(), url: aText() }))
const aTextIfThere = () => z.nullish(aText())
const aFlagIfThere = () => z.nullish(z.boolean())

const received = <T>(value: T): T => value
const inPublic = (text: string, onKey: () => void): string =>
  withoutEmailAddresses(withoutPastedKeys(text, onKey))
const inPublicOrNull = (text: string | null | undefined, onKey: () => void): string | null =>
  text == null ? null : inPublic(text, onKey)

/** The kinds of fields. What is `OrNull` can be null. What is `IfThere` can also be missing, and is null then. */
export const count = fieldOf('count', aCount, received)
/** A share or a percentage. The contract does not say which. */
export const rate = fieldOf('share', aRate, received)
export const dateOrNull = fieldOf('date', aTextOrNull, received)
export const state = fieldOf('state', aText, received)
export const flagIfThere = fieldOf('state', aFlagIfThere, (flag) => flag ?? null)
/** Whether it is this text. */
export const isText = (expected: string) => fieldOf('state', aTextIfThere, (text) => text === expected)
// What readers wrote or caused. E-mail addresses in it are replaced, and keys that are not in a path.
export const category = fieldOf('state', aTextOrNull, inPublicOrNull)
export const words = fieldOf('words', aText, inPublic)
export const wordsOrNull = fieldOf('words', aTextOrNull, inPublicOrNull)
export const wordsIfThere = fieldOf('words', aTextIfThere, inPublicOrNull)
export const codeIfThere = fieldOf('code', aTextIfThere, inPublicOrNull)
export const page = fieldOf('page', aText, (text) => withoutEmailAddresses(text))
export const pageOrNull = fieldOf('page', aTextOrNull, (text) => text && withoutEmailAddresses(text))
export const links = fieldOf('links', someLinks, (sources, onKey) =>
  sources.map(({ title, url }) => ({ title: inPublic(title, onKey), url: withoutEmailAddresses(url) })),
)
