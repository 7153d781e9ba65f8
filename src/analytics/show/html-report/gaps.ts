import type { Findings } from '../../judge/findings.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { gapsTitle, maxGapsPerTable, shownGaps } from '../tables/gap-tables.ts'
import type { Table } from '../tables/table.ts'
import { countHtml, note, type ReportBlock } from './block.ts'
import { html, type Html } from './html.ts'
import type { LinkOf } from './text-html.ts'
import { staticTable } from './static-table.ts'

const rowsShown = 5

/** Returns where readers were not served. */
export function gapsBlock(content: Findings, linkOf: LinkOf): ReportBlock {
  const { counts, notes, tables } = shownGaps(content)
  return {
    id: 'gaps',
    title: gapsTitle,
    content: html`${note(counts)} ${notes && html`<p>${notes}</p>`}
    ${tables.length === 0 ? '' : html`<div class="columns">${tables.map((table) => gapTable(table, linkOf))}</div>`}`,
  }
}

function gapTable(table: Table, linkOf: LinkOf): Html {
  const { name, title, rows, cut, file = '' } = table
  const indices = [...rows.keys()].slice(0, maxGapsPerTable)
  const [first, further] = [indices.slice(0, rowsShown), indices.slice(rowsShown)]
  return html`<div id="${name}">
    <h3>${title}${countHtml(formatCount(rows.length))}</h3>
    ${note(table.note)} ${staticTable(table, { linkOf, rows: first })}
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
