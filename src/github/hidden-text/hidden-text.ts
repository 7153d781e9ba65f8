import { type HiddenKind, hiddenKinds, type Removed, type RemovedByKind } from './edits.ts'
import { invisibleSpans, withoutInvisible } from './invisible-characters.ts'

/** A text without what a reader of the page does not see, and what was removed. */
export interface VisibleText {
  text: string
  removed: ReadonlyMap<HiddenKind, Removed>
  /** How many bytes at the end were cut, because the text was too long. */
  cutBytes: number
}

/**
 * Cuts Markdown and removes what a reader of its page on GitHub does not see.
 *
 * @throws UnreadableMarkdownError when the hidden parts could not be found
 */
export async function visibleMarkdown(markdown: string, maxBytes: number): Promise<VisibleText> {
  const { text, cutBytes } = cut(markdown.toWellFormed(), maxBytes)
  const removed: RemovedByKind = new Map()
  // The parser is large, and most runs quote nothing.
  const { removeHiddenParts } = await import('./remove-hidden-parts.ts')
  return { text: removeHiddenParts(text, removed), removed, cutBytes }
}

/** Cuts text that the page shows as it is, such as a title, and removes its invisible characters. */
export function visiblePlainText(plain: string, maxBytes: number): VisibleText {
  const { text, cutBytes } = cut(plain.toWellFormed(), maxBytes)
  const { length } = invisibleSpans(text)
  const removed: RemovedByKind = new Map()
  if (length > 0) removed.set('invisible character', { count: length, characters: length })
  return { text: withoutInvisible(text), removed, cutBytes }
}

/** Says what was removed, for the log; empty when nothing was. */
export function describeRemoved(texts: readonly VisibleText[]): string[] {
  return hiddenKinds.flatMap((kind) => {
    const parts = texts.flatMap(({ removed }) => removed.get(kind) ?? [])
    const sum = (key: 'count' | 'characters'): number => parts.reduce((total, part) => total + part[key], 0)
    const count = sum('count')
    if (count === 0) return []
    const detail = kind === 'invisible character' ? '' : ` (${counted(sum('characters'), 'character')})`
    return [`${counted(count, kind)}${detail}`]
  })
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
