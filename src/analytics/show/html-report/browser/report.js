// The script of report.html: sorts and filters the tables with all rows of a list. They can be read without it.

/** Cells without a value have this text, and are always last. */
const none = '–'

for (const place of document.querySelectorAll('div.explorer')) explore(place)

// The first screen has been drawn by then.
setTimeout(() => document.documentElement.classList.remove('opening'), 200)

// A box can be scrolled by keyboard if it has more than it shows.
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    /** @type {HTMLElement} */
    const box = target.closest('.scroll')
    box.toggleAttribute('data-wide', box.scrollWidth > box.clientWidth + 1)
    if (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
})
for (const each of document.querySelectorAll('.scroll, .scroll > table')) observer.observe(each)

/** @param {Element} place */
function explore(place) {
  const body = place.querySelector('tbody')
  const rows = [...body.rows]
  const heads = [...place.querySelectorAll('thead th')]
  const search = place.querySelector('input')
  /** @type {HTMLElement} */
  const status = place.querySelector('[role=status]')
  const all = status.textContent.trim()
  /** @type {Map<Element, string>} */
  const texts = new Map()

  /** @param {HTMLTableRowElement} row */
  function textOf(row) {
    const cells = [...row.cells].filter((cell) => !cell.classList.contains('number'))
    const text = texts.get(row) ?? cells.map((cell) => cell.textContent.toLowerCase()).join('\n')
    texts.set(row, text)
    return text
  }

  function filter() {
    const text = search.value.trim().toLowerCase()
    let hits = 0
    for (const row of rows) {
      row.hidden = text !== '' && !textOf(row).includes(text)
      if (!row.hidden) hits += 1
    }
    const found = `${hits === 1000 ? '1,000' : hits} ${hits === 1 ? 'hit' : 'hits'} in ${all.charAt(0).toLowerCase()}${all.slice(1)}`
    status.textContent = hits === 0 ? `${status.dataset.none} ${found}` : hits < rows.length ? found : all
  }

  /** @param {number} column */
  function sortBy(column) {
    const head = heads[column]
    const isNumber = head.classList.contains('number')
    const isDescending = head.ariaSort === 'ascending' || (isNumber && head.ariaSort !== 'descending')
    for (const each of heads) each.ariaSort = null
    head.ariaSort = isDescending ? 'descending' : 'ascending'
    const keys = new Map(rows.map((row) => [row, keyOf(row.cells[column], isNumber)]))
    const sign = isDescending ? -1 : 1
    // The sort is stable: equal rows keep their first order.
    const sorted = rows.toSorted((one, other) => {
      const [a, b] = [keys.get(one), keys.get(other)]
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
      return a === b ? 0 : a < b ? -sign : sign
    })
    body.append(...sorted)
  }

  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...head.childNodes)
    button.addEventListener('click', () => sortBy(column))
    head.append(button)
  }
  search.addEventListener('input', filter)
  place.querySelector('.controls').removeAttribute('hidden')
  filter()
}

/**
 * @param {HTMLTableCellElement} cell
 * @param {boolean} isNumber
 */
function keyOf({ dataset, textContent }, isNumber) {
  if (textContent === none) return undefined
  if (dataset.key !== undefined || !isNumber) return dataset.key ?? textContent.toLowerCase()
  return Number.parseFloat(textContent.replaceAll(',', '').replace('−', '-'))
}
