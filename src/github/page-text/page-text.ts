import { ActionError } from '../../shared/errors.ts'
import { fixedSpace, withFixedSpaces, withoutInvisible, withoutLongGaps } from './unseen-text.ts'

// https://docs.github.com/en/rest/markdown/markdown: the text must be 400 KB or less.
const maxRenderedBytes = 400_000

/** Text that a reader of a page sees. */
export interface VisibleText {
  text: string
  /** Whether hidden text was left out. */
  hasHidden: boolean
  /** How many bytes at the end were cut, because the text was too long. */
  cutBytes: number
}

/** How a text is read. Secrets are removed before it is cut: the start of one matches no form. */
export interface ReadingOptions {
  maxBytes: number
  redact: (text: string) => string
}

/** Returns the HTML that GitHub's pages show for Markdown. */
export type RenderMarkdown = (markdown: string) => Promise<string>

/**
 * Returns what a reader of the page of a text sees. GitHub renders the text. The source is never returned, because it can
 * hold text that the page does not show.
 *
 * @throws ActionError if the text is too long for GitHub, or what `render` throws
 */
export async function pageText(
  markdown: string,
  { what, render, ...options }: ReadingOptions & { what: string; render: RenderMarkdown },
): Promise<VisibleText> {
  const source = options.redact(markdown.toWellFormed())
  if (source.trim() === '') return { text: '', hasHidden: false, cutBytes: 0 }
  const bytes = Buffer.byteLength(source)
  // A part of a text can show what the page of the whole text hides, so the text is not cut here.
  if (bytes > maxRenderedBytes) {
    throw new ActionError(
      `The text of the ${what} was not sent: it has ${bytes} bytes, and GitHub renders at most ${maxRenderedBytes}. Shorten the text, or write the instruction into prompt.`,
    )
  }
  // The parser is large, and most runs quote nothing.
  const { visibleText } = await import('./visible-text.ts')
  const html = await render(source)
  return cut((onHidden) => visibleText(html, onHidden), options)
}

/** Returns text that a page shows as it is, such as a title, without invisible characters. */
export function visiblePlainText(plain: string, options: ReadingOptions): VisibleText {
  return cut((onHidden) => withoutInvisible(plain.toWellFormed(), onHidden), options)
}

/** Returns what a reader sees of lines that a page shows as they are, such as the message of a commit. */
export function visibleLines(lines: string, options: ReadingOptions): VisibleText {
  return cut((onHidden) => {
    const text = withFixedSpaces(withoutInvisible(lines.toWellFormed(), onHidden))
    return withoutLongGaps(text).replaceAll(fixedSpace, ' ')
  }, options)
}

/** Cuts a text after its hidden parts were left out. */
function cut(visible: (onHidden: () => void) => string, { maxBytes, redact }: ReadingOptions): VisibleText {
  let hasHidden = false
  const shown = visible(() => {
    hasHidden = true
  })
  const text = redact(shown)
  const bytes = Buffer.byteLength(text)
  if (bytes <= maxBytes) return { text, hasHidden, cutBytes: 0 }
  // Streaming leaves out a character that the cut has split.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const kept = decoder.decode(Buffer.from(text).subarray(0, maxBytes), { stream: true })
  return { text: kept, hasHidden, cutBytes: bytes - Buffer.byteLength(kept) }
}
