import type { ExportContent } from '../../export-content.ts'
import { type GapRow, type GapTable, type GapTexts, gapTables, sinceNote } from '../../gap-tables.ts'
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
  const { name, title, note, textColumns, numberColumns, rows, count, empty, cut } = gapTable
  const rest = count - entriesShown
  const head = [...textColumns.slice(0, 1), ...numberColumns]
  return html`<div>
    <h3>${title} <small>${formatCount(count)}</small></h3>
    ${
      count === 0
        ? html`<p>${empty}</p>`
        : html`<p class="note">${note}</p>
            ${table(
              title,
              head,
              rows.slice(0, entriesShown).map((each) => gapRow(each, siteUrl)),
            )}`
    }
    ${rest > 0 ? html`<p class="more"><a href="#${all[name] ?? ''}">And ${formatCount(rest)} more</a></p>` : ''}
    ${cutNote(cut)}
  </div>`
}

/** Returns a row with its further texts below the first one. */
function gapRow({ texts, numbers }: GapRow, siteUrl: URL | undefined): Html {
  const [name = [], ...details] = texts.map((each) => textsOf(each, siteUrl))
  return row(
    html`${name}${details.flat().map((text) => html`<small class="detail">${text}</small>`)}`,
    numbers,
  )
}

function textsOf({ kind, texts }: GapTexts, siteUrl: URL | undefined): Html[] {
  const shown = texts.slice(0, textsShown).map(({ text, count }) => {
    const times = count === 1 ? '' : ` (${formatCountOf(count, 'time')})`
    return html`${kind === 'words' ? readerWords(text) : pageName(text, siteUrl)}${times}`
  })
  const rest = texts.length - shown.length
  return rest > 0 ? [...shown, html`and ${formatCountOf(rest, 'other')}`] : shown
}
