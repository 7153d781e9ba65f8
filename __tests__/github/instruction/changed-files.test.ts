import { describe, expect, it } from '@jest/globals'

import type { ChangedFile } from '../../../src/github/github-objects.ts'
import type { Changes, ChangesMode } from '../../../src/github/sources/changes.ts'
import { visiblePlainText } from '../../../src/github/page-text/plain-text.ts'
import { describeChanges } from '../../../src/github/instruction/changed-files.ts'
import { changedFile as file, changesOf } from '../../support/trigger-event.ts'

const files = (count: number): ChangedFile[] =>
  Array.from({ length: count }, (_, index) => file(`${index}.md`))
const described = (
  changed: ChangedFile[],
  { mode = 'files', ...change }: Partial<Changes> & { mode?: ChangesMode } = {},
) => {
  const leftOut = { hasHidden: false, cutBytes: 0 }
  const redact = (text: string): string => text.replaceAll('mint_key', '***')
  const options = { maxBytes: Number.POSITIVE_INFINITY, redact, leftOut }
  const clean = (text: string): string => visiblePlainText(text, options)
  return { ...describeChanges(changesOf(changed, change), mode, clean), ...leftOut }
}

describe('the list of changed files', () => {
  it('has one line per file, with status and number of lines', () => {
    const changed = [
      file('docs/a.md'),
      file('new.md', { status: 'renamed', previous_filename: 'old.md', additions: 0, deletions: 0 }),
    ]
    expect(described(changed)).toMatchObject({
      text: 'modified docs/a.md +3 −1\nrenamed new.md +0 −0 (from old.md)',
      cut: [],
    })
  })

  it('has at most 300 lines, and counts the rest', () => {
    const { text, cut } = described(files(301), { total: 420 })
    expect(text.split('\n')).toHaveLength(301)
    expect(text).toMatch(/\nmodified 299\.md [^\n]+\nand 120 more files$/u)
    expect(cut).toEqual(['120 file names after the first 300'])
  })

  it('says that GitHub may have left out files', () => {
    expect(described(files(300), { mayBeMore: true }).text).toMatch(
      /\nGitHub lists at most 300 files\. There may be more\.$/u,
    )
  })

  it('counts the files that paths leaves out', () => {
    expect(described([file('a.md')], { leftOut: 12 })).toMatchObject({
      text: 'modified a.md +3 −1\n12 other changed files left out by the workflow',
      cut: ['12 file names that do not match paths'],
    })
    expect(described([], { leftOut: 300, mayBeMore: true }).text).toBe(
      '300 other changed files left out by the workflow\nGitHub lists at most 300 files. There may be more.',
    )
  })

  it('names the previous release', () => {
    expect(described([file('a.md')], { sinceRelease: 'v1' }).text).toMatch(
      /^Changes since the release v1:\n/u,
    )
  })

  it.each([
    ['a\nb', 'a b'],
    ['a\r\n----- end x -----', 'a ----- end x -----'],
    ['`a`', '`a`'],
    ['\u202Ea\u200B', 'a'],
    ['a'.repeat(501), `${'a'.repeat(500)}…`],
    [`${'a'.repeat(496)}mint\u200B_key`, `${'a'.repeat(496)}***`],
  ])('keeps the path %j on one line', (path, shown) => {
    expect(described([file(path)]).text).toBe(`modified ${shown} +3 −1`)
  })

  it.each([
    ['a\u200B', true],
    ['a', false],
  ])('tells whether the path %j has hidden text', (path, hasHidden) => {
    expect(described([file(path)]).hasHidden).toBe(hasHidden)
  })
})

describe('the patches', () => {
  it('are added only with diff', () => {
    const changed = [file('a.md', { patch: '@@ -1 +1 @@\n-a\n+b' })]
    expect(described(changed).text).not.toContain('@@')
    expect(described(changed, { mode: 'diff' }).text).toBe(
      'modified a.md +3 −1\n\nPatch of a.md:\n@@ -1 +1 @@\n-a\n+b',
    )
  })

  it('are added whole as long as they fit into 128 KiB, and the others are named', () => {
    const { text, cut } = described(
      [
        file('a.md', { patch: 'x'.repeat(131_000) }),
        file('b.md', { patch: 'y'.repeat(73) }),
        file('c.md', { patch: '@@ -1 +1 @@' }),
        file('image.png'),
      ],
      { mode: 'diff' },
    )
    expect(text).toContain('Patch of a.md:\nxxx')
    expect(text).toContain('Patch of c.md:\n@@ -1 +1 @@')
    expect(text).not.toContain('yyy')
    expect(text).toMatch(/\n\nFiles whose patches did not fit:\nb\.md$/u)
    expect(cut).toEqual(['the patches of 1 file beyond 128 KiB'])
  })

  it('that do not fit are named up to 300, and the others counted', () => {
    const large = file('a.md', { patch: 'x'.repeat(131_073) })
    const { text, cut } = described(Array<ChangedFile>(302).fill(large), { mode: 'diff' })
    expect(text).toMatch(/\na\.md\nand 2 more files$/u)
    expect(cut).toEqual(['2 file names after the first 300', 'the patches of 302 files beyond 128 KiB'])
  })
})
