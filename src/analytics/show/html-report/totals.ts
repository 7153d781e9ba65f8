import type { VisitorCounts } from '../../../service/contract.ts'
import type { ExportContent } from '../export-content.ts'
import { formatChange, formatCount } from '../../../shared/number-format.ts'
import type { Change } from '../../judge/change-rule.ts'
import { totalsNote } from '../totals-note.ts'
import { note, type ReportBlock } from './block.ts'
import { html, type Html } from './html.ts'

const cards = [
  ['All', 'total'],
  ['Human', 'human'],
  ['AI', 'ai'],
] as const

/** Returns a card for all, human and AI visitors. */
export function totalsBlock(content: ExportContent): ReportBlock {
  return {
    id: 'totals',
    title: 'Who visited',
    content: html`<ul class="cards">
        ${cards.map(([name, count]) => card(name, count, content))}
      </ul>
      ${note(totalsNote(content))}`,
  }
}

function card(name: string, count: keyof VisitorCounts, content: ExportContent): Html {
  const { totals, previous, verdict } = content
  const [now, before] = [totals[count], previous?.totals[count]]
  return html`<li class="${count}">
    <span>${name}</span>
    <strong>${formatCount(now)}</strong>
    ${before === undefined ? '' : changeHtml(count, { now, before, change: verdict[count].change })}
  </li>`
}

/** More AI visitors are neither good nor bad, so their change has no colour. */
function changeHtml(
  count: keyof VisitorCounts,
  { now, before, change }: { now: number; before: number; change: Change | undefined },
): Html {
  const text = change === 'same' ? 'as usual' : formatChange(now, before)
  return html`<span class="change ${count === 'ai' ? 'same' : (change ?? 'same')}">${text}</span>
    <span class="before">${formatCount(before)} before</span>`
}
