import { singleLine } from '../../../shared/untrusted-text.ts'
import type { Findings } from '../../judge/findings.ts'
import { pagePath } from '../../read/page-path.ts'
import { type Cell, type ColumnKind, isCompared, type Table } from '../tables/table.ts'
import { pageLink } from '../page-link.ts'
import { shown } from './html.ts'
import type { ShownCell, TableData } from './page-data.ts'

const maxStateCharacters = 40

/** Returns the address of a page; undefined if it is not known, or if nobody visits the page now. */
export type LinkOf = (path: string) => string | undefined

export function linksOf({ siteUrl, visitors }: Pick<Findings, 'siteUrl' | 'visitors'>): LinkOf {
  if (siteUrl === undefined) return () => undefined
  const visited = new Set(visitors.filter(({ total }) => total > 0).map(({ path }) => path))
  return (path) => (visited.has(path) ? pageLink(siteUrl, path) : undefined)
}

/** Returns the data of a table for the script of the page. A column without any cell is left out. */
export function tableData(
  { name, title, noun, columns, rows, order, orderedBy, filters = [] }: Table,
  linkOf: LinkOf,
): TableData {
  const filled = columns.filter(({ index }) => rows.some((row) => row[index] !== null))
  return {
    name,
    title,
    noun,
    columns: filled.map(({ title, kind, rise }) => ({ title, kind, rise })),
    rows: rows.map((row) => filled.map(({ kind, index }) => shownCell(kind, row[index] ?? null, linkOf))),
    order,
    orderedBy: filled.findIndex(({ title }) => title === orderedBy),
    filters,
  }
}

/**
 * Returns a cell whose texts can be shown as they are: one line without control characters and bidi controls.
 *
 * @throws TypeError for a cell with several texts
 */
export function shownCell(kind: ColumnKind, cell: Cell, linkOf: LinkOf): ShownCell {
  if (cell === null || typeof cell === 'number') return cell
  if (typeof cell === 'boolean') return String(cell)
  if (isCompared(cell)) return cell
  if (typeof cell === 'object') throw new TypeError('A cell has several texts.')
  if (kind === 'page') {
    const path = pagePath(cell)
    return { path: shown(path), link: linkOf(path) }
  }
  if (kind === 'state') return stateOf(cell)
  return kind === 'date' ? dayOf(cell) : shown(cell)
}

/** Returns a status or the like, such as `in_progress`, in words. */
function stateOf(text: string): string {
  const words = singleLine(text.replaceAll('_', ' '), maxStateCharacters) || '(empty)'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the UTC day of a time, or null if the text is not a time. */
function dayOf(time: string): string | null {
  // A parser of dates reads some other texts, too.
  const date = new Date(/^\d{4}-\d\d-\d\d/u.test(time) ? time : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
