import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { annotations } from '../support/dist-log.ts'
import { openStage } from '../support/dist-stage.ts'

const started = { wait: 'false' }

describe('prompt-file', () => {
  it.concurrent('is read from the workspace and sent', async () => {
    await using stage = await openStage()
    mkdirSync(path.join(stage.workspace, '.github'), { recursive: true })
    writeFileSync(path.join(stage.workspace, '.github', 'prompt.md'), '\n# Document the flag\n\nAll: ü\n')
    const run = await stage.runJob({ ...started, 'prompt-file': '.github/prompt.md' })
    expect(run.exitCode).toBe(0)
    expect(stage.service.requests[0]?.body).toEqual({ prompt: '# Document the flag\n\nAll: ü' })
  })

  it.concurrent('may be a symlink that stays inside the workspace', async () => {
    await using stage = await openStage()
    mkdirSync(stage.workspace)
    writeFileSync(path.join(stage.workspace, 'real.md'), 'Document the flag')
    symlinkSync('real.md', path.join(stage.workspace, 'link.md'))
    await stage.runJob({ ...started, 'prompt-file': 'link.md' })
    expect(stage.service.requests[0]?.body).toEqual({ prompt: 'Document the flag' })
  })

  const refused: { name: string; file: string; says: RegExp; make: (workspace: string) => void }[] = [
    {
      name: 'leads out of the workspace',
      file: '../secret.txt',
      says: /out of the workspace/u,
      make: (workspace) => {
        writeFileSync(path.join(workspace, '..', 'secret.txt'), 'SECRET')
      },
    },
    {
      name: 'is a symlink out of the workspace',
      file: 'link.md',
      says: /out of the workspace/u,
      make: (workspace) => {
        writeFileSync(path.join(workspace, '..', 'secret.txt'), 'SECRET')
        symlinkSync('../secret.txt', path.join(workspace, 'link.md'))
      },
    },
    {
      name: 'is in a folder that is a symlink out of the workspace',
      file: 'linked/secret.txt',
      says: /out of the workspace/u,
      make: (workspace) => {
        mkdirSync(path.join(workspace, '..', 'private'))
        writeFileSync(path.join(workspace, '..', 'private', 'secret.txt'), 'SECRET')
        symlinkSync('../private', path.join(workspace, 'linked'))
      },
    },
    {
      name: 'is in a folder whose name only starts like the workspace',
      file: '../workspace-2/secret.txt',
      says: /out of the workspace/u,
      make: (workspace) => {
        mkdirSync(`${workspace}-2`)
        writeFileSync(path.join(`${workspace}-2`, 'secret.txt'), 'SECRET')
      },
    },
    { name: 'is missing', file: 'no.md', says: /cannot be read \(ENOENT\)/u, make: () => undefined },
    { name: 'is a folder', file: '.', says: /no file/u, make: () => undefined },
    {
      name: 'holds only white space',
      file: 'empty.md',
      says: /only white space/u,
      make: (workspace) => {
        writeFileSync(path.join(workspace, 'empty.md'), ' \n\t\n')
      },
    },
    {
      name: 'is not UTF-8',
      file: 'latin.md',
      says: /not valid UTF-8/u,
      make: (workspace) => {
        writeFileSync(path.join(workspace, 'latin.md'), Buffer.from([0x66, 0xfc, 0x72]))
      },
    },
  ]

  it.concurrent.each(refused)(
    'is refused when it $name, and nothing is sent',
    async ({ file, says, make }) => {
      await using stage = await openStage()
      mkdirSync(stage.workspace)
      make(stage.workspace)
      const { exitCode, log } = await stage.runJob({ 'prompt-file': file })
      expect(exitCode).toBe(1)
      expect(stage.service.requests).toEqual([])
      expect(annotations('error', log)).toEqual([expect.stringMatching(/prompt-file: got ".*"/u)])
      expect(log).toMatch(says)
      expect(log).not.toContain('SECRET')
    },
  )
})
