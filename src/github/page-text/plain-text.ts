import { atFirstUse } from '../../shared/first-use.ts'
import { invisibleClass as invisible } from '../../shared/untrusted-text.ts'

/** How a text of others is read. */
export interface ReadingOptions {
  maxBytes: number
  /** Removes secrets, before a text is cut: the start of one matches no form. */
  redact: (text: string) => string
  /** What is left out is added to it. */
  leftOut: LeftOut
}

/** What was left out of texts of others. */
export interface LeftOut {
  hasHidden: boolean
  /** The number of bytes at the ends of texts that are too long. */
  cutBytes: number
}

/** Returns text that a page shows as it is, such as a title, without invisible characters. */
export function visiblePlainText(plain: string, options: ReadingOptions): string {
  return cut(withoutInvisible(plain.toWellFormed(), options.leftOut), options)
}

/** Returns what a reader sees of lines that a page shows as they are, such as the message of a commit. */
export function visibleLines(lines: string, options: ReadingOptions): string {
  const text = withFixedSpaces(withoutInvisible(lines.toWellFormed(), options.leftOut))
  return cut(withoutLongGaps(text).replaceAll(fixedSpace, ' '), options)
}

/** Cuts a text after its hidden parts were left out. */
export function cut(visible: string, { maxBytes, redact, leftOut }: ReadingOptions): string {
  const text = redact(visible)
  const bytes = Buffer.byteLength(text)
  if (bytes <= maxBytes) return text
  // Streaming leaves out a character that the cut has split.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const kept = decoder.decode(Buffer.from(text).subarray(0, maxBytes), { stream: true })
  leftOut.cutBytes += bytes - Buffer.byteLength(kept)
  return kept
}

// Unicode recommends only three flags with tags. Any other text in tags is hidden text.
const sequence = String.raw`\p{RGI_Emoji_Tag_Sequence}|\p{Emoji_Keycap_Sequence}`
const emojiPart = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const emoji = `${sequence}|${emojiPart}(?:\\u200D${emojiPart})*`

// In these scripts a joiner inside a word changes the form of the letters beside it.
const joiningScripts =
  'Arab Syrc Mong Nkoo Mand Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.split(' ')
const letters = joiningScripts.map((script) => `[\\p{scx=${script}}&&[\\p{L}\\p{M}]]`)
const joinerInWord = letters.map((letter) => `(?<=${letter})[\\u200C\\u200D](?=${letter})`).join('|')

// The expression is created at first use. That takes milliseconds, and a job without text of an event needs none.
const visibleOrInvisible = atFirstUse(() => new RegExp(`(${emoji}|${joinerInWord})|(?:${invisible})`, 'gv'))

/** Removes the characters that show nothing, and tells it. Those of a visible emoji hide nothing. */
export function withoutInvisible(text: string, leftOut: Pick<LeftOut, 'hasHidden'>): string {
  return text.replace(visibleOrInvisible(), (_, visible: string | undefined) => {
    leftOut.hasHidden ||= visible === undefined
    return visible?.replaceAll(/[\uFE0E\uFE0F]/gu, '') ?? ''
  })
}

/** A space that is not joined with others. Noncharacters are invisible, so no text has it. */
export const fixedSpace = '\uFDD0'

/** Makes a fixed space of each character that looks like a space, except spaces, tabs and line breaks. */
export function withFixedSpaces(text: string): string {
  return text.replaceAll(/[^\S\t\n ]|\u2800/gu, fixedSpace)
}

/** Shortens long runs of spaces, empty lines and empty cells: nobody looks for text behind them. */
export function withoutLongGaps(text: string): string {
  return text
    .replaceAll(/[\t \uFDD0]{41,}|\t{11,}/gu, fixedSpace)
    .replaceAll(/\n[\t \uFDD0]+(?=\n)/gu, '\n')
    .replaceAll(/\n{7,}/gu, '\n\n')
    .replaceAll(/(?: \|){21,}/gu, ' |')
}
