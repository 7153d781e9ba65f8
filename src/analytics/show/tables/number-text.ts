// The text of cells with numbers.
import {
  few,
  formatCount,
  formatGain,
  formatGrowth,
  formatRatio,
  formatShare,
} from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/compared-count.ts'
import { type Cell, type ColumnKind, isComparedCount } from './table.ts'

/** Returns the text of a cell with a number. A dash means that there is no value. */
export function numberText(kind: ColumnKind, cell: Cell | undefined): string {
  if (isComparedCount(cell)) {
    const { gain = '–', growth } = changeParts(cell)
    return growth === undefined ? gain : `${gain} (${growth})`
  }
  if (typeof cell !== 'number') return '–'
  if (kind === 'share') return formatShare(cell)
  return kind === 'ratio' ? formatRatio(cell) : formatCount(cell)
}

/**
 * Formats a change: `+3`, `+1,234` and `+12.3%`. A percentage is only of a change beyond what is usual, and not of a few. An
 * unknown change has no part.
 */
export function changeParts(count: ComparedCount): { gain?: string; growth?: string } {
  const { now, before } = count
  if (before === null) return {}
  const gain = formatGain(now, before)
  return isClear(count) && now >= few && before >= few
    ? { gain, growth: formatGrowth(now, before) }
    : { gain }
}

/** Returns true for a change beyond what is usual. */
export function isClear({ change }: Pick<ComparedCount, 'change'>): boolean {
  return change === 'more' || change === 'fewer'
}
