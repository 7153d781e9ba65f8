import { spawnSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'

/** Runs `npm start` up to its end with a usage error. Returns its first line. */
function usageError(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const run = spawnSync(process.execPath, ['scripts/start.ts', ...parameters], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
  expect(run.status).toBe(2)
  return run.stderr.split('\n')[0] ?? ''
}

describe('a usage error of npm start', () => {
  it('suggests the option that may be meant', () => {
    expect(usageError(['--prmpt', 'Do it'])).toMatch(
      /^Unknown option '--prmpt'.*\. Did you mean --prompt\?$/u,
    )
  })

  it('suggests nothing for an option that is like no other', () => {
    expect(usageError(['--xyzzy'])).not.toContain('Did you mean')
  })

  it('suggests nothing if the value of an option is missing', () => {
    expect(usageError(['--prompt'])).toBe("Option '--prompt <value>' argument missing.")
  })

  it.each([
    ['is not set', {}],
    ['is empty', { DOCS_AGENT_API_KEY: ' ' }],
  ])('says that the key %s', (problem, env) => {
    const line = usageError(['--base-url', 'https://docs.example', '--prompt', 'Do it'], env)
    expect(line).toBe(`DOCS_AGENT_API_KEY ${problem}. Set it to an admin API key of the service.`)
  })

  it('says in words that the file of --event does not exist', () => {
    expect(usageError(['--event', 'nowhere.json'])).toBe(
      '--event: nowhere.json could not be read as a webhook payload, expected a JSON file: no such file or folder',
    )
  })
})
