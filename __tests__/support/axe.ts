import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

import { type Screen, showOn } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core reports for a page, with all of its rules. */
export async function faultsOf(page: Page, ...screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(axe)
  for (const screen of screens) {
    await showOn(page, screen)
    // The page has only its own style sheet: axe-core need not load another.
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run({ resultTypes: ['violations'], preload: false })`,
    )
    for (const { id, help, nodes } of violations) {
      const places = nodes.map(({ html }) => html.slice(0, 150)).join(' | ')
      faults.push(`${screen.width} px, ${screen.scheme}: ${id}: ${help}: ${places}`)
    }
  }
  return faults
}
