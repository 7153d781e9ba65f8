import { atFirstUse } from '../../shared/first-use.ts'
import { invisibleClass as invisible } from '../../shared/untrusted-text.ts'

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

/**
 * Removes the characters that show nothing. Those of a visible emoji hide nothing.
 *
 * @param onHidden called if others are found
 */
export function withoutInvisible(text: string, onHidden: () => void): string {
  return text.replace(visibleOrInvisible(), (_, visible: string | undefined) => {
    if (visible === undefined) onHidden()
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
