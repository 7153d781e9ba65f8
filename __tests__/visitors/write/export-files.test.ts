import { ActionError } from '../../../src/errors.ts'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../../src/deadline.ts'
import {
  checkExportFolder,
  type ExportFile,
  writeExportFiles,
} from '../../../src/visitors/write/export-files.ts'
import { failureOf } from '../../support/failure-of.ts'
import { many } from '../../support/included-lists.ts'
import { itOnPosix } from '../../support/platform.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const folder = temporaryFolder()
const large = 'x'.repeat(70_000)

function writing(files: ExportFile[], { to = folder.inside('out'), redact = (text: string) => text } = {}) {
  const abort = new AbortController()
  return {
    cancel: () => {
      abort.abort(new Cancelled('cancelled'))
    },
    write: () => writeExportFiles(to, files, { redact, signal: abort.signal }),
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

describe('Pages of visitors: export fails while files are renamed', () => {
  const files: ExportFile[] = [
    { name: 'first', chunks: ['new 1'] },
    { name: 'second', chunks: ['new 2'] },
    { name: 'third', chunks: ['new 3'] },
  ]
  const contents = (): Record<string, string> =>
    Object.fromEntries(left().map((name) => [name, readFileSync(folder.inside('out', name), 'utf8')]))

  /** Writes the files. Between the first rename and the second, it calls `between`. */
  const writeWith = (between: (abort: AbortController) => void): Promise<string[]> => {
    const abort = new AbortController()
    const { signal } = abort
    const throwIfAborted = signal.throwIfAborted.bind(signal)
    let called = false
    signal.throwIfAborted = () => {
      const isFirstRenamed =
        existsSync(folder.inside('out', 'first')) &&
        readFileSync(folder.inside('out', 'first'), 'utf8') === 'new 1'
      if (isFirstRenamed && !called) {
        called = true
        between(abort)
      }
      throwIfAborted()
    }
    return writeExportFiles(folder.inside('out'), files, { redact: (text) => text, signal })
  }

  beforeEach(() => {
    mkdirSync(folder.inside('out'))
    writeFileSync(folder.inside('out', 'first'), 'old 1')
  })

  it('leaves every earlier file as it was, and no new one', async () => {
    const error = await failureOf(
      writeWith(() => {
        mkdirSync(folder.inside('out', 'third'))
      }),
      ActionError,
    )
    expect(error.message).toContain(`${folder.inside('out', 'third')} is a folder`)
    expect(error.message).toContain('The files in the folder are as they were.')
    rmdirSync(folder.inside('out', 'third'))
    expect(contents()).toEqual({ first: 'old 1' })
  })

  it('leaves every earlier file as it was when it is cancelled, and fails with the cancellation', async () => {
    await failureOf(
      writeWith((abort) => {
        abort.abort(new Cancelled('cancelled'))
      }),
      Cancelled,
    )
    expect(contents()).toEqual({ first: 'old 1' })
  })

  it('says where an earlier file is if it cannot be restored, also when it is cancelled', async () => {
    const error = await failureOf(
      writeWith((abort) => {
        rmSync(folder.inside('out', 'first'))
        mkdirSync(folder.inside('out', 'first'))
        abort.abort(new Cancelled('cancelled'))
      }),
      ActionError,
    )
    const [, earlier = ''] =
      /first could not be restored: the earlier file is (\S+)\./u.exec(error.message) ?? []
    expect(readFileSync(earlier, 'utf8')).toBe('old 1')
    expect(left()).toEqual([path.basename(earlier), 'first'])
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
    mkdirSync(folder.inside('report.md'))
    const error = await failureOf(checkExportFolder(folder.path, ['visitors.csv', 'report.md']), ActionError)
    expect(error.message).toContain(`${folder.inside('report.md')} is a folder`)
    expect(readdirSync(folder.path)).toEqual(['report.md'])
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
