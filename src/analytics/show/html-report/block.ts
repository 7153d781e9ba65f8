import { html, type Html } from './html.ts'

/** A section of the page. */
export interface ReportBlock {
  id: string
  title: string
  /** Small, beside the title. */
  count?: string | undefined
  /** The title is only read aloud. */
  isUntitled?: boolean
  /** Only the title is seen at first. */
  isFolded?: boolean
  content: Html
}

export function blockHtml({
  id,
  title,
  count,
  isUntitled = false,
  isFolded = false,
  content,
}: ReportBlock): Html {
  const heading = html`<h2 id="${id}-title" ${isUntitled ? html`class="unseen"` : ''}>
    ${title}${countHtml(count)}
  </h2>`
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

/** Returns what stands behind a title: `12`, or `10 of 12`. */
export function countHtml(count: string | undefined): Html | undefined {
  return count === undefined ? undefined : html` <small>${count}</small>`
}

/** Returns a sentence in small letters; nothing without one. */
export function note(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<p class="note">${text}</p>`
}
