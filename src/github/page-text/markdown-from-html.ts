import { type Token, Tokenizer } from 'parse5'

import { ElementMarks, type OpenElement } from './element-marks.ts'
import { attributeOf, diagramOfLanguage, diagramOf, isShown, isVoid, languageOf } from './html-elements.ts'
import { withoutInvisible } from './invisible-characters.ts'
import { gaps, MarkdownWriter } from './markdown-writer.ts'

type Tag = Token.TagToken

/** Elements nested deeper than this keep their text and lose their marks. */
const maxMarkDepth = 100

/** An element that is written when it ends: it is code, drawn, or hidden. */
interface Whole {
  tagName: string
  /** Number of open elements of that name. */
  depth: number
  /** Its text; undefined if the page does not show it. */
  texts: string[] | undefined
  language: string | undefined
  leave: (text: string, language: string | undefined) => void
}

const nothing = (): void => undefined

/**
 * Writes what a reader of HTML sees as Markdown. Text that looks like Markdown is not escaped. The time is linear in the
 * length of the HTML, however deep its elements are nested: parsers that build a tree take quadratic time.
 *
 * @param html as GitHub renders Markdown, with an end tag for each element that has content
 */
export function markdownFromHtml(html: string): { text: string; removed: Map<string, number> } {
  const page = new Page()
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: page.start,
      onEndTag: page.end,
      onCharacter: page.characters,
      onWhitespaceCharacter: page.characters,
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onParseError: null,
    },
  )
  tokenizer.write(html, true)
  return page.result()
}

class Page {
  readonly #writer = new MarkdownWriter()
  readonly #marks = new ElementMarks(this.#writer, (text) => this.#visible(text))
  readonly #removed = new Map<string, number>()
  readonly #open: OpenElement[] = []
  readonly #openByName = new Map<string, number>()
  /** Code, with what is hidden in it. */
  readonly #wholes: Whole[] = []
  /** The text since the last tag. */
  #texts: string[] = []

  readonly characters = ({ chars }: Token.CharacterToken): void => {
    const whole = this.#wholes.at(-1)
    if (whole === undefined) this.#texts.push(chars)
    else whole.texts?.push(chars)
  }

  readonly start = (tag: Tag): void => {
    this.#flush()
    const { tagName } = tag
    const whole = this.#wholes.at(-1)
    if (whole !== undefined) this.#startInside(whole, tag)
    else if (isVoid(tag)) {
      if (isShown(tag)) this.#void(tag)
    } else if (!this.#startWhole(tag)) {
      const element: OpenElement = { tag, mark: undefined, leave: nothing }
      const isDeep = this.#open.length >= maxMarkDepth
      element.leave = isDeep ? this.#marks.separate(tag) : this.#marks.enter(element, this.#open.at(-1))
      this.#open.push(element)
      this.#openByName.set(tagName, (this.#openByName.get(tagName) ?? 0) + 1)
    }
  }

  readonly end = ({ tagName }: Tag): void => {
    this.#flush()
    const whole = this.#wholes.at(-1)
    if (whole !== undefined) {
      if (tagName === whole.tagName) whole.depth -= 1
      if (whole.depth === 0) this.#endWhole()
      return
    }
    if ((this.#openByName.get(tagName) ?? 0) === 0) return
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      last.leave()
      this.#openByName.set(last.tag.tagName, (this.#openByName.get(last.tag.tagName) ?? 1) - 1)
      if (last.tag.tagName === tagName) return
    }
  }

  result(): { text: string; removed: Map<string, number> } {
    this.#flush()
    while (this.#wholes.length > 0) this.#endWhole()
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) last.leave()
    return { text: this.#writer.toString(), removed: this.#removed }
  }

  #flush(): void {
    if (this.#texts.length === 0) return
    this.#writer.text(this.#visible(this.#texts.join('')))
    this.#texts = []
  }

  /** Starts an element that is written when it ends, and returns whether it is one. */
  #startWhole(tag: Tag): boolean {
    const { tagName } = tag
    const hidden: Whole = { tagName, depth: 1, texts: undefined, language: undefined, leave: nothing }
    const diagram = diagramOf(tag)
    if (!isShown(tag)) this.#wholes.push(hidden)
    else if (diagram !== undefined) {
      const leave = (): void => {
        this.#leftOut(diagram)
      }
      this.#wholes.push({ ...hidden, leave })
    } else if (tagName === 'code') this.#wholes.push({ ...hidden, texts: [], leave: this.#code })
    else if (tagName === 'pre') {
      const language = languageOf(tag) ?? languageOf(this.#open.at(-1)?.tag)
      this.#wholes.push({ ...hidden, texts: [], language, leave: this.#codeBlock })
    } else return false
    return true
  }

  #startInside(whole: Whole, tag: Tag): void {
    const { tagName } = tag
    if (tagName === 'br') whole.texts?.push('\n')
    if (isVoid(tag)) return
    if (whole.texts !== undefined && !isShown(tag)) this.#startWhole(tag)
    else if (tagName === whole.tagName) whole.depth += 1
    else if (tagName === 'code') whole.language ??= languageOf(tag)
  }

  #endWhole(): void {
    const whole = this.#wholes.pop()
    whole?.leave(whole.texts?.join('') ?? '', whole.language)
  }

  readonly #code = (text: string): void => {
    this.#writer.code(this.#visible(text))
  }

  readonly #codeBlock = (text: string, language = ''): void => {
    const diagram = diagramOfLanguage(language)
    if (diagram === undefined) this.#writer.codeBlock(this.#visible(text).replace(/\n$/u, ''), language)
    else this.#leftOut(diagram)
  }

  #leftOut(diagram: string): void {
    this.#count(diagram, 1)
    this.#block(`(${diagram} left out)`)
  }

  #block(text: string): void {
    this.#writer.gap(gaps.blankLine)
    this.#writer.text(text)
    this.#writer.gap(gaps.blankLine)
  }

  #void(tag: Tag): void {
    const { tagName } = tag
    if (tagName === 'br') this.#writer.gap(gaps.line)
    else if (tagName === 'hr') this.#block('---')
    else if (tagName === 'img') this.#writer.text('(image)')
    else if (tagName === 'input' && attributeOf(tag, 'type') === 'checkbox') {
      this.#writer.text(attributeOf(tag, 'checked') === undefined ? '[ ] ' : '[x] ')
    }
  }

  #visible(text: string): string {
    const visible = withoutInvisible(text)
    this.#count('invisible character', visible.count)
    return visible.text
  }

  #count(what: string, count: number): void {
    if (count > 0) this.#removed.set(what, (this.#removed.get(what) ?? 0) + count)
  }
}
