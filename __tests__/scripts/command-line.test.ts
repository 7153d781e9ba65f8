import { spawnSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'

import { readCommandLine, readKey, UsageError } from '../../scripts/command-line.ts'
import { readLocalEvent } from '../../scripts/local-event.ts'
import '../support/native-errors.ts'

function usageError(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error('There was no usage error.')
}

describe('a usage error of npm start', () => {
  it('ends the process with exit code 2, and suggests the option that may be meant', () => {
    const run = spawnSync(process.execPath, ['scripts/start.ts', '--prmpt', 'Do it'], { encoding: 'utf8' })
    expect(run.status).toBe(2)
    expect(run.stderr).toMatch(
      /^Unknown option '--prmpt'.*\. Did you mean --prompt\?\nRun npm start -- --help/u,
    )
  })

  it('suggests nothing for an option that is like no other', () => {
    expect(usageError(() => readCommandLine(['--xyzzy']))).not.toContain('Did you mean')
  })

  it('suggests nothing if the value of an option is missing', () => {
    expect(usageError(() => readCommandLine(['--prompt']))).toBe(
      "Option '--prompt <value>' argument missing.",
    )
  })

  it.each([
    ['is not set', {}],
    ['is empty', { DOCS_AGENT_API_KEY: ' ' }],
  ])('says that the key %s', (problem, env) => {
    expect(usageError(() => readKey(env))).toBe(
      `DOCS_AGENT_API_KEY ${problem}. Set it to an admin API key of the service.`,
    )
  })

  it('says in words that the file of --event does not exist', () => {
    expect(usageError(() => readLocalEvent('nowhere.json', undefined))).toBe(
      '--event: nowhere.json could not be read as a webhook payload, expected a JSON file: no such file or folder',
    )
  })
})
