import { formatCount } from '../../../shared/number-format.ts'
import type { ExportContent } from '../export-content.ts'
import { changeClass, numberText } from '../tables/number-text.ts'
import { type ShownTotal, shownTotals } from '../totals.ts'
import { html, type Html } from './html.ts'

/** Returns a card for each total. */
export function cardsHtml(content: ExportContent): Html {
  return html`<ul class="cards">
    ${shownTotals(content).map(cardHtml)}
  </ul>`
}

function cardHtml({ name, title, now, before, change, rise }: ShownTotal): Html {
  // A change that is usual is seen from the two counts.
  const isClear = change !== null && change.change !== 'same'
  return html`<li class="${name}">
    <span>${title}</span>
    <strong>${formatCount(now)}</strong>
    ${before === undefined ? '' : html`<span class="before">before ${numberText('count', before)}</span>`}
    ${isClear ? html`<span class="${changeClass(change, rise)}">${numberText('change', change)}</span>` : ''}
  </li>`
}
