// The script of report.html: sorts and filters the tables with all rows of a list. They can be read without it.

/** Cells without a value have this text, and are always last. */
const none = '–'

for (const list of document.querySelectorAll('.list')) explore(list)

// The first screen has been drawn by then.
setTimeout(() => document.documentElement.classList.remove('opening'), 200)

// A row that a task leads to shows all its texts. It can be in a list that is folded.
addEventListener('hashchange', () => {
  const target = document.querySelector(':target')
  const folded = target?.closest('details:not([open])')
  for (const details of document.querySelectorAll(':target details')) details.setAttribute('open', '')
  folded?.setAttribute('open', '')
  if (folded) target.scrollIntoView()
})

/** @param {Element} list */
function explore(list) {
  const body = list.querySelector('tbody')
  const rows = [...body.rows]
  const heads = [...list.querySelectorAll('thead th')]
  const search = list.querySelector('input')
  const status = list.querySelector('[role=status]')
  const all = status.textContent.trim()

  search.parentElement.removeAttribute('hidden')
  search.addEventListener('input', () => {
    const text = search.value.trim().toLowerCase()
    for (const row of rows) row.hidden = !textOf(row).includes(text)
    const hits = rows.filter(({ hidden }) => !hidden).length
    const found = `${hits} of ${all.charAt(0).toLowerCase()}${all.slice(1)}`
    status.textContent = hits === rows.length ? all : found
  })
  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button')
    button.append(...head.childNodes)
    head.append(button)
    button.addEventListener('click', () => {
      const isNumber = head.classList.contains('number')
      const isDescending = head.ariaSort === 'ascending' || (isNumber && head.ariaSort !== 'descending')
      for (const each of heads) each.ariaSort = null
      head.ariaSort = isDescending ? 'descending' : 'ascending'
      const sign = isDescending ? -1 : 1
      const keys = new Map(rows.map((row) => [row, keyOf(row.cells[column], isNumber)]))
      // The sort is stable: equal rows keep their first order.
      const sorted = rows.toSorted((one, other) => {
        const [a, b] = [keys.get(one), keys.get(other)]
        if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
        return a === b ? 0 : a < b ? -sign : sign
      })
      body.append(...sorted)
    })
  }
}

/** @param {HTMLTableRowElement} row */
function textOf({ cells }) {
  const texts = [...cells].filter(({ classList }) => !classList.contains('number'))
  return texts.map(({ textContent }) => textContent.toLowerCase()).join('\n')
}

/**
 * @param {HTMLTableCellElement} cell
 * @param {boolean} isNumber
 */
function keyOf(cell, isNumber) {
  const text = cell.textContent
  if (text === none) return undefined
  const day = cell.querySelector('time')?.dateTime
  if (day !== undefined || !isNumber) return day ?? text.toLowerCase()
  return Number.parseFloat(text.replaceAll(',', '').replace('−', '-'))
}
