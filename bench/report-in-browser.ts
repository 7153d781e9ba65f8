import { pathToFileURL } from 'node:url'

import { launchChromium } from '../scripts/chromium.ts'

// A step ends when the browser has drawn the next frame.
const untilDrawn = 'await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))'

/** Returns how long a reader waits for the report to open, to sort by each column, and to filter, in milliseconds. */
export async function measureReport(file: string): Promise<Record<string, number>> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const timed = async (step: string): Promise<number> =>
      page.evaluate(
        `(async () => { const startedAt = performance.now(); ${step}; ${untilDrawn}; return performance.now() - startedAt })()`,
      )
    const startedAtMs = performance.now()
    await page.goto(pathToFileURL(file).href)
    await page.evaluate(`(async () => { ${untilDrawn} })()`)
    const times: Record<string, number> = { open: performance.now() - startedAtMs }
    const columns = await page.locator('#pages th[scope=col] button').allTextContents()
    for (const [index, column] of columns.entries())
      times[`sort by ${column}`] = await timed(
        `document.querySelectorAll('#pages th button')[${index}].click()`,
      )
    const filter = "const box = document.querySelector('#filter'); box.value = 'page-12'"
    times['filter'] = await timed(`${filter}; box.dispatchEvent(new Event('input'))`)
    return times
  } finally {
    await browser.close()
  }
}
