import type { Findings } from '../../judge/findings.ts'
import type { MovedRow } from '../../judge/moved.ts'
import { movedTable } from '../tables/page-tables.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { countHtml, type ReportBlock } from './block.ts'
import { html, type Html, ownMarkup } from './html.ts'
import type { LinkOf } from './text-html.ts'
import { staticTable } from './static-table.ts'

const mostRows = 10

/** Returns the pages that moved, rising and falling side by side. */
export function movedBlock(content: Findings, linkOf: LinkOf): ReportBlock {
  const moved = content.movement.rows
  const table = movedTable(content)
  const differences = moved.map(({ visitors }) => visitors.now - (visitors.before ?? 0))
  const largest = Math.abs(differences[0] ?? 0)
  const side = (title: string, indices: readonly number[]): Html | undefined => {
    if (indices.length === 0) return undefined
    const rows = indices.slice(0, mostRows)
    const of = rows.length < indices.length ? ` of ${formatCount(indices.length)}` : ''
    return html`<div>
      <h3>${title}${countHtml(`${rows.length}${of}`)}</h3>
      ${staticTable({ ...table, title }, { linkOf, rows, below: (row) => bar(differences[row] ?? 0, largest) })}
    </div>`
  }
  const { rising, falling } = directionsOf(moved)
  return {
    id: table.name,
    title: table.title,
    content:
      moved.length === 0
        ? html`<p>${table.empty}</p>`
        : html`<div class="columns">${side('Rising', rising)}${side('Falling', falling)}</div>`,
  }
}

/** Returns true if the block shows the row of this index. */
export function isMovedShown(moved: readonly MovedRow[], row: number): boolean {
  return Object.values(directionsOf(moved)).some((indices) => indices.slice(0, mostRows).includes(row))
}

/** Returns the indices of the rows of each direction. */
function directionsOf(moved: readonly MovedRow[]): { rising: number[]; falling: number[] } {
  const rises = moved.map(({ visitors }) => visitors.change === 'more')
  const indices = [...moved.keys()]
  return {
    rising: indices.filter((index) => rises[index] === true),
    falling: indices.filter((index) => rises[index] === false),
  }
}

/** Draws a change, relative to the largest one. */
function bar(difference: number, largest: number): Html {
  const percent = Math.round((1000 * Math.abs(difference)) / largest) / 10
  return ownMarkup(
    `<svg class="bar ${difference > 0 ? 'better' : 'worse'}" aria-hidden="true"><rect width="${percent}%" height="100%"/></svg>`,
  )
}
