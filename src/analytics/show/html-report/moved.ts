import type { ExportContent } from '../export-content.ts'
import type { MovedRow } from '../../judge/moved.ts'
import { movedTable } from '../tables/page-tables.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { countHtml, type ReportBlock } from './block.ts'
import { html, type Html, ownMarkup } from './html.ts'
import type { LinkOf } from './shown-cell.ts'
import { staticTable } from './static-table.ts'

const mostRows = 10

/** Returns the pages that moved, rising and falling side by side. */
export function movedBlock(content: ExportContent, linkOf: LinkOf): ReportBlock {
  const moved = content.movement.rows
  const table = movedTable(content)
  const differences = moved.map(({ total, previous }) => total - previous.total)
  const largest = Math.abs(differences[0] ?? 0)
  const side = (title: string, rows: readonly number[], count: number): Html =>
    count === 0
      ? html``
      : html`<div>
          <h3>
            ${title}${countHtml(rows.length < count ? `${rows.length} of ${formatCount(count)}` : String(count))}
          </h3>
          ${staticTable({ ...table, title }, { linkOf, rows, below: (row) => bar(differences[row] ?? 0, largest) })}
        </div>`
  const { rising, falling } = movedRows(moved)
  const countRising = differences.filter((difference) => difference > 0).length
  return {
    id: table.name,
    title: table.title,
    content:
      moved.length === 0
        ? html`<p>${table.empty}</p>`
        : html`<div class="columns">
            ${side('Rising', rising, countRising)}${side('Falling', falling, moved.length - countRising)}
          </div>`,
  }
}

/** Returns the indices of the pages that the block shows. */
export function movedRows(moved: readonly MovedRow[]): { rising: number[]; falling: number[] } {
  const indices = (isWanted: (difference: number) => boolean): number[] =>
    moved
      .flatMap(({ total, previous }, index) => (isWanted(total - previous.total) ? [index] : []))
      .slice(0, mostRows)
  return {
    rising: indices((difference) => difference > 0),
    falling: indices((difference) => difference < 0),
  }
}

/** Draws a change, relative to the largest one. */
function bar(difference: number, largest: number): Html {
  const percent = Math.round((1000 * Math.abs(difference)) / largest) / 10
  return ownMarkup(
    `<svg class="bar ${difference > 0 ? 'better' : 'worse'}" aria-hidden="true"><rect width="${percent}%" height="100%"/></svg>`,
  )
}
