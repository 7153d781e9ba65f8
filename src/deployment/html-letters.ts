import { type Token, Tokenizer, TokenizerMode } from 'parse5'

import { lettersOf, type PageLetters } from './page-words.ts'

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
// Their content is no markup.
const rawText = names('iframe noembed noframes noscript style xmp')
const rawTextWithEntities = names('textarea title')
// What browsers never show, and what is the same on all pages.
const unread = names(
  'aside footer head iframe nav noembed noframes noscript script style svg template textarea title xmp',
)
const targets = names('href src')

/**
 * Returns the letters of a page. Tabs and folded texts count as seen.
 *
 * Only the tokens are read: the time that a tree needs is not linear in the depth of unclosed tags.
 */
export function htmlLetters(html: string): PageLetters {
  const shown: string[] = []
  const linked: string[] = []
  const unclosed: string[] = []
  const add = ({ chars }: Token.CharacterToken): void => {
    if (unclosed.length > 0) return
    shown.push(chars)
    linked.push(chars)
  }
  const nothing = (): void => undefined
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: add,
      onStartTag: ({ tagName, selfClosing, attrs }) => {
        if (tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
        else if (rawText.has(tagName)) tokenizer.state = TokenizerMode.RAWTEXT
        else if (rawTextWithEntities.has(tagName)) tokenizer.state = TokenizerMode.RCDATA
        // The end tag of the head can be left out.
        if (tagName === 'body') unclosed.length = 0
        else if (unread.has(tagName) && !selfClosing) unclosed.push(tagName)
        if (unclosed.length === 0)
          linked.push(...attrs.flatMap(({ name, value }) => (targets.has(name) ? [value] : [])))
      },
      onEndTag: ({ tagName }) => {
        if (tagName === unclosed.at(-1)) unclosed.pop()
      },
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  )
  tokenizer.write(html, true)
  return { shown: lettersOf(shown.join('')), linked: lettersOf(linked.join('')) }
}
