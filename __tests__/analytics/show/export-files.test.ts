import { ActionError } from '../../../src/shared/errors.ts'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../../src/shared/deadline.ts'
import {
  checkExportFolder,
  type ExportFile,
  writeExportFiles,
} from '../../../src/analytics/show/export-files.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many } from '../../support/analytics.ts'
import { itOnPosix } from '../../support/platform.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()
const large = 'x'.repeat(70_000)

function writing(
  files: ExportFile[],
  { to = folder.inside('out'), redact = (text: string) => text, nowMs = 0 } = {},
) {
  const abort = new AbortController()
  return {
    cancel: () => {
      abort.abort(new Cancelled('cancelled'))
    },
    write: () => writeExportFiles(to, files, { nowMs, redact, signal: abort.signal }),
  }
}

const left = (): string[] => (existsSync(folder.inside('out')) ? readdirSync(folder.inside('out')) : [])

/** Does work as the owner of a folder, without the rights of root. */
async function asOrdinaryUser<T>(owned: string, work: () => Promise<T>): Promise<T> {
  const nobody = 65_534
  if (process.geteuid?.() !== 0) return work()
  chownSync(owned, nobody, nobody)
  process.seteuid?.(nobody)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}

function* failingAfter(chunk: string): Generator<string> {
  yield chunk
  throw new RangeError('no more')
}

describe('the files of an export', () => {
  it('are written whole into a folder that is made', async () => {
    const { write } = writing([
      { name: 'visitors.csv', chunks: ['a', large, 'b'] },
      { name: 'visitors.json', chunks: ['{}'] },
    ])
    expect(await write()).toEqual([
      folder.inside('out', 'visitors.csv'),
      folder.inside('out', 'visitors.json'),
    ])
    expect(readFileSync(folder.inside('out', 'visitors.csv'), 'utf8')).toBe(`a${large}b`)
    expect(left()).toEqual(['visitors.csv', 'visitors.json'])
  })

  it('replace those of an export before, and nothing else', async () => {
    mkdirSync(folder.inside('out'))
    writeFileSync(folder.inside('out', 'visitors.csv'), 'old, and longer than the new one')
    writeFileSync(folder.inside('out', 'notes.txt'), 'mine')
    await writing([{ name: 'visitors.csv', chunks: ['new'] }]).write()
    expect(readFileSync(folder.inside('out', 'visitors.csv'), 'utf8')).toBe('new')
    expect(left()).toEqual(['notes.txt', 'visitors.csv'])
  })

  it('hold no secret', async () => {
    const redact = (text: string): string => text.replaceAll('secret', '***')
    await writing([{ name: 'a', chunks: [`${large}\nsecret\n`, 'a secret\n'] }], { redact }).write()
    expect(readFileSync(folder.inside('out', 'a'), 'utf8')).toBe(`${large}\n***\na ***\n`)
  })

  it('do not have their names before all of them are whole', async () => {
    const seen: string[][] = []
    function* looking(): Generator<string> {
      yield large
      seen.push(left())
    }
    await writing([
      { name: 'first', chunks: ['1'] },
      { name: 'second', chunks: looking() },
    ]).write()
    expect(seen.flat()).not.toEqual(expect.arrayContaining(['first']))
    expect(seen.flat()).not.toEqual(expect.arrayContaining(['second']))
    expect(left()).toEqual(['first', 'second'])
  })
})

describe('Pages of visitors: export fails midway', () => {
  it.each(['short', large])('leaves no file, also none that was whole', async (chunk) => {
    const { write } = writing([
      { name: 'whole', chunks: ['1'] },
      { name: 'broken', chunks: failingAfter(chunk) },
    ])
    const error = await failureOf(write(), ActionError)
    expect(error.message).toContain(`could not be written to ${folder.inside('out', 'broken')}: no more.`)
    expect(left()).toEqual([])
  })

  it('leaves no file when it is cancelled with the last bytes', async () => {
    const files: ExportFile[] = []
    const { cancel, write } = writing(files)
    function* cancelling(): Generator<string> {
      yield 'small'
      cancel()
    }
    files.push({ name: 'small', chunks: cancelling() })
    await failureOf(write(), Cancelled)
    expect(left()).toEqual([])
  })
})

describe('a rename that fails', () => {
  it('names what was replaced and what was not, and leaves no temporary file', async () => {
    mkdirSync(folder.inside('out'))
    writeFileSync(folder.inside('out', 'third'), 'old 3')
    const { write } = writing([
      { name: 'first', chunks: ['new 1'] },
      { name: 'second', chunks: takingTheName() },
      { name: 'third', chunks: ['new 3'] },
    ])
    function* takingTheName(): Generator<string> {
      yield 'new 2'
      mkdirSync(folder.inside('out', 'second'))
    }
    const error = await failureOf(write(), ActionError)
    const [first, second, third] = ['first', 'second', 'third'].map((name) => folder.inside('out', name))
    expect(error.message).toContain(`could not be written to ${second ?? ''}: `)
    expect(error.message).toContain(`Replaced: ${first ?? ''}. As before: ${second ?? ''}, ${third ?? ''}.`)
    expect(readFileSync(folder.inside('out', 'first'), 'utf8')).toBe('new 1')
    expect(readFileSync(folder.inside('out', 'third'), 'utf8')).toBe('old 3')
    expect(left()).toEqual(['first', 'second', 'third'])
  })
})

describe('temporary files of an export that was killed', () => {
  const hourMs = 60 * 60 * 1000
  const name = `.docs-visitors-${'0'.repeat(36)}-visitors.csv.part`

  it.each([
    { file: name, hours: 7, stays: false },
    // Another export may still write it.
    { file: name, hours: 5, stays: true },
    { file: '.mine.part', hours: 7, stays: true },
  ])('are removed when they are older than six hours: $file after $hours', async ({ file, hours, stays }) => {
    mkdirSync(folder.inside('out'))
    writeFileSync(folder.inside('out', file), 'a part')
    const writtenAtMs = statSync(folder.inside('out', file)).mtimeMs
    const { write } = writing([{ name: 'a', chunks: [] }], { nowMs: writtenAtMs + hours * hourMs })
    await write()
    expect(left()).toEqual(stays ? [file, 'a'] : ['a'])
  })
})

describe('several exports at once', () => {
  it('can be checked and written into one new folder', async () => {
    const to = folder.inside('a', 'b', 'c')
    await Promise.all(
      many(30, async (index) => {
        await checkExportFolder(to, ['visitors.csv'])
        await writing([{ name: 'visitors.csv', chunks: [`export ${index}`] }], { to }).write()
      }),
    )
    expect(readdirSync(to)).toEqual(['visitors.csv'])
    expect(readFileSync(path.join(to, 'visitors.csv'), 'utf8')).toMatch(/^export \d+$/u)
  })
})

describe('an output-dir that cannot be used', () => {
  it.each([
    ['a file', ['taken']],
    ['below a file', ['taken', 'below']],
  ])('because it is %s is named, and the file stays as it is', async (_, names) => {
    writeFileSync(folder.inside('taken'), 'mine')
    const to = folder.inside(...names)
    const error = await failureOf(writing([{ name: 'a', chunks: ['1'] }], { to }).write(), ActionError)
    expect(error.message).toContain(`could not be written to ${to}: `)
    expect(error.message).toMatch(/Check that the step may write to output-dir/)
    expect(readFileSync(folder.inside('taken'), 'utf8')).toBe('mine')
  })

  it('because a name in it is too long is named, with no partial file left', async () => {
    const files = [
      { name: 'a', chunks: ['1'] },
      { name: 'y'.repeat(300), chunks: ['2'] },
    ]
    const error = await failureOf(writing(files).write(), ActionError)
    expect(error.message).toContain('ENAMETOOLONG')
    expect(left()).toEqual([])
  })
})

describe('the check of the folder', () => {
  it('leaves no folder that it made', async () => {
    mkdirSync(folder.inside('a'))
    await checkExportFolder(folder.inside('a', 'b', 'c'), ['visitors.csv'])
    expect(readdirSync(folder.path)).toEqual(['a'])
    expect(readdirSync(folder.inside('a'))).toEqual([])
  })

  it('leaves a folder that is there as it is', async () => {
    mkdirSync(folder.inside('a'))
    writeFileSync(folder.inside('a', 'notes.txt'), 'mine')
    await checkExportFolder(folder.inside('a'), ['visitors.csv', 'notes.txt'])
    expect(readdirSync(folder.inside('a'))).toEqual(['notes.txt'])
  })

  it.each([
    ['a file', ['file']],
    ['below a file', ['file', 'out']],
  ])('refuses a folder that is %s, and names it', async (_, names) => {
    writeFileSync(folder.inside('file'), '')
    const error = await failureOf(checkExportFolder(folder.inside(...names), ['a']), ActionError)
    expect(error.message).toContain(`The folder ${folder.inside(...names)} cannot be used for the export: `)
    expect(readdirSync(folder.path)).toEqual(['file'])
  })

  it('refuses a name that a folder has', async () => {
    mkdirSync(folder.inside('report.html'))
    const error = await failureOf(
      checkExportFolder(folder.path, ['visitors.csv', 'report.html']),
      ActionError,
    )
    expect(error.message).toContain(`${folder.inside('report.html')} is a folder`)
    expect(readdirSync(folder.path)).toEqual(['report.html'])
  })

  itOnPosix.each([
    ['written but not entered', 0o600],
    ['entered but not written', 0o500],
  ])('refuses a folder that can be %s', async (_, mode) => {
    mkdirSync(folder.inside('out'))
    chmodSync(folder.path, 0o755)
    chmodSync(folder.inside('out'), mode)
    const error = await asOrdinaryUser(folder.inside('out'), () =>
      failureOf(checkExportFolder(folder.inside('out'), []), ActionError),
    )
    expect(error.message).toContain('permission denied')
    expect(left()).toEqual([])
  })
})
