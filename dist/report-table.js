// Shows, sorts, filters and groups a table of report.html. It runs in a browser. data-table.ts writes the elements.
import { formatCount, formatCountOf } from '../../number-format.js'
import { readState, writeState } from './report-fragment.js'

const linesShown = 100
// Browsers refuse too many changes of the address in a short time.
const stateDelayMs = 300

/**
 * A column: the sort key of a row, and what its cell shows. Rows without a key are always last. A column with text is
 * sorted from A to Z first.
 *
 * @template Row
 * @typedef {{ isText?: boolean, sortsBy: (row: Row) => string | number | undefined, fill: (cell: HTMLElement, row: Row) => void }} Column
 */

/**
 * What is special about a table.
 *
 * - `rows`: in the order of the largest `sort` first
 * - `columns`: by the names of their headings. The first names the row
 * - `textOf`: what the filter searches, in lower case
 * - `choices`: the rows that each value of the select element shows
 * - `sectionOf`: the section of a row, if the rows are pages; `describe` sums up the rows of a section
 *
 * @template Row
 * @typedef {{
 *   name: string
 *   noun: string
 *   sort: string
 *   rows: readonly Row[]
 *   columns: Record<string, Column<Row>>
 *   textOf: (row: Row) => string
 *   choices: Record<string, (row: Row) => boolean>
 *   sectionOf?: (row: Row) => string
 *   describe?: (rows: readonly Row[]) => string
 * }} TableConfig
 */

/** The heading of the rows below it. Only the rows of a section can be folded. */
class Heading {
  /**
   * @param {string} title
   * @param {string} description
   * @param {boolean | undefined} isFolded
   */
  constructor(title, description, isFolded) {
    this.title = title
    this.description = description
    this.isFolded = isFolded
  }
}

/**
 * @template Row
 * @param {TableConfig<Row>} config
 */
export function showTable({ name, noun, sort, rows, columns, textOf, choices, sectionOf, describe }) {
  /** @param {string} part */
  const find = (part) => document.getElementById(`${name}-${part}`)
  const table = /** @type {HTMLTableElement} */ (find('table'))
  const filter = /** @type {HTMLInputElement} */ (find('filter'))
  const choice = /** @type {HTMLSelectElement | null} */ (find('choice'))
  const grouped = /** @type {HTMLInputElement | null} */ (find('grouped'))
  const headings = [...table.querySelectorAll('th')].map((heading) => {
    return { heading, name: heading.dataset['column'] ?? '' }
  })
  const body = table.tBodies[0]
  const [textColumn] = Object.keys(columns)

  let sorted = { name: sort, isDescending: true }
  /** All rows in the chosen order, and how they are shown. */
  let order = rows
  let hits = 0
  let sections = 0
  /** @type {(Row | Heading)[]} */
  let lines = []
  let start = 0
  /** The sections that a reader has folded or unfolded. @type {Set<string>} */
  const toggled = new Set()
  let timer = 0

  for (const { heading, name } of headings) {
    heading.querySelector('button')?.addEventListener('click', () => {
      sortBy(name, sorted.name === name ? !sorted.isDescending : columns[name]?.isText !== true)
      change()
    })
  }
  for (const control of [filter, choice, grouped]) control?.addEventListener('input', change)
  onPage('first', () => 0)
  onPage('back', () => start - linesShown)
  onPage('next', () => start + linesShown)
  onPage('last', lastStart)
  addEventListener('hashchange', () => {
    // A jump to a section replaced the fragment. The browser has scrolled already.
    if (readState(name).size > 0) restore()
    else keepState()
  })

  const explorer = find('explorer')
  if (explorer !== null) explorer.hidden = false
  if (readState(name).size > 0) restore()
  else select()

  /** Takes the state from the address, as far as it is valid, and goes to the table. */
  function restore() {
    const state = readState(name)
    if (state.size === 0) return
    const [, sign, column = ''] = /^(-?)(\w+)$/u.exec(state.get('sort') ?? '') ?? []
    const isColumn = headings.some((heading) => heading.name === column)
    sortBy(isColumn ? column : sort, !isColumn || sign !== '')
    filter.value = state.get('filter') ?? ''
    if (choice !== null) choice.value = state.get('show') ?? 'all'
    if (choice?.selectedIndex === -1) choice.selectedIndex = 0
    if (grouped !== null) grouped.checked = state.get('by') === 'section'
    select()
    table.closest('section')?.scrollIntoView()
  }

  function keepState() {
    const direction = sorted.isDescending ? '-' : ''
    writeState(name, {
      filter: filter.value.trim(),
      show: choice === null || choice.selectedIndex === 0 ? '' : choice.value,
      by: grouped?.checked === true ? 'section' : '',
      sort: sorted.name === sort && sorted.isDescending ? '' : direction + sorted.name,
    })
  }

  function change() {
    select()
    clearTimeout(timer)
    timer = setTimeout(keepState, stateDelayMs)
  }

  /**
   * @param {string} column
   * @param {boolean} isDescending
   */
  function sortBy(column, isDescending) {
    sorted = { name: column, isDescending }
    const sortsBy = columns[column]?.sortsBy ?? (() => undefined)
    const sign = isDescending ? -1 : 1
    const keyed = rows.map((row) => ({ row, key: sortsBy(row) }))
    // The sort is stable: equal rows keep their first order.
    order = keyed.sort((a, b) => compare(a.key, b.key, sign)).map(({ row }) => row)
  }

  function select() {
    const text = filter.value.trim().toLowerCase()
    const isWanted = choices[choice?.value ?? 'all'] ?? (() => true)
    const found = order.filter((row) => textOf(row).includes(text) && isWanted(row))
    hits = found.length
    const segments = `/${text.replaceAll(/^\/+|(?<!\/)\/+$/gu, '')}/`
    const [whole, other] =
      text === '' || sectionOf === undefined
        ? [found, []]
        : split(found, (row) => `/${textOf(row)}/`.includes(segments))
    lines = grouped?.checked === true ? bySection([...whole, ...other]) : ranked(whole, other)
    start = 0
    show()
  }

  /**
   * @param {Row[]} whole the rows that have the filter as whole segments
   * @param {Row[]} other
   */
  function ranked(whole, other) {
    if (whole.length === 0 || other.length === 0) return [...whole, ...other]
    const count = (/** @type {Row[]} */ list) => formatCountOf(list.length, noun)
    return [
      new Heading('Whole segments', count(whole), undefined),
      ...whole,
      new Heading('Parts of segments', count(other), undefined),
      ...other,
    ]
  }

  /** @param {Row[]} found */
  function bySection(found) {
    const groups = Map.groupBy(found, sectionOf ?? (() => ''))
    sections = groups.size
    const areFolded = found.length + groups.size > linesShown
    return [...groups].flatMap(([title, members]) => {
      const isFolded = toggled.has(title) ? !areFolded : areFolded
      return [new Heading(title, describe?.(members) ?? '', isFolded), ...(isFolded ? [] : members)]
    })
  }

  function show() {
    const end = Math.min(start + linesShown, lines.length)
    const shown = lines.slice(start, end)
    const heading = shown[0] instanceof Heading ? undefined : lines.slice(0, start).findLast(isHeading)
    body?.replaceChildren(...(heading === undefined ? shown : [heading, ...shown]).map(lineRow))
    for (const { heading, name } of headings) {
      if (name === sorted.name)
        heading.setAttribute('aria-sort', sorted.isDescending ? 'descending' : 'ascending')
      else heading.removeAttribute('aria-sort')
    }
    const status = find('status')
    if (status !== null) status.textContent = position(end)
    const pager = find('pager')
    if (pager !== null) pager.hidden = lines.length <= linesShown
    // A disabled button would lose the focus, and keyboard users would lose their place.
    for (const id of ['first', 'back']) setDisabled(id, start === 0)
    for (const id of ['next', 'last']) setDisabled(id, end === lines.length)
    announceOverflow(table)
  }

  /** @param {number} end */
  function position(end) {
    const all = formatCountOf(rows.length, noun)
    if (hits === 0) return `No ${noun} matches. 0 hits in ${all}`
    const found = hits === rows.length ? all : `${formatCountOf(hits, 'hit')} in ${all}`
    const range = `${formatCount(start + 1)}–${formatCount(end)}`
    if (grouped?.checked !== true) {
      const before = lines.slice(0, start).filter(isHeading).length
      const until = lines.slice(0, end).filter(isHeading).length
      return `${formatCount(start + 1 - before)}–${formatCount(end - until)} of ${found}`
    }
    const inSections = `${found} in ${formatCountOf(sections, 'section')}`
    return lines.length <= linesShown
      ? inSections
      : `${inSections}, lines ${range} of ${formatCount(lines.length)}`
  }

  /** @param {Row | Heading} line */
  function lineRow(line) {
    const row = document.createElement('tr')
    if (line instanceof Heading) {
      row.className = 'group'
      row.append(headingCell(line))
      return row
    }
    for (const { name } of headings) {
      const cell = document.createElement(name === textColumn ? 'th' : 'td')
      if (name === textColumn) cell.setAttribute('scope', 'row')
      cell.dataset['column'] = name
      columns[name]?.fill(cell, line)
      row.append(cell)
    }
    return row
  }

  /** @param {Heading} heading */
  function headingCell({ title, description, isFolded }) {
    const cell = document.createElement('th')
    cell.scope = 'rowgroup'
    cell.colSpan = headings.length
    const note = document.createElement('small')
    note.textContent = description
    if (isFolded === undefined) {
      cell.append(title, ' ', note)
      return cell
    }
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaExpanded = String(!isFolded)
    button.textContent = title
    button.addEventListener('click', () => {
      toggle(title)
    })
    cell.append(button, ' ', note)
    return cell
  }

  /** @param {string} title */
  function toggle(title) {
    if (!toggled.delete(title)) toggled.add(title)
    const place = start
    select()
    start = Math.min(place, lastStart())
    show()
    const buttons = [...(body?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.textContent === title)?.focus()
  }

  /**
   * @param {string} id
   * @param {() => number} to
   */
  function onPage(id, to) {
    find(id)?.addEventListener('click', () => {
      start = Math.max(0, Math.min(to(), lastStart()))
      show()
      explorer?.scrollIntoView({ block: 'start' })
    })
  }

  function lastStart() {
    return Math.floor(Math.max(0, lines.length - 1) / linesShown) * linesShown
  }

  /**
   * @param {string} id
   * @param {boolean} isDisabled
   */
  function setDisabled(id, isDisabled) {
    const button = find(id)
    if (button !== null) button.ariaDisabled = String(isDisabled)
  }
}

/** Makes every table that is wider than its place reachable by keyboard, and says that it can be scrolled. */
export function announceAllOverflows() {
  for (const table of document.querySelectorAll('table')) announceOverflow(table)
}

/** @param {HTMLTableElement} table */
function announceOverflow(table) {
  const scroll = table.parentElement
  if (scroll === null) return
  const isWide = table.scrollWidth > scroll.clientWidth + 1
  scroll.classList.toggle('wide', isWide)
  if (isWide) scroll.tabIndex = 0
  else scroll.removeAttribute('tabindex')
}

/** @param {unknown} line */
function isHeading(line) {
  return line instanceof Heading
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => boolean} isFirst
 * @returns {[Item[], Item[]]}
 */
function split(items, isFirst) {
  /** @type {[Item[], Item[]]} */
  const parts = [[], []]
  for (const item of items) parts[isFirst(item) ? 0 : 1].push(item)
  return parts
}

/**
 * @param {string | number | undefined} a
 * @param {string | number | undefined} b
 * @param {number} sign
 */
function compare(a, b, sign) {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a < b ? -sign : a > b ? sign : 0
}
