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

  it('have the letters around them, also of code and tables', () => {
    const patch = [
      ' ```ts',
      ' const limit = 10',
      ' ```',
      '-| Ten | minutes |',
      '+| Five | minutes |',
      ' Then.',
    ]
    expect(words(...patch)).toMatchObject({
      after: { lines: ['constlimit10FiveminutesThen'], seams: ['constlimit10FiveminutesThen'.slice(0, 27)] },
      before: { lines: ['constlimit10TenminutesThen'], seams: ['imit10TenminutesThen'] },
    })
  })

  it('are of the front matter the title and the description', () => {
    const lines = [' ---', '+title: "Export the visitors"', '+icon: some-long-name-of-an-icon', ' ---']
    expect(wordsOf(['@@ -1,3 +1,4 @@', ...lines].join('\n'), '').after.lines).toEqual(['Exportthevisitors'])
  })

  it('end where a page shows letters that a line alone does not tell, such as a link that was wrapped', () => {
    const patch = words(
      '-Read how to [migrate from 3.0 to 3.1.0](/blog) in the blog.',
      '+Read how to [migrate from 3.0 to',
      '+3.1.0](/blog) in the blog.',
      ' What follows is the same.',
    )
    const page = lettersOf('Read how to migrate from 3.0 to 3.1.0 in the blog. What follows is the same.')
    expect(toldBy(page, patch, false)).toBeUndefined()
  })

  it('are not those that were wrapped, or put into another file', () => {
    const wrapped = words('-A long line that is wrapped after', '+A long line that is', '+wrapped after')
    expect([wrapped.before.lines, wrapped.after.lines]).toEqual([[], []])
    const patch = patchOf(' Before the note.', '-A note that became a snippet')
    expect(wordsOf(patch, 'Anotethatbecameasnippet').before.lines).toEqual([])
  })
})

describe('a page', () => {
  const edit = words(
    ' The export has all pages.',
    '-It takes at most five minutes.',
    '+It takes at most ten minutes.',
    ' Then it is on the disk.',
  )
  const shown = (minutes: string): string =>
    `The export has all pages. It takes at most ${minutes} minutes. Then it is on the disk. `
  const told = (text: string, of = edit, isAdded = false) => toldBy(lettersOf(text), of, isAdded)

  it.each([
    ['shows the new line', shown('ten'), 'live'],
    ['shows the old line', shown('five'), 'old'],
    ['shows neither', 'Something else.', undefined],
    ['shows both', shown('ten') + shown('five'), undefined],
    ['shows the new line at another place', 'It takes at most ten minutes.', undefined],
  ])('that %s is told', (_, text, end) => {
    expect(told(text)).toBe(end)
  })

  it('is live with half of its new lines, and no less', () => {
    const added = words(
      '-An old line that is gone now',
      ...['One', 'Two', 'Six', 'Ten'].map((n) => `+${n} of the many new lines`),
    )
    expect(
      told('One of the many new lines. Two of the many new lines. Six of the many new links.', added),
    ).toBe('live')
    expect(told('One of the many new lines. Two of the many new lines.', added)).toBeUndefined()
  })

  it('is never old by what stands around an addition alone', () => {
    const before = 'This is the first section. This is the next section.'
    const added = words(' This is the first section.', '+And one.', ' This is the next section.')
    expect(told(before, added)).toBeUndefined()
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
    [
      'no more marks of a letter than people read',
      `<p>e${'\u0300\u0316'.repeat(1e6)}</p>`,
      `è${'\u0316'.repeat(4)}${'\u0300'.repeat(3)}`,
    ],
    ['composed letters', '<p>e\u0301 ①</p>', 'é1'],
  ])('have %s', (_, html, letters) => {
    expect(htmlLetters(html)).toBe(letters)
  })
})
