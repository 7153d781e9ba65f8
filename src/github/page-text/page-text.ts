import { ActionError } from '../../shared/errors.ts'
import { fixedSpace, withFixedSpaces, withoutInvisible, withoutLongGaps } from './unseen-text.ts'

// https://docs.github.com/en/rest/markdown/markdown: the text must be 400 KB or less.
const maxRenderedBytes = 400_000

/** How a text of others is read. */
export interface ReadingOptions {
  maxBytes: number
  /** Removes secrets, before a text is cut: the start of one matches no form. */
  redact: (text: string) => string
  /** Called if hidden text is left out. */
  onHidden: () => void
  /** Called with the number of bytes at the end of a text that is too long. */
  onCut: (bytes: number) => void
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
): Promise<string> {
  const source = options.redact(markdown.toWellFormed())
  if (source.trim() === '') return ''
  const bytes = Buffer.byteLength(source)
  // A part of a text can show what the page of the whole text hides, so the text is not cut here.
  if (bytes > maxRenderedBytes) {
    throw new ActionError(
      `The text of the ${what} was not sent: it has ${bytes} bytes, and GitHub renders at most ${maxRenderedBytes}. Shorten the text, or write the instruction into prompt.`,
    )
  }
  // The parser is large, and most runs quote nothing.
  const { visibleText } = await import('./visible-text.ts')
  return cut(visibleText(await render(source), options.onHidden), options)
}

/** Returns text that a page shows as it is, such as a title, without invisible characters. */
export function visiblePlainText(plain: string, options: ReadingOptions): string {
  return cut(withoutInvisible(plain.toWellFormed(), options.onHidden), options)
}

/** Returns what a reader sees of lines that a page shows as they are, such as the message of a commit. */
export function visibleLines(lines: string, options: ReadingOptions): string {
  const text = withFixedSpaces(withoutInvisible(lines.toWellFormed(), options.onHidden))
  return cut(withoutLongGaps(text).replaceAll(fixedSpace, ' '), options)
}

/** Cuts a text after its hidden parts were left out. */
function cut(visible: string, { maxBytes, redact, onCut }: ReadingOptions): string {
  const text = redact(visible)
  const bytes = Buffer.byteLength(text)
  if (bytes <= maxBytes) return text
  // Streaming leaves out a character that the cut has split.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const kept = decoder.decode(Buffer.from(text).subarray(0, maxBytes), { stream: true })
  onCut(bytes - Buffer.byteLength(kept))
  return kept
}
