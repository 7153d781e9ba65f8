import { eachOf, type Pause } from '../shared/pause.ts'
import { lettersOf, type PageLetters } from './page-words.ts'

// A comment, an element whose content is no markup, or a tag. What has no end ends with the page, so that nothing is read twice.
const markup = new RegExp(
  [
    '<!--(?:-?>|[^]*?(?:--!?>|$))|<[!?][^>]*>?',
    String.raw`<(iframe|noembed|noframes|noscript|script|style|textarea|title|xmp)(?:\s[^>]*)?(?<!/)>[^]*?(?:</\1[^>]*>?|$)`,
    String.raw`<(/?)([a-z][^\s/>]*)((?:[^"'>]+|"[^"]*(?:"|$)|'[^']*(?:'|$))*)>?`,
  ].join('|'),
  'giu',
)
const target = /\s(?:href|src)\s*=\s*["']?([^\s"'>]*)/iu
// What is the same on all pages, and drawings.
const unread = new Set(['aside', 'footer', 'head', 'nav', 'svg', 'template'])

/**
 * Returns the letters of a page. Tabs and folded texts count as seen.
 *
 * No tree is built: it takes ten times as long, and time that is not linear in the depth of unclosed tags.
 */
export async function htmlLetters(html: string, pause: Pause): Promise<PageLetters> {
  const texts: { text: string; address: string }[] = []
  const unclosed: string[] = []
  let [text, readTo] = ['', 0]
  await eachOf(html.matchAll(markup), pause, (match) => {
    const [matched, , end = '', name = '', attributes = ''] = match
    if (unclosed.length === 0) text += html.slice(readTo, match.index)
    readTo = match.index + matched.length
    const tag = name.toLowerCase()
    // The end tag of the head can be left out.
    if (tag === 'body') unclosed.length = 0
    else if (end === '/' && tag === unclosed.at(-1)) unclosed.pop()
    else if (end === '' && unread.has(tag) && !attributes.endsWith('/')) unclosed.push(tag)
    const [, address] = target.exec(attributes) ?? []
    if (address === undefined || unclosed.length > 0) return
    texts.push({ text, address })
    text = ''
  })
  if (unclosed.length === 0) text += html.slice(readTo)
  texts.push({ text, address: '' })
  const letters = { shown: '', linked: '' }
  for (const { text: seen, address } of texts) {
    const shown = await lettersOf(seen, pause, decoded)
    letters.shown += shown
    letters.linked += shown + (await lettersOf(address, pause, decoded))
  }
  return letters
}

/** Decodes the character references that have a number. Those with a name are rarely letters. */
function decoded(html: string): string {
  return html.replaceAll(/&(?:#(\d{1,7}|x[\da-f]{1,6})|\w{1,30});/giu, (_, number?: string) => {
    const code = Number(number?.replace(/^x/iu, '0x') ?? '32')
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
