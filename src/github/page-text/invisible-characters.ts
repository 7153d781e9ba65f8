import { invisibleClass as invisible } from '../../untrusted-text.ts'

const flagOf = (region: string): string =>
  `\u{1F3F4}${Array.from(region, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`

// Unicode recommends only these three flags with tags. Any other text in tags is hidden text.
const tagFlags = ['gbeng', 'gbsct', 'gbwls'].map(flagOf).join('|')
const emojiPart = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const keycap = String.raw`[#*0-9]\uFE0F?\u20E3`
const emoji = `${tagFlags}|${keycap}|${emojiPart}(?:\\u200D${emojiPart})*`

// In these scripts a joiner inside a word changes the form of the letters beside it.
const joiningScripts =
  'Arab Syrc Mong Nkoo Mand Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.split(' ')
const joinerInWord = joiningScripts
  .map((script) => {
    const letter = `[\\p{scx=${script}}&&[\\p{L}\\p{M}]]`
    return `(?<=${letter})[\\u200C\\u200D](?=${letter})`
  })
  .join('|')

// The expression is created at first use. That takes milliseconds, and a job without text of an event needs none.
let visibleOrInvisible: RegExp | undefined

/** Removes the characters that show nothing and belong to no visible emoji or word, and counts them. */
export function withoutInvisible(text: string): { text: string; count: number } {
  visibleOrInvisible ??= new RegExp(`(${emoji}|${joinerInWord})|(?:${invisible})`, 'gv')
  let count = 0
  const kept = text.replace(visibleOrInvisible, (_, visible: string | undefined) => {
    if (visible === undefined) count += 1
    return visible ?? ''
  })
  return { text: kept, count }
}
