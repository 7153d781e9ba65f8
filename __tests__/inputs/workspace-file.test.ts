import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { InputReader } from '../../src/inputs/input-reader.ts'
import { inputDefaults } from '../../src/inputs/inputs.ts'
import { readWorkspaceFile } from '../../src/inputs/workspace-file.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { environmentOf } from '../support/inputs.ts'
import '../support/native-errors.ts'
import { itOnPosix } from '../support/platform.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
let workspace = ''

beforeEach(() => {
  workspace = folder.inside('workspace')
  mkdirSync(folder.inside('workspace', 'docs'), { recursive: true })
  writeFileSync(folder.inside('workspace', 'docs', 'prompt.md'), '\n  Document the flag – 😀\n\n')
  writeFileSync(folder.inside('outside.md'), 'The secret of the runner')
})

const prompt = { text: 'Document the flag – 😀', isBuildLog: false }
const readerOf = (input: string, file: string, root = workspace) => {
  const env = { GITHUB_WORKSPACE: root, RUNNER_TEMP: folder.inside('temp') }
  const { add: maskSecret, redact } = createSecretMask()
  return new InputReader(environmentOf({ [input]: file }, env), inputDefaults, { maskSecret, redact })
}
const read = async (file: string, root = workspace) => {
  const reader = readerOf('prompt-file', file, root)
  return (await readWorkspaceFile('prompt-file', reader)) ?? { problems: [...reader.problems] }
}
/** Also reads a file of the own folder. */
const readOwn = async (file: string) => {
  const reader = readerOf('quote-file', file)
  const text = await readWorkspaceFile('quote-file', reader)
  return text ?? { problems: [...reader.problems] }
}
const problem = (pattern: RegExp) => ({
  problems: [
    expect.stringMatching(
      new RegExp(
        `^prompt-file: got "[^"]+", expected a UTF-8 text file inside the workspace; .*${pattern.source}`,
        'u',
      ),
    ),
  ],
})

describe('a text file of the workspace', () => {
  it.each([
    ['a relative path', () => 'docs/prompt.md'],
    ['an absolute path', () => folder.inside('workspace', 'docs', 'prompt.md')],
    ['a path that leaves a folder and stays inside', () => 'docs/../docs/prompt.md'],
  ])('is read without the white space around it, by %s', async (_, file) => {
    expect(await read(file())).toEqual(prompt)
  })

  it('is read through a symlink that stays inside', async () => {
    symlinkSync(folder.inside('workspace', 'docs', 'prompt.md'), folder.inside('workspace', 'link.md'))
    expect(await read('link.md')).toEqual(prompt)
  })

  it('is read in a workspace that is a symlink itself', async () => {
    symlinkSync(workspace, folder.inside('linked'))
    expect(await read('docs/prompt.md', folder.inside('linked'))).toEqual(prompt)
  })

  it('is read without a byte order mark, also from a name that starts with two dots', async () => {
    writeFileSync(folder.inside('workspace', '..prompt'), '\ufeffDo it')
    expect(await read('..prompt')).toEqual({ text: 'Do it', isBuildLog: false })
  })

  it.each([
    ['a path through a folder', () => 'docs/../../outside.md'],
    ['an absolute path', () => folder.inside('outside.md')],
    ['the path of the folder above', () => '..'],
    ['the path of a file that does not exist', () => '../missing.md'],
    ['the path of a folder whose name starts as the workspace does', () => '../workspace-2'],
    ['a symlink', () => 'link.md'],
    ['a symlink to a folder', () => 'above/outside.md'],
  ])('is refused when %s leads out of the workspace', async (_, file) => {
    mkdirSync(folder.inside('workspace-2'))
    symlinkSync(folder.inside('outside.md'), folder.inside('workspace', 'link.md'))
    symlinkSync(folder.path, folder.inside('workspace', 'above'))
    expect(await read(file())).toEqual(problem(/outside of the workspace/))
  })

  it('is refused outside of the workspace with the input that puts a file of an export inside', async () => {
    expect(await readOwn('../outside.md')).toEqual({
      problems: [
        expect.stringMatching(/; it is outside of the workspace; .+ set output-dir of the export to a /u),
      ],
    })
  })

  it.each(['~/prompt.md', '$HOME/prompt.md', ...(path.sep === '/' ? ['docs\\prompt.md'] : [])])(
    'that does not exist is told by what no system reads in its path: %s',
    async (file) => {
      expect(await read(file)).toEqual(
        problem(
          /it begins with ~ or a variable, which only a shell replaces, or has a backslash in place of \/\.$/,
        ),
      )
    },
  )

  it('is refused in the default folder of an export, with where to put it', async () => {
    expect(await read('../temp/docs-visitors/gaps.md')).toEqual(
      problem(/set output-dir of the export to a folder of the workspace\.$/),
    )
  })

  it.each(['.git/config', 'docs/../.GIT/config', 'tools/.git/config', 'link.md'])(
    'is refused when it is in a folder .git (%s)',
    async (file) => {
      for (const made of ['.git', '.GIT', 'tools/.git']) {
        mkdirSync(folder.inside('workspace', made), { recursive: true })
        writeFileSync(folder.inside('workspace', made, 'config'), 'extraheader = AUTHORIZATION: basic x')
      }
      symlinkSync(folder.inside('workspace', '.git', 'config'), folder.inside('workspace', 'link.md'))
      expect(await read(file)).toEqual(problem(/it is in the folder \.git, which can contain a token/))
    },
  )

  it('is refused when it is missing, with the likely cause', async () => {
    expect(await read('missing.md')).toEqual(
      problem(
        /cannot be read \(ENOENT: no such file or directory, .+\); create the file, or run actions\/checkout, before this step/,
      ),
    )
  })

  it('is refused when it is a folder', async () => {
    expect(await read('docs')).toEqual(problem(/it is not a file/))
  })

  itOnPosix('is refused when it is a pipe, which could wait for ever', async () => {
    spawnSync('mkfifo', [folder.inside('workspace', 'pipe')])
    expect(await read('pipe')).toEqual(problem(/it is not a file/))
  })

  it.each([
    [/not valid UTF-8/, Buffer.from('für', 'latin1')],
    [/it is a binary file/, Buffer.from('PNG\0\0')],
    [/only white space/, Buffer.from(' \n\t\u00a0\r\n')],
  ])('is refused for what it holds: %s', async (reason, content) => {
    writeFileSync(folder.inside('workspace', 'odd.md'), content)
    expect(await read('odd.md')).toEqual(problem(reason))
  })

  it('is refused when it is larger than 16 MiB, and is not read', async () => {
    const file = folder.inside('workspace', 'large.txt')
    writeFileSync(file, '')
    truncateSync(file, 16 * 1_048_576 + 1)
    expect(await read('large.txt')).toEqual(problem(/larger than 16 MiB/))
  })
})

describe('a file of the own folder', () => {
  const ownFolder = () => folder.inside('temp', 'docs-agent-action')
  const outside = {
    problems: [
      expect.stringMatching(/inside the workspace, or the file of the output buildLog; it is outside/u),
    ],
  }
  beforeEach(() => {
    mkdirSync(ownFolder(), { recursive: true })
    writeFileSync(folder.inside('temp', 'docs-agent-action', 'build-log.txt'), 'Error in a.mdx\n')
    writeFileSync(folder.inside('temp', 'credentials'), 'The secret of another step')
  })

  it('is read by its absolute path', async () => {
    const file = folder.inside('temp', 'docs-agent-action', 'build-log.txt')
    expect(await readOwn(file)).toEqual({ text: 'Error in a.mdx', isBuildLog: true })
  })

  it('is refused where the own folder is not allowed', async () => {
    const file = folder.inside('temp', 'docs-agent-action', 'build-log.txt')
    expect(await read(file)).toEqual(problem(/it is outside of the workspace/u))
  })

  it.each([
    ['the rest of the temporary folder', () => folder.inside('temp', 'credentials')],
    ['a path that leaves the folder', () => `${ownFolder()}/../credentials`],
    [
      'a link in the folder',
      () => {
        symlinkSync(
          folder.inside('temp', 'credentials'),
          folder.inside('temp', 'docs-agent-action', 'link.txt'),
        )
        return folder.inside('temp', 'docs-agent-action', 'link.txt')
      },
    ],
    [
      'a link of the workspace',
      () => {
        symlinkSync(
          folder.inside('temp', 'docs-agent-action', 'build-log.txt'),
          folder.inside('workspace', 'own.txt'),
        )
        return 'own.txt'
      },
    ],
    [
      'a folder that is a link',
      () => {
        rmSync(ownFolder(), { recursive: true })
        mkdirSync(folder.inside('elsewhere'))
        writeFileSync(folder.inside('elsewhere', 'build-log.txt'), 'The secret of another step')
        symlinkSync(folder.inside('elsewhere'), ownFolder())
        return folder.inside('temp', 'docs-agent-action', 'build-log.txt')
      },
    ],
  ])('is not %s', async (_, file) => {
    expect(await readOwn(file())).toEqual(outside)
  })
})
