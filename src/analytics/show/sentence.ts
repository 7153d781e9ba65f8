import { singleLine } from '../../shared/untrusted-text.ts'

const maxWordsCharacters = 100

/**
 * A part of a sentence that several formats show: plain text, code, what readers wrote, or the path of a page. The renderer
 * of each format makes the last three safe.
 */
export type SentencePart = string | { code: string } | { words: string } | { page: string }

/** Returns a sentence as one line of plain text, for the log. */
export function sentenceText(parts: readonly SentencePart[]): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part
    if ('code' in part) return singleLine(part.code)
    if ('words' in part) return `"${singleLine(part.words, maxWordsCharacters)}"`
    return singleLine(part.page) || '(empty)'
  })
  return texts.join('')
}

/** Joins the sentences that have a part: `a · b`. */
export function joinedParts(sentences: readonly (readonly SentencePart[])[]): SentencePart[] {
  const told = sentences.filter(({ length }) => length > 0)
  return told.flatMap((parts, index) => (index === 0 ? parts : [' · ', ...parts]))
}

/** Joins the texts that there are; undefined without one. */
export function joinedTexts(texts: readonly (string | undefined)[], separator: string): string | undefined {
  const given = texts.filter((text) => text !== undefined)
  return given.length === 0 ? undefined : given.join(separator)
}

export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
