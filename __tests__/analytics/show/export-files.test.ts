import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { ActionError, Cancelled, interruptionOf } from '../../../src/shared/errors.ts'
import {
  type ExportFile,
  prepareExportFolder,
  writeExportFiles,
} from '../../../src/analytics/show/export-files.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many } from '../../support/analytics.ts'
import { itOnPosix } from '../../support/platform.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()
const large = 'x'.repeat(70_000)

function writing(files: ExportFile[], { to = folder.inside('out'), redact = (text: string) => text } = {}) {
  const abort = new AbortController()
  return {
    cancel: () => {
      abort.abort(new Cancelled('The run was cancelled.'))
    },
    write: async () => {
      await prepareExportFolder(
        to,
        files.map(({ name }) => name),
      )
      return writeExportFiles(to, files, { redact, signal: abort.signal })
    },
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

  it('do not have their names before they are whole', async () => {
    const seen: string[] = []
    function* looking(): Generator<string> {
      yield large
      seen.push(...left())
    }
    await writing([{ name: 'a', chunks: looking() }]).write()
    expect(seen).toEqual([expect.stringMatching(/^\.docs-visitors-.+\.part$/u)])
    expect(left()).toEqual(['a'])
  })
})

describe('an export that fails', () => {
  it.each(['short', large])('leaves no part of a file, and the file as it was', async (chunk) => {
    mkdirSync(folder.inside('out'))
    writeFileSync(folder.inside('out', 'broken'), 'old')
    const error = await failureOf(
      writing([{ name: 'broken', chunks: failingAfter(chunk) }]).write(),
      ActionError,
    )
    expect(error.message).toContain(
      `could not be written to ${folder.inside('out', 'broken')}: no more. Check that`,
    )
    expect(readFileSync(folder.inside('out', 'broken'), 'utf8')).toBe('old')
    expect(left()).toEqual(['broken'])
  })

  it('names the files that were replaced before', async () => {
    mkdirSync(folder.inside('out'))
    writeFileSync(folder.inside('out', 'third'), 'old')
    function* takingTheName(): Generator<string> {
      yield 'new'
      mkdirSync(folder.inside('out', 'second'))
    }
    const files = [
      { name: 'first', chunks: ['new'] },
      { name: 'second', chunks: takingTheName() },
      { name: 'third', chunks: ['new'] },
    ]
    const error = await failureOf(writing(files).write(), ActionError)
    expect(error.message).toContain(`could not be written to ${folder.inside('out', 'second')}: `)
    expect(error.message).toContain(`. Already replaced: ${folder.inside('out', 'first')}. Check that`)
    expect(readFileSync(folder.inside('out', 'third'), 'utf8')).toBe('old')
    expect(left()).toEqual(['first', 'second', 'third'])
  })

  it('because it was cancelled with the last bytes leaves no file', async () => {
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

  it('because it was cancelled between two files is a cancellation, and names the first', async () => {
    const files: ExportFile[] = [{ name: 'first', chunks: ['new'] }]
    const { cancel, write } = writing(files)
    function* cancelling(): Generator<string> {
      cancel()
      yield 'new'
    }
    files.push({ name: 'second', chunks: cancelling() })
    const error = await failureOf(write(), ActionError)
    expect(interruptionOf(error)).toBe('cancelled')
    expect(error.message).toBe(`The run was cancelled. Already replaced: ${folder.inside('out', 'first')}.`)
  })
})

describe('several exports at once', () => {
  it('can be written into one new folder', async () => {
    const to = folder.inside('a', 'b', 'c')
    await Promise.all(
      many(30, async (index) => {
        await writing([{ name: 'visitors.csv', chunks: [`export ${index}`] }], { to }).write()
      }),
    )
    expect(readdirSync(to)).toEqual(['visitors.csv'])
    expect(readFileSync(path.join(to, 'visitors.csv'), 'utf8')).toMatch(/^export \d+$/u)
  })
})

describe('the folder of an export', () => {
  it('stays as it is before the first file is written', async () => {
    mkdirSync(folder.inside('a'))
    writeFileSync(folder.inside('a', 'notes.txt'), 'mine')
    await prepareExportFolder(folder.inside('a'), ['visitors.csv', 'notes.txt'])
    expect(readdirSync(folder.inside('a'))).toEqual(['notes.txt'])
  })

  it.each([
    ['a file', ['file']],
    ['below a file', ['file', 'out']],
  ])('is refused and named if it is %s', async (_, names) => {
    writeFileSync(folder.inside('file'), '')
    const error = await failureOf(prepareExportFolder(folder.inside(...names), ['a']), ActionError)
    expect(error.message).toContain(`The folder ${folder.inside(...names)} cannot be used for the export: `)
    expect(readdirSync(folder.path)).toEqual(['file'])
  })

  it('is refused if a folder in it has the name of a file', async () => {
    mkdirSync(folder.inside('report.html'))
    const error = await failureOf(
      prepareExportFolder(folder.path, ['visitors.csv', 'report.html']),
      ActionError,
    )
    expect(error.message).toContain(`${folder.inside('report.html')} is a folder`)
    expect(readdirSync(folder.path)).toEqual(['report.html'])
  })

  itOnPosix('is refused at once where the file system makes no folder', async () => {
    const error = await failureOf(prepareExportFolder('/dev/fd/docs/out', []), ActionError)
    expect(error.message).toContain('The folder /dev/fd/docs/out cannot be used for the export: ')
  })

  itOnPosix.each([
    ['written but not entered', 0o600],
    ['entered but not written', 0o500],
  ])('is refused if it can be %s', async (_, mode) => {
    mkdirSync(folder.inside('out'))
    chmodSync(folder.path, 0o755)
    chmodSync(folder.inside('out'), mode)
    const error = await asOrdinaryUser(folder.inside('out'), () =>
      failureOf(prepareExportFolder(folder.inside('out'), []), ActionError),
    )
    expect(error.message).toContain('EACCES: permission denied')
    expect(left()).toEqual([])
  })
})
