import { describe, expect, it } from '@jest/globals'

import { pageText, type RenderMarkdown } from '../../../src/github/page-text/page-text.ts'
import { visibleLines, visiblePlainText } from '../../../src/github/page-text/plain-text.ts'
import { textReading } from '../../support/text-reading.ts'

const pageOf = (text: string, render: RenderMarkdown, { maxBytes = 10 } = {}) =>
  textReading((options) => pageText(text, { ...options, render }), { maxBytes })
/** What a reader of GitHub's HTML sees. */
const page = (html: string, maxBytes = 65_536) => pageOf('x', () => Promise.resolve(html), { maxBytes })
const read = async (html: string): Promise<string> => (await page(html)).text

/** The element in itself, `depth` times. */
const nested = (name: string, depth: number, text: string): string =>
  `<${name}>`.repeat(depth) + text + `</${name}>`.repeat(depth)
const cells = (...texts: string[]): string =>
  `<table><tr>${texts.map((text) => `<td>${text}</td>`).join('\n')}</tr></table>`

describe('the text of a page', () => {
  it.each([
    ['paragraphs and line breaks', '<p>a<br>\nb</p>\n<p>c\n\t d</p>', 'a\nb\n\nc d'],
    ['headings', '<h1>a <code>b</code></h1>\n<h6>c<br>d</h6>', '# a `b`\n\n###### c d'],
    ['no emphasis', '<b>a</b> <strong>b</strong> <em>c</em><i>d</i>', 'a b cd'],
    [
      'marks that change the meaning',
      '<del>a</del> <s>b</s> <strike>c</strike> 10<sup>6</sup>',
      '~~a~~ ~~b~~ ~~c~~ 10^6',
    ],
    ['nothing for elements without text', 'a<b> </b><i></i><del></del><ul><li></li></ul>b', 'a\nb'],
    ['links', '<a href="https://a.b/(c)" title="EVIL">d</a>', 'd (https://a.b/(c))'],
    ['links that show their target', '<a href="http://www.a.b">www.a.b</a> <a href="c">c</a>', 'www.a.b c'],
    ['links without text', 'a <a href="EVIL"></a><a href="EVIL">\u200B </a>b', 'a b'],
    ['200 characters of a target', `<a href="${'a'.repeat(60_000)}">b</a>`, `b (${'a'.repeat(200)}…)`],
    [
      'no half of a character of a target',
      `<a href="a${'😀'.repeat(300)}">b</a>`,
      `b (a${'😀'.repeat(199)}…)`,
    ],
    ['pictures', '<a href="b"><img src="EVIL" alt="EVIL" title="EVIL"></a>', '(image) (b)'],
    [
      'lists',
      '<ul><li>a<ol start="9"><li>b</li><li>c</li></ol></li>\n<li>d</li></ul>',
      '- a\n  9. b\n  10. c\n- d',
    ],
    ['paragraphs of an item', '<ol>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ol>', '1. a\n\n  b'],
    ['numbers from 1 for another start', '<ol start="EVIL"><li>a</li></ol>', '1. a'],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
      '- [x] a\n- [ ] b',
    ],
    [
      'quotes',
      '<blockquote>\n<p>a</p>\n<blockquote><p>b<br>c</p></blockquote></blockquote><p>d</p>',
      '> a\n\n> > b\n> > c\n\nd',
    ],
    ['code in a line', '<p><code>a  b</code></p>', '`a  b`'],
    ['code', '<p>x</p><pre><code>\ta\n\n  b\n</code></pre>', 'x\n\n```\n\ta\n\n  b\n```'],
    ['a fence that the code cannot end', '<pre>a\n````\n```</pre>', '`````\na\n````\n```\n`````'],
    [
      'a language that GitHub knows',
      '<div class="highlight highlight-source-c++ notranslate"><pre><span>a</span></pre></div>',
      '```c++\na\n```',
    ],
    [
      'no other language',
      '<pre lang="EVIL"><code>a</code></pre><pre lang="EVIL-EVIL"><code>b</code></pre>',
      '```\na\n```\n\n```\nb\n```',
    ],
    [
      'tables',
      `<table><thead><tr><th>a</th><th></th></tr></thead></table>${cells('b|c', '<p>d</p><p>e</p>')}`,
      'a |\n\nb|c | d e',
    ],
    ['tables in cells', cells(`a${cells('b', 'c')}`, 'd'), 'a b | c | d'],
    ['the text of closed details', '<details><summary>a</summary><p>b</p></details>', 'a\n\nb'],
    ['dollar signs', '<p>$5, $x$ and $$6$$</p>', '$5, $x$ and $$6$$'],
    ['elements that nobody knows', '<x-y z="EVIL">a</x-y><constructor>b</constructor>', 'ab'],
    ['elements without an end tag', '<ul><li><b>a', '- a'],
    [
      'footnotes, once',
      '<p>a<sup><a href="#fn" data-footnote-ref>1</a></sup></p><section data-footnotes><ol><li><p>b <a href="#ref" data-footnote-backref>↩</a></p></li></ol></section>',
      'a^1\n\n1. b',
    ],
  ])('has %s', async (_, html, text) => {
    expect(await read(html)).toBe(text)
  })

  it.each([
    '<!-- EVIL -->',
    '<div hidden>EVIL<div>EVIL</div></div>',
    '<script>EVIL</script>',
    '<template><b>EVIL</b></template>',
    '<video><p>EVIL</p></video>',
    '<svg><title>EVIL</title></svg>',
    '<ruby><rp>EVIL</rp></ruby>',
    '<span title="EVIL" aria-label="EVIL" data-x="EVIL"></span>',
    '<script>EVIL',
    '<b title="EVIL',
  ])('has nothing of %s, nor of that in code', async (html) => {
    expect(await read(`<p>a</p>${html}`)).toBe('a')
    expect(await read(`<p>a</p><code>${html}`)).toBe('a')
  })

  it.each([
    [
      'formula',
      '<math-renderer class="js-inline-math" style="display: inline-block">$\\phantom{EVIL}$</math-renderer>',
    ],
    [
      'formula',
      '<math-renderer class="js-display-math" style="display: block">$$\\color{white}{EVIL}$$</math-renderer>',
    ],
    ['formula', '<pre lang="math" aria-label="Raw math code">\\def\\a{EVIL}</pre>'],
    [
      'diagram',
      '<section data-type="mermaid"><div data-plain="EVIL"><pre lang="mermaid">EVIL</pre></div></section>',
    ],
    ['diagram', '<pre lang="geojson">EVIL</pre>'],
    ['diagram', '<pre lang="topojson">EVIL</pre>'],
    ['diagram', '<pre lang="STL">EVIL</pre>'],
    ['reordered text', '<bdo dir="rtl">EVIL</bdo>'],
    ['tiny text', '<sub><sub><sub>EVIL</sub></sub></sub>'],
    ['tiny text', '<small><sup><code><b>EVIL</b></code></sup></small>'],
    ['tiny text', '<ruby><rt><ruby><rt>EVIL</rt></ruby></rt></ruby>'],
    ['tiny text', '<pre><pre><div><pre>EVIL</pre></div></pre></pre>'],
    ['tiny text', '<h6><div><h6><tt>EVIL</tt></h6></div></h6>'],
  ])('says that a %s is left out: %s', async (name, html) => {
    const { text, hasHidden } = await page(`<p>a</p>${html}<p>b</p>`)
    expect(text).toContain(`(${name} left out)`)
    expect(text).toMatch(/^a\n[^]*\nb$/u)
    expect(text).not.toContain('EVIL')
    expect(hasHidden).toBe(true)
  })

  it.each([
    ['blockquote', 31],
    ['div', 40_000],
    ['sub', 40_000],
  ])('has no text that is in nested %s, %d deep', async (name, depth) => {
    const { text, hasHidden } = await page(`a${nested(name, depth, 'EVIL')}b`)
    expect(text).toMatch(/^a[^E]*b$/u)
    expect(hasHidden).toBe(true)
  })

  it.each(['<sub><sup>a</sup></sub>', '<small><pre><code>a</code></pre></small>', '<ruby><rt>a</rt></ruby>'])(
    'keeps the text of %s',
    async (html) => {
      const { text, hasHidden } = await page(html)
      expect(text).toContain('a')
      expect(hasHidden).toBe(false)
    },
  )

  it.each([
    ['spaces in code', `<pre>a${' '.repeat(3000)}b</pre>`, '```\na b\n```'],
    ['tabs in code', `<pre>a${'\t'.repeat(300)}b</pre>`, '```\na b\n```'],
    ['spaces in code in a line', `<code>a${'<b>  </b>'.repeat(1000)}b</code>`, '`a b`'],
    [
      'empty lines in code',
      `<blockquote><pre>a${'\n \t'.repeat(500)}\nb</pre></blockquote>`,
      '> ```\n> a\n\n> b\n> ```',
    ],
    ['no-break spaces in a cell', cells(`a${'&nbsp;'.repeat(2000)}b`), 'a b'],
    ['other blanks', `<p>a${'\u2003\u3000\u2800'.repeat(100)}b</p>`, 'a b'],
    ['no-break spaces in many elements', `<p>a${'<b>&nbsp;</b> '.repeat(100)}b</p>`, 'a b'],
    ['line breaks', `<p>a${'<br>\n'.repeat(500)}b</p>`, 'a\n\nb'],
    ['paragraphs of no-break spaces', `<p>a</p>${'<p>&nbsp;</p>\n'.repeat(500)}<p>b</p>`, 'a\n\nb'],
    ['empty cells', cells('a', ...Array<string>(500).fill(''), 'b'), 'a | b'],
  ])('has %s shortened', async (_, html, text) => {
    expect(await page(html)).toEqual({ text, hasHidden: false, cutBytes: 0 })
  })

  it.each([
    [
      'code',
      `<pre>a${' '.repeat(40)}b${'\n'.repeat(6)}c${'\t'.repeat(10)}d</pre>`,
      `\`\`\`\na${' '.repeat(40)}b${'\n'.repeat(6)}c${'\t'.repeat(10)}d\n\`\`\``,
    ],
    [
      'a line',
      `<p>a${'&nbsp;'.repeat(40)}b${'<br>'.repeat(6)}c</p>`,
      `a${' '.repeat(40)}b${'\n'.repeat(6)}c`,
    ],
    ['the source', `<p>a</p>${'\n'.repeat(50)}${' '.repeat(50)}<p>b${' '.repeat(50)}c</p>`, 'a\n\nb c'],
  ])('has no shorter gap in %s shortened', async (_, html, text) => {
    expect(await read(html)).toBe(text)
  })

  it.each([
    ...Array.from(
      '\u200B\u200C\u2060\uFEFF\u00AD\u034F\u061C\u180E\u202E\uFDD0\uFFFC\uFFFE\u{16FE4}\u{1D159}\u{1FFFF}\u{E0045}',
    ),
    ...['&ZeroWidthSpace;', '&zwj;', '&lrm;', '&shy', '&NoBreak;', '&af;', '&#8203;', '&#xE0065;'],
  ])('has no invisible character: a%jb', async (character) => {
    expect(await read(`a${character}b`)).toBe('ab')
  })

  it.each([
    ['❤\uFE0F❤\uFE0E 1\uFE0F\u20E3', '❤❤ 1\u20E3', false],
    ['🏳\uFE0F\u200D🌈🧑🏻\u200D❤\uFE0F\u200D💋', '🏳\u200D🌈🧑🏻\u200D❤\u200D💋', false],
    ['a\uFE0Fb', 'ab', true],
  ])('has no variation selector, but the emoji: %s', async (html, text, hasHidden) => {
    expect(await page(html)).toMatchObject({ text, hasHidden })
  })

  it.each([
    '👨‍👩‍👧‍👦 👍🏽 ❤ 1\u20E3 🏳\u200D🌈 🇩🇪 🧑🏻\u200D❤\u200D💋\u200D🧑🏼',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'می\u200Cخواهم',
    'क्\u200Dष क्\u200Cष',
    'ශ්\u200Dරී',
  ])('keeps what belongs to emoji and words: %s', async (text) => {
    expect(await read(`<p>${text}</p>`)).toBe(text)
  })

  it('ends for long texts of any kind, in code in lists and quotes', async () => {
    const units = [
      '<b>a</b>',
      '<li>a</li>',
      '<br>',
      '\u00A0',
      '\u200B',
      '\u0643\u200D',
      ' ',
      '\t',
      '`',
      'a\n',
    ]
    for (const unit of units) {
      const code = `<pre>${unit.repeat(100_000 / unit.length)}</pre>`
      const { text } = await page(nested('blockquote', 8, nested('ul', 8, code)))
      expect(text.length).toBeLessThanOrEqual(65_536)
    }
  }, 60_000)

  it('is cut between characters, and its bytes are told', async () => {
    expect(await page('aßb', 2)).toMatchObject({ text: 'a', cutBytes: 3 })
  })
})

describe('the request to render a text', () => {
  it.each(['', ' \r\n\t'])('is not sent for %j', async (text) => {
    const render = () => Promise.reject(new Error('was sent'))
    expect((await pageOf(text, render)).text).toBe('')
  })

  it('fails with its error, and the text is not used as it is', async () => {
    const render = () => Promise.reject(new Error('no answer'))
    await expect(pageOf('a', render)).rejects.toThrow('no answer')
  })
})

it('plain text keeps marks and spaces, and loses invisible characters', async () => {
  const spaces = ' '.repeat(50)
  const { text } = await textReading((options) =>
    visiblePlainText(`[Bug]: <b> &shy;\u200B${spaces}.`, options),
  )
  expect(text).toBe(`[Bug]: <b> &shy;${spaces}.`)
})

it('the lines of a message lose long gaps, too', async () => {
  const message = `a\u200B${'\u00A0'.repeat(50)}b\n\n  c${'\n'.repeat(500)}d`
  expect(await textReading((options) => visibleLines(message, options))).toEqual({
    text: 'a b\n\n  c\n\nd',
    hasHidden: true,
    cutBytes: 0,
  })
})
