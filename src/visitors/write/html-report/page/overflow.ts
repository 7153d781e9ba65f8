/**
 * Makes every table that is wider than its place reachable by keyboard, and says that it can be scrolled. The browser
 * calls back after it has laid out the page, so that no table has to be laid out for this alone.
 */
export function announceOverflows(): void {
  const observer = new ResizeObserver((entries) => {
    for (const scroll of new Set(entries.map(({ target }) => target.closest<HTMLElement>('.scroll'))))
      if (scroll !== null) announceOverflow(scroll)
  })
  for (const part of document.querySelectorAll('.scroll, .scroll > table')) observer.observe(part)
}

function announceOverflow(scroll: HTMLElement): void {
  const isWide = scroll.scrollWidth > scroll.clientWidth + 1
  if (isWide === scroll.classList.contains('wide')) return
  scroll.classList.toggle('wide', isWide)
  if (isWide) scroll.tabIndex = 0
  else scroll.removeAttribute('tabindex')
}
