import type { VisitorCounts } from '../../../service/contract.ts'
import type { ExportContent } from '../export-content.ts'
import { noVisitors } from '../no-visitors.ts'
import { formatChange, formatCount } from '../../../shared/number-format.ts'
import { totalsNote } from '../totals-note.ts'
import { table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

/** Returns the totals of the site, with their change, and what the numbers mean. */
export function totalsBlock(content: ExportContent): string[] {
  const { totals, previous, verdict } = content
  const row = (title: string, count: keyof VisitorCounts): string[] => {
    const [now, before] = [totals[count], previous?.totals[count]]
    if (before === undefined) return [title, formatCount(now)]
    const { change } = verdict[count]
    return [title, formatCount(now), change === 'same' ? 'as usual' : formatChange(now, before)]
  }
  const head = ['Visitors', 'Now', ...(previous === undefined ? [] : ['Change'])]
  return [table(head, [row('Human', 'human'), row('AI', 'ai'), row('**All**', 'total')]), totalsNote(content)]
}

/** Returns what to check if nobody visited. */
export function noVisitorsBlock(content: ExportContent): string[] {
  const { introduction, checks } = noVisitors(content)
  const lines = checks.map(
    ({ name, code, text }) => `- **${name}**: ${code === undefined ? '' : pathCode(code)}${text}`,
  )
  return [introduction, lines.join('\n')]
}
