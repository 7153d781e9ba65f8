import { describe, expect, it } from '@jest/globals'

import { htmlLetters } from '../../src/deployment/html-letters.ts'
import { lettersOf, toldBy, wordsOf } from '../../src/deployment/page-words.ts'

const patchOf = (...lines: string[]) => ['@@ -40,9 +40,9 @@ Section', ...lines].join('\n')
const words = (...lines: string[]) => wordsOf(patchOf(...lines), '')

describe('the lines that tell a page', () => {
  it.each<[string, string, string]>([
    ['a paragraph', 'Set the **limit** to `10 MB`.', 'Setthelimitto10MB'],
    ['a list item', '2. Open the [dashboard](/x/y "Title") now', 'Openthedashboardnow'],
    ['a heading with quotes and an entity', '## What&nbsp;“you” can’t export', 'Whatyoucantexport'],
    ['text in tags', '  <Tip>Ask the <b>support</b> team first.</Tip>', 'Askthesupportteamfirst'],
    ['another script', '可以在设置页面中更改导出格式和时区选项', '可以在设置页面中更改导出格式和时区选项'],
  ])('are %s, as letters and digits', (_, line, letters) => {
    expect(words(`+${line}`).after.lines).toEqual([letters])
  })

  it.each([
    'Too short a line',
    '| a table of the formats | and their sizes |',
    'import { Something } from "/snippets/something.mdx"',
    '<Card title="A card with a long title" href="/x"',
    '  description="The text of an attribute of a tag"',
    'An {expression} that the page shows as something else',
    '{/* A comment that no reader of the page sees */}',
    '[reference]: https://docs.example.com/a/long/target',
    'A footnote about the export[^1] of everything',
    `An endless line ${'x'.repeat(3000)}`,
  ])('are not: %.40s', (line) => {
    expect(words(`+${line}`).after.lines).toEqual([])
  })

  it('are not in code, also if the patch begins within it', () => {
    expect(
      words('+const something = longerThanSixteen', ' ```', '+Some prose about this function.'),
    ).toMatchObject({ after: { lines: ['Someproseaboutthisfunction'] } })
    expect(words(' ```ts', '+const something = longerThanSixteen', ' ```')).toMatchObject({
      after: { lines: [] },
    })
  })

  it('are of the front matter the title and the description', () => {
    const lines = [' ---', '+title: "Export the visitors"', '+icon: some-long-name-of-an-icon', ' ---']
    expect(wordsOf(['@@ -1,3 +1,4 @@', ...lines].join('\n'), '').after.lines).toEqual(['Exportthevisitors'])
  })

  it('are the five longest', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `+A line of the change ${'x'.repeat(index)}`)
    expect(words(...lines).after.lines.map((line) => line.length)).toEqual([24, 23, 22, 21, 20])
  })

  it('are not those that were moved, wrapped or put into another file', () => {
    const moved = words('-A line that moves down here', ' Text', '+A line that moves down here')
    expect([moved.before.lines, moved.after.lines]).toEqual([[], []])
    const wrapped = words(
      '-A long line that is wrapped after the change',
      '+A long line that is wrapped',
      '+after the change',
    )
    expect([wrapped.before.lines, wrapped.after.lines]).toEqual([[], []])
    expect(wordsOf(patchOf('-A note that became a snippet'), 'Anotethatbecameasnippet').before.lines).toEqual(
      [],
    )
  })
})

describe('a page', () => {
  const edit = words(
    ' The export has all pages.',
    '-It takes at most five minutes.',
    '+It takes at most ten minutes.',
    ' Then it is on the disk.',
  )
  const told = (text: string, of = edit, isAdded = false) => toldBy(lettersOf(text), of, isAdded)

  it.each([
    ['shows the new line', 'It takes at most ten minutes.', 'live'],
    ['shows the old line', 'It takes at most five minutes.', 'old'],
    ['shows neither', 'Something else.', undefined],
    ['shows both', 'It takes at most ten minutes. It takes at most five minutes.', undefined],
  ])('that %s is told', (_, text, end) => {
    expect(told(text)).toBe(end)
  })

  it('is not live if a line was only repeated elsewhere', () => {
    const repeated = words(
      ' This is the first section.',
      '+See the page about limits.',
      ' This is the next section.',
    )
    const before = 'This is the first section. This is the next section. See the page about limits.'
    expect(told(before, repeated)).toBeUndefined()
    expect(told(`This is the first section. See the page about limits. ${before.slice(27)}`, repeated)).toBe(
      'live',
    )
  })

  it('is not old if a line is gone at one of two places', () => {
    const removed = words(
      ' This is the first section.',
      '-See the page about limits.',
      ' This is the next section.',
    )
    expect(
      told('This is the first section. This is the next section. See the page about limits.', removed),
    ).toBe(undefined)
  })

  it('that is new is live with one of its lines that counts', () => {
    expect(told('Before. See the page about limits.', words('+See the page about limits.'), true)).toBe(
      'live',
    )
  })
})

describe('the letters of HTML', () => {
  it.each([
    ['entities, quotes and elements', '<p>Caf&eacute; &ldquo;A&rdquo;&nbsp;B<b>C</b>&#x44;</p>', 'CaféABCD'],
    ['tabs that are folded', '<div hidden><p>Tab</p></div><details>More</details>', 'TabMore'],
    [
      'no scripts, styles and titles',
      '<title>T</title><script>"</p>S"</script><style>p</style><p>A</p>',
      'A',
    ],
    ['no navigation and footer', '<nav><ul><li>N</li></ul></nav><p>A</p><footer>F</footer>', 'A'],
    ['no drawing', '<svg><title>S</title></svg><p>A</p><svg/>B', 'AB'],
    ['a body after a head without an end', '<head><title>T</title><body>A', 'A'],
    ['no comment and attribute', '<!-- C --><p title="T > U">A', 'A'],
    ['composed letters', '<p>e\u0301 ①</p>', 'é1'],
  ])('have %s', (_, html, letters) => {
    expect(htmlLetters(html)).toBe(letters)
  })
})
