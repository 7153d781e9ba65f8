import { formatCount } from '../../number-format.ts'
import type { ExportContent } from '../../export-content.ts'
import { noVisitors } from '../../no-visitors.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { verdictDetails } from '../../verdict.ts'
import { html, type Html, shown } from './html.ts'

/** A part of the page, with its entry in the contents. */
export interface ReportBlock {
  id: string
  title: string
  /** The number beside the title. */
  count?: number
  /** True for a block of the printed page. */
  isPrinted?: boolean
  content: Html
}

export function pageHeader(analytics: ExportContent): Html {
  const { projectId, unfinished, verdict } = analytics
  return html`<header>
    <h1>Documentation visitors <small>of ${shown(projectId)}</small></h1>
    <p><strong>${verdict}</strong></p>
    <p class="note">${verdictDetails(analytics)}</p>
    ${unfinished ? html`<p class="note">The range is not over: its numbers still grow.</p>` : ''}
  </header>`
}

/** Returns the list of jumps to the blocks. */
export function contents(blocks: readonly ReportBlock[]): Html {
  return html`<nav class="contents" aria-label="Contents">
    <ul>
      ${blocks.map(({ id, title, count }) => html`<li><a href="#${id}">${title}${countOf(count)}</a></li>`)}
    </ul>
  </nav>`
}

export function blockHtml({ id, title, count, isPrinted, content }: ReportBlock): Html {
  return html`<section
    id="${id}"
    ${isPrinted === true ? html` class="printed"` : ''}
    aria-labelledby="${id}-title"
  >
    <h2 id="${id}-title">${title}${countOf(count)}</h2>
    ${content}
  </section>`
}

function countOf(count: number | undefined): Html | string {
  return count === undefined ? '' : html` <small>${formatCount(count)}</small>`
}

/** Returns what to check if nobody visited. */
export function noVisitorsBlock(analytics: VisitorAnalytics): ReportBlock {
  const { introduction, checks } = noVisitors(analytics)
  return {
    id: 'no-visitors',
    title: 'No visitors',
    isPrinted: true,
    content: html`<p>${introduction}</p>
      <ul>
        ${checks.map(
          ({ name, code, text }) =>
            html`<li>
              <strong>${name}</strong>: ${code === undefined ? '' : html`<code>${shown(code)}</code>`}${text}
            </li>`,
        )}
      </ul>`,
  }
}

export function footer({ exportedAt }: VisitorAnalytics): Html {
  return html`<footer>
    <p>
      Visitors are approximate distinct counts. The pages do not add up to the total, and the days do not add
      up to the period. A visitor counted as both human and AI counts once in the total.
    </p>
    <p>Exported at <time>${exportedAt.toISOString()}</time> by docs-agent-action.</p>
  </footer>`
}
