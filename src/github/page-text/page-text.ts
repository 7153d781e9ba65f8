import { ActionError } from '../../errors.ts'
import { withoutInvisible } from './invisible-characters.ts'

// https://docs.github.com/en/rest/markdown/markdown: the text must be 400 KB or less.
const maxRenderedBytes = 400_000

/** Text that a reader of a page sees. */
export interface VisibleText {
  text: string
  /** How many of what were removed: invisible characters, and the diagrams and maps that the page draws. */
  removed: ReadonlyMap<string, number>
  /** How many bytes at the end were cut, because the text was too long. */
  cutBytes: number
}

/** Returns the HTML that GitHub's pages show for Markdown. */
export type RenderMarkdown = (markdown: string) => Promise<string>

/**
 * Returns what a reader of the page of a text sees, written as Markdown. GitHub renders the text. The source is never
 * returned, because it can hold text that the page does not show.
 *
 * @param what the text, for messages
 * @throws ActionError if the text is too long for GitHub, or what `render` throws
 */
export async function pageText(
  markdown: string,
  { what, maxBytes, render }: { what: string; maxBytes: number; render: RenderMarkdown },
): Promise<VisibleText> {
  const source = markdown.toWellFormed()
  if (source.trim() === '') return { text: '', removed: new Map(), cutBytes: 0 }
  const bytes = Buffer.byteLength(source)
  // A part of a text can show what the page of the whole text hides, so the text is not cut here.
  if (bytes > maxRenderedBytes) {
    throw new ActionError(
      `The text of the ${what} was not sent: it has ${bytes} bytes, and GitHub renders at most ${maxRenderedBytes}. Shorten the text, or write the instruction into prompt.`,
    )
  }
  const html = await render(source)
  // The parser is large, and most runs quote nothing.
  const { markdownFromHtml } = await import('./markdown-from-html.ts')
  const { text, removed } = markdownFromHtml(html)
  return { ...cut(text, maxBytes), removed }
}

/** Cuts text that the page shows as it is, such as a title, and removes its invisible characters. */
export function visiblePlainText(plain: string, maxBytes: number): VisibleText {
  const { text, cutBytes } = cut(plain.toWellFormed(), maxBytes)
  const { text: visible, count } = withoutInvisible(text)
  return { text: visible, removed: new Map(count > 0 ? [['invisible character', count]] : []), cutBytes }
}

/** Says what was removed, for the log; empty if nothing was. */
export function describeRemoved(texts: readonly VisibleText[]): string[] {
  const sums = new Map<string, number>()
  for (const { removed } of texts) {
    for (const [what, count] of removed) sums.set(what, (sums.get(what) ?? 0) + count)
  }
  return Array.from(sums, ([what, count]) => counted(count, what))
}

export function counted(count: number, what: string, plural = `${what}s`): string {
  return `${count} ${count === 1 ? what : plural}`
}

function cut(text: string, maxBytes: number): { text: string; cutBytes: number } {
  const bytes = Buffer.byteLength(text)
  if (bytes <= maxBytes) return { text, cutBytes: 0 }
  // Streaming leaves out a character that the cut has split.
  const kept = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(text).subarray(0, maxBytes), {
    stream: true,
  })
  return { text: kept, cutBytes: bytes - Buffer.byteLength(kept) }
}
