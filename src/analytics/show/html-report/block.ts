import { formatCount } from '../../../shared/number-format.ts'
import { html, type Html } from './html.ts'

/** A section of the page. */
export interface ReportBlock {
  id: string
  title: string
  /** The number beside the title. */
  count?: number
  /** Only the title is seen at first. */
  isFolded?: boolean
  content: Html
}

export function blockHtml({ id, title, count, isFolded = false, content }: ReportBlock): Html {
  const heading = html`<h2 id="${id}-title">${title}${countHtml(count)}</h2>`
  return html`<section id="${id}" ${isFolded ? html`class="folded" ` : ''}aria-labelledby="${id}-title">
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

/** Returns the number behind a title: `12`, or `10 of 12` if not all are shown. */
export function countHtml(count: number | undefined, shownCount = count): Html {
  if (count === undefined || shownCount === undefined) return html``
  const of = shownCount < count ? `${formatCount(shownCount)} of ` : ''
  return html` <small>${of}${formatCount(count)}</small>`
}

/** Returns a sentence in small letters; nothing without one. */
export function note(text: string | undefined): Html {
  return text === undefined ? html`` : html`<p class="note">${text}</p>`
}
