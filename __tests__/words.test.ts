import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'

import { documents, readDocument } from './support/documents.ts'

const contributing = readDocument('CONTRIBUTING.md')
const table = /\n## Words\n[^|]*((?:\|.*\n)+)/u.exec(contributing)?.[1] ?? ''
const rows = table
  .split('\n')
  .slice(2, -1)
  .map((line) => line.split('|').slice(1, -1))

/** A pattern for phrases, with any white space between their words. */
function anyOf(phrases: readonly string[]): RegExp {
  const patterns = phrases.map((phrase) =>
    phrase.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`),
  )
  return new RegExp(String.raw`(?<!\w)(?:${patterns.join('|')})(?!\w)`, 'giu')
}
const unused = rows.flatMap((cells) =>
  Array.from((cells[2] ?? '').matchAll(/`([^`]+)`/gu), ([, each = '']) => each),
)
const used = rows.flatMap(([words = '']) => words.split(',').map((each) => each.trim()))
// "the 8 weeks before" is used, and contains "8 weeks before".
const usedAround = used.filter((each) => anyOf(unused).test(each))

/** The words of a text that the table of CONTRIBUTING.md does not use. */
const unusedIn = (text: string): string[] => text.replace(anyOf(usedAround), '').match(anyOf(unused)) ?? []

/** The texts in the code of a module, with an ellipsis for each expression in them. */
function textsIn(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts.join('\n')
}

/** By file, what it says that the table does not use. */
function found(files: readonly string[], read: (file: string) => string): [file: string, words: string[]][] {
  return files
    .map((file): [string, string[]] => [file, unusedIn(read(file))])
    .filter(([, words]) => words.length > 0)
}

describe('the words that CONTRIBUTING.md does not use', () => {
  it('stand in no message', () => {
    expect(found(globSync(['src/**/*.ts', 'scripts/local-run/*.ts']), textsIn)).toEqual([])
  })

  it('stand in no document, input, output and example', () => {
    const others = documents.filter((file) => !['CHANGELOG.md', 'CONTRIBUTING.md'].includes(file))
    expect(found([...others, 'action.yml', ...globSync('examples/*.yml')], readDocument)).toEqual([])
    expect(unusedIn(contributing.replace(table, ''))).toEqual([])
  })

  it('are found across lines and in capitals, and not in other words', () => {
    expect(unusedIn('Agent\nrun. The 8 weeks before; 8  weeks before.')).toEqual([
      'Agent\nrun',
      '8  weeks before',
    ])
    expect(unusedIn('a run of the agent, to-dos, agent runs')).toEqual([])
    expect(unused.length).toBeGreaterThan(rows.length)
  })

  it('are found in texts of code with expressions, and not in names and comments', () => {
    expect(textsIn('__tests__/words.test.ts')).toContain('Agent\nrun. The 8 weeks before')
    expect(textsIn('__tests__/words.test.ts')).not.toMatch(/an ellipsis for/u)
  })
})
