// The text of cells, for the written page and for its script.
import { formatDate } from '../../period/date-format.ts'
import { numberText } from '../tables/number-text.ts'
import type { ColumnKind } from '../tables/table.ts'
import type { ShownCell, ShownPage } from './page-data.ts'

const mostPathParts = 20

export function cellText(kind: ColumnKind, cell: ShownCell): string {
  if (typeof cell === 'string') return kind === 'date' ? formatDate(cell) : cell
  return isPage(cell) ? cell.path : numberText(kind, cell)
}

export function isPage(cell: ShownCell): cell is ShownPage {
  return cell !== null && typeof cell === 'object' && 'path' in cell
}

/** Splits a path behind its slashes, where it can break better than inside a word. */
export function pathParts(path: string): string[] {
  const parts = path.split(/(?<=.\/)/u)
  // A path of many slashes must not make a page of many elements.
  return parts.length > mostPathParts ? [path] : parts
}
