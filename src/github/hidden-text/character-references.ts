import { decodeNamedCharacterReference } from 'decode-named-character-reference'

import type { Span } from './edits.ts'
import { isInvisible } from './invisible-characters.ts'

/** A character reference and the text that it stands for. */
export interface CharacterReference extends Span {
  text: string
}

const replacementCharacter = '\uFFFD'

/** @param name what stands between `&` and `;` */
export function decodeReference(name: string): string | undefined {
  if (!name.startsWith('#')) {
    const named = decodeNamedCharacterReference(name)
    return named === false ? undefined : named
  }
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isScalar ? String.fromCodePoint(code) : replacementCharacter
}

/** The references in HTML to invisible characters. HTML lets the semicolon be left out of numbers and of `&shy`. */
export function invisibleReferencesInHtml(html: string): CharacterReference[] {
  const references = html.matchAll(/&(#x[\da-f]+|#\d+|shy(?!\w*;)|[a-z]\w*(?=;));?/giu)
  return Array.from(references, ({ 0: { length }, 1: name = '', index }) => ({
    start: index,
    end: index + length,
    text: decodeReference(name) ?? '',
  })).filter(({ text }) => isInvisible(text))
}
