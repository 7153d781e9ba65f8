import type { VisitorCounts } from '../../../service/contract.ts'
import { differingDays } from '../../date-format.ts'
import { formatCount, formatCountOf, formatShare } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { partsOf, sumOfParts } from '../visitor-parts.ts'
import { html, type Html } from './html.ts'
import type { ReportBlock } from './page-parts.ts'
import { changeCells, partsBar } from './static-table.ts'

export function totalsBlock(analytics: VisitorAnalytics): ReportBlock {
  const { totals, previous } = analytics
  const before = previous?.totals
  const parts = partsOf(totals)
  const card = (name: string, count: keyof VisitorCounts): Html =>
    html`<li class="${count}">
      <span>${name}</span>
      <strong>${formatCount(totals[count])}</strong>
      ${
        before === undefined
          ? ''
          : html`<span class="changes"
                >${totals[count] === before[count] ? 'no change' : changeCells(totals[count], before[count])}</span
              >
              <span class="previous">previous: ${formatCount(before[count])}</span>`
      }
      <span class="share"
        >${count === 'total' || totals.total === 0 ? '' : `${formatShare(totals[count], totals.total)} of all`}</span
      >
    </li>`
  return {
    id: 'totals',
    title: 'Who visited',
    isPrinted: true,
    content: html`<ul class="totals">
        ${card('All visitors', 'total')}${card('Human', 'human')}${card('AI', 'ai')}
      </ul>
      ${totals.total === 0 ? '' : html`<div class="split">${partsBar(parts, sumOfParts(parts))}${legend(totals)}</div>`}
      ${bothNote(analytics)} ${lengthsNote(analytics)}`,
  }
}

/** Says how long the compared periods are if they differ. */
export function lengthsNote(analytics: VisitorAnalytics): Html {
  const days = differingDays(analytics, analytics.previous)
  if (days === undefined) return html``
  const { now, before } = days
  return html`<p class="note">
    Changes compare ${formatCountOf(now, 'day')} with ${formatCountOf(before, 'day')}. A longer period has
    more visitors for that reason alone.
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

function bothNote({ totals, previous }: VisitorAnalytics): Html {
  if (totals.total === 0) return html``
  const { both } = partsOf(totals)
  const before = previous === undefined ? '' : ` (previous: ${formatCount(partsOf(previous.totals).both)})`
  const were = both === 1 ? 'visitor was' : 'visitors were'
  return html`<p class="note">
    ${formatCount(both)} ${were} counted as both human and AI${before}. They count once in all.
  </p>`
}
