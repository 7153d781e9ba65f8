import { singleLine } from '../../../untrusted-text.ts'
import { formatRange } from '../../date-format.ts'
import { formatCount } from '../../number-format.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { headlineOf } from '../headline.ts'
import { html, type Html, shown } from './html.ts'

/** A section of the page, with its entry in the contents. */
export interface PageSection {
  id: string
  title: string
  /** The number beside the title. */
  count?: number
  content: Html
}

const maxPathCharacters = 60

export function pageHeader(analytics: VisitorAnalytics): Html {
  const { projectId, unfinished } = analytics
  const path = (text: string): string => singleLine(text, maxPathCharacters) || '(empty)'
  return html`<header>
    <h1>Documentation visitors <small>of ${shown(projectId)}</small></h1>
    <p>${headlineOf(analytics, { path, percent: '\u00A0%' })}</p>
    ${unfinished ? html`<p class="note">The range is not over: its numbers still grow.</p>` : ''}
  </header>`
}

/** Returns the list of jumps to the sections. */
export function contents(sections: readonly PageSection[]): Html {
  return html`<nav class="contents" aria-label="Contents">
    <ul>
      ${sections.map(({ id, title, count }) => html`<li><a href="#${id}">${title}${countOf(count)}</a></li>`)}
    </ul>
  </nav>`
}

export function pageSection({ id, title, count, content }: PageSection): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}${countOf(count)}</h2>
    ${content}
  </section>`
}

function countOf(count: number | undefined): Html | string {
  return count === undefined ? '' : html` <small>${formatCount(count)}</small>`
}

/** Returns what to check after an export without visitors. */
export function advice({ projectId, previous, ...range }: VisitorAnalytics): Html {
  return html`<p>No visitors were counted in this range. Check these things, in this order:</p>
    <ol>
      <li>
        <strong>The range.</strong> It is ${formatRange(range)}. Numbers exist only from the day on which the
        site began to count its visitors, and the service may need some time to count the newest.
        ${
          previous === undefined || previous.totals.total === 0
            ? ''
            : `The period before, ${formatRange(previous)}, had ${formatCount(previous.totals.total)} visitors, so the project is right and counted visitors then.`
        }
      </li>
      <li>
        <strong>The project.</strong> It is <code>${shown(projectId)}</code>. A test project, or a copy of a
        site, has no readers. The input <code>project-id</code> selects the project.
      </li>
      <li>
        <strong>The tracking.</strong> The published site counts its visitors only if analytics are on. A
        content security policy, a proxy or a consent banner can block the requests that count.
      </li>
    </ol>`
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
