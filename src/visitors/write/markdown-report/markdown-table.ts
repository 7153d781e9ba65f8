import { differingDays } from '../../date-format.ts'
import { formatCount, formatCountOf, formatGrowth } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'

/** Returns a table with text in the first column and numbers in the others. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = `|---|${'--:|'.repeat(head.length - 1)}`
  return [line(head), alignment, ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Returns the title of a column with changes. It has the days of each period if these differ. */
export function changeTitle(analytics: VisitorAnalytics): string {
  const days = differingDays(analytics, analytics.previous)
  return days === undefined ? 'Change' : `Change (${formatCountOf(days.now, 'day')}, before ${days.before})`
}

/** Returns a count with its growth since the previous period, if there is one: `2,804 (+36.1%)`. */
export function withGrowth(count: number, before: number | undefined): string {
  return `${formatCount(count)}${before === undefined ? '' : ` (${formatGrowth(count, before)})`}`
}

/** Returns the title of a column of {@link withGrowth}. */
export function growthTitle(title: string, analytics: VisitorAnalytics): string {
  return analytics.previous === undefined ? title : `${title}, ${changeTitle(analytics).toLowerCase()}`
}

/** Returns a block that is folded at first. */
export function folded(label: string, blocks: readonly string[]): string[] {
  return [`<details>\n<summary>${label}</summary>`, ...blocks, '</details>']
}
