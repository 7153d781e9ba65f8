/**
 * Text without hidden text, and how much was removed. Hidden text is what a reader of the rendered page does not see.
 */
export interface VisibleText {
  text: string
  /** Number of HTML comments, including an unclosed one, and of Markdown comments. */
  comments: number
  /** Number of characters in the comments, including the delimiters. */
  commentCharacters: number
  /** Number of invisible characters: zero-width, bidi controls, soft hyphens, tags, variation selectors, controls. */
  invisibleCharacters: number
}

const flagOf = (region: string): string =>
  `\u{1F3F4}${Array.from(region, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`

// Unicode recommends tag characters only for these flags. Any other text in tag characters is hidden text.
const tagFlags = ['gbeng', 'gbsct', 'gbwls'].map(flagOf).join('|')
const emojiPart = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const keycap = String.raw`[#*0-9]\uFE0F?\u20E3`
const emoji = `${tagFlags}|${keycap}|${emojiPart}(?:\\u200D${emojiPart})*`
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|[^\P{Cc}\t\n\r]`
// A link definition without a target is the usual way to write a comment in Markdown: [//]: # (text)
const markdownComment =
  /^ {0,3}\[[^\]\n\r\u2028\u2029]*\]:[ \t]*(?:#|<>)(?:[ \t]+(?:\(.*\)|".*"|'.*'))?[ \t]*$/gmu
const emojiOrInvisible = new RegExp(`(${emoji})|(?:${invisible})+`, 'gu')

/**
 * Removes hidden text until none is left, in time linear in the length of the text. Characters of a visible emoji are
 * kept.
 */
export function removeHiddenText(text: string): VisibleText {
  let invisibleCharacters = 0
  // Invisible characters are removed first. Inside a comment delimiter, they would hide the comment.
  const shown = text.toWellFormed().replace(emojiOrInvisible, (match, visible: string | undefined) => {
    if (visible === undefined) invisibleCharacters += Array.from(match).length
    return visible ?? ''
  })
  const { text: uncommented, comments: htmlComments } = withoutComments(shown)
  let comments = htmlComments
  const kept = uncommented.replace(markdownComment, () => {
    comments += 1
    return ''
  })
  return { text: kept, comments, commentCharacters: shown.length - kept.length, invisibleCharacters }
}

/**
 * Copies the text outside comments. It searches the copy for start delimiters. So it also finds a delimiter that forms
 * when a comment inside it is removed, without a second pass.
 */
function withoutComments(text: string): { text: string; comments: number } {
  const kept = new Uint16Array(text.length)
  let length = 0
  let comments = 0
  for (let index = 0; index < text.length; index++) {
    kept[length++] = text.charCodeAt(index)
    if (!endsWithStartMark(kept, length)) continue
    length -= startMark.length
    comments += 1
    const end = endOfComment(text, index + 1)
    if (end === undefined) break
    index = end - 1
  }
  return { text: Buffer.from(kept.buffer, 0, length * 2).toString('utf16le'), comments }
}

const startMark = Array.from('<!--', (character) => character.charCodeAt(0))

function endsWithStartMark(units: Uint16Array, length: number): boolean {
  return startMark.every((unit, index) => units[length - startMark.length + index] === unit)
}

/**
 * Returns undefined if the comment is never closed. HTML also ends a comment with `>` or `->` directly after its start
 * delimiter.
 */
function endOfComment(text: string, start: number): number | undefined {
  if (text.startsWith('>', start)) return start + 1
  if (text.startsWith('->', start)) return start + 2
  const close = text.indexOf('-->', start)
  return close === -1 ? undefined : close + 3
}
