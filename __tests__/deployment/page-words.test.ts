import { describe, expect, it } from '@jest/globals'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

import { htmlLetters } from '../../src/deployment/html-letters.ts'
import { lettersOf, toldBy, wordsOf } from '../../src/deployment/page-words.ts'

const patchOf = (...lines: string[]) => ['@@ -40,9 +40,9 @@ Section', ...lines].join('\n')
const above = 'The export has all pages of the site. '
const below = ' Then it is in a folder on the disk.'

/** Tells a page with the HTML between two paragraphs, of which a patch shows the Markdown. */
const told = (html: string, ...lines: string[]) => {
  const patch = patchOf(` ${above}`, ' ', ...lines, ' ', ` ${below}`)
  return toldBy(htmlLetters(`<body><p>${above}</p>${html}<p>${below}</p>`), wordsOf(patch), false)
}

describe('a page is told by a change of', () => {
  it.each<[string, [string, string], [string, string]]>([
    [
      'a word',
      ['It takes *five* minutes.', 'It takes *six* minutes.'],
      ['It takes five minutes', 'It takes <b>six</b> minutes'],
    ],
    [
      'a numbered item',
      ['2. Open the [list](/x)', '3. Ask the [team](/x)'],
      ['<li>Open the list', '<li>Ask the <a href="/x">team</a>'],
    ],
    [
      'quotes and an entity',
      ['The&nbsp;"old" one isn\'t', 'The&nbsp;"new" one isn\'t'],
      ['The “old” one isn’t', 'The&nbsp;“new” one isn’t'],
    ],
    [
      'another script',
      ['导出格式和时区选项', '更改格式和时区选项'],
      ['导出格式和时区选项', '更改格式和时区选项'],
    ],
    ['a cell', ['| Limit | 10 |', '| Limit | 20 |'], ['<td>Limit<td>10', '<td>Limit<td>20']],
    [
      'code',
      ['```ts title="a.ts"\nconst limit = 1\n```', '```ts\nconst limit = 2\n```'],
      ['<pre>const <i>limit</i> = 1</pre>', '<pre>const limit = 2</pre>'],
    ],
    [
      'the title of a component',
      ['<Card title="Old" icon="a">Text</Card>', '<Card title="New" icon="b">Text</Card>'],
      ['<div><h2>Old</h2>Text</div>', '<div><h2>New</h2>Text</div>'],
    ],
    [
      'the target of a link',
      ['See [it](/guides/old).', 'See [it](/guides/new).'],
      ['See <a href="/guides/old">it</a>.', 'See <a href="/guides/new">it</a>.'],
    ],
    [
      'an image',
      ['![Text](/old.png)', '![Text](/new.png)'],
      ['<img src="/old.png">', '<img src="/new.png" alt="Text">'],
    ],
  ])('%s', (_, [before, after], [old, live]) => {
    const signed = (sign: string, text: string) => text.split('\n').map((line) => sign + line)
    const lines = [...signed('-', before), ...signed('+', after)]
    expect([told(`<p>${live}</p>`, ...lines), told(`<p>${old}</p>`, ...lines)]).toEqual(['live', 'old'])
  })

  it('title and description', () => {
    const lines = [
      ' ---',
      '-title: "Export"',
      '+title: "Export of visitors"',
      ' icon: x',
      ' description: All of them',
      ' ---',
    ]
    const words = wordsOf(['@@ -1,5 +1,5 @@', ...lines, ' Text of the page.'].join('\n'))
    const page = (title: string) => htmlLetters(`<h1>${title}</h1><p>All of them</p><p>Text of the page.</p>`)
    expect([toldBy(page('Export of visitors'), words, false), toldBy(page('Export'), words, false)]).toEqual([
      'live',
      'old',
    ])
  })
})

describe('nothing is told', () => {
  const changed = ['-It takes at most five minutes.', '+It takes at most ten minutes.']

  it.each([
    ['of a page that shows neither version', 'Something else.', changed],
    [
      'of a page that shows both',
      `It takes at most five minutes.<p>${below}</p><p>${above}</p>It takes at most ten minutes.`,
      changed,
    ],
    [
      'if less than three quarters of the new lines are shown',
      'This is the first of two new lines.',
      ['+This is the first of two new lines.', '+And here is the second of two new lines.'],
    ],
    ['by what stands around an added line', '', ['+A line that was added here.']],
    ['by what stands around a removed line', '', ['-A line that was removed here.']],
    ['by a comment', 'A comment that nobody sees.', ['+{/* A comment that nobody sees. */}']],
    [
      'by a link that was only wrapped',
      'Read how to <a href="/blog">migrate from 3.0 to 3.1.0</a> now.',
      [
        '-Read how to [migrate from 3.0 to 3.1.0](/blog) now.',
        '+Read how to [migrate from 3.0 to',
        '+3.1.0](/blog) now.',
      ],
    ],
    [
      'if a snippet replaces the lines',
      'The words that are in the snippet now.',
      [
        '-The words that are in the snippet now.',
        '+import Words from "/snippets/words.mdx"',
        '+',
        '+<Words />',
      ],
    ],
    [
      'if a snippet replaces the lines, with an import of several lines',
      'The words that are in the snippet now.',
      [
        '-The words that are in the snippet now.',
        '+import {',
        '+  Words,',
        "+} from '/snippets/words.mdx'",
        '+',
        '+<Words />',
      ],
    ],
    [
      'if the lines replace a snippet',
      'The words that were in a snippet.',
      ['-<Snippet file="words.mdx" />', '+The words that were in a snippet.'],
    ],
    ['without a patch', 'Any words.', []],
  ])('%s', (_, html, lines) => {
    expect(told(`<p>${html}</p>`, ...lines)).toBe('unclear')
  })

  const line = 'See the page about the limits of an export.'
  const block = Array.from({ length: 6 }, (_, index) => `Sentence ${index} of a section that is long enough.`)
  const page = (...paragraphs: string[]) => htmlLetters(paragraphs.map((text) => `<p>${text}</p>`).join(''))

  it('of a page without any text of the patch, which its Markdown may tell', () => {
    expect(toldBy(page('Something else.'), wordsOf(patchOf(` ${above}`, `+${line}`)), false)).toBe('neither')
  })

  it('by a line that also stands elsewhere', () => {
    const shown = page(above, below, line)
    for (const sign of ['+', '-']) {
      const patch = patchOf(` ${above}`, ' ', `${sign}${line}`, ' ', ` ${below}`)
      expect(toldBy(shown, wordsOf(patch), false)).toBe('unclear')
    }
  })

  it('by a short line if the patch has nothing by which the other version is told', () => {
    for (const sign of ['+', '-'])
      expect(
        toldBy(page(line, below), wordsOf(patchOf(' </Note>', `${sign}${line}`, ` ${below}`)), false),
      ).toBe('unclear')
  })

  it('by a section that was repeated', () => {
    const lines = [' </Note>', ' ', ...block.map((text) => `+${text}`), '+</Note>', '+', ` ${below}`]
    expect(toldBy(page(above, ...block, below), wordsOf(patchOf(...lines)), false)).toBe('unclear')
  })

  it('by a section that was moved', () => {
    const moved = (sign: string) => block.map((text) => sign + text)
    const patch = [
      ' </Note>',
      ...moved('+'),
      ` ${above}`,
      '@@ -90,3 +93,0 @@',
      ` ${below}`,
      ...moved('-'),
    ].join('\n')
    expect(toldBy(page(above, below, ...block), wordsOf(patchOf(patch)), false)).toBe('unclear')
  })
})

it('A page that was added is live with a part of its text', () => {
  const lines = [
    'One line of the page that was added.',
    'Another line.',
    'A third line of the page.',
    'The last.',
  ]
  const words = wordsOf(['@@ -0,0 +1,4 @@', ...lines.map((line) => `+${line}`)].join('\n'))
  expect(toldBy(htmlLetters(lines.slice(0, 2).join('')), words, true)).toBe('live')
  expect(toldBy(htmlLetters('Another page.'), words, true)).toBe('neither')
})

const unseen = 'aside footer head iframe nav noscript script style svg template textarea title'.split(' ')

/** The text of a tree without what no reader sees, and without what is the same on all pages. */
function seenText(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (unseen.includes(node.nodeName) || !('childNodes' in node)) return ''
  return node.childNodes.map(seenText).join('')
}

describe('the letters of HTML', () => {
  it.each([
    ['entities, quotes and elements', '<p>Caf&#xe9; &ldquo;A&rdquo;&nbsp;B<b>C</b>&#68;</p>', 'CaféABCD'],
    ['tabs that are folded', '<div hidden><p>Tab</p></div><details>More</details>', 'TabMore'],
    [
      'no scripts, styles and titles',
      '<title>T</title><script>"</p>S"</script><style>p</style><script src="s.js" /><p>A</p>',
      'A',
    ],
    ['no navigation and footer', '<nav><ul><li>N</li></ul></nav><p>A</p><footer>F</footer>', 'A'],
    ['no drawing', '<svg><title>S</title></svg><p>A</p><svg/>B', 'AB'],
    ['a body after a head without an end', '<head><title>T</title><body>A', 'A'],
    ['no comment and attribute', '<!-- C --><p title="T > U">A', 'A'],
    [
      'no more marks of a letter than people read',
      `<p>e${'\u0300\u0316'.repeat(1e6)}</p>`,
      `è${'\u0316'.repeat(4)}${'\u0300'.repeat(3)}`,
    ],
    ['composed letters', '<p>e\u0301 ①</p>', 'é1'],
  ])('have %s', (_, html, letters) => {
    expect(htmlLetters(html).shown).toBe(letters)
  })

  it.each([
    '<DIV Title="a > b" data-x=\'>\'>A<br/>B</DIV>',
    '<p>1 < 2 and 3 > 2, <3 & <- </p >C',
    '<!-- <p>no</p> --><!doctype html><?x y?>A<!-->B-->C<!-- no --!>D',
    '<script>if (a </b>) "<!-- </p>"</script>A<style>p > a {}</style>B',
    '<textarea><p>no</textarea>A<title>no<b></title>B',
    '<template><p>no</p></template>A<noscript><p>no</p></noscript>B',
    '<nav><ul><li>no<ul><li>no</nav>A<footer><p>no</footer>B',
    '<svg viewBox="0 0 1 1"><path d="M0"/><title>no</title></svg>A',
    '<head><meta charset="utf-8"><title>no</title></head><body>A<p>B',
    'A<p title="never closed>B<p>C',
    'A<!-- never closed <p>B',
    'A<script>never closed <p>B',
    '&#x44;&#68;&amp;&nbsp;&lt;p&gt;',
  ])('are those that parse5 finds in %j', (html) => {
    expect(htmlLetters(html).shown).toBe(lettersOf(seenText(parse(html))))
  })

  it('have the targets of links and images before their texts, apart from what is seen', () => {
    const page = '<p>A <a href="/b">c</a> <img src="/d.png" alt="e">f</p><nav><a href="/g">h</a></nav>'
    expect(htmlLetters(page)).toEqual({ shown: 'Acf', linked: 'Abcdpngf' })
  })
})
