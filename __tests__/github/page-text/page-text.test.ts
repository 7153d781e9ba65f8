import { describe, expect, it } from '@jest/globals'

import { describeRemoved, pageText, visiblePlainText } from '../../../src/github/page-text/page-text.ts'

/** What a reader of GitHub's HTML sees. */
const page = (html: string, maxBytes = 65_536) =>
  pageText('x', { what: 'issue', maxBytes, render: () => Promise.resolve(html) })
const read = async (html: string): Promise<string> => (await page(html)).text

describe('the text of a page', () => {
  it.each([
    ['paragraphs and line breaks', '<p>a<br>\nb</p>\n<p>c\n\t d</p>', 'a\nb\n\nc d'],
    ['headings', '<h1>a <code>b</code></h1><h6>c<br>d</h6>', '# a `b`\n\n###### c d'],
    ['marks', '<b>a</b> <em>b </em>c <del>d</del> x<sup>2</sup>', '**a** *b* c ~~d~~ x<sup>2</sup>'],
    ['other marks', '<strong>a</strong> <i>b</i> <s>c</s> <strike>d</strike>', '**a** *b* ~~c~~ ~~d~~'],
    ['marks around nothing', 'a<b> </b><i></i><h2></h2><li></li><pre>\n</pre>b', 'a\n\nb'],
    ['a link', '<a href="https://a.b/(c)" title="EVIL">d</a>', '[d](<https://a.b/(c)>)'],
    ['links that are their target', '<a href="http://www.a.b">www.a.b</a> <a href="c">c</a>', 'www.a.b c'],
    ['links without text', 'a <a href="EVIL"></a><a href="EVIL">\u200B </a>b', 'a b'],
    ['a picture', '<a href="b"><img src="EVIL" alt="EVIL" title="EVIL"></a>', '[(image)](b)'],
    [
      'lists',
      '<ul><li>a<ol start="9"><li>b</li><li>c</li></ol></li><li>d</li></ul>',
      '- a\n  9. b\n  10. c\n- d',
    ],
    ['paragraphs of a numbered item', '<ol><li><p>a</p><p>b</p></li></ol>', '1. a\n\n   b'],
    [
      'tasks',
      '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
      '- [x] a\n- [ ] b',
    ],
    [
      'quotes',
      '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><p>c</p>',
      '> a\n>\n> > b\n\nc',
    ],
    ['a list in a quote', '<blockquote><ul><li><p>a</p><p>b</p></li></ul></blockquote>', '> - a\n>\n>   b'],
    ['code', '<code>a</code> <code>``b</code>', '`a` ``` ``b ```'],
    ['code blocks', '<pre lang="js">a\n\n```\n</pre>', '````js\na\n\n```\n````'],
    [
      'code of a known language',
      '<div class="highlight highlight-source-ts"><pre><span>a</span></pre></div>',
      '```ts\na\n```',
    ],
    ['a language that is a sentence', '<pre lang="EVIL EVIL">a</pre>', '```\na\n```'],
    [
      'a table',
      '<table><tr><th>a</th><th></th></tr><tr><td>b|c</td><td><p>d</p><p>e</p></td></tr></table>',
      '| a |  |\n| --- | --- |\n| b\\|c | d<br>e |',
    ],
    [
      'a table in a table',
      '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
      '| a<br>b |\n| --- |',
    ],
    ['details', '<details><summary>a</summary><p>b</p></details>', 'a\n\nb'],
    ['a formula', '<math-renderer>$a_b$</math-renderer>', '$a_b$'],
    ['text that looks like Markdown', '<p># a * b</p>', '# a * b'],
    ['elements that nobody knows', '<x-y z="EVIL">a</x-y>', 'a'],
    ['a text without an end tag', '<ul><li><b>a', '- **a**'],
  ])('has %s', async (_, html, text) => {
    expect(await read(html)).toBe(text)
  })

  it('has footnotes, once', async () => {
    const reference = '<p>a<sup><a href="#fn" data-footnote-ref>1</a></sup></p>'
    const note = '<li><p>b</p><p>c <a href="#ref" data-footnote-backref>↩</a></p></li>'
    const section = `<section data-footnotes><h2 class="sr-only">Footnotes</h2><ol>${note}</ol></section>`
    expect(await read(reference + section)).toBe('a[^1]\n\n[^1]: b\n\n    c')
  })

  it.each([
    '<!-- EVIL -->',
    '<p hidden>EVIL<p>EVIL</p></p>',
    '<script>EVIL</script>',
    '<style>EVIL</style>',
    '<template><b>EVIL</b></template>',
    '<title>EVIL</title>',
    '<video><p>EVIL</p></video>',
    '<svg><title>EVIL</title></svg>',
    '<span title="EVIL" aria-label="EVIL" data-x="EVIL"></span>',
    '<script>EVIL',
    '<b title="EVIL',
  ])('has nothing of %s, nor of that in code or deep in the page', async (html) => {
    expect(await read(`<p>a</p>${html}`)).toBe('a')
    expect(await read(`<p>a</p><code>${html}`)).toBe('a')
    expect(await read(`<p>a</p>${'<div>'.repeat(200)}${html}`)).toBe('a')
  })

  it.each([
    ['<section data-type="mermaid"><pre lang="mermaid">EVIL</pre></section>', 'Mermaid diagram'],
    ['<pre lang="geojson">EVIL</pre>', 'GeoJSON map'],
    ['<pre><code class="language-topojson">EVIL</code></pre>', 'TopoJSON map'],
    ['<pre lang="STL">EVIL</pre>', 'STL model'],
  ])('says what the page draws instead of %s', async (html, drawn) => {
    const { text, removed } = await page(`<p>a</p>${html}<p>b</p>`)
    expect(text).toBe(`a\n\n(${drawn} left out)\n\nb`)
    expect([...removed]).toEqual([[drawn, 1]])
  })

  it.each(['blockquote', 'ul', 'b', 'div', 'table'])(
    'keeps the text in 5,000 nested %s, with at most 100 marks',
    async (name) => {
      const text = await read(`${`<${name}>`.repeat(5000)}a`)
      expect(text).toMatch(/a(?:\*\*)*$/u)
      expect(text.length).toBeLessThan(500)
    },
  )

  it('is cut between characters, and its bytes are told', async () => {
    expect(await page('aßb', 2)).toMatchObject({ text: 'a', cutBytes: 3 })
  })
})

describe('the request to render a text', () => {
  it.each(['', ' \r\n\t'])('is not sent for %j', async (text) => {
    const render = () => Promise.reject(new Error('was sent'))
    expect((await pageText(text, { what: 'issue', maxBytes: 10, render })).text).toBe('')
  })

  it('is not sent for a text that GitHub does not render, and the error names the text', async () => {
    const render = () => Promise.reject(new Error('was sent'))
    await expect(pageText('ß'.repeat(200_001), { what: 'release', maxBytes: 10, render })).rejects.toThrow(
      'The text of the release was not sent: it has 400002 bytes',
    )
  })

  it('fails with its error, and the text is not used as it is', async () => {
    const render = () => Promise.reject(new Error('no answer'))
    await expect(pageText('a', { what: 'issue', maxBytes: 10, render })).rejects.toThrow('no answer')
  })
})

it('plain text keeps marks and loses invisible characters', () => {
  expect(visiblePlainText('[Bug]: <b> &shy;\u200B', 100).text).toBe('[Bug]: <b> &shy;')
})

it('what was removed is told by kind, with numbers', async () => {
  const text = await page('a\u200B<pre lang="mermaid">b</pre>\u00AD')
  expect(describeRemoved([text, text])).toEqual(['4 invisible characters', '2 Mermaid diagrams'])
})
