import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { marked } from 'marked'

import { addressesIn, anchorsOf, documents, headingsOf, readDocument } from './support/documents.ts'

const folders =
  '__tests__|bench|dist|docs|examples|pictures|schemas|scripts|simulator|soak|src|\\.ci|\\.github'
const pathForm = new RegExp(`^(?:${folders})/\\S*$`, 'u')

/** The paths that a document names as code. They start at the root of the repository. */
function pathsIn(markdown: string): string[] {
  const paths: string[] = []
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'codespan' && pathForm.test(token.text as string)) paths.push(token.text as string)
  })
  return paths
}

/**
 * The links and pictures of a document that lead nowhere: to a file or a heading that does not exist, or to an address that
 * is not https.
 */
function brokenLinks(document: string, markdown: string): string[] {
  return addressesIn(markdown).filter((address) => {
    if (URL.canParse(address)) return !/^(?:https|mailto):/u.test(address)
    const [link = '', anchor] = address.split('#')
    const file = link === '' ? document : path.join(path.dirname(document), link)
    if (!existsSync(file)) return true
    if (anchor === undefined) return false
    return !anchorsOf(file === document ? markdown : readDocument(file)).has(anchor)
  })
}

const missing = (paths: string[]): string[] => paths.filter((each) => !existsSync(each))

describe('the files and folders', () => {
  it.each(documents)('that %s names exist', (document) => {
    expect(missing(pathsIn(readDocument(document)))).toEqual([])
  })

  it('are found in text and tables', () => {
    const markdown = 'See `src/gone.ts`, `src/run.ts`, not `gone.ts`.\n\n| a |\n|---|\n| `scripts/gone/` |'
    const found = pathsIn(markdown)
    expect(found).toEqual(['src/gone.ts', 'src/run.ts', 'scripts/gone/'])
    expect(missing(found)).toEqual(['src/gone.ts', 'scripts/gone/'])
  })
})

describe('the links and pictures', () => {
  it.each(documents)('of %s lead somewhere', (document) => {
    expect(brokenLinks(document, readDocument(document))).toEqual([])
  })

  it('are found in text, tables and HTML, with their anchors', () => {
    const markdown = [
      "# It's `a` part!\n\n## Same\n\n## Same",
      '[1](#its-a-part) [2](#same-1) [3](#same-2) [4](#gone) [5](../README.md#try-it) [6](../README.md#gone)',
      '| a |\n|---|\n| [7](gone.md#part) |\n',
      '<img src="../pictures/gone.png">\n',
      '![8](../pictures/week-light.png) [9](https://example.com/) [10](http://example.com/)',
    ].join('\n\n')
    expect(brokenLinks('docs/README.md', markdown).sort()).toEqual(
      [
        '#same-2',
        '#gone',
        '../README.md#gone',
        'gone.md#part',
        '../pictures/gone.png',
        'http://example.com/',
      ].sort(),
    )
  })
})

describe('README', () => {
  /** The number of words outside of blocks of code and tables. */
  const words = (markdown: string): number =>
    marked
      .lexer(markdown)
      .filter(({ type }) => type !== 'code' && type !== 'table')
      .flatMap(({ raw }) => raw.split(/\s+/u))
      .filter(Boolean).length

  it('has at most 700 words, without blocks of code and tables', () => {
    expect(
      words('# One two\n\n```text\nnot these\n```\n\n| nor |\n|---|\n| these |\n\n- three\n- four'),
    ).toBe(7)
    expect(words(readDocument('README.md'))).toBeLessThanOrEqual(700)
  })
})

it('README says of npm start what the program says: which versions of Node, and how long it takes', () => {
  const readme = readDocument('README.md')
  const [needs = 'nothing'] =
    /Node [\d., or]+newer/u.exec(readDocument('scripts/local-run/install-when-needed.mjs')) ?? []
  const [time = 'nothing'] = /about \d+ seconds/u.exec(readDocument('scripts/local-run/start.ts')) ?? []
  expect(readme).toContain(`You need ${needs}.`)
  expect(readme).toMatch(new RegExp(`^\\$ npm start .*: ${time}$`, 'mu'))
})

describe('a heading of docs/troubleshooting.md', () => {
  const messages = globSync('src/**/*.ts').map(readDocument).join('\n')

  it.each(headingsOf(readDocument('docs/troubleshooting.md')).slice(1))(
    'is part of a message, an outcome or a status: %s',
    (heading) => {
      expect(/^HTTP \d/u.test(heading) || messages.includes(heading)).toBe(true)
    },
  )
})

describe('the list of documents', () => {
  it('has a line for each document in docs/', () => {
    const listed = addressesIn(readDocument('docs/README.md')).map((address) => path.join('docs', address))
    const inDocs = documents.filter((document) => path.dirname(document) === 'docs')
    expect(listed).toEqual(
      expect.arrayContaining(inDocs.filter((document) => document !== path.join('docs', 'README.md'))),
    )
  })
})
