import type { ExportContent } from '../../export-content.ts'
import { type GapCell, type GapTable, gapTables, isText, numberText, sinceNote } from '../../gap-tables.ts'
import { formatCount, formatCountOf } from '../../number-format.ts'
import { html, type Html } from './html.ts'
import { cutNote } from './lists.ts'
import type { ReportBlock } from './page-parts.ts'
import { pageName, readerWords, row, table } from './static-table.ts'

const entriesShown = 5
const textsShown = 2

/** The fragments of the tables that show all entries. */
const all: Partial<Record<GapTable['name'], string>> = {
  questions: 'questions.show=gaps',
  terms: 'searches.show=gaps',
  pages: 'page-feedback.show=gaps&page-feedback.sort=-down',
}

/** Returns the block about what readers did not find. Its tables have the first entries, with a link to all. */
export function gapsBlock(content: ExportContent): ReportBlock {
  const tables = gapTables(content)
  const isCompared = content.gaps?.gone !== undefined && tables.some(({ count }) => count > 0)
  return {
    id: 'gaps',
    title: 'Where readers were not served',
    content: html`<div class="columns">${tables.map((each) => gapTableHtml(each, content.siteUrl))}</div>
      ${isCompared ? html`<p class="note">${sinceNote}</p>` : ''}`,
  }
}

function gapTableHtml(gapTable: GapTable, siteUrl: URL | undefined): Html {
  const { name, title, note, columns, rows, count, empty, cut } = gapTable
  const rest = count - entriesShown
  const [first, ...others] = columns
  const numbers = others.filter((column) => !isText(column))
  const head = [first?.title ?? '', ...numbers.map((column) => column.title)]
  return html`<div>
    <h3>${title} <small>${formatCount(count)}</small></h3>
    ${
      count === 0
        ? html`<p>${empty}</p>`
        : html`<p class="note">${note}</p>
            ${table(
              title,
              head,
              rows.slice(0, entriesShown).map((cells) => gapRow(cells, siteUrl)),
            )}`
    }
    ${rest > 0 ? html`<p class="more"><a href="#${all[name] ?? ''}">And ${formatCount(rest)} more</a></p>` : ''}
    ${cutNote(cut)}
  </div>`
}

/** Returns a row with its further texts below the first one. */
function gapRow([first, ...others]: readonly GapCell[], siteUrl: URL | undefined): Html {
  const name = first === undefined ? [] : textsOf(first, siteUrl)
  const details = others.flatMap((cell) => textsOf(cell, siteUrl))
  return row(
    html`${name}${details.map((text) => html`<small class="detail">${text}</small>`)}`,
    others.flatMap((cell) => ('texts' in cell ? [] : [numberText(cell)])),
  )
}

function textsOf(cell: GapCell, siteUrl: URL | undefined): Html[] {
  if (!('texts' in cell)) return []
  const shown = cell.texts.slice(0, textsShown).map(({ text, count }) => {
    const times = count === 1 ? '' : ` (${formatCountOf(count, 'time')})`
    return html`${cell.kind === 'words' ? readerWords(text) : pageName(text, siteUrl)}${times}`
  })
  const rest = cell.texts.length - shown.length
  return rest > 0 ? [...shown, html`and ${formatCountOf(rest, 'other')}`] : shown
}
