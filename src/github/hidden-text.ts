/** Text without what a reader of the rendered page does not see, and how much that was. */
export interface VisibleText {
  text: string
  /** Comments of HTML, an unclosed one included, and of Markdown. */
  comments: number
  /** In the comments, their marks included. */
  commentCharacters: number
  /** Characters that show nothing: zero-width, bidi controls, soft hyphens, tags, variation selectors, controls. */
  invisibleCharacters: number
}

const flagOf = (region: string): string =>
  `\u{1F3F4}${Array.from(region, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`

// The only flags that Unicode recommends to write with tags; any other text in tags is hidden text.
const tagFlags = ['gbeng', 'gbsct', 'gbwls'].map(flagOf).join('|')
const emojiPart = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const keycap = String.raw`[#*0-9]\uFE0F?\u20E3`
const emoji = `${tagFlags}|${keycap}|${emojiPart}(?:\\u200D${emojiPart})*`
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|[^\P{Cc}\t\n\r]`
// A link definition that links nowhere is how Markdown is commented: [//]: # (text)
const markdownComment =
  /^ {0,3}\[[^\]\n\r\u2028\u2029]*\]:[ \t]*(?:#|<>)(?:[ \t]+(?:\(.*\)|".*"|'.*'))?[ \t]*$/gmu
const emojiOrInvisible = new RegExp(`(${emoji})|(?:${invisible})+`, 'gu')

/** Removes hidden text to a fixed point, in time linear in the text. What belongs to a visible emoji stays. */
export function removeHiddenText(text: string): VisibleText {
  let invisibleCharacters = 0
  // First, because an invisible character inside the marks of a comment would keep it from being found.
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
 * Copies what is outside of comments. Start marks are looked for in the copy, so that one whose halves only meet because
 * a comment between them is removed is found too, without another pass.
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

/** Undefined: it is never closed. HTML also ends a comment with `>` or `->` right after its start mark. */
function endOfComment(text: string, start: number): number | undefined {
  if (text.startsWith('>', start)) return start + 1
  if (text.startsWith('->', start)) return start + 2
  const close = text.indexOf('-->', start)
  return close === -1 ? undefined : close + 3
}
