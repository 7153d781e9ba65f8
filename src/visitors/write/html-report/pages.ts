import { formatCount, formatCountOf, formatRatio, formatShare } from '../../number-format.ts'
import { pagesAtTheTop } from '../../section-name.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { sectionsOf } from '../../read/site-sections.ts'
import { partsOf, sumOfParts } from '../visitor-parts.ts'
import { dataTable } from './data-table.ts'
import { html, type Html, shown } from './html.ts'
import type { ReportBlock } from './page-parts.ts'
import { pageName, partsBar, row, table } from './static-table.ts'
import { legend, lengthsNote } from './totals.ts'

const topPages = 10
const topSections = 10

export function topPagesBlock({ visitors, siteUrl }: VisitorAnalytics): ReportBlock {
  const top = visitors.slice(0, topPages)
  const most = top.reduce((most, page) => Math.max(most, sumOfParts(partsOf(page))), 0)
  const rows = top.map((page) =>
    row(html`${pageName(page.path, siteUrl)}${partsBar(partsOf(page), most)}`, [
      formatCount(page.total),
      formatShare(page.ai, page.total),
    ]),
  )
  return {
    id: 'top',
    title: 'Most visited pages',
    content: html`${legend()} ${table('Most visited pages', ['Page', 'Visitors', 'AI share'], rows)}`,
  }
}

/** Returns the block about the sections of the site; undefined if it has only one. */
export function sectionsBlock(analytics: VisitorAnalytics): ReportBlock | undefined {
  const sections = sectionsOf(analytics.rows)
  if (sections.length < 2) return undefined
  const rows = sections.slice(0, topSections).map(({ prefix, pages, most, aiShare }) => {
    const name = prefix === undefined ? pagesAtTheTop : sectionLink(shown(prefix))
    return row(name, [
      formatCount(pages),
      formatCount(most),
      formatShare(aiShare ?? 0, aiShare === undefined ? 0 : 1),
    ])
  })
  const rest = sections.length - rows.length
  return {
    id: 'sections',
    title: 'Sections',
    count: sections.length,
    content: html`${table('Sections', ['Section', 'Pages', 'Top page', 'AI share'], rows)}
      ${rest > 0 ? html`<p class="more"><a href="#pages.by=section">And ${formatCount(rest)} more</a></p>` : ''}
      <p class="note">
        Top page: visitors of the most visited page. Pages share visitors, so their sum would count people
        more than once. The AI share is the mean of the pages, by visitors.
      </p>`,
  }
}

function sectionLink(name: string): Html {
  return html`<a href="#pages.filter=${encodeURIComponent(name)}&pages.by=section"><code>${name}</code></a>`
}

/** Returns the table of all pages that the script fills. */
export function allPagesBlock(analytics: VisitorAnalytics, pages: number): ReportBlock {
  const isCompared = analytics.previous !== undefined
  const comparison = [
    { name: 'before', title: 'Previous' },
    { name: 'change', title: 'Change' },
    { name: 'growth', title: 'Percent' },
  ]
  return {
    id: 'pages',
    title: 'All pages',
    count: pages,
    content: html`${viewsNote(analytics)}${dataTable({
      name: 'pages',
      title: 'All pages',
      filter: 'Path contains',
      rows: pages,
      isGroupable: sectionsOf(analytics.rows).length > 1,
      columns: [
        { name: 'path', title: 'Page' },
        { name: 'total', title: 'Visitors' },
        { name: 'share', title: 'Share' },
        { name: 'human', title: 'Human' },
        { name: 'ai', title: 'AI' },
        { name: 'aiShare', title: 'AI share' },
        ...(analytics.views === undefined ? [] : [{ name: 'perVisitor', title: 'Views per visitor' }]),
        ...(isCompared ? comparison : []),
      ],
      ...(isCompared && {
        choices: {
          label: 'Change',
          options: { all: 'All', up: 'Rising', down: 'Falling', new: 'New', vanished: 'No visitors now' },
        },
      }),
    })}
    ${lengthsNote(analytics)}`,
  }
}

function viewsNote({ views, totals }: VisitorAnalytics): Html {
  if (views === undefined || totals.total === 0) return html``
  const perVisitor = formatRatio(views.totals.total, totals.total)
  const cut = views.isComplete ? '' : ' The views of not all pages were read.'
  return html`<p class="note">
    ${formatCountOf(views.totals.total, 'view')} of the whole site, ${perVisitor} per visitor.${cut}
  </p>`
}
