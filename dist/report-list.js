// Shows a list of `include` in report.html as a table. It runs in a browser. lists.ts writes the elements and the rows.
import { formatCount, formatShare } from '../../number-format.js'
import { showTable } from './report-table.js'

const mostPartsOfPath = 20

/** @typedef {string | number | null} Cell */
/** @typedef {{ cells: Cell[], text: string, bits: number }} ListRow */

/**
 * @param {HTMLTableElement} table
 * @param {readonly Cell[][]} rows a cell for each column, and then the bits of the choices that show the row
 * @param {(page: string) => string | null} linkOf
 */
export function showList(table, rows, linkOf) {
  const name = table.id.replace(/-table$/u, '')
  const headings = [...table.querySelectorAll('th')]
  const select = /** @type {HTMLSelectElement} */ (document.getElementById(`${name}-choice`))
  const choices = [...select.options].map(({ value }, index) => {
    /** @type {(row: ListRow) => boolean} */
    const isShown = ({ bits }) => index === 0 || (bits & (2 ** (index - 1))) !== 0
    return [value, isShown]
  })
  const texts = headings.flatMap((heading, index) => (isText(heading) ? [index] : []))
  showTable({
    name,
    noun: table.dataset['noun'] ?? '',
    sort: table.dataset['sort'] ?? '',
    rows: rows.map((cells) => {
      const text = texts.map((index) => cells[index] ?? '').join('\n')
      return { cells, text: text.toLowerCase(), bits: Number(cells[headings.length]) }
    }),
    textOf: ({ text }) => text,
    choices: Object.fromEntries(choices),
    columns: Object.fromEntries(
      headings.map((heading, index) => [heading.dataset['column'] ?? '', listColumn(heading, index, linkOf)]),
    ),
  })
}

/** @param {HTMLElement} heading */
function isText(heading) {
  return !heading.classList.contains('number')
}

/**
 * @param {HTMLElement} heading
 * @param {number} index
 * @param {(page: string) => string | null} linkOf
 * @returns {import('./report-table.js').Column<ListRow>}
 */
function listColumn(heading, index, linkOf) {
  const { kind = '' } = heading.dataset
  const title = heading.textContent.trim()
  return {
    isText: isText(heading),
    sortsBy: ({ cells }) => {
      const cell = cells[index] ?? undefined
      return typeof cell === 'string' ? cell.toLowerCase() : cell
    },
    fill: (cell, { cells }) => {
      const value = cells[index] ?? null
      cell.classList.add(kind)
      // Where a row becomes lines, its cells are named.
      cell.dataset['title'] = title
      cell.classList.toggle('none', value === null)
      if (value === null) cell.textContent = '–'
      else if (kind === 'count') cell.textContent = formatCount(Number(value))
      else if (kind === 'share') cell.textContent = formatShare(Number(value), 1)
      else cell.append(textNode(kind, String(value), kind === 'page' ? linkOf(String(value)) : null))
    },
  }
}

/**
 * Returns text as an element whose direction does not change that of the text around it.
 *
 * @param {string} kind
 * @param {string} text
 * @param {string | null} link
 */
function textNode(kind, text, link) {
  const element = document.createElement(kind === 'page' || kind === 'code' ? 'code' : 'bdi')
  if (kind === 'page') element.append(...partsOfPath(text))
  else element.textContent = text
  return link === null ? element : linkAround(element, link)
}

/**
 * Returns a path that can break behind a slash, so that it does not break inside a word.
 *
 * @param {string} path
 */
function partsOfPath(path) {
  const parts = path.split(/(?<=.\/)/u)
  // A path of many slashes must not make a page of many elements.
  if (parts.length > mostPartsOfPath) return [path]
  return parts.flatMap((part, index) => (index === 0 ? [part] : [document.createElement('wbr'), part]))
}

/**
 * @param {HTMLElement} content
 * @param {string} href
 */
export function linkAround(content, href) {
  const anchor = document.createElement('a')
  Object.assign(anchor, { href, target: '_blank', rel: 'noopener noreferrer' })
  anchor.append(content)
  return anchor
}
