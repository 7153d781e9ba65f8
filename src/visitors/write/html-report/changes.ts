import type { ExportContent } from '../../export-content.ts'
import { movementsOf } from '../../movements.ts'
import { changeClass, formatCount } from '../../number-format.ts'
import type { PageChange } from '../../read/comparison.ts'
import { html, type Html } from './html.ts'
import type { ReportBlock } from './page-parts.ts'
import { pageName, row, table } from './static-table.ts'
import { lengthsNote } from './totals.ts'

export function changesBlock(content: ExportContent): ReportBlock {
  const { title, empty, count, rows } = movementsOf(content.moved)
  return {
    id: 'changes',
    title,
    count,
    isPrinted: true,
    content:
      rows.length === 0
        ? html`<p>${empty}</p>`
        : html`${table(
            title,
            ['Page', 'Change', 'Now'],
            rows.map(({ page, change }) =>
              row(
                // A link to a page that is gone leads nowhere.
                pageName(page.path, page.total === 0 ? undefined : content.siteUrl),
                [
                  html`<span class="change ${changeClass(page.total, page.previous.total)}">${change}</span>`,
                  formatCount(page.total),
                ],
              ),
            ),
          )}
          ${count > rows.length ? allMoved(content.moved) : ''} ${lengthsNote(content)}`,
  }
}

/** Returns links to all pages that moved, in the table of all pages. */
function allMoved(moved: readonly PageChange[]): Html {
  const links: [name: string, state: string, has: (now: number, before: number) => boolean][] = [
    ['rising', 'up&pages.sort=-change', (now, before) => before > 0 && now > before],
    ['falling', 'down&pages.sort=change', (now, before) => now > 0 && now < before],
    ['new', 'new&pages.sort=-total', (now, before) => before === 0 && now > 0],
    ['with no visitors now', 'vanished&pages.sort=-before', (now, before) => now === 0 && before > 0],
  ]
  const counted = links
    .map(([name, state, has]) => ({
      ...{ name, state },
      count: moved.filter(({ total, previous }) => has(total, previous.total)).length,
    }))
    .filter(({ count }) => count > 0)
  return html`<p class="more">
    All:
    ${counted.map(({ name, state, count }, index) => [
      index === 0 ? '' : ', ',
      html`<a href="#pages.show=${state}">${formatCount(count)} ${name}</a>`,
    ])}
  </p>`
}
