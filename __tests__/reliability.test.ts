import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { readDocument, rowsOf, type TableRow } from './support/documents.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { testTitles } from './support/test-titles.ts'

const titlesByFile = new Map<string, Set<string>>()
function titlesOf(file: string): Set<string> {
  const titles = titlesByFile.get(file) ?? testTitles(file)
  titlesByFile.set(file, titles)
  return titles
}

const promises = rowsOf(readDocument('docs/reliability.md'))

/** What is wrong with the tests that a promise names. `folder` is that of the document. */
function problemsOf({ cells: [what = ''], links }: TableRow, folder: string): string[] {
  const tests = links.filter(({ address }) => address.endsWith('.test.ts'))
  if (tests.length === 0) return [`"${what}" names no test.`]
  return tests.flatMap(({ text, address }) => {
    const file = path.join(folder, address)
    if (!existsSync(file)) return [`${address} does not exist.`]
    return titlesOf(file).has(text) ? [] : [`${address} has no test "${text}".`]
  })
}

describe('docs/reliability.md', () => {
  it('names a test that exists for each promise', () => {
    expect(promises).not.toEqual([])
    expect(promises.flatMap((promise) => problemsOf(promise, 'docs'))).toEqual([])
  })

  it('says each promise once', () => {
    const said = promises.map(({ cells }) => cells.slice(0, -1).join(': '))
    expect(said).toEqual([...new Set(said)])
  })
})

describe('a promise', () => {
  const folder = temporaryFolder()
  const row = (tests: string) => rowsOf(`| a | b | c |\n|---|---|---|\n| [x](x.md) fails | y | ${tests} |`)

  it('has a problem if it names no test, or one that does not exist', () => {
    writeFileSync(
      folder.inside('x.test.ts'),
      `// it('was here')
      describe('a step', () => {
        it('ends', () => {})
        describeOnPosix('that is killed', () => { itOnPosix("isn't lost", () => {}) })
        it.concurrent.each([['it(never)', 1]])('has %s of $case.name, and %j', async () => {})
      })`,
    )
    const problems = (tests: string) => row(tests).flatMap((promise) => problemsOf(promise, folder.path))
    const named = (title: string, file = 'x.test.ts') => problems(`[${title}](${file})`)
    expect(named('a step')).toEqual([])
    expect(named('a step ends')).toEqual([])
    expect(named("a step that is killed isn't lost")).toEqual([])
    expect(named('a step has … of …, and …')).toEqual([])
    expect(named('ends')).toEqual(['x.test.ts has no test "ends".'])
    expect(named('was here')).toEqual(['x.test.ts has no test "was here".'])
    expect(named('a step ends', 'y.test.ts')).toEqual(['y.test.ts does not exist.'])
    expect(problems('a step ends')).toEqual(['"x fails" names no test.'])
    expect(problems('[a step ends](x.test.ts)<br>[gone](x.test.ts)')).toEqual([
      'x.test.ts has no test "gone".',
    ])
  })
})
