import { describe, expect, it } from '@jest/globals'

import { whatBroke } from '../../src/deployment/what-broke.ts'

const last = 'Encountered syntax error(s). Deployment not updated'
const files = ['docs/guides/a.mdx', 'docs/docs.json', 'docs/Getting Started.mdx']
const parse = (path: string) =>
  `Failed to parse page content at path ${path}: Could not parse expression with acorn`
const broken = [1, 2, 3, 4].map((line) => `guides/a.mdx:${line}: Expected a closing tag`)

describe('what broke a build', () => {
  it.each<[string, string[], string[]]>([
    [
      'a changed file, named below the root of the site',
      [parse('x.mdx'), parse('guides/a.mdx'), last],
      [parse('guides/a.mdx')],
    ],
    [
      'a changed file, named as in the repository',
      [parse('docs/guides/a.mdx'), last],
      [parse('docs/guides/a.mdx')],
    ],
    [
      'a changed file, named by the machine',
      [parse('/tmp/b/docs/guides/a.mdx'), last],
      [parse('/tmp/b/docs/guides/a.mdx')],
    ],
    [
      'a changed file that is no page',
      ['"./docs.json" has no navigation', last],
      ['"./docs.json" has no navigation'],
    ],
    ['a changed file with a space', [parse('Getting Started.mdx'), last], [parse('Getting Started.mdx')]],
    ...[
      'Duplicate page guides/a.mdx',
      'Undefined variable user in guides/a.mdx',
      'guides/a.mdx (12:5) - Unterminated JSX',
      '✘ guides/a.mdx',
    ].map((line): [string, string[], string[]] => [
      `a changed file without a word of trouble: ${line}`,
      ['Cloning', parse('x.mdx'), line, 'Done', last],
      [line],
    ]),
    [
      'another page without a word of trouble',
      ['Duplicate page x.mdx', 'Done', last],
      ['Duplicate page x.mdx'],
    ],
    ['the last three of many lines', [...broken, last], broken.slice(1)],
    ['another page before what names none', [parse('x.mdx'), 'Build failed', last], [parse('x.mdx')]],
    [
      'another page before a changed file that goes well',
      ['Parsing guides/a.mdx', parse('x.mdx')],
      [parse('x.mdx')],
    ],
    [
      'another page with the end of its name',
      [parse('guides/aa.mdx'), parse('guides/a.mdx.bak')],
      [parse('guides/aa.mdx')],
    ],
    [
      'the last error, if all pages go well',
      ['Parsing guides/errors.mdx...', 'Error: no memory', last, 'Bye'],
      [last],
    ],
    ['nothing', ['Parsing guides/a.mdx', '12:03:04.567: Parsing guides/x.mdx', 'Bye'], []],
  ])('is %s', (_, log, expected) => {
    expect(whatBroke(log.join('\n'), files, { others: 'count' })).toEqual(expected)
  })

  const named = 'Failed to parse page content at path guides/a.mdx'
  it.each<[string, string[], string[]]>([
    [
      'after a colon',
      [`${named}:`, 'Could not parse expression', last],
      [`${named}:`, 'Could not parse expression'],
    ],
    ['after the name', [named, '- Unexpected token', last], [named, '- Unexpected token']],
    ['after a name alone', ['guides/a.mdx', 'Unclosed tag', last], ['guides/a.mdx', 'Unclosed tag']],
    [
      'indented, at most four',
      [named, ...Array<string>(9).fill('  at x'), last],
      [named, ...Array<string>(4).fill('  at x')],
    ],
    ['before the name', ['Syntax error in:', '  guides/a.mdx', last], ['Syntax error in:', '  guides/a.mdx']],
    ['not after an empty line', [`${named}:`, '', '  Error'], [`${named}:`]],
    ['not of another page', [named, parse('guides/b.mdx')], [named]],
  ])('has the lines that belong to a line: %s', (_, log, expected) => {
    expect(whatBroke(log.join('\n'), files, { others: 'count' })).toEqual(expected)
  })

  it('is only what names the files, if others do not count', () => {
    const log = [parse('x.mdx'), parse('guides/a.mdx'), last].join('\n')
    expect(whatBroke(log, files, { others: 'do not count' })).toEqual([parse('guides/a.mdx')])
    expect(whatBroke(log, ['y.mdx'], { others: 'do not count' })).toEqual([])
  })

  // The work for each line and each name is bounded, so the texts are read to their bounds.
  it.each([
    ['one line', 'a/'.repeat(500_000)],
    ['many lines', 'a.mdx:\n'.repeat(150_000)],
  ])('is found in a hostile log and among hostile names: %s', (_, noise) => {
    const names = Array.from({ length: 3000 }, (_, index) => `${'a/'.repeat(123)}${index}.mdx`)
    const line = parse(names[2999] ?? '')
    expect(whatBroke(`${noise}\n${line}`, names, { others: 'count' })).toEqual([line])
  })
})
