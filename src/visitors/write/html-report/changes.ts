import { formatCount } from '../../number-format.ts'
import { movementsOf, type PageChange } from '../../read/comparison.ts'
import type { PreviousVisitors, VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { html, type Html } from './html.ts'
import type { ReportBlock } from './page-parts.ts'
import { changeCells, pageName, row, table } from './static-table.ts'
import { lengthsNote } from './totals.ts'

const movesShown = 5

export function changesBlock(
  analytics: VisitorAnalytics,
  { changes }: Pick<PreviousVisitors, 'changes'>,
): ReportBlock {
  const { siteUrl } = analytics
  const { risers, fallers, appeared, vanished } = movementsOf(changes)
  const name = ({ path }: PageChange): Html => pageName(path, siteUrl)
  const moved = (page: PageChange): Html =>
    row(name(page), [
      formatCount(page.previous.total),
      formatCount(page.total),
      ...changeCells(page.total, page.previous.total),
    ])
  const both = ['Page', 'Previous', 'Now', 'Change', 'Percent']
  const tables = [
    movesTable({ title: 'Biggest risers', pages: risers, columns: both, show: 'up', sort: '-change' }, moved),
    movesTable(
      { title: 'Biggest fallers', pages: fallers, columns: both, show: 'down', sort: 'change' },
      moved,
    ),
    movesTable(
      { title: 'New pages', pages: appeared, columns: ['Page', 'Now'], show: 'new', sort: '-total' },
      (page) => row(name(page), [formatCount(page.total)]),
    ),
    movesTable(
      {
        title: 'No visitors now',
        pages: vanished,
        columns: ['Page', 'Previous'],
        show: 'vanished',
        sort: '-before',
      },
      // A link to a page that is gone leads nowhere.
      (page) => row(pageName(page.path, undefined), [formatCount(page.previous.total)]),
    ),
  ].filter((each) => each !== undefined)
  return {
    id: 'changes',
    title: 'What changed',
    isPrinted: true,
    content:
      tables.length === 0
        ? html`<p>Every page had as many visitors as before.</p>`
        : html`<div class="columns">${tables}</div>
            ${lengthsNote(analytics)}`,
  }
}

interface Moves {
  title: string
  pages: readonly PageChange[]
  columns: readonly string[]
  /** The choice and the order of the table of all pages that shows the same pages. */
  show: string
  sort: string
}

function movesTable(
  { title, pages, columns, show, sort }: Moves,
  toRow: (page: PageChange) => Html,
): Html | undefined {
  if (pages.length === 0) return undefined
  const rest = pages.length - movesShown
  return html`<div>
    <h3>${title} <small>${formatCount(pages.length)}</small></h3>
    ${table(title, columns, pages.slice(0, movesShown).map(toRow))}
    ${
      rest > 0
        ? html`<p class="more">
            <a href="#pages.show=${show}&pages.sort=${sort}">And ${formatCount(rest)} more</a>
          </p>`
        : ''
    }
  </div>`
}
