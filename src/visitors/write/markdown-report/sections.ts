import { formatCount } from '../../number-format.ts'
import { pagesAtTheTop } from '../../section-name.ts'
import { sectionsOf, type SiteSection } from '../../read/site-sections.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { folded, growthTitle, table, withGrowth } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

const sectionsShown = 10
// Fewer pages are seen in the list of pages.
const leastPages = 11

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
