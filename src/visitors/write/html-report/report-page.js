// The script of report.html: shows, sorts and filters the table of all pages. It runs in a browser, as it is.

/** @typedef {[path: string, human: number, ai: number, total: number, previousTotal?: number]} Row */

const rowsShown = 100

/** @type {{ total: number, pages: Row[] }} */
const { total: allVisitors, pages } = JSON.parse(element('data').textContent)
const most = Math.max(1, at(0, 3))
const lowerPaths = pages.map(([path]) => path.toLowerCase())

const count = new Intl.NumberFormat('en-US')
const gain = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })
const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const share = new Intl.NumberFormat('en-US', decimals)
const growth = new Intl.NumberFormat('en-US', { ...decimals, signDisplay: 'always' })

/**
 * What each column sorts by.
 *
 * @type {((row: number) => string | number)[]}
 */
const keys = [
  (row) => lowerPaths[row] ?? '',
  (row) => at(row, 1),
  (row) => at(row, 2),
  (row) => at(row, 3),
  (row) => at(row, 3),
  (row) => at(row, 4),
  (row) => at(row, 3) - at(row, 4),
]

/**
 * The pages that a choice of changes lets through, by their totals.
 *
 * @type {Record<string, (now: number, before: number) => boolean>}
 */
const changes = {
  all: () => true,
  up: (now, before) => now > before && before > 0,
  down: (now, before) => now < before && now > 0,
  new: (now, before) => now > 0 && before === 0,
  vanished: (now, before) => now === 0 && before > 0,
}

const explorer = element('explorer')
const filter = /** @type {HTMLInputElement} */ (element('filter'))
const change = /** @type {HTMLSelectElement | null} */ (document.getElementById('change'))
const table = /** @type {HTMLTableElement} */ (element('pages'))
const headings = [...table.querySelectorAll('th')]
const body = table.tBodies[0]

let sorted = { column: 3, isDescending: true }
/** All rows in the chosen order, and those of them that the filter lets through. */
let order = pages.map((_, row) => row)
let matching = order
let start = 0

headings.forEach((heading, column) => {
  heading.querySelector('button')?.addEventListener('click', () => {
    sorted = { column, isDescending: sorted.column === column ? !sorted.isDescending : column > 0 }
    sort()
    select()
  })
})
filter.addEventListener('input', select)
change?.addEventListener('input', select)
onClick('first', () => 0)
onClick('back', () => start - rowsShown)
onClick('next', () => start + rowsShown)
onClick('last', lastStart)

explorer.hidden = false
element('leaf').hidden = pages.length <= rowsShown
select()

function sort() {
  const values = pages.map((_, row) => keys[sorted.column]?.(row) ?? 0)
  const sign = sorted.isDescending ? -1 : 1
  // The rows come by total and path, and equal ones keep that order.
  order = pages.map((_, row) => row).sort((a, b) => sign * compare(values[a] ?? 0, values[b] ?? 0))
}

function select() {
  const text = filter.value.trim().toLowerCase()
  const isWanted = changes[change?.value ?? 'all'] ?? changes['all']
  matching = order.filter((row) => lowerPaths[row]?.includes(text) && isWanted?.(at(row, 3), at(row, 4)))
  start = 0
  show()
}

function show() {
  body?.replaceChildren(...matching.slice(start, start + rowsShown).map(tableRow))
  headings.forEach((heading, column) => {
    if (column === sorted.column)
      heading.setAttribute('aria-sort', sorted.isDescending ? 'descending' : 'ascending')
    else heading.removeAttribute('aria-sort')
  })
  const end = Math.min(start + rowsShown, matching.length)
  const found = `${count.format(matching.length)} ${matching.length === 1 ? 'page' : 'pages'}`
  const none = pages.length === 0 ? 'No page had visitors.' : 'No page matches.'
  element('status').textContent =
    matching.length === 0 ? none : `${count.format(start + 1)}–${count.format(end)} of ${found}`
  // A button that were disabled would lose the focus, and who uses the keyboard the place.
  for (const id of ['first', 'back']) element(id).ariaDisabled = String(start === 0)
  for (const id of ['next', 'last']) element(id).ariaDisabled = String(end === matching.length)
}

/** @param {number} index */
function tableRow(index) {
  const [path, human, ai, total, previousTotal] = pages[index] ?? ['', 0, 0, 0]
  const row = document.createElement('tr')
  const heading = document.createElement('th')
  heading.scope = 'row'
  const code = document.createElement('code')
  code.textContent = path
  heading.append(code)
  row.append(heading)
  for (const number of [human, ai, total]) row.append(cell(count.format(number)))
  const bar = document.createElement('span')
  bar.className = 'bar'
  bar.style.width = `${(100 * total) / most}%`
  const shareCell = cell(allVisitors === 0 ? '–' : `${share.format((100 * total) / allVisitors)} %`)
  shareCell.append(bar)
  row.append(shareCell)
  if (previousTotal !== undefined)
    row.append(cell(count.format(previousTotal)), changeCell(total, previousTotal))
  return row
}

/**
 * @param {number} now
 * @param {number} before
 */
function changeCell(now, before) {
  const percent = before === 0 ? 'new' : `${growth.format((100 * (now - before)) / before)} %`
  const text = now === before ? '0' : `${gain.format(now - before)} (${percent})`
  const result = cell(text.replaceAll('-', '−'))
  result.classList.add('change', now === before ? 'same' : now > before ? 'up' : 'down')
  return result
}

/** @param {string} text */
function cell(text) {
  const result = document.createElement('td')
  result.className = 'number'
  result.textContent = text
  return result
}

function lastStart() {
  return Math.floor(Math.max(0, matching.length - 1) / rowsShown) * rowsShown
}

/**
 * @param {string} id
 * @param {() => number} to
 */
function onClick(id, to) {
  element(id).addEventListener('click', () => {
    start = Math.max(0, Math.min(to(), lastStart()))
    show()
    table.tHead?.scrollIntoView({ block: 'nearest' })
  })
}

/**
 * @param {number} row
 * @param {1 | 2 | 3 | 4} field
 */
function at(row, field) {
  return pages[row]?.[field] ?? 0
}

/**
 * @param {string | number} a
 * @param {string | number} b
 */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** @param {string} id */
function element(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id))
}
