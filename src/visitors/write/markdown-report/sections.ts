import { formatChange, formatCount, formatShare } from '../../number-format.ts'
import { pagesAtTheTop } from '../../page-section.ts'
import { sectionsOf, type SiteSection } from '../../read/site-sections.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { table } from './markdown-table.ts'
import { foldedAbove } from './pages.ts'
import { pathCode } from './path-code.ts'
import { periodColumns } from './period-columns.ts'

const sectionsShown = 10

/** Returns the sections of the site, if it has several and too many pages to see them in the list of pages. */
export function sectionsBlock(analytics: VisitorAnalytics): string[] {
  const { visitors, previous } = analytics
  const pages = previous?.changes ?? visitors
  const sections = sectionsOf(pages)
  if (pages.length <= foldedAbove || sections.length < 2) return []
  const isCompared = previous !== undefined
  const row = (section: SiteSection): string[] => [
    section.prefix === undefined ? pagesAtTheTop : pathCode(section.prefix),
    formatCount(section.pages),
    formatCount(section.most),
    ...(isCompared ? [formatChange(section.most, section.mostBefore)] : []),
    formatShare(section.aiShare ?? 0, section.aiShare === undefined ? 0 : 1),
  ]
  const change = isCompared ? [periodColumns(analytics).change] : []
  const rest = sections.length - sectionsShown
  return [
    '### Sections',
    table(
      ['Section', 'Pages', 'Visitors of its top page', ...change, 'AI share'],
      sections.slice(0, sectionsShown).map(row),
    ),
    `${rest > 0 ? `And ${formatCount(rest)} more. ` : ''}The visitors of a section are not the sum of its pages, because one visitor reads several. The AI share is the average of its pages, weighted by their visitors.`,
  ]
}
