import type { ExportContent } from '../export-content.ts'
import { noVisitors } from '../no-visitors.ts'
import { shownTotals, totalsNote } from '../totals.ts'
import { numberText } from '../tables/number-text.ts'
import { table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

/** Returns the totals of the site, now and before, and what the numbers mean. A total beyond what is usual is bold. */
export function totalsBlock(content: ExportContent): string[] {
  const isCompared = content.previous !== undefined
  const rows = shownTotals(content).map(({ title, now, before = null, change }) => {
    const isClear = change !== null && change.change !== 'same'
    const count = numberText('count', now)
    return [title, isClear ? `**${count}**` : count, ...(isCompared ? [numberText('count', before)] : [])]
  })
  return [table(['Total', 'Now', ...(isCompared ? ['Before'] : [])], rows), totalsNote(content)]
}

/** Returns what to check if nobody visited. */
export function noVisitorsBlock(content: ExportContent): string[] {
  const { introduction, checks } = noVisitors(content)
  const lines = checks.map(
    ({ name, code, text }) => `- **${name}**: ${code === undefined ? '' : pathCode(code)}${text}`,
  )
  return [introduction, lines.join('\n')]
}
