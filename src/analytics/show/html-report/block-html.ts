import { formatCount } from '../../../shared/number-format.ts'
import type { Block, OpeningBlock, SectionBlock, ShownTask, TableBlock } from '../block.ts'
import { changeClass, numberText } from '../tables/number-text.ts'
import type { ShownTotal } from '../totals.ts'
import { html, type Html } from './html.ts'
import { lineTable } from './line-table.ts'
import { listTable } from './list-table.ts'
import { type LinkOf, sentenceHtml } from './text-html.ts'

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
      return tableHtml(block, linkOf)
    case 'rows':
      return listTable(block.table, linkOf)
    case 'columns':
      return html`<div class="columns">
        ${block.sections.map((section) => sectionHtml(section, linkOf, isInSection))}
      </div>`
    case 'section':
      return sectionHtml(block, linkOf, isInSection)
  }
}

function openingHtml({ site, verdict, facts, missing }: OpeningBlock, linkOf: LinkOf): Html {
  return html`<header>
    <p class="site">${sentenceHtml(site, linkOf)}</p>
    <h1>${verdict}</h1>
    ${facts === '' ? '' : html`<p class="facts">${facts}</p>`}
    ${missing.map((parts) => html`<p><strong>Attention:</strong> ${sentenceHtml(parts, linkOf)}</p>`)}
  </header>`
}

function cardHtml({ name, title, count, isCompared, isUnfinished, rise }: ShownTotal): Html {
  const before = html`<span class="before">before ${numberText('before', count.before)}</span>`
  const change = html`<span class="${changeClass(count, rise)}">${numberText('change', count)}</span>`
  return html`<li class="${name}">
    <span>${title}</span>
    <strong>${formatCount(count.now)}</strong>
    ${isCompared ? before : ''} ${isCompared && !isUnfinished ? change : ''}
  </li>`
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

function tableHtml({ table, rows, folded = [], bars }: TableBlock, linkOf: LinkOf): Html {
  const others = table.rows.length - rows.length
  const of = folded.length < others ? ` of ${formatCount(others)}` : ''
  return html`${lineTable(table, rows, linkOf, bars)}
  ${
    folded.length === 0
      ? ''
      : html`<details>
          <summary>And ${formatCount(folded.length)}${of} more</summary>
          ${lineTable({ ...table, title: `${table.title}, continued` }, folded, linkOf)}
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
