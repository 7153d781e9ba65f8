import type { ExportContent } from '../../export-content.ts'
import { movementsOf } from '../../movements.ts'
import { formatCount, formatShare } from '../../number-format.ts'
import { sectionsOf, type SiteSection } from '../../read/site-sections.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { pagesAtTheTop } from '../../section-name.ts'
import { changeTitle, folded, growthTitle, table, withGrowth } from './markdown-table.ts'
import { pathCode, pathInTable } from './path-code.ts'

const sectionsShown = 10
// Fewer pages are seen in the list of pages.
const leastPages = 11

/** Returns the pages whose visitors changed most. */
export function movementsBlock(content: ExportContent): string[] {
  if (content.previous === undefined || content.rows.length === 0) return []
  const { title, empty, count, rows } = movementsOf(content.moved)
  const cells = rows.map(({ page, change }) => [
    // A link to a page that is gone leads nowhere.
    pathInTable(page.path, page.total === 0 ? undefined : content.siteUrl),
    change,
    formatCount(page.total),
  ])
  const of = count > rows.length ? ` (${rows.length} of ${formatCount(count)})` : ''
  return [
    `### ${title}${of}`,
    rows.length === 0 ? empty : table(['Page', changeTitle(content), 'Now'], cells),
  ]
}

/** Returns the sections of the site, if it has several. */
export function sectionsBlock(analytics: VisitorAnalytics): string[] {
  const { rows, previous } = analytics
  const sections = sectionsOf(rows)
  if (rows.length < leastPages || sections.length < 2) return []
  const cells = ({ prefix, most, mostBefore, pages }: SiteSection): string[] => [
    prefix === undefined ? pagesAtTheTop : pathCode(prefix),
    withGrowth(most, previous && mostBefore),
    formatCount(pages),
  ]
  const rest = sections.length - sectionsShown
  return folded(`${formatCount(sections.length)} sections`, [
    table(
      ['Section', growthTitle('Top page', analytics), 'Pages'],
      sections.slice(0, sectionsShown).map(cells),
    ),
    `${rest > 0 ? `And ${formatCount(rest)} more. ` : ''}Top page: visitors of the most visited page. The visitors of a section are not the sum of its pages, because one visitor reads several.`,
  ])
}

/** Returns the most visited pages. */
export function pagesBlock(analytics: VisitorAnalytics, summaryRows: number): string[] {
  const { visitors, siteUrl, previous } = analytics
  const shown = visitors.slice(0, summaryRows)
  if (shown.length === 0) return []
  const before = new Map(previous?.visitors.map((page) => [page.path, page.total]))
  const rows = shown.map((page) => [
    pathInTable(page.path, siteUrl),
    withGrowth(page.total, previous && (before.get(page.path) ?? 0)),
    formatShare(page.ai, page.total),
  ])
  return folded(titleOf(shown.length, visitors.length), [
    table(['Page', growthTitle('Visitors', analytics), 'AI share'], rows),
  ])
}

function titleOf(shown: number, all: number): string {
  if (all === 1) return 'The only page'
  return shown === all
    ? `All ${formatCount(all)} pages`
    : `Most visited pages (${formatCount(shown)} of ${formatCount(all)})`
}
