import type { ExportContent } from '../../export-content.ts'
import { goneRows, goneWords } from '../../gap-tables.ts'
import type { GoneGap } from '../../gaps.ts'
import { formatCount } from '../../number-format.ts'
import { nextSteps, noTasks, type Task, taskLine, tasksTitle } from '../../tasks.ts'
import { html, type Html } from './html.ts'
import type { ReportBlock } from './page-parts.ts'
import { pageName, readerWords, row, table } from './static-table.ts'

/** Returns the block about what to do this week. */
export function tasksBlock(content: ExportContent): ReportBlock {
  const { tasks, siteUrl } = content
  const steps = nextSteps(content).map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : html`<code>${part.code}</code>`)),
  )
  return {
    id: 'tasks',
    title: tasksTitle,
    isPrinted: true,
    content: html`${
      tasks.length === 0
        ? html`<p>${noTasks}</p>`
        : html`<ol>
            ${tasks.map((task) => html`<li>${taskHtml(task, siteUrl)}</li>`)}
          </ol>`
    }
    ${steps.map((parts) => html`<p class="note">${parts}</p>`)}`,
  }
}

function taskHtml(task: Task, siteUrl: URL | undefined): Html {
  const { verb, parts } = taskLine(task)
  return html`<strong>${verb}</strong> ${parts.map((part) => {
      if (typeof part === 'string') return part
      // A link to a page that is gone leads nowhere.
      return 'words' in part
        ? html`“${readerWords(part.words)}”`
        : pageName(part.page, part.isGone ? undefined : siteUrl)
    })}`
}

/** Returns the block about the gaps of the previous period that are gone. */
export function goneBlock(gone: readonly GoneGap[]): ReportBlock {
  const rows = goneRows(gone).map(({ title, names, arePages, count }) =>
    row(
      html`${title}${names.map((name) => html`<small class="detail">${arePages ? pageName(name, undefined) : readerWords(name)}</small>`)}`,
      [formatCount(count)],
    ),
  )
  return {
    id: 'gone',
    title: goneWords.title,
    content:
      rows.length === 0 ? html`<p>${goneWords.empty}</p>` : table(goneWords.title, goneWords.columns, rows),
  }
}
