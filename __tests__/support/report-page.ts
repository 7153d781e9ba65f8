import type { Locator, Page } from 'playwright-core'

// Code for the page is text: the types of the project have no DOM.

/** A rectangle on the screen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
  width: number
  height: number
}

export interface DrawnText {
  text: string
  fill: string
  box: Box
}

/** A chart that is shown. */
export interface ShownChart {
  name: string
  box: Box
  /** The section of the page that the chart is in. */
  section: Box
  /** What has a colour, as the browser resolved it. */
  shapes: { tag: string; classes: string; fill: string; stroke: string; box: Box }[]
  labels: DrawnText[]
}

/** The charts as the browser draws them, without the labels that it does not display. */
export async function chartsOf(page: Page): Promise<ShownChart[]> {
  return page.evaluate<ShownChart[]>(`
    [...document.querySelectorAll('.chart > svg')].map((svg) => {
      const drawn = (element) => {
        const { fill, stroke } = getComputedStyle(element)
        return { fill, stroke, box: element.getBoundingClientRect().toJSON() }
      }
      return {
        name: svg.getAttribute('aria-label'),
        box: svg.getBoundingClientRect().toJSON(),
        section: svg.closest('section').getBoundingClientRect().toJSON(),
        shapes: [...svg.querySelectorAll('path, rect, circle')].map((shape) => ({
          tag: shape.localName,
          classes: shape.getAttribute('class'),
          ...drawn(shape),
        })),
        labels: [...svg.querySelectorAll('text')]
          .filter((text) => text.checkVisibility())
          .map((text) => ({ text: text.textContent.trim(), ...drawn(text) })),
      }
    })
  `)
}

/** Labels that leave the section of the chart, those that lie on another, and numbers that are told twice. */
export function unreadable({ box, section, labels }: ShownChart): string[] {
  const numbers = labels.map(({ text }) => text).filter((text) => /^[\d.,]+[KMBT]?$/u.test(text))
  // The box of a text is higher than its letters.
  const overlaps = (a: Box, b: Box): boolean =>
    a.left < b.right && b.left < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3
  const isCut = ({ left, right, bottom }: Box): boolean =>
    left < section.left || right > section.right || bottom > box.bottom + 0.5
  const repeated = numbers.filter((text, index) => numbers.indexOf(text) < index)
  const misplaced = labels.flatMap((label) => [
    ...(isCut(label.box) ? [`cut: ${label.text}`] : []),
    ...(labels.some((other) => other !== label && overlaps(label.box, other.box))
      ? [`covered: ${label.text}`]
      : []),
  ])
  return [...misplaced, ...repeated.map((text) => `twice: ${text}`)]
}

/** What the style sheet says for a custom property, as a colour that the browser resolved. */
export async function colourOf(page: Page, property: string): Promise<string> {
  return page.evaluate<string>(`{
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(${property})'
    const { color } = getComputedStyle(probe)
    probe.remove()
    color
  }`)
}

/** Elements that reach beyond the window, apart from what can be scrolled into it. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ...[...document.querySelectorAll('body *')]
      .filter((element) => element.closest('.scroll > *') === null && element.closest('svg > *') === null)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -0.5 || right > innerWidth + 0.5
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  ]`)
}

/** The names of the tables of which a part is seen only after scrolling sideways. */
export async function scrollingTables(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('.scroll')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ ariaLabel }) => ariaLabel)
  `)
}

/** The text of each cell of the table of all pages. */
export async function rowsOf(page: Page): Promise<string[][]> {
  return page.evaluate<string[][]>(
    `[...document.querySelectorAll('#pages-table tbody tr:not(.group)')].map((row) => [...row.cells].map((cell) => cell.textContent))`,
  )
}

/** The paths in the table of all pages, as it shows them now. */
export async function pathsOf(page: Page): Promise<string[]> {
  return (await rowsOf(page)).map(([path = '']) => path)
}

/** The paths of the whole table, from first to last; it then shows the last. */
export async function allPathsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`{
    const button = (id) => document.getElementById('pages-' + id)
    const shown = () => [...document.querySelectorAll('#pages-table tbody tr:not(.group) th')].map((cell) => cell.textContent)
    button('first').click()
    const paths = shown()
    while (!button('next').matches(':disabled, [aria-disabled=true]')) {
      button('next').click()
      paths.push(...shown())
    }
    paths
  }`)
}

/** Whether an element is seen without scrolling. */
export async function isInView(page: Page, selector: string): Promise<boolean> {
  return page.evaluate<boolean>(`{
    const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect()
    top >= 0 && bottom <= innerHeight
  }`)
}

export async function statusOf(page: Page): Promise<string> {
  return page.locator('#pages-status').innerText()
}

/** The headings between the rows of the table of all pages. */
export async function groupsOf(page: Page): Promise<string[]> {
  return page.locator('#pages-table .group').allInnerTexts()
}

/** The `aria-sort` of the headings of the table that have one. */
export async function orderOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate<Record<string, string>>(`Object.fromEntries(
    [...document.querySelectorAll('#pages-table th[aria-sort]')].map((heading) => [heading.innerText, heading.ariaSort]),
  )`)
}

/** Everything that a reader is shown, and the names that other elements have. */
export async function textOf(page: Page): Promise<string> {
  return page.evaluate<string>(`{
    const opened = [...document.querySelectorAll('details:not([open])')]
    for (const details of opened) details.open = true
    const text = document.body.innerText
    for (const details of opened) details.open = false
    const labels = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    const names = [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel)
    ;[document.title, text, ...labels, ...names].join('\\n')
  }`)
}

/** Follows a link inside the page, until its script has taken the new address. */
export async function followLink(link: Locator): Promise<void> {
  // The listeners of the page are called before this one.
  const taken = link
    .page()
    .evaluate(`new Promise((resolve) => addEventListener('hashchange', () => resolve(), { once: true }))`)
  await link.click()
  await taken
}
