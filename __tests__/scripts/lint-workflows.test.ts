import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from '@jest/globals'

import { describeOnPosix } from '../support/platform.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = temporaryFolder()

function lint(env: Record<string, string>): { status: number | null; stdout: string; stderr: string } {
  const program = ['scripts/lint-workflows.ts', '--tools', folder.inside('tools')]
  const path = `${folder.inside('bin')}:/usr/bin:/bin`
  return spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8', env: { PATH: path, ...env } })
}

function writeProgram(name: string, script: string): void {
  mkdirSync(folder.inside('bin'), { recursive: true })
  writeFileSync(folder.inside('bin', name), `#!/bin/sh\n${script}\n`)
  chmodSync(folder.inside('bin', name), 0o755)
}

/**
 * Programs in the place of Python and Go. They install linters that record their parameters, and find something if FINDS
 * is set.
 */
function standInForInstallers(): void {
  writeProgram('linter', `echo "\${0##*/} $*" >> ${folder.inside('calls')}; [ -z "$FINDS" ]`)
  const linter = folder.inside('bin', 'linter')
  const pip = `for each in zizmor shellcheck check-jsonschema; do cp ${linter} "\${0%/*}/$each"; done`
  writeProgram('pip', `echo "pip $*" >> ${folder.inside('calls')}; ${pip}`)
  writeProgram('python3', `mkdir -p "$3/bin" && cp ${folder.inside('bin', 'pip')} "$3/bin/pip"`)
  writeProgram('go', `echo "go $*" >> ${folder.inside('calls')}; cp ${linter} "$GOBIN/actionlint"`)
}

const startingWith = (text: string): unknown => expect.stringMatching(new RegExp(`^${text}`, 'u'))
const calls = (): string[] => readFileSync(folder.inside('calls'), 'utf8').trimEnd().split('\n')

// The stand-ins are shell scripts.
describeOnPosix('the linters of workflows', () => {
  it('fail in CI if they cannot be installed, and are skipped elsewhere', () => {
    standInForInstallers()
    writeProgram('go', 'exit 1')
    const problem = 'linters of workflows. They could not be installed'
    expect(lint({ CI: 'true' })).toMatchObject({ status: 1, stderr: startingWith(`FAILED: ${problem}`) })
    expect(lint({ CI: '' })).toMatchObject({ status: 0, stderr: startingWith(`SKIPPED: ${problem}`) })
  })

  it('are installed by hash and version, once, also after an installation that failed', () => {
    standInForInstallers()
    writeProgram('go', 'exit 1')
    lint({})
    standInForInstallers()
    writeFileSync(folder.inside('calls'), '')
    expect([lint({}).status, lint({}).status]).toEqual([0, 0])
    expect(calls().filter((call) => /^(?:pip|go) /u.test(call))).toEqual([
      expect.stringMatching(/^pip install .*--require-hashes .*requirements\.txt$/u),
      expect.stringMatching(/^go install .*actionlint@v\d+\.\d+\.\d+$/u),
    ])
  })

  it('all run, and fail if they find something', () => {
    standInForInstallers()
    const { status, stdout, stderr } = lint({ FINDS: 'something' })
    expect(status).toBe(1)
    const checks = [
      ...['actionlint', 'zizmor', 'schema of action.yml', 'schema of dependabot.yml'],
      ...['schema of the issue forms', 'schema of the form chooser'],
    ]
    expect(stdout.match(/(?<=^FAILED: ).+$/gmu)).toEqual(checks)
    expect(stderr.match(/(?<=^Found by ).+(?=, see above\.$)/gmu)).toEqual(checks)
  })

  it('read every example, every workflow, that of README and action.yml, and use the network only with a token', () => {
    standInForInstallers()
    lint({})
    lint({ GH_TOKEN: 'token' })
    const of = (name: string): string[] => calls().filter((call) => call.startsWith(`${name} `))
    for (const file of ['examples/release.yml', '.github/workflows/release.yml']) {
      expect(of('actionlint')[0]).toContain(` ${file}`)
      expect(of('zizmor')[0]).toContain(` ${file}`)
    }
    expect(of('actionlint')[0]).toContain('/workflow-of-readme.yml')
    expect(of('zizmor')[0]).toContain(' action.yml')
    expect(of('check-jsonschema')[0]).toContain('vendor.github-actions action.yml')
    expect(of('zizmor').map((call) => call.includes('--offline'))).toEqual([true, false])
  })
})
