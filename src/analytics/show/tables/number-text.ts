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
import type { ColumnKind, Rise } from './table.ts'

/** Returns the text of a cell with a number. A dash means that there is no value. */
export function numberText(kind: ColumnKind, cell: number | ComparedCount | null): string {
  if (cell === null) return '–'
  if (typeof cell === 'object') return changeText(cell)
  if (kind === 'share') return formatShare(cell, 1)
  return kind === 'ratio' ? formatRatio(cell, 1) : formatCount(cell)
}

/** Formats a change: `+3`, `+1,234 (+12.3%)`. A percentage is only of a change beyond what is usual, and not of a few. */
function changeText({ now, before, change }: ComparedCount): string {
  if (before === null) return '–'
  const gain = formatGain(now, before)
  return isClear({ change }) && now >= few && before >= few ? `${gain} (${formatGrowth(now, before)})` : gain
}

/** Returns true for a change beyond what is usual. */
export function isClear({ change }: Pick<ComparedCount, 'change'>): boolean {
  return change === 'more' || change === 'fewer'
}

/** Returns the classes of a change. One beyond what is usual is bold, and has a colour where more is better or worse. */
export function changeClass(count: Pick<ComparedCount, 'change'>, rise: Rise | undefined): string {
  if (!isClear(count)) return 'change'
  if (rise === undefined) return 'change clear'
  return `change clear ${(count.change === 'more') === (rise === 'better') ? 'better' : 'worse'}`
}
