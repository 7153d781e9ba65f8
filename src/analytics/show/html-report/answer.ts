import type { Findings } from '../../judge/findings.ts'
import { noVisitors } from '../no-visitors.ts'
import { closedLine, maxGapsPerTable } from '../tables/gap-tables.ts'
import type { Task } from '../../judge/tasks.ts'
import type { ReportBlock } from './block.ts'
import { html, type Html, shown } from './html.ts'
import { isMovedShown } from './moved.ts'
import { changeClass, numberText } from '../tables/number-text.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { type ShownTotal, shownTotals } from '../totals.ts'
import { gapsOfTasks, noTasks, tasksTitle, taskWords } from '../task-words.ts'
import { rangeLine, verdictFacts, verdictSentence } from '../verdict-words.ts'
import { type LinkOf, sentenceHtml } from './text-html.ts'

export function headerHtml(content: Findings): Html {
  const facts = verdictFacts(content)
  return html`<header>
    <p class="site">${shown(content.projectId)} · ${rangeLine(content)}</p>
    <h1>${verdictSentence(content)}</h1>
    ${facts === '' ? '' : html`<p class="facts">${facts}</p>`}
  </header>`
}

/** Returns a card for each total. */
export function cardsHtml(content: Findings): Html {
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

/** Returns what to do next, and which gaps are closed; on an empty site, what to check. */
export function tasksBlock(content: Findings, linkOf: LinkOf): ReportBlock {
  const { isEmpty, tasks, closed = [] } = content
  if (isEmpty) return checksBlock(content, linkOf)
  const closedParts = closedLine(closed)
  return {
    id: 'tasks',
    title: tasksTitle,
    count: gapsOfTasks(content),
    content: html`${
      tasks.length === 0
        ? html`<p>${noTasks(content)}</p>`
        : html`<ol>
            ${tasks.map((task) => html`<li>${taskHtml(task, content, linkOf)}</li>`)}
          </ol>`
    }
    ${closedParts && html`<p class="closed">${sentenceHtml(closedParts, linkOf)}</p>`}`,
  }
}

function taskHtml(task: Task, content: Findings, linkOf: LinkOf): Html {
  const { verb, what, why } = taskWords(task)
  return html`<div class="task">
    <strong>${verb}</strong>
    <div>
      ${sentenceHtml(what, linkOf)}
      <p class="why">${sentenceHtml(why, linkOf)}</p>
    </div>
    <a class="evidence" href="#${evidenceOf(task, content)}">Evidence</a>
  </div>`
}

const evidence = { write: 'topics', fix: 'disliked', add: 'terms', check: 'moved' }

/** Returns the id of the row that the task is about. A row that is not shown has none: then that of its table. */
function evidenceOf({ kind, row }: Task, { movement }: Findings): string {
  const table = evidence[kind]
  const isShown = kind === 'check' ? isMovedShown(movement.rows, row) : row < maxGapsPerTable
  return isShown ? `${table}-${row + 1}` : table
}

function checksBlock(content: Findings, linkOf: LinkOf): ReportBlock {
  const { introduction, checks } = noVisitors(content)
  return {
    id: 'checks',
    title: 'No visitors',
    content: html`<p>${introduction}</p>
      <ul>
        ${checks.map(
          ({ name, text }) => html`<li><strong>${name}</strong>: ${sentenceHtml(text, linkOf)}</li>`,
        )}
      </ul>`,
  }
}
