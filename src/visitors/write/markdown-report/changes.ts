import { formatChange, formatCount } from '../../number-format.ts'
import { movementsOf, type PageChange } from '../../read/comparison.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { table } from './markdown-table.ts'
import { linkedPath, pathCode } from './path-code.ts'
import { periodColumns } from './period-columns.ts'

const pagesShown = 5

/** Returns the pages that rose and fell most, and those that only one period has. */
export function changesBlock(analytics: VisitorAnalytics): string[] {
  const { previous, siteUrl } = analytics
  if (previous === undefined || previous.changes.length === 0) return []
  const { risers, fallers, appeared, vanished } = movementsOf(previous.changes)
  const columns = periodColumns(analytics)
  const link = ({ path }: PageChange): string => linkedPath(path, siteUrl)
  const moves = ['Change', columns.now, columns.previous]
  const move = (page: PageChange): string[] => [
    link(page),
    formatChange(page.total, page.previous.total),
    formatCount(page.total),
    formatCount(page.previous.total),
  ]
  const tables = [
    ...pagesTable('Risers', moves, risers, move),
    ...pagesTable('Fallers', moves, fallers, move),
    ...pagesTable('New pages', [columns.now], appeared, (page) => [link(page), formatCount(page.total)]),
    // A link to a page that is gone leads nowhere.
    ...pagesTable('Vanished pages', [columns.previous], vanished, (page) => [
      pathCode(page.path),
      formatCount(page.previous.total),
    ]),
  ]
  return ['### What changed', ...(tables.length === 0 ? ['No page changed.'] : tables)]
}

/** Returns the first pages as a table, with the number of all of them in its title. */
function pagesTable(
  title: string,
  columns: readonly string[],
  pages: readonly PageChange[],
  row: (page: PageChange) => string[],
): string[] {
  if (pages.length === 0) return []
  const count = pages.length > pagesShown ? ` (${pagesShown} of ${formatCount(pages.length)})` : ''
  return [table([`${title}${count}`, ...columns], pages.slice(0, pagesShown).map(row))]
}
