import { describe, expect, it } from '@jest/globals'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

import { renderGitHubMarkdown } from '../../../simulator/github-markdown.ts'
import { pageText } from '../../../src/github/page-text/page-text.ts'
import { cmarkGfm, describeWithCmarkGfm } from '../../support/cmark-gfm.ts'
import { isolateEnvironment } from '../../support/environment.ts'
import { textReading } from '../../support/text-reading.ts'

const render = (text: string): Promise<string> => Promise.resolve(renderGitHubMarkdown(text))
const read = async (text: string): Promise<string> =>
  (await textReading((options) => pageText(text, { ...options, render }))).text

describe('the simulator without cmark-gfm', () => {
  isolateEnvironment()

  it.each(['<script>alert(1)</script>', '<title x="a">'])('shows %s as text, as GitHub does', async (tag) => {
    process.env['PATH'] = 'nowhere'
    expect(await read(`a ${tag}`)).toBe(`a ${tag}`)
  })
})

/** Letters and digits in their order. */
const lettersOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{Extended_Pictographic}]/gu) ?? []

/** Checks that all text that the page shows is in what was read, in this order. */
function expectAllVisible(seen: string, shown: string): void {
  const expected = lettersOf(shown)
  let found = 0
  for (const letter of lettersOf(seen)) if (letter === expected[found]) found += 1
  expect(expected.slice(found)).toEqual([])
}

describeWithCmarkGfm('what a reader of the page sees', () => {
  it.each([
    'a <!-- EVIL --> b',
    '| a <!-- EVIL --> |\n|-|\n| b |',
    '<div><!-- EVIL\n\n*EVIL*\n\n<p>--></div>\n\nb',
    'a <?EVIL?> b',
    '<div></ EVIL></div>',
    "<div title='EVIL' class=EVIL EVIL onclick=EVIL>\nb\n</div>",
    '<EVIL>\nb\n</EVIL>',
    '[//]: # (EVIL)\nb',
    '[a](<b> "EVIL\nEVIL")',
    '![a *EVIL* b](c "EVIL")',
    '[![EVIL](a)](b)',
    '```js EVIL\na\n```',
    'a|b\n-|-\nc|d|EVIL',
    'a[^1]\n\n[^1]: b\n[^1]: EVIL\n[^2]: EVIL',
    '<template>EVIL</template>',
  ])('has no hidden word of %j', async (text) => {
    const [seen, shown] = [await read(text), shownText(text)]
    expect(shown).not.toMatch(/EVIL/iu)
    expect(seen).not.toMatch(/EVIL/iu)
    expectAllVisible(seen, shown)
  })

  it.each([
    'a `<!-- b -->` c',
    '~~~\n[x]: # (a)\n~~~',
    '&lt;!-- b --&gt; \\<!-- c -->',
    '[a](b) [c](<d e>) [f][g]\n\n[g]: https://example.com',
    '<https://example.com/?a=b&c> https://example.com/a_b*c www.example.com a@example.com',
    '<details><summary>a</summary>\n\nb\n\n</details>',
    '<script>alert("a")</script> <title x="a">',
    'a < b > c && d &amp; &copy; &#65; &unknown;',
    '|a|b|\n|-|:-:|\n|c \\| d|\n|e|f|',
    'a[^1] [^2]\n\n[^1]: b',
    '~~a~~ **b** _c_ `d`',
    '# a\n\n> b\n\n1. c\n2. d\n   - [x] e\n   - [ ] f',
    'a  \nb\\\nc\n===\n\nd\n---\n\n***',
    '👨‍👩‍👧‍👦 👍🏽 ❤️ 1️⃣ 🏳️‍🌈 🇩🇪 👩&zwj;💻',
    'می\u200Cخواهم می&zwnj;خواهم क्\u200Dष ශ්\u200Dරී',
    'a\tb\r\nc\rd e\u0301 a\u00A0b\u2009c\u3000d',
    'Ελληνικά עברית العربية हिन्दी ไทย 日本語 한국어',
  ])('has all visible text of %j', async (text) => {
    expectAllVisible(await read(text), shownText(text))
  })
})

/** The text that GitHub's page of Markdown shows, without white space and without characters that show nothing. */
function shownText(markdown: string): string {
  return textOf(parseFragment(cmarkGfm(markdown, 'tagfilter'))).replace(
    /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/gu,
    '',
  )
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  // The numbers of footnotes, and the arrows back.
  if ('attrs' in node && node.attrs.some(({ name }) => name.startsWith('data-footnote-'))) return ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
