import { globSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'

import { documents, readDocument } from './support/documents.ts'

const contributing = readDocument('CONTRIBUTING.md')
const table = /\n## Words\n[^|]*((?:\|.*\n)+)/u.exec(contributing)?.[1] ?? ''
const rows = table
  .split('\n')
  .slice(2, -1)
  .map((line) => line.split('|').slice(1, -1))

/** A pattern for phrases, with any white space between their words. A part of a longer name, such as a path, is no word. */
function anyOf(phrases: readonly string[]): RegExp {
  const patterns = phrases.map((phrase) =>
    phrase.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`),
  )
  return new RegExp(String.raw`(?<!\w|\w[./_-])(?:${patterns.join('|')})(?!\w|[./_-]\w)`, 'giu')
}

/** What the table does not use, and the words that it uses. */
interface Words {
  unused: readonly string[]
  used: readonly string[]
}
const words: Words = {
  unused: rows.flatMap((cells) =>
    Array.from((cells[2] ?? '').matchAll(/`([^`]+)`/gu), ([, each = '']) => each),
  ),
  used: rows.flatMap(([words = '']) => words.split(',').map((each) => each.trim())),
}

/** The words of prose that the table of CONTRIBUTING.md does not use. */
function unusedIn(prose: string, { unused, used }: Words = words): string[] {
  // "the 8 weeks before" is used, and contains "8 weeks before".
  const around = used.filter((each) => anyOf(unused).test(each))
  const rest = around.length === 0 ? prose : prose.replace(anyOf(around), '')
  return rest.match(anyOf(unused)) ?? []
}

/** A text without the names in it: code, links, attributes of HTML, expressions of workflows, and keys of YAML and JSON. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/^(`{3,})[^`]*\n[^]*?^\1/gmu, '')
    .replaceAll(/`[^`]*`|\b[a-z-]+="[^"]*"|\$\{\{.*?\}\}|^[ -]*"?[a-z][\w-]*"?:|\]\([^)]*\)/gmu, '')

/** The prose in JSON with comments: these, and the values with several words. */
const proseInJson = (json: string): string =>
  withoutNames(json.match(/(?<=\/\/ ).*$|(?<=: )"[^" ]+ [^"]*"/gmu)?.join('\n') ?? '')

/** One word in small letters is a name, such as that of an output, unless it is the noun of a count. */
function isName(node: ts.StringLiteralLike): boolean {
  const isCounted = ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'formatCountOf'
  return /^[a-z][\w./-]*$/u.test(node.text) && !isCounted
}

/** The prose in the code of a module, with an ellipsis for each expression in it. */
function proseIn(code: string): string {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isName(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return withoutNames(texts.join('\n'))
}

/** By file, what it says that the table does not use. */
function found(
  files: readonly string[],
  proseOf: (text: string) => string,
): [file: string, words: string[]][] {
  return files
    .map((file): [string, string[]] => [file, unusedIn(proseOf(readDocument(file)))])
    .filter(([, words]) => words.length > 0)
}

describe('the words that CONTRIBUTING.md does not use', () => {
  it('stand in no message', () => {
    expect(found(globSync(['src/**/*.ts', 'scripts/local-run/*.ts']), proseIn)).toEqual([])
  })

  it('stand in no document, input, output and example', () => {
    const others = documents.filter((file) => !['CHANGELOG.md', 'CONTRIBUTING.md'].includes(file))
    const texts = [...others, 'action.yml', ...globSync('examples/*.yml')]
    expect(found(texts, withoutNames)).toEqual([])
    expect(found(['docs/visitors.jsonc'], proseInJson)).toEqual([])
    expect(unusedIn(withoutNames(contributing.replace(table, '')))).toEqual([])
  })

  it('are found across lines and in capitals, and not in other words', () => {
    expect(unusedIn('Agent\nrun. The 8 weeks before; 8  weeks before.')).toEqual([
      'Agent\nrun',
      '8  weeks before',
    ])
    expect(unusedIn('a run of the agent, to-dos, agent runs')).toEqual([])
    expect(words.unused.length).toBeGreaterThan(rows.length)
  })
})

describe('a word that only names have', () => {
  const gaps: Words = { unused: ['gap', 'gaps'], used: [] }

  it.each<[string, string[]]>([
    ['3 gaps, in docs.', ['gaps']],
    ['See [Gaps](visitors.md#gaps).', ['Gaps']],
    ['See `gaps`, gaps.md, docs/gaps.md, steps.a.outputs.gaps and\n```sh\ncat gaps\n```\n.', []],
    ['outputs:\n  gaps:\n    description: Number of gaps.\n# a gap', ['gaps', 'gap']],
    ['if: ${{ steps.visitors.outputs.gaps > 0 }}', []],
  ])('is found in the prose of a document alone: %j', (text, expected) => {
    expect(unusedIn(withoutNames(text), gaps)).toEqual(expected)
  })

  it('is found in the comments and sentences of JSON alone', () => {
    const json = '{ "a": 1, "gaps": "gap", "b": ["gap"], "c": "two gaps" } // a gap, `gaps`\n// Gaps'
    expect(unusedIn(proseInJson(json), gaps)).toEqual(['gaps', 'gap', 'Gaps'])
  })

  it.each<[string, string[]]>([
    ["import { a } from './gaps.ts' // a gap", []],
    ["set({ gaps: of('gaps'), file: 'gaps.md' })", []],
    ["formatCountOf(2, 'gap')", ['gap']],
    ["'no gaps'", ['gaps']],
    ["title = 'Gaps'", ['Gaps']],
    ['`${count} gap in ${place}`', ['gap']],
    ['`<p class="gap">\\`gaps\\` ${count}</p>`', []],
  ])('is found in the texts of code alone: %s', (code, expected) => {
    expect(unusedIn(proseIn(code), gaps)).toEqual(expected)
  })
})
