import type { Page } from 'playwright-core'

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

interface DrawnText {
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
  /** Colours are as the browser resolved them. */
  bars: { fill: string; box: Box }[]
  labels: DrawnText[]
}

/** The charts as the browser draws them, without the labels that it does not display. */
export async function chartsOf(page: Page): Promise<ShownChart[]> {
  return page.evaluate<ShownChart[]>(`
    [...document.querySelectorAll('svg.chart')].map((svg) => {
      const drawn = (element) => {
        return { fill: getComputedStyle(element).fill, box: element.getBoundingClientRect().toJSON() }
      }
      return {
        name: svg.getAttribute('aria-label'),
        box: svg.getBoundingClientRect().toJSON(),
        section: svg.closest('section').getBoundingClientRect().toJSON(),
        bars: [...svg.querySelectorAll('g > rect')].map(drawn),
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

/** Words of addresses that are broken into two lines. A break stands behind a slash or a hyphen. */
export async function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('${selector}')].filter((each) => each.checkVisibility()).flatMap((code) => {
      const broken = []
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^/-]+/gu)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    })
  `)
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

/** The edges of the table of pages that have a shadow. Its texts and lines are not drawn any more. */
export async function shadedEdges(page: Page): Promise<string[]> {
  await page.evaluate(
    `document.styleSheets[0].insertRule('.scroll * { color: transparent !important; border-color: transparent !important }')`,
  )
  const box = await page.locator('#pages .scroll').boundingBox()
  if (box === null) throw new Error('The table of pages is not drawn.')
  const [middle, centre] = [box.y + box.height / 2, box.x + box.width / 2]
  const colours = async (x: number, y: number): Promise<string> => {
    const picture = await page.screenshot({
      clip: { x: Math.floor(x), y: Math.floor(y), width: 2, height: 2 },
    })
    return picture.toString('base64')
  }
  const plain = await colours(centre, middle)
  const edges = {
    right: await colours(box.x + box.width - 3, middle),
    bottom: await colours(centre, box.y + box.height - 3),
  }
  return Object.entries(edges).flatMap(([edge, colour]) => (colour === plain ? [] : edge))
}

/** The text of each cell of the rows that a table shows now. */
export async function rowsOf(page: Page, table = 'pages'): Promise<string[][]> {
  return page.evaluate<string[][]>(
    `[...document.querySelectorAll('#${table} .list tbody tr:not([hidden])')].map((row) => [...row.cells].map((cell) => cell.textContent))`,
  )
}

/** The names of the rows that a table shows now. */
export async function namesOf(page: Page, table = 'pages'): Promise<string[]> {
  return (await rowsOf(page, table)).map(([name = '']) => name)
}

export async function statusOf(page: Page, table = 'pages'): Promise<string> {
  return ((await page.locator(`#${table} [role=status]`).textContent()) ?? '').trim()
}

/** The `aria-sort` of the headings of the table of pages that have one. */
export async function orderOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate<Record<string, string>>(`Object.fromEntries(
    [...document.querySelectorAll('#pages th[aria-sort]')].map((heading) => [heading.textContent, heading.ariaSort]),
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
