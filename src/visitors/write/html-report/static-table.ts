import { singleLine } from '../../../untrusted-text.ts'
import { changeClass, formatGain, formatGrowth } from '../../number-format.ts'
import { pageLink } from '../page-link.ts'
import type { VisitorParts } from '../visitor-parts.ts'
import { html, type Html, ownMarkup, shown } from './html.ts'
import { pathParts } from './path-parts.ts'

const maxWordsCharacters = 300

/** Returns a table with row names in the first column and numbers in the others. */
export function table(
  name: string,
  [first = '', ...numbers]: readonly string[],
  rows: readonly Html[],
): Html {
  return html`<div class="scroll" role="group" aria-label="${name}">
    <table>
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${numbers.map((column) => html`<th scope="col" class="number">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

export function row(name: string | Html, cells: readonly (string | Html)[]): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`
}

/** Returns the folded table with the numbers of a chart. */
export function foldedTable(title: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<details>
    <summary>${title}</summary>
    ${table(title, columns, rows)}
  </details>`
}

/** Returns what a reader wrote, as text whose direction does not change that of the text around it. */
export function readerWords(text: string): Html {
  return html`<bdi>${singleLine(text, maxWordsCharacters) || '(empty)'}</bdi>`
}

/** Returns the path of a page, as a link if the address of its site is known. */
export function pageName(path: string, siteUrl: URL | undefined): Html {
  const link = siteUrl && pageLink(siteUrl, path)
  const parts = pathParts(shown(path))
  const name = html`<code>${parts.map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}</code>`
  return link === undefined
    ? name
    : html`<a href="${link}" target="_blank" rel="noopener noreferrer">${name}</a>`
}

/** Returns a change as a count and as a percentage. */
export function changeCells(now: number, before: number): Html[] {
  const cell = (text: string): Html => html`<span class="change ${changeClass(now, before)}">${text}</span>`
  return [cell(formatGain(now, before)), cell(formatGrowth(now, before))]
}

/** Returns a bar of human only, both and AI only, as wide as its share of `most`. */
export function partsBar({ humanOnly, both, aiOnly }: VisitorParts, most: number): Html {
  const percent = (count: number): string => String(Math.round((1000 * count) / Math.max(1, most)) / 10)
  const parts = [
    { name: 'human', from: 0, count: humanOnly },
    { name: 'both', from: humanOnly, count: both },
    { name: 'ai', from: humanOnly + both, count: aiOnly },
  ].filter(({ count }) => count > 0)
  const rects = parts.map(
    ({ name, from, count }) =>
      `<rect class="${name}" x="${percent(from)}%" width="${percent(count)}%" height="100%"/>`,
  )
  return ownMarkup(`<svg class="parts" aria-hidden="true">${rects.join('')}</svg>`)
}

/** What the bars draw for visitors who are both: stripes of both colours. It must be in the page once. */
export const bothPattern = ownMarkup(
  `<svg width="0" height="0" aria-hidden="true" class="pattern"><pattern id="both" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="human" width="3" height="6"/><rect class="ai" x="3" width="3" height="6"/></pattern></svg>`,
)
