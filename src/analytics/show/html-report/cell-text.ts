import { formatComparedCount } from '../compared-count.ts'
// The text of cells, for the written page and for its script.
import { formatDate } from '../../period/date-format.ts'
import { formatCount, formatRatio, formatShare } from '../../../shared/number-format.ts'
import type { ColumnKind } from '../tables/table.ts'
import type { ShownCell } from './page-data.ts'

export { isText } from '../tables/table.ts'

const mostPathParts = 20

export function cellText(kind: ColumnKind, cell: ShownCell): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return kind === 'date' ? formatDate(cell) : cell
  if (typeof cell === 'number') {
    if (kind === 'share') return formatShare(cell, 1)
    return kind === 'ratio' ? formatRatio(cell, 1) : formatCount(cell)
  }
  if ('path' in cell) return cell.path
  return formatComparedCount(cell)
}

/** Splits a path behind its slashes, where it can break better than inside a word. */
export function pathParts(path: string): string[] {
  const parts = path.split(/(?<=.\/)/u)
  // A path of many slashes must not make a page of many elements.
  return parts.length > mostPathParts ? [path] : parts
}
