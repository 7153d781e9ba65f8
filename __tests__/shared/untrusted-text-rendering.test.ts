import { describe, expect, it } from '@jest/globals'
import { codePoint, fc, runs } from '../support/properties.ts'

import { codeBlock, codeSpan, lines, printable, singleLine } from '../../src/shared/untrusted-text.ts'
import { codeTexts, elementNames, renderAll, renderers } from '../support/rendered-markdown.ts'

const attacks = [
  ...[79, 80, 81, 100, 254, 255, 256, 257, 300, 512].flatMap((count) => [
    `${'`'.repeat(count)}\n# Title\n\n![x](https://evil.example) @octocat`,
    `a ${'`'.repeat(count)} <b>b</b>`,
    `${'~'.repeat(count)}\nx`,
  ]),
  ...[
    '\\|',
    '||',
    '| a | b |\n|---|---|\n| c | d |',
    'a | b\n--|--',
    '\\`',
    'a\\',
    '`a`b`',
    ' ` ',
    '```\na\n```',
  ],
  ...[
    '</code></pre><b>x</b>',
    '```\n</code></pre>\n\n<b>x</b>',
    '```\n</pre>',
    '```\n\n\n# x\n\n\tx\n',
    '\n\n```',
  ],
  ...['<!--', '` <!-- a', 'a --> `', '<![CDATA[', '<?x `', '```\n<script>alert(1)</script>', '</details> `'],
  ...[
    '@octocat `',
    'a@b.example `',
    'mailto:a@b.example |',
    'http://a.example `',
    'www.a.example `',
    '<a:b> `',
  ],
  ...[
    '# a `',
    'a\n=== `',
    'a\n--- |',
    '- a `',
    '1. a `',
    '> a `',
    '[a](b) `',
    '![a](b)',
    '[a]: b `',
    '[^1] `',
  ],
  ...['*a* `', '_a_ `', '~~a~~ `', '&lt;b&gt; &amp;amp; `', '&#60;b&#62;', '$`a`$', ':tada: `', '- [ ] a `'],
]

const attack = fc.oneof(
  fc.constantFrom(...attacks),
  fc.constantFrom('`', '``', '```', '|', '\\', '\n', '\n\n', ' ', '\t', '<', '>', '&', '@', '_', '*', '.'),
  fc.integer({ min: 1, max: 300 }).map((count) => '`'.repeat(count)),
  codePoint,
)
const texts = (): string[] => [
  ...attacks,
  ...fc.sample(fc.string({ unit: attack, maxLength: 8 }), { numRuns: runs(400) }),
]

describe.each(renderers)('text of others that $name renders', (renderer) => {
  it('is exactly the text of one code block', () => {
    const given = texts()
    const documents = given.map((text) => `a\n\n${codeBlock(text)}\n\n**b**`)
    const seen = renderAll(renderer, documents).map((body) => [elementNames(body), codeTexts(body)])
    expect(seen).toEqual(
      given.map((text) => [
        ['p', 'pre', 'code', 'p', 'strong'],
        [`${lines(text).map(printable).join('\n')}\n`],
      ]),
    )
  })

  it.each([
    ['a paragraph', (code: string) => `a ${code} **b**`, ['p', 'code', 'strong']],
    ['the start of a line', (code: string) => `${code}\n**b**`, ['p', 'code', 'strong']],
    ['a heading', (code: string) => `## a ${code}`, ['h2', 'code']],
    ['a link', (code: string) => `[${code}](<https://a.example>)`, ['p', 'a', 'code']],
    [
      'the cell of a table',
      (code: string) => `| ${code} | b |\n|---|---|`,
      ['table', 'thead', 'tr', 'th', 'code', 'th'],
    ],
  ])('is exactly the text of one code span in %s', (_, documentWith, elements) => {
    const given = texts().filter((text) => singleLine(text) !== '')
    const documents = given.map((text) => documentWith(codeSpan(text)))
    const seen = renderAll(renderer, documents).map((body) => [elementNames(body), codeTexts(body)])
    expect(seen).toEqual(given.map((text) => [elements, [singleLine(text)]]))
  })
})
