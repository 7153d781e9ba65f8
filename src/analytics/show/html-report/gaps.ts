import type { ExportContent } from '../export-content.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { closedLine, gapTables, maxGapsPerTable, uncomparedNote } from '../tables/gap-tables.ts'
import type { Table } from '../tables/table.ts'
import { countHtml, note, type ReportBlock } from './block.ts'
import { html, type Html } from './html.ts'
import type { LinkOf } from './shown-cell.ts'
import { sentenceHtml } from './sentence-html.ts'
import { staticTable } from './static-table.ts'

const gapsShown = 5

/** Returns where readers were not served, and what is closed. */
export function gapsBlock(content: ExportContent, linkOf: LinkOf): ReportBlock {
  return {
    id: 'gaps',
    title: 'Where readers were not served',
    content: html`<div class="columns">${gapTables(content).map((table) => gapTable(table, linkOf))}</div>
      ${note(uncomparedNote(content))} ${closedHtml(content.closed ?? [], linkOf)}`,
  }
}

function gapTable(table: Table, linkOf: LinkOf): Html {
  const { name, title, rows, empty, cut, file = '' } = table
  const indices = [...rows.keys()].slice(0, maxGapsPerTable)
  const [first, further] = [indices.slice(0, gapsShown), indices.slice(gapsShown)]
  return html`<div id="${name}">
    <h3>${title}${countHtml(rows.length)}</h3>
    ${rows.length === 0 ? html`<p>${empty}</p>` : html`${note(table.note)}${staticTable(table, { linkOf, rows: first })}`}
    ${
      further.length === 0
        ? ''
        : html`<details>
            <summary>And ${formatCount(further.length)} more</summary>
            ${staticTable(table, { linkOf, rows: further, isContinued: true })}
            ${rows.length > indices.length ? note(`All ${formatCount(rows.length)} are in ${file}.`) : ''}
          </details>`
    }
    ${note(cut)}
  </div>`
}

function closedHtml(closed: NonNullable<ExportContent['closed']>, linkOf: LinkOf): Html {
  const parts = closedLine(closed)
  return parts === undefined ? html`` : html`<p class="closed">${sentenceHtml(parts, linkOf)}</p>`
}
