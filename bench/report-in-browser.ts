import { readFileSync } from 'node:fs'
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
    // Also found in the report of earlier commits.
    const buttons = '#pages thead button'
    for (const [index, column] of (await page.locator(buttons).allTextContents()).entries())
      times[`sort by ${column.trim()}`] = await timed(
        `document.querySelectorAll('${buttons}')[${index}].click()`,
      )
    const filter = "const box = document.querySelector('input[type=search]')"
    for (const text of ['page-12', ''])
      times[text === '' ? 'remove the filter' : 'filter'] = await timed(
        `${filter}; box.value = '${text}'; box.dispatchEvent(new Event('input'))`,
      )
    if ((await page.locator('#pages-grouped').count()) > 0) {
      times['group by section'] = await timed("document.getElementById('pages-grouped').click()")
      times['unfold the largest section'] = await timed(
        "[...document.querySelectorAll('#pages .group button')].at(-1).click()",
      )
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Returns the size of a report in KB (1,000 bytes), and its size without the data that its script reads. */
export function sizeOfReport(file: string): { withDataKB: number; withoutDataKB: number } {
  const markup = readFileSync(file, 'utf8')
  const withoutData = markup.replace(/(<script type="application\/json" id="data">)[^<]*/u, '$1')
  return {
    withDataKB: Buffer.byteLength(markup) / 1000,
    withoutDataKB: Buffer.byteLength(withoutData) / 1000,
  }
}
