import type { VisitorCounts } from '../../../service/contract.ts'
import { differInDays } from '../../date-format.ts'
import { formatCount, formatCountOf, formatShare } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { partsOf, sumOfParts } from '../visitor-parts.ts'
import { html, type Html } from './html.ts'
import type { PageSection } from './page-parts.ts'
import { changeCells, partsBar } from './static-table.ts'

export function totalsSection(analytics: VisitorAnalytics): PageSection {
  const { totals, previous } = analytics
  const before = previous && countsOf(previous.totals)
  const now = countsOf(totals)
  const parts = partsOf(totals)
  const card = (name: string, count: keyof typeof now): Html =>
    html`<li class="${count}">
      <span>${name}</span>
      <strong>${formatCount(now[count])}</strong>
      ${
        before === undefined
          ? ''
          : html`<span class="changes"
                >${now[count] === before[count] ? 'no change' : changeCells(now[count], before[count])}</span
              >
              <span class="previous">previous: ${formatCount(before[count])}</span>`
      }
      <span class="share"
        >${count === 'total' || totals.total === 0 ? '' : `${formatShare(now[count], totals.total)} of all`}</span
      >
    </li>`
  return {
    id: 'totals',
    title: 'Who visited',
    content: html`<ul class="totals">
        ${card('All visitors', 'total')}${card('Human', 'human')}${card('AI', 'ai')}
        ${card('Counted as both', 'both')}
      </ul>
      ${totals.total === 0 ? '' : html`<div class="split">${partsBar(parts, sumOfParts(parts))}${legend(totals)}</div>`}
      ${lengthsNote(analytics)}`,
  }
}

/** Says how long the compared periods are if they differ. */
export function lengthsNote({ days, previous }: Pick<VisitorAnalytics, 'days' | 'previous'>): Html {
  if (days === undefined || previous === undefined || !differInDays({ days }, previous)) return html``
  return html`<p class="note">
    Changes compare ${formatCountOf(days, 'day')} with ${formatCountOf(previous.days, 'day')}. A longer period
    has more visitors for that reason alone.
  </p>`
}

/** Returns the legend for the colours of the bars, with the shares of `totals` if it is given. */
export function legend(totals?: VisitorCounts): Html {
  const parts = totals && partsOf(totals)
  const entries = [
    ['human', 'Human only', parts?.humanOnly],
    ['both', 'Both', parts?.both],
    ['ai', 'AI only', parts?.aiOnly],
  ] as const
  return html`<ul class="legend">
    ${entries.map(
      ([part, name, count]) =>
        html`<li class="${part}">
          ${name}${count === undefined ? '' : ` ${formatCount(count)} (${formatShare(count, totals?.total ?? 0)})`}
        </li>`,
    )}
  </ul>`
}

function countsOf(totals: VisitorCounts): VisitorCounts & { both: number } {
  return { ...totals, both: partsOf(totals).both }
}
