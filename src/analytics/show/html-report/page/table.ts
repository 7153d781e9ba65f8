// Shows a table that people can sort and filter.
import { formatCount, formatCountOf } from '../../../../shared/number-format.ts'
import { changeClass } from '../../tables/number-text.ts'
import { isCompared, isText } from '../../tables/table.ts'
import { cellText, isPage, pathParts } from '../cell-text.ts'
import type { ShownCell, TableData } from '../page-data.ts'
import { element } from './element.ts'

const rowsPerPage = 25
/** So many rows need no pager. */
const mostWithoutPager = 30

type Column = TableData['columns'][number]

export function showTable(place: HTMLElement, table: TableData): void {
  const { name, title, noun, columns, rows, filters, orderedBy } = table
  const isTextColumn = (column: number): boolean => isText(columns[column]?.kind ?? 'count')
  const order = table.order ?? rows.map((_, index) => index)
  const texts = rows.map((row) => searchedText(columns, row))

  const search = element('input', {
    id: `${name}-filter`,
    type: 'search',
    autocomplete: 'off',
    spellcheck: false,
  })
  const choice = element(
    'select',
    { autocomplete: 'off' },
    ...filters.map(({ title }) => element('option', {}, title)),
  )
  choice.selectedIndex = Math.max(
    0,
    filters.findIndex(({ has }) => has.includes(true)),
  )
  const status = element('p', { role: 'status' })
  const pager = element(
    'nav',
    { ariaLabel: `Rows of ${title}` },
    pageButton('First', () => 0),
    pageButton('Back', () => start - rowsPerPage),
    pageButton('Next', () => start + rowsPerPage),
    pageButton('Last', () => Math.floor((found.length - 1) / rowsPerPage) * rowsPerPage),
  )
  const headings = columns.map(({ title, kind }, index) => {
    const button = element('button', { type: 'button' }, title)
    button.addEventListener('click', () => {
      sortBy(index)
    })
    return element('th', { scope: 'col', className: isText(kind) ? '' : `number ${kind}` }, button)
  })
  const body = element('tbody')

  // An order of its own is that of no column.
  let sorted = { column: table.order === undefined ? orderedBy : -1, isDescending: !isTextColumn(orderedBy) }
  /** The indices of all rows in the chosen order, and of those that are found. */
  let all = order
  let found = order
  let start = 0

  for (const control of [search, choice]) control.addEventListener('input', find)
  place.append(
    element(
      'div',
      { className: 'controls', hidden: rows.length === 1 },
      element('label', {}, 'Contains ', search),
      filters.length === 0 ? '' : element('label', {}, 'Show ', choice),
    ),
    element('div', { className: 'position' }, status, pager),
    element(
      'div',
      { className: 'scroll', role: 'group', ariaLabel: title },
      element('table', {}, element('thead', {}, element('tr', {}, ...headings)), body),
    ),
  )
  markSorted()
  if (table.order !== undefined && headings[orderedBy] !== undefined) headings[orderedBy].ariaSort = 'other'
  find()

  function sortBy(column: number): void {
    const isDescending = sorted.column === column ? !sorted.isDescending : !isTextColumn(column)
    sorted = { column, isDescending }
    const keys = rows.map((row) => sortKey(row[column] ?? null))
    // The sort is stable: equal rows keep their first order.
    all = order.toSorted((a, b) => compare(keys[a], keys[b], isDescending))
    markSorted()
    find()
  }

  function markSorted(): void {
    const { column, isDescending } = sorted
    for (const [index, heading] of headings.entries())
      heading.ariaSort = index === column ? (isDescending ? 'descending' : 'ascending') : null
  }

  function find(): void {
    const text = search.value.trim().toLowerCase()
    const has = filters[choice.selectedIndex]?.has
    found = all.filter((row) => has?.[row] !== false && texts[row]?.includes(text) === true)
    start = 0
    show()
  }

  function show(): void {
    const end = found.length > mostWithoutPager ? start + rowsPerPage : found.length
    const shown = found.slice(start, end)
    body.replaceChildren(...shown.map((row) => rowElement(columns, rows[row] ?? [])))
    status.textContent = position(shown.length)
    pager.hidden = found.length <= mostWithoutPager
    // A disabled button would lose the focus, and keyboard users would lose their place.
    const isAtEnd = [start === 0, start === 0, end >= found.length, end >= found.length]
    for (const [index, button] of [...pager.children].entries()) button.ariaDisabled = String(isAtEnd[index])
  }

  function position(shown: number): string {
    const of = formatCountOf(rows.length, noun)
    if (found.length === 0) return `No ${noun} matches. 0 hits in ${of}`
    const hits = found.length === rows.length ? of : `${formatCountOf(found.length, 'hit')} in ${of}`
    return shown === found.length
      ? hits
      : `${formatCount(start + 1)}–${formatCount(start + shown)} of ${hits}`
  }

  function pageButton(title: string, to: () => number): HTMLElement {
    const button = element('button', { type: 'button' }, title)
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return
      start = to()
      show()
      place.scrollIntoView({ block: 'start' })
    })
    return button
  }
}

function searchedText(columns: readonly Column[], row: readonly ShownCell[]): string {
  return row
    .filter((cell, index) => cell !== null && isText(columns[index]?.kind ?? 'count'))
    .map((cell) => cellText('words', cell))
    .join('\n')
    .toLowerCase()
}

/** Returns undefined for a cell that is always last. */
function sortKey(cell: ShownCell): string | number | undefined {
  if (typeof cell === 'string') return cell.toLowerCase()
  if (cell === null || typeof cell === 'number') return cell ?? undefined
  if (isPage(cell)) return cell.path.toLowerCase()
  return cell.now - cell.before
}

function compare(
  a: string | number | undefined,
  b: string | number | undefined,
  isDescending: boolean,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const order = a < b ? -1 : a > b ? 1 : 0
  return isDescending ? -order : order
}

function rowElement(columns: readonly Column[], row: readonly ShownCell[]): HTMLElement {
  return element(
    'tr',
    {},
    ...columns.map(({ kind, rise }, index) => {
      const cell = row[index] ?? null
      const content = contentOf(kind, cell)
      const className = classOf(kind, rise, cell)
      return index === 0
        ? element('th', { scope: 'row', className }, content)
        : element('td', { className }, content)
    }),
  )
}

function classOf(kind: Column['kind'], rise: Column['rise'], cell: ShownCell): string {
  if (isText(kind)) return kind
  return `number ${isCompared(cell) ? changeClass(cell, rise) : kind}`
}

function contentOf(kind: Column['kind'], cell: ShownCell): HTMLElement | string {
  const text = cellText(kind, cell)
  if (cell === null || typeof cell === 'number' || kind === 'date') return text
  // Its direction does not change that of the text around it.
  if (typeof cell === 'string') return element(kind === 'code' ? 'code' : 'bdi', {}, text)
  if (!isPage(cell)) return text
  const path = pathParts(text).flatMap((part, index) => (index === 0 ? [part] : [element('wbr'), part]))
  const code = element('code', {}, ...path)
  const { link } = cell
  return link === undefined
    ? code
    : element('a', { href: link, target: '_blank', rel: 'noopener noreferrer' }, code)
}
