// Shows, sorts, filters and groups a table. data-table.ts writes the elements.
import { formatCount, formatCountOf } from '../../../number-format.ts'
import { readState, writeState } from './fragment.ts'

// Browsers refuse too many changes of the address in a short time.
const stateDelayMs = 300
/** How many rows and headings are shown at once. */
const linesShown = 25

/** A column. A column with text is sorted from A to Z first. */
export interface Column<Row> {
  isText?: boolean
  /** The sort key of a row. Rows without a key are always last. */
  sortsBy: (row: Row) => string | number | undefined
  fill: (cell: HTMLElement, row: Row) => void
}

/** What is special about a table. */
interface TableConfig<Row> {
  name: string
  /** Noun of one row, in the singular. */
  noun: string
  /** The column by which the rows are sorted, the largest first. */
  sort: string
  rows: readonly Row[]
  /** By the names of their headings. The first names the row. */
  columns: Readonly<Record<string, Column<Row>>>
  /** What the filter searches, in lower case. */
  textOf: (row: Row) => string
  /** The rows that each value of the select element shows. */
  choices: Readonly<Record<string, (row: Row) => boolean>>
  /** The section of a row, if the rows are pages. */
  sectionOf?: (row: Row) => string
  /** Sums up the rows of a section. */
  describe?: (rows: readonly Row[]) => string
}

/** The heading of the rows below it. Only the rows of a section can be folded. */
class Heading {
  readonly title: string
  readonly description: string
  readonly isFolded: boolean | undefined

  constructor(title: string, description: string, isFolded: boolean | undefined) {
    this.title = title
    this.description = description
    this.isFolded = isFolded
  }
}

export function showTable<Row extends object>({
  name,
  noun,
  sort,
  rows,
  columns,
  textOf,
  choices,
  sectionOf,
  describe,
}: TableConfig<Row>): void {
  const find = (part: string): HTMLElement | null => document.getElementById(`${name}-${part}`)
  const table = find('table') as HTMLTableElement
  const filter = find('filter') as HTMLInputElement
  const choice = find('choice') as HTMLSelectElement | null
  const grouped = find('grouped') as HTMLInputElement | null
  const headings = [...table.querySelectorAll('th')].map((heading) => {
    return { heading, name: heading.dataset['column'] ?? '' }
  })
  const body = table.tBodies[0]
  const [textColumn] = Object.keys(columns)
  const firstChoice = choice?.value ?? 'all'

  let sorted = { name: sort, isDescending: true }
  /** All rows in the chosen order, and how they are shown. */
  let order = rows
  let hits = 0
  let sections = 0
  let lines: (Row | Heading)[] = []
  let start = 0
  /** The sections that a reader has folded or unfolded. */
  const toggled = new Set<string>()
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
    // A jump to a block replaced the fragment. The browser has scrolled already.
    if (readState(name).size > 0) restore()
    else keepState()
  })

  const explorer = find('explorer')
  if (explorer !== null) explorer.hidden = false
  if (readState(name).size > 0) restore()
  else select()

  /** Takes the state from the address, as far as it is valid, and goes to the table. */
  function restore(): void {
    const state = readState(name)
    if (state.size === 0) return
    const [, sign, column = ''] = /^(-?)(\w+)$/u.exec(state.get('sort') ?? '') ?? []
    const isColumn = headings.some((heading) => heading.name === column)
    sortBy(isColumn ? column : sort, !isColumn || sign !== '')
    filter.value = state.get('filter') ?? ''
    if (choice !== null) choice.value = state.get('show') ?? firstChoice
    if (choice?.selectedIndex === -1) choice.value = firstChoice
    if (grouped !== null) grouped.checked = state.get('by') === 'section'
    select()
    table.closest('section')?.scrollIntoView()
  }

  function keepState(): void {
    const direction = sorted.isDescending ? '-' : ''
    writeState(name, {
      filter: filter.value.trim(),
      show: choice === null || choice.value === firstChoice ? '' : choice.value,
      by: grouped?.checked === true ? 'section' : '',
      sort: sorted.name === sort && sorted.isDescending ? '' : direction + sorted.name,
    })
  }

  function change(): void {
    select()
    clearTimeout(timer)
    timer = setTimeout(keepState, stateDelayMs)
  }

  function sortBy(column: string, isDescending: boolean): void {
    sorted = { name: column, isDescending }
    const sortsBy = columns[column]?.sortsBy ?? (() => undefined)
    const sign = isDescending ? -1 : 1
    const keyed = rows.map((row) => ({ row, key: sortsBy(row) }))
    // The sort is stable: equal rows keep their first order.
    order = keyed.sort((a, b) => compare(a.key, b.key, sign)).map(({ row }) => row)
  }

  function select(): void {
    const text = filter.value.trim().toLowerCase()
    const isWanted = choices[choice?.value ?? 'all'] ?? (() => true)
    const found = order.filter((row) => isWanted(row) && (text === '' || textOf(row).includes(text)))
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

  /** @param whole the rows that have the filter as whole segments */
  function ranked(whole: Row[], other: Row[]): (Row | Heading)[] {
    if (whole.length === 0 || other.length === 0) return [...whole, ...other]
    const count = (list: Row[]): string => formatCountOf(list.length, noun)
    return [
      new Heading('Whole segments', count(whole), undefined),
      ...whole,
      new Heading('Parts of segments', count(other), undefined),
      ...other,
    ]
  }

  function bySection(found: Row[]): (Row | Heading)[] {
    const groups = Map.groupBy(found, sectionOf ?? (() => ''))
    sections = groups.size
    const areFolded = found.length + groups.size > linesShown
    return [...groups].flatMap(([title, members]) => {
      const isFolded = toggled.has(title) ? !areFolded : areFolded
      return [new Heading(title, describe?.(members) ?? '', isFolded), ...(isFolded ? [] : members)]
    })
  }

  function show(): void {
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
  }

  function position(end: number): string {
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

  function lineRow(line: Row | Heading): HTMLElement {
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

  function headingCell({ title, description, isFolded }: Heading): HTMLElement {
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

  function toggle(title: string): void {
    if (!toggled.delete(title)) toggled.add(title)
    const place = start
    select()
    start = Math.min(place, lastStart())
    show()
    const buttons = [...(body?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.textContent === title)?.focus()
  }

  function onPage(id: string, to: () => number): void {
    find(id)?.addEventListener('click', () => {
      start = Math.max(0, Math.min(to(), lastStart()))
      show()
      explorer?.scrollIntoView({ block: 'start' })
    })
  }

  function lastStart(): number {
    return Math.floor(Math.max(0, lines.length - 1) / linesShown) * linesShown
  }

  function setDisabled(id: string, isDisabled: boolean): void {
    const button = find(id)
    if (button !== null) button.ariaDisabled = String(isDisabled)
  }
}

const isHeading = (line: object): line is Heading => line instanceof Heading

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const parts: [Item[], Item[]] = [[], []]
  for (const item of items) parts[isFirst(item) ? 0 : 1].push(item)
  return parts
}

function compare(a: string | number | undefined, b: string | number | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return a < b ? -sign : a > b ? sign : 0
}
