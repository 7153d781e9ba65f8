// The script of report.html. It shows, sorts and filters the table of all pages. It runs in a browser.
import { changeClass, formatChange, formatCount, formatCountOf, formatShare } from '../../number-format.js'

/** @typedef {{ path: string, lowerPath: string, human: number, ai: number, total: number, previousTotal: number }} Page */

const rowsShown = 100

/** @type {{ total: number, pages: [string, number, number, number, number?][] }} */
const data = JSON.parse(element('data').textContent)
/** @type {Page[]} */
const pages = data.pages.map(([path, human, ai, total, previousTotal = 0]) => {
  return { path, lowerPath: path.toLowerCase(), human, ai, total, previousTotal }
})
// The pages are already sorted by total and path.
const most = Math.max(1, pages[0]?.total ?? 0)

/**
 * The columns, by the names of their headings: the sort key and the cell.
 *
 * @type {Record<string, { sortsBy: (page: Page) => string | number, cell: (page: Page) => HTMLElement }>}
 */
const columns = {
  path: { sortsBy: ({ lowerPath }) => lowerPath, cell: pathCell },
  human: { sortsBy: ({ human }) => human, cell: ({ human }) => numberCell(formatCount(human)) },
  ai: { sortsBy: ({ ai }) => ai, cell: ({ ai }) => numberCell(formatCount(ai)) },
  total: { sortsBy: ({ total }) => total, cell: ({ total }) => numberCell(formatCount(total)) },
  share: { sortsBy: ({ total }) => total, cell: shareCell },
  previous: {
    sortsBy: ({ previousTotal }) => previousTotal,
    cell: ({ previousTotal }) => numberCell(formatCount(previousTotal)),
  },
  change: { sortsBy: ({ total, previousTotal }) => total - previousTotal, cell: changeCell },
}

/**
 * The pages that each choice of changes shows.
 *
 * @type {Record<string, (page: Page) => boolean>}
 */
const changes = {
  all: () => true,
  up: ({ total, previousTotal }) => total > previousTotal && previousTotal > 0,
  down: ({ total, previousTotal }) => total < previousTotal && total > 0,
  new: ({ total, previousTotal }) => total > 0 && previousTotal === 0,
  vanished: ({ total, previousTotal }) => total === 0 && previousTotal > 0,
}

const explorer = element('explorer')
const filter = /** @type {HTMLInputElement} */ (element('filter'))
const change = /** @type {HTMLSelectElement | null} */ (document.getElementById('change'))
const table = /** @type {HTMLTableElement} */ (element('pages'))
const headings = [...table.querySelectorAll('th')].map((heading) => {
  return { heading, name: heading.dataset['column'] ?? '' }
})
const body = table.tBodies[0]

let sorted = { name: 'total', isDescending: true }
/** All pages in the chosen order, and those that match the filter. */
let order = pages
let matching = order
let start = 0

for (const { heading, name } of headings) {
  heading.querySelector('button')?.addEventListener('click', () => {
    sorted = { name, isDescending: sorted.name === name ? !sorted.isDescending : name !== 'path' }
    sort()
    select()
  })
}
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
  const sortsBy = columns[sorted.name]?.sortsBy ?? (() => 0)
  const sign = sorted.isDescending ? -1 : 1
  // The sort is stable: equal pages keep their order by total and path.
  order = [...pages].sort((a, b) => sign * compare(sortsBy(a), sortsBy(b)))
}

function select() {
  const text = filter.value.trim().toLowerCase()
  const isWanted = changes[change?.value ?? 'all'] ?? (() => true)
  matching = order.filter((page) => page.lowerPath.includes(text) && isWanted(page))
  start = 0
  show()
}

function show() {
  body?.replaceChildren(...matching.slice(start, start + rowsShown).map(tableRow))
  for (const { heading, name } of headings) {
    if (name === sorted.name)
      heading.setAttribute('aria-sort', sorted.isDescending ? 'descending' : 'ascending')
    else heading.removeAttribute('aria-sort')
  }
  const end = Math.min(start + rowsShown, matching.length)
  const none = pages.length === 0 ? 'No page had visitors.' : 'No page matches.'
  element('status').textContent =
    matching.length === 0
      ? none
      : `${formatCount(start + 1)}–${formatCount(end)} of ${formatCountOf(matching.length, 'page')}`
  // A disabled button would lose the focus, and keyboard users would lose their place.
  for (const id of ['first', 'back']) element(id).ariaDisabled = String(start === 0)
  for (const id of ['next', 'last']) element(id).ariaDisabled = String(end === matching.length)
}

/** @param {Page} page */
function tableRow(page) {
  const row = document.createElement('tr')
  for (const { name } of headings) row.append(columns[name]?.cell(page) ?? '')
  return row
}

/** @param {Page} page */
function pathCell({ path }) {
  const heading = document.createElement('th')
  heading.scope = 'row'
  const code = document.createElement('code')
  code.textContent = path
  heading.append(code)
  return heading
}

/** @param {Page} page */
function shareCell({ total }) {
  const bar = document.createElement('span')
  bar.className = 'bar'
  bar.style.width = `${(100 * total) / most}%`
  const cell = numberCell(formatShare(total, data.total))
  cell.append(bar)
  return cell
}

/** @param {Page} page */
function changeCell({ total, previousTotal }) {
  const cell = numberCell(formatChange(total, previousTotal))
  cell.classList.add('change', changeClass(total, previousTotal))
  return cell
}

/** @param {string} text */
function numberCell(text) {
  const cell = document.createElement('td')
  cell.className = 'number'
  cell.textContent = text
  return cell
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
