import { differInDays } from '../../date-format.ts'
import { formatCountOf } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'

/** Returns a table with text in the first columns and numbers in the others. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { textColumns = 1 } = {},
): string {
  const alignment = `|${'---|'.repeat(textColumns)}${'--:|'.repeat(head.length - textColumns)}`
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Returns the title of a column with changes. It has the days of each period if these differ. */
export function changeTitle({ days, previous }: Pick<VisitorAnalytics, 'days' | 'previous'>): string {
  if (days === undefined || previous === undefined || !differInDays({ days }, previous)) return 'Change'
  return `Change (${formatCountOf(days, 'day')}, before ${previous.days})`
}

/** Returns a block that is folded at first. */
export function folded(label: string, blocks: readonly string[]): string[] {
  return [`<details>\n<summary>${label}</summary>`, ...blocks, '</details>']
}
