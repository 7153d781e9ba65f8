import { describe, expect, it } from '@jest/globals'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

import * as html from '../../src/deployment/html-letters.ts'
import * as words from '../../src/deployment/page-words.ts'
import type { Pause } from '../../src/shared/pause.ts'

const unpaused: Pause = () => undefined
const htmlLetters = (text: string) => html.htmlLetters(text, unpaused)
const lettersOf = (text: string) => words.lettersOf(text, unpaused)
/** Tells a page by a patch. */
const toldBy = async (page: string, patch: string, isAdded = false) =>
  words.toldBy(await htmlLetters(page), await words.wordsOf(patch, unpaused), isAdded, unpaused)

const patchOf = (...lines: string[]) => ['@@ -40,9 +40,9 @@ Section', ...lines].join('\n')
const above = 'The export has all pages of the site. '
const below = ' Then it is in a folder on the disk.'

/** Tells a page with the HTML between two paragraphs, of which a patch shows the Markdown. */
const told = (html: string, ...lines: string[]) => {
  const patch = patchOf(` ${above}`, ' ', ...lines, ' ', ` ${below}`)
  return toldBy(`<body><p>${above}</p>${html}<p>${below}</p>`, patch)
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
    ...['"', "'"].map((quote): [string, [string, string], [string, string]] => [
      `an attribute in ${quote}`,
      [`<Card title=${quote}Old${quote}>Text</Card>`, `<Card title={${quote}New${quote}}>Text</Card>`],
      ['<div><h2>Old</h2>Text</div>', '<div><h2>New</h2>Text</div>'],
    ]),
    [
      'a tag in code',
      ['Use `<Card>` for one of them.', 'Use `<Banner>` for one of them.'],
      [
        'Use <code>&#60;Card&#62;</code> for one of them.',
        'Use <code>&#60;Banner&#62;</code> for one of them.',
      ],
    ],
    [
      'an address with brackets',
      ['See [it](/guides/old_(1)).', 'See [it](/guides/new_(1) "Title").'],
      ['See <a href="/guides/old_(1)">it</a>.', 'See <a href="/guides/new_(1)" title="Title">it</a>.'],
    ],
  ])('%s', async (_, [before, after], [old, live]) => {
    const signed = (sign: string, text: string) => text.split('\n').map((line) => sign + line)
    const lines = [...signed('-', before), ...signed('+', after)]
    expect([await told(`<p>${live}</p>`, ...lines), await told(`<p>${old}</p>`, ...lines)]).toEqual([
      'live',
      'old',
    ])
  })

  it('title and description', async () => {
    const lines = [
      ' ---',
      '-title: "Export"',
      '+title: "Export of visitors"',
      ' icon: x',
      ' description: All of them',
      ' ---',
    ]
    const patch = ['@@ -1,5 +1,5 @@', ...lines, ' Text of the page.'].join('\n')
    const page = (title: string) => `<h1>${title}</h1><p>All of them</p><p>Text of the page.</p>`
    const states = [await toldBy(page('Export of visitors'), patch), await toldBy(page('Export'), patch)]
    expect(states).toEqual(['live', 'old'])
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
    [
      'by quotes of an attribute',
      '<div><h2>A title of a card</h2>Its text.</div>',
      [
        '-<Card title="A title of a card">Its text.</Card>',
        `+<Card title={'A title of a card'}>Its text.</Card>`,
      ],
    ],
    [
      'by words that gave way to a component',
      'The words that are in the component now, which is imported elsewhere in the file.',
      ['-The words that are in the component now, which is imported elsewhere in the file.', '+<Words />'],
    ],
    [
      'by a field that was removed, whose words another one has',
      `<div>id</div><p>A sentence about the field, which is long enough to be told by alone, and also stands below.</p><div>string</div>`,
      [
        '-<ParamField path="id">',
        '-A sentence about the field, which is long enough to be told by alone, and also stands below.',
        '-</ParamField>',
      ],
    ],
    [
      'by the title of a frame, and of a link',
      '',
      [
        '-<iframe src="https://a.example/b" title="The title of a video"></iframe>',
        '+[](#c "The title of a link")',
      ],
    ],
  ])('%s', async (_, html, lines) => {
    expect(await told(`<p>${html}</p>`, ...lines)).toBe('unclear')
  })

  const line = 'See the page about the limits of an export.'
  const block = Array.from({ length: 6 }, (_, index) => `Sentence ${index} of a section that is long enough.`)
  const page = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')

  it('of a page without any text of the patch, which its Markdown may tell', async () => {
    expect(await toldBy(page('Something else.'), patchOf(` ${above}`, `+${line}`))).toBe('neither')
  })

  it('by a line that also stands elsewhere', async () => {
    const shown = page(above, below, line)
    for (const sign of ['+', '-']) {
      const patch = patchOf(` ${above}`, ' ', `${sign}${line}`, ' ', ` ${below}`)
      expect(await toldBy(shown, patch)).toBe('unclear')
    }
  })

  it('by a short line if the patch has nothing by which the other version is told', async () => {
    for (const sign of ['+', '-']) {
      const patch = patchOf(' </Note>', `${sign}${line}`, ` ${below}`)
      expect(await toldBy(page(line, below), patch)).toBe('unclear')
    }
  })

  it('by a section that was repeated', async () => {
    const lines = [' </Note>', ' ', ...block.map((text) => `+${text}`), '+</Note>', '+', ` ${below}`]
    expect(await toldBy(page(above, ...block, below), patchOf(...lines))).toBe('unclear')
  })

  const ends = [
    ['the end', (sign: string) => [...block.slice(-3).map((text) => ` ${text}`), ...signed(sign)]],
    ['the start', (sign: string) => [...signed(sign), ...block.slice(0, 3).map((text) => ` ${text}`)]],
  ] as const
  const signed = (sign: string) => block.map((text) => sign + text)
  it.each(ends)('by a section that was repeated at %s of the file', async (_, lines) => {
    const once = page(...block, below)
    for (const sign of ['+', '-'])
      expect(await toldBy(once, ['@@ -1,3 +1,9 @@', ...lines(sign)].join('\n'))).not.toBe(
        sign === '+' ? 'live' : 'old',
      )
  })

  it('by a section that was moved', async () => {
    const moved = (sign: string) => block.map((text) => sign + text)
    const patch = [
      ' </Note>',
      ...moved('+'),
      ` ${above}`,
      '@@ -90,3 +93,0 @@',
      ` ${below}`,
      ...moved('-'),
    ].join('\n')
    expect(await toldBy(page(above, below, ...block), patchOf(patch))).not.toBe('live')
    expect(await toldBy(page(...block, above, below), patchOf(patch))).not.toBe('old')
  })
})

describe('a section that was added is told', () => {
  const block = Array.from({ length: 8 }, (_, index) => `Sentence ${index} of a section that is long enough.`)
  const added = block.map((text) => `+${text}`)
  const page = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('')

  it('at the end of the file', async () => {
    const patch = ['@@ -40,3 +40,11 @@', ' ', ' ', ` ${above}`, ...added].join('\n')
    expect(await toldBy(page(above, ...block), patch)).toBe('live')
    expect(await toldBy(page(above), patch)).toBe('unclear')
  })

  it('at its start', async () => {
    const patch = ['@@ -1,3 +1,11 @@', ...added, ` ${below}`, ' ', ' '].join('\n')
    expect(await toldBy(page(...block, below), patch)).toBe('live')
    expect(await toldBy(page(below), patch)).toBe('unclear')
  })
})

it('Front matter that a hunk begins in shows its title and description alone', async () => {
  const lines = [
    '-position: 7 of the pages of the category',
    ' description: All of them',
    ' ---',
    ' ',
    '+New text.',
  ]
  const patch = ['@@ -3,4 +3,4 @@', ...lines].join('\n')
  expect(await toldBy('<p>All of them</p><p>New text.</p>', patch)).not.toBe('old')
})

it('A page that was added is live with a part of its text', async () => {
  const lines = [
    'One line of the page that was added.',
    'Another line.',
    'A third line of the page.',
    'The last.',
  ]
  const patch = ['@@ -0,0 +1,4 @@', ...lines.map((line) => `+${line}`)].join('\n')
  expect(await toldBy(lines.slice(0, 2).join(''), patch, true)).toBe('live')
  expect(await toldBy('Another page.', patch, true)).toBe('neither')
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
      `<p>e${'\u0300\u0316'.repeat(5000)}</p>`,
      `è${'\u0316'.repeat(4)}${'\u0300'.repeat(3)}`,
    ],
    ['composed letters', '<p>e\u0301 ①</p>', 'é1'],
  ])('have %s', async (_, html, letters) => {
    expect((await htmlLetters(html)).shown).toBe(letters)
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
  ])('are those that parse5 finds in %j', async (html) => {
    expect((await htmlLetters(html)).shown).toBe(await lettersOf(seenText(parse(html))))
  })

  it('have the targets of links and images before their texts, apart from what is seen', async () => {
    const page = '<p>A <a href="/b">c</a> <img src="/d.png" alt="e">f</p><nav><a href="/g">h</a></nav>'
    expect(await htmlLetters(page)).toEqual({ shown: 'Acf', linked: 'Abcdpngf' })
  })
})

describe('the work on a hostile text', () => {
  it('grows no faster than the text: no character becomes a mark without a limit', async () => {
    const becomesMark = (character: string) => /^\p{M}+$/u.test(character.normalize('NFKC'))
    const all = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code))
    const marks = all.filter((character) => character.isWellFormed() && becomesMark(character))
    expect(marks).toContain('\uFF9E')
    for (const mark of marks) expect((await lettersOf(`e${mark.repeat(100)}`)).length).toBeLessThan(40)
  })

  const long = 'a b '.repeat(50_000)
  it.each<[string, (pause: Pause) => Promise<unknown>]>([
    ['letters', (pause) => words.lettersOf(long, pause)],
    ['an unbroken word', (pause) => words.lettersOf('\uFDFA'.repeat(100_000), pause)],
    ['HTML', (pause) => html.htmlLetters('<p>'.repeat(100), pause)],
    ['Markdown', (pause) => words.markdownLetters(long, pause)],
    ['a patch', (pause) => words.wordsOf(`@@ -1 +1 @@\n-a${long}\n+${long}`, pause)],
    [
      'runs',
      async (pause) =>
        words.toldBy({ shown: long, linked: '' }, await words.wordsOf('', unpaused), false, pause),
    ],
  ])('can be ended in the middle: %s', async (_, work) => {
    let pauses = 0
    await work(() => {
      pauses += 1
      return undefined
    })
    expect(pauses).toBeGreaterThanOrEqual(5)
    const ended = new Error('ended')
    let left = 5
    const ending = work(() => ((left -= 1) > 0 ? undefined : Promise.reject(ended)))
    await expect(ending).rejects.toBe(ended)
  })
})
