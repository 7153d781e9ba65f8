/** Makes every table that is wider than its place reachable by keyboard, and says that it can be scrolled. */
export function announceAllOverflows(): void {
  for (const table of document.querySelectorAll('table')) announceOverflow(table)
}

export function announceOverflow(table: HTMLTableElement): void {
  const scroll = table.parentElement
  if (scroll === null) return
  const isWide = table.scrollWidth > scroll.clientWidth + 1
  scroll.classList.toggle('wide', isWide)
  if (isWide) scroll.tabIndex = 0
  else scroll.removeAttribute('tabindex')
}
