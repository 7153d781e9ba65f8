import type { Findings } from '../../judge/findings.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { movedTable, pageTable } from '../tables/page-tables.ts'
import { type Block, markdownTable, tableBlocks, type TableCut } from './markdown-table.ts'
import { pathInTable } from './path-code.ts'

const movedShown = 10
const pagesShown = 25
const unbrokenCharacters = 6

/** Returns the pages and folders that moved. */
export function movedBlocks(content: Findings): Block[] {
  if (content.previous === undefined || content.rows.length === 0) return []
  return tableBlocks('###', movedTable(content), cutAfter(movedShown, content))
}

/** Returns the most visited pages, folded. */
export function pagesBlocks(content: Findings): Block[] {
  const all = content.rows.length
  if (all === 0) return []
  const title =
    all > pagesShown
      ? `Most visited pages (${pagesShown} of ${formatCount(all)})`
      : all === 1
        ? 'The only page'
        : `All ${formatCount(all)} pages`
  const pages = pageTable(content, content.rows.slice(0, pagesShown))
  return [
    `<details>\n<summary>${title}</summary>`,
    markdownTable(pages, cutAfter(pagesShown, content)),
    '</details>',
  ]
}

function cutAfter(rows: number, { siteUrl }: Findings): TableCut {
  return {
    rows,
    isNarrow: true,
    // A folder is no page.
    path: (path, isGone) =>
      pathInTable(path, isGone || path.endsWith('/*') ? undefined : siteUrl, unbrokenCharacters),
  }
}
