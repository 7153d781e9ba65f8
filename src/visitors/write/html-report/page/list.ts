// Shows a list of `include` as a table. lists.ts writes the elements and the rows.
import { formatCount, formatShare } from '../../../number-format.ts'
import type { ListCell } from '../page-data.ts'
import { pathParts } from '../path-parts.ts'
import { type Column, showTable } from './table.ts'

interface ListRow {
  cells: readonly ListCell[]
  text: string
  bits: number
}

type LinkOf = (page: string) => string | null

export function showList(
  table: HTMLTableElement,
  rows: readonly (readonly ListCell[])[],
  linkOf: LinkOf,
): void {
  const name = table.id.replace(/-table$/u, '')
  const headings = [...table.querySelectorAll('th')]
  const options = document.querySelectorAll<HTMLOptionElement>(`#${name}-choice option`)
  const choices = [...options].map(({ value }, index) => {
    const isShown = ({ bits }: ListRow): boolean => index === 0 || (bits & (2 ** (index - 1))) !== 0
    return [value, isShown] as const
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

function isText(heading: HTMLElement): boolean {
  return !heading.classList.contains('number')
}

function listColumn(heading: HTMLElement, index: number, linkOf: LinkOf): Column<ListRow> {
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

/** Returns text as an element whose direction does not change that of the text around it. */
function textNode(kind: string, text: string, link: string | null): HTMLElement {
  const element = document.createElement(kind === 'page' || kind === 'code' ? 'code' : 'bdi')
  if (kind === 'page') element.append(...partsOfPath(text))
  else element.textContent = text
  return link === null ? element : linkAround(element, link)
}

/** Returns a path that can break behind a slash. */
export function partsOfPath(path: string): (string | HTMLElement)[] {
  return pathParts(path).flatMap((part, index) =>
    index === 0 ? [part] : [document.createElement('wbr'), part],
  )
}

export function linkAround(content: HTMLElement, href: string): HTMLElement {
  const anchor = document.createElement('a')
  Object.assign(anchor, { href, target: '_blank', rel: 'noopener noreferrer' })
  anchor.append(content)
  return anchor
}
