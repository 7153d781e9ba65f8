import { formatCount } from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import type { Findings, ListCounts } from '../../judge/findings.ts'
import { type ClosedGap, gapKinds, type GapName, gapNames, type GapTypes } from '../../judge/gaps.ts'
import { shownLists } from '../../read/included-lists.ts'
import { shownGapKinds } from '../gap-kinds/gap-kinds.ts'
import { joinedParts, joinedTexts, type SentencePart, upperFirst } from '../sentence.ts'
import { cutNote } from './list-tables.ts'
import { countColumns, type Table, tableOf } from './table.ts'

/** Returns a table for each kind of gap that was looked for. */
export function gapTables(findings: Findings): Table[] {
  return gapNames.flatMap((name) => {
    const gaps = findings.gaps?.[name]
    return gaps === undefined ? [] : gapTable(name, gaps, findings)
  })
}

const notCompared = {
  failed: 'The lists of the period before could not be read',
  'max-requests': 'max-requests has no room for the lists of the period before',
}

/** Says why tables are empty, and what could not be read; undefined if there is nothing to say. */
export function gapNotes({ previous }: Findings, tables: readonly Table[]): string | undefined {
  const { lists, whyNoLists = 'failed' } = previous ?? { lists: {} }
  const notes = tables.filter(({ rows }) => rows.length === 0).map(({ empty }) => empty)
  const why = `${notCompared[whyNoLists]}, so nothing here is compared with them.`
  return joinedTexts([...notes, lists === undefined ? why : undefined], ' ')
}

function gapTable<Name extends GapName>(kind: Name, rows: GapTypes[Name][], findings: Findings): Table {
  const { table, name, note, columns, count, empty } = shownGapKinds[kind]
  const list = gapKinds[kind].list
  const [cut] = shownLists(findings).flatMap((each) => (each.name === list ? cutNote(each) : []))
  const counts = countColumns(count.title, (gap) => gap.count, rows, findings, 'worse')
  return tableOf<GapTypes[Name]>({
    ...table,
    note: joinedTexts([note, cut], ' '),
    empty: joinedTexts([empty(findings), cut], ' '),
    rows,
    columns: [{ ...name, isRowName: true, cell: (gap) => gap.name }, ...columns(counts)],
  })
}

type CountName = keyof ListCounts

/**
 * Says how much there is in the lists, now and before; undefined if they are empty. A list without an entry in both has no
 * count, but a sentence of its own.
 */
export function listCountsText({ listCounts }: Findings): string | undefined {
  const texts = gapNames
    .map((kind) => Object.entries(shownGapKinds[kind].counts) as [CountName, string][])
    .filter((counts) => counts.some(([of]) => (listCounts[of]?.now ?? 0) + (listCounts[of]?.before ?? 0) > 0))
    .flat()
    .map(([of, noun]) => {
      const { now = 0, before }: Partial<ComparedCount> = listCounts[of] ?? {}
      return `${noun} ${formatCount(now)}${before == null ? '' : ` (before ${formatCount(before)})`}`
    })
  return texts.length === 0 ? undefined : upperFirst(texts.join(' · '))
}

/** Returns which lists have no entry now, and had some before: `no questions, 38 before`; undefined if there are none. */
export function emptiedLists({ listCounts }: Pick<Findings, 'listCounts'>): string | undefined {
  const emptied = (['questions', 'searches'] as const).map((of) => {
    const { now, before } = listCounts[of] ?? {}
    return now === 0 && before ? `no ${of}, ${formatCount(before)} before` : undefined
  })
  return joinedTexts(emptied, '; ')
}

const closedShown = 10

/** Returns the line about the gaps that are closed: `No gap any more: "SAML sign-in" 14 → 0`; undefined if there are none. */
export function closedLine(closed: readonly ClosedGap[]): SentencePart[] | undefined {
  if (closed.length === 0) return undefined
  const shown = closed.slice(0, closedShown).map(({ kind, name: text, now, before }): SentencePart[] => {
    const { name, count } = shownGapKinds[kind]
    const part = name.kind === 'page' ? { page: text } : { words: text }
    return [part, ` ${formatCount(before)} → ${formatCount(now)}${count.closed}`]
  })
  const rest = closed.length - closedShown
  return ['No gap any more: ', ...joinedParts(shown), rest > 0 ? ` · and ${formatCount(rest)} more` : '']
}
