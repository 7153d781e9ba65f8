import { formatCount } from '../../../shared/number-format.ts'
import type { Block, OpeningBlock, SectionBlock, ShownTask, TableBlock } from '../block.ts'
import { changeClass } from '../tables/number-text.ts'
import type { ShownTotal } from '../totals.ts'
import type { UsualChart } from '../usual-chart.ts'
import { formatLimits } from '../verdict-words.ts'
import { html, type Html } from './html.ts'
import { listHtml, tableHtml } from './table-html.ts'
import { type LinkOf, sentenceHtml } from './text-html.ts'
import { usualChartSvg } from './usual-chart-svg.ts'

/** @param isInSection a section in a section is smaller */
export function blockHtml(block: Block, linkOf: LinkOf, isInSection = false): Html {
  switch (block.kind) {
    case 'title':
      return html`<h1>${sentenceHtml(block.text, linkOf)}</h1>`
    case 'opening':
      return openingHtml(block, linkOf)
    case 'text': {
      const text = sentenceHtml(block.text, linkOf)
      return block.isSmall === true ? html`<p class="note">${text}</p>` : html`<p>${text}</p>`
    }
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
      return tableBlockHtml(block, linkOf)
    case 'rows':
      return listHtml(block.table, linkOf)
    case 'chart':
      return chartHtml(block.chart, linkOf)
    case 'section':
      return sectionHtml(block, linkOf, isInSection)
  }
}

function openingHtml({ site, verdict, compared, missing }: OpeningBlock, linkOf: LinkOf): Html {
  return html`<header>
    <p class="site">${sentenceHtml(site, linkOf)}</p>
    <h1>${verdict}</h1>
    ${compared === '' ? '' : html`<p class="note">${compared}</p>`}
    ${missing.map((parts) => html`<p><strong>Attention:</strong> ${sentenceHtml(parts, linkOf)}</p>`)}
  </header>`
}

function cardHtml({ name, title, now, beside, mark, change, rise }: ShownTotal): Html {
  const shownMark = mark === '' ? '' : html` <span class="${changeClass({ change }, rise)}">${mark}</span>`
  return html`<li class="${name}">
    <span>${title}</span>
    <strong>${formatCount(now)}${shownMark}</strong>
    ${beside === undefined ? '' : html`<span class="beside">${beside.label} ${beside.value}</span>`}
  </li>`
}

function chartHtml(chart: UsualChart, linkOf: LinkOf): Html {
  const { bars, usual, numbers } = chart
  const odd = bars.some(({ kind }) => kind === 'odd') ? ' Hatched periods do not count as usual.' : ''
  return html`<figure>
    ${usualChartSvg(chart)}
    <figcaption>
      <p class="note">All visitors. The band is what is usual: ${formatLimits(usual)}.${odd}</p>
      <details>
        <summary>The numbers</summary>
        ${tableHtml(numbers, [...numbers.rows.keys()], linkOf)}
      </details>
    </figcaption>
  </figure>`
}

function taskHtml({ verb, what, why, evidence }: ShownTask, linkOf: LinkOf): Html {
  return html`<li>
    <div class="task">
      <strong>${verb}</strong>
      <div>
        ${sentenceHtml(what, linkOf)}
        <p class="why">${sentenceHtml(why, linkOf)}</p>
      </div>
      <a class="evidence" href="#${evidence}">Evidence</a>
    </div>
  </li>`
}

function tableBlockHtml({ table, rows, folded = [], bars }: TableBlock, linkOf: LinkOf): Html {
  const others = table.rows.length - rows.length
  const of = folded.length < others ? ` of ${formatCount(others)}` : ''
  return html`${tableHtml(table, rows, linkOf, bars)}
  ${
    folded.length === 0
      ? ''
      : html`<details>
          <summary>And ${formatCount(folded.length)}${of} more</summary>
          ${tableHtml({ ...table, title: `${table.title}, continued` }, folded, linkOf)}
        </details>`
  }`
}

function sectionHtml(section: SectionBlock, linkOf: LinkOf, isInSection: boolean): Html {
  const { id, title, count, isUntitled = false, isFolded = false, blocks } = section
  const content = blocks.map((block) => blockHtml(block, linkOf, true))
  const shownCount = count === undefined ? '' : html` <small>${count}</small>`
  if (isInSection)
    return html`<div id="${id}">
      <h3>${title}${shownCount}</h3>
      ${content}
    </div>`
  const heading = html`<h2 id="${id}-title" ${isUntitled ? html`class="unseen"` : ''}>
    ${title}${shownCount}
  </h2>`
  return html`<section id="${id}" ${isFolded ? html`class="folded"` : ''} aria-labelledby="${id}-title">
    ${
      isFolded
        ? html`<details>
            <summary>${heading}</summary>
            ${content}
          </details>`
        : html`${heading}${content}`
    }
  </section>`
}
