import type { VisitorCounts } from '../../../service/contract.ts'
import type { ExportContent } from '../export-content.ts'
import { formatCount } from '../../../shared/number-format.ts'
import type { ComparedCount } from '../../judge/chance.ts'
import { totalsNote } from '../totals-note.ts'
import { note, type ReportBlock } from './block.ts'
import { cellText } from './cell-text.ts'
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
  const { totals, previous, changeOf } = content
  const [now, before] = [totals[count], previous?.totals[count]]
  return html`<li class="${count}">
    <span>${name}</span>
    <strong>${formatCount(now)}</strong>
    ${before === undefined ? '' : changeHtml(count, { now, before, change: changeOf(now, before) })}
  </li>`
}

/** More AI visitors are neither good nor bad, so their change has no colour. */
function changeHtml(count: keyof VisitorCounts, compared: ComparedCount): Html {
  const { change, before } = compared
  const text = change === 'same' ? 'about as many' : cellText('change', compared)
  return html`<span class="change ${count === 'ai' ? 'same' : change}">${text}</span>
    <span class="before">${formatCount(before)} before</span>`
}
