import { formatCount } from '../../../shared/number-format.ts'
import type { ShownTotal } from '../totals.ts'
import type { UsualChart } from '../usual-chart.ts'
import type { Block, BlockOf } from '../visitor-documents.ts'
import { html, type Html, oneLine } from './html.ts'
import { changeClass, linesHtml, listHtml } from './table-html.ts'
import { type LinkOf, sentenceHtml } from './text-html.ts'
import { usualChartSvg } from './usual-chart-svg.ts'

/** @param isInSection a section in a section is smaller */
export function blockHtml(block: Block, linkOf: LinkOf, isInSection = false): Html {
  switch (block.kind) {
    case 'opening':
      return openingHtml(block, linkOf)
    case 'text':
      return html`<p ${block.isSmall === true ? html`class="note"` : ''}>
        ${sentenceHtml(block.text, linkOf)}
      </p>`
    case 'list':
      return html`<ul>
        ${block.items.map(
          ({ name, text }) => html`<li><strong>${name}</strong>: ${sentenceHtml(text, linkOf)}</li>`,
        )}
      </ul>`
    case 'totals':
      return html`<ul class="cards">
        ${block.totals.map(cardHtml)}
      </ul>`
    case 'tasks':
      return html`<ol>
        ${block.tasks.map((task) => taskHtml(task, linkOf))}
      </ol>`
    case 'table':
      return block.shown === undefined
        ? listHtml(block.table, linkOf)
        : linesHtml(block.table, block.shown, linkOf)
    case 'chart':
      return chartHtml(block.chart, linkOf)
    case 'section':
      return sectionHtml(block, linkOf, isInSection)
  }
}

function openingHtml({ site, verdict, compared, missing }: BlockOf<'opening'>, linkOf: LinkOf): Html {
  return html`<header>
    <p class="note">${sentenceHtml(site, linkOf)}</p>
    <h1>${verdict}</h1>
    ${compared === '' ? '' : html`<p class="note">${compared}</p>`}
    ${missing.map(
      ({ what, why, messages }) =>
        html`<div class="missing">
          <p><strong>${what}</strong> ${sentenceHtml(why, linkOf)}</p>
          <details>
            <summary>The messages</summary>
            ${messages.map((message) => html`<p><code>${oneLine(message)}</code></p>`)}
          </details>
        </div>`,
    )}
  </header>`
}

function cardHtml({ title, now, beside, mark, change, rise }: ShownTotal): Html {
  return html`<li>
    ${title}
    <strong>${formatCount(now)} <span class="${changeClass({ change }, rise)}">${mark}</span></strong>
    <span class="note">${beside}</span>
  </li>`
}

function chartHtml(chart: UsualChart, linkOf: LinkOf): Html {
  const { bars, numbers } = chart
  const odd = bars.some(({ kind }) => kind === 'odd') ? ' Hatched periods do not count as usual.' : ''
  return html`<figure>
    ${usualChartSvg(chart)}
    <figcaption>
      <p class="note">All visitors. The band is what is usual.${odd}</p>
      <details>
        <summary>The numbers</summary>
        ${linesHtml(numbers, bars.length, linkOf)}
      </details>
    </figcaption>
  </figure>`
}

function taskHtml({ verb, what, why, evidence }: BlockOf<'tasks'>['tasks'][number], linkOf: LinkOf): Html {
  return html`<li>
    <div class="task">
      <strong>${verb}</strong>
      <div>
        ${sentenceHtml(what, linkOf)}
        <p class="note">${sentenceHtml(why, linkOf)}</p>
      </div>
      <a class="evidence" href="#${evidence}">Evidence</a>
    </div>
  </li>`
}

function sectionHtml(section: BlockOf<'section'>, linkOf: LinkOf, isInSection: boolean): Html {
  const { id, title, count, isUntitled = false, isFolded = false, blocks } = section
  const content = blocks.map((block) => blockHtml(block, linkOf, true))
  if (isUntitled) return html`<section id="${id}" aria-label="${title}">${content}</section>`
  const text = html`${title}${count === undefined ? '' : html` <small>${count}</small>`}`
  if (isInSection)
    return html`<div id="${id}">
      <h3>${text}</h3>
      ${content}
    </div>`
  const heading = html`<h2 id="${id}-title">${text}</h2>`
  const body = isFolded
    ? html`<details>
        <summary>${heading}</summary>
        ${content}
      </details>`
    : [heading, content]
  return html`<section id="${id}" aria-labelledby="${id}-title">${body}</section>`
}
