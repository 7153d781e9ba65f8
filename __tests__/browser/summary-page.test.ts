import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from '@jest/globals'

import { summaryPage } from '../../scripts/summary-page.ts'
import { describeInBrowser } from '../support/browser.ts'

const summary = `## Visitors

| Page | All |
|---|--:|
| \`/a\` | 3 |

<script>document.title = 'script'</script>
<img src="data:," onerror="document.title = 'handler'">
`

describeInBrowser('The page of a job summary', (stage) => {
  it('shows tables, and runs no script of the summary', async () => {
    const file = path.join(stage.folder, 'summary.html')
    await writeFile(file, await summaryPage(summary))
    const page = await stage.open(file, { mayHaveTroubles: true })
    expect(await page.locator('article h2').textContent()).toBe('Visitors')
    expect(await page.locator('article td').allTextContents()).toEqual(['/a', '3'])
    expect(await page.title()).toBe('Job summary')
  })
})
