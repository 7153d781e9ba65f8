import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import {
  allLists,
  includedNames,
  listNames,
  withTextOfReaders,
} from '../../../src/analytics/read/included-lists.ts'
import { everyList, readingIncluded } from '../../support/included-lists.ts'
import { serviceStarter } from '../../support/service-client.ts'

const start = serviceStarter()

const textOf = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const { inputs, outputs } = parse(textOf('action.yml')) as Record<
  'inputs' | 'outputs',
  Record<string, { description: string }>
>

/** The names in code of a text, in their order. */
const codeIn = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/gu)].flatMap(([, code]) => code ?? [])

/** The cells of the row of a table that begins with a code. */
const rowOf = (file: string, code: string): string[] =>
  textOf(file)
    .split('\n')
    .find((line) => line.startsWith(`| \`${code}\``))
    ?.split('|')
    .map((cell) => cell.trim()) ?? []

const paragraphWith = (file: string, text: string): string =>
  textOf(file)
    .split('\n\n')
    .find((paragraph) => paragraph.includes(text)) ?? ''

describe('each item of include', () => {
  it('is named in action.yml, in README and in the reference', () => {
    const choices = [...includedNames, 'all']
    expect(codeIn(inputs['include']?.description)).toEqual(choices)
    expect(codeIn(rowOf('README.md', 'include').at(-2))).toEqual(choices)
    expect(codeIn(paragraphWith('docs/reference.md', 'What else to read'))).toEqual(choices)
  })

  it('that has words of readers is named where gaps and privacy are described', () => {
    const ofReaders = withTextOfReaders(includedNames)
    expect(codeIn(outputs['gaps']?.description)).toEqual([...ofReaders, 'include'])
    expect(codeIn(rowOf('docs/visitors.md', 'gaps.md').at(2))).toEqual(ofReaders)
    expect(codeIn(paragraphWith('docs/visitors.md', 'are what readers wrote'))).toEqual(
      expect.arrayContaining(ofReaders),
    )
    expect(codeIn(paragraphWith('docs/reference.md', 'private repositories, because'))).toEqual([
      'include',
      ...ofReaders,
    ])
  })

  it('can be read from the simulator', async () => {
    const { missing } = await readingIncluded(await start(), everyList).read()
    expect(missing).toEqual([])
  })
})

describe('each list', () => {
  it.each(listNames)('%s has its item in the table of files', (name) => {
    const { file, include } = allLists[name]
    expect(rowOf('docs/visitors.md', file).at(2)).toBe(`\`include: ${include}\``)
  })

  it.each(listNames)('%s has its member in the example of visitors.json', (name) => {
    const { member, rows } = allLists[name].json
    expect(textOf('docs/visitors.jsonc')).toMatch(new RegExp(`^  "${member}": \\{[^]*?"${rows}": \\[`, 'mu'))
  })
})
