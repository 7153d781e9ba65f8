// The script of report.html: what its tables and charts show.
import type { PageData } from '../page-data.ts'
import { showValues } from './chart.ts'
import { showTable } from './table.ts'

const { buckets, tables } = JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData

for (const table of tables) {
  const place = document.querySelector<HTMLElement>(`[data-table="${table.name}"]`)
  if (place !== null) showTable(place, table)
}
for (const chart of document.querySelectorAll<HTMLElement>('.chart')) showValues(chart, buckets)

// A table that is wider than its place can be scrolled by keyboard.
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
  }
})
for (const scroll of document.querySelectorAll('.scroll')) observer.observe(scroll)
