import { spawnSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'

import { readCommandLine, readKey, UsageError } from '../../../scripts/local-run/command-line.ts'
import { readActionMetadata } from '../../../simulator/action-runner.ts'
import '../../support/native-errors.ts'

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
  it('ends the process with exit code 2', () => {
    const run = spawnSync(process.execPath, ['scripts/local-run/start.ts', '--prmpt', 'Do it'], {
      encoding: 'utf8',
    })
    expect(run.status).toBe(2)
    expect(run.stderr).toMatch(/^Unknown option '--prmpt'.*\.\nRun npm start -- --help/u)
  })

  it('takes an input that can be true or false without a value as true', () => {
    expect(
      readCommandLine(['--wait', 'FALSE', '--comment', '--preview', '--prompt', 'Do it']).inputs,
    ).toEqual({
      wait: 'FALSE',
      comment: 'true',
      preview: 'true',
      prompt: 'Do it',
    })
    expect(readCommandLine(['--comment', 'continue']).inputs).toEqual({ comment: 'continue' })
  })

  it.each([
    ['api-key', 'DOCS_API_KEY'],
    ['github-token', 'GITHUB_TOKEN'],
  ])('says where --%s is read from', (option, variable) => {
    const message = `--${option} is read from the environment variable ${variable}, never from the command line, which the shell keeps. The simulator needs none.`
    expect(usageError(() => readCommandLine([`--${option}`, 'secret']))).toBe(message)
    expect(usageError(() => readCommandLine([`--${option}=secret`]))).toBe(message)
  })

  it.each([
    ['--keep', ['--keep']],
    ['--prompt-from', ['--prompt-from', 'release']],
  ])('says that %s needs the simulator', (option, parameters) => {
    const message = usageError(() => readCommandLine([...parameters, '--base-url', 'https://example.com']))
    expect(message).toMatch(new RegExp(`^${option}: expected .*simulator`, 'u'))
  })

  it.each<[string, Record<string, string>, string[], string]>([
    ['npm start --range last-week', { range: 'true' }, ['last-week'], '--range last-week'],
    ['npm start --range=last-week --include all', { range: 'last-week' }, [], '--range last-week'],
    ['npm start --fix', { fix: 'true' }, [], '--fix'],
    [
      'npm start --prompt "It\'s new" --comment',
      { prompt: 'true', comment: 'true' },
      ["It's new"],
      String.raw`--prompt 'It'\''s new' --comment`,
    ],
    [
      'npm start --prompt-from issue --changes diff',
      { prompt_from: 'true', changes: 'true' },
      ['issue', 'diff'],
      '--prompt-from … --changes …',
    ],
  ])('tells what to write instead of %s', (_, options, parameters, line) => {
    const env = Object.fromEntries(
      Object.entries(options).map(([name, value]) => [`npm_config_${name}`, value]),
    )
    expect(usageError(() => readCommandLine(parameters, env))).toBe(
      `npm takes options without -- as its own. Write: npm start -- ${line}`,
    )
  })

  it('is none for a setting of npm itself', () => {
    const env = { npm_config_dry_run: 'true', npm_config_include: 'dev', npm_config_yes: '' }
    expect(readCommandLine([], env).inputs).toEqual({})
  })

  it.each([
    ['is not set', {}],
    ['is empty', { DOCS_API_KEY: ' ' }],
  ])('says that the key %s', (problem, env) => {
    expect(usageError(() => readKey(env))).toBe(
      `DOCS_API_KEY ${problem}, expected an admin API key of the service. Run this, and paste the key: read -rs DOCS_API_KEY && export DOCS_API_KEY`,
    )
  })
})

describe('npm start -- --help', () => {
  it('has every input but the secrets in one group, in lines of at most 100 characters', () => {
    const { stdout } = spawnSync(process.execPath, ['scripts/local-run/start.ts', '-h'], {
      encoding: 'utf8',
    })
    expect(stdout.match(/^\S.*$/gmu)?.slice(-5)).toEqual([
      'Service',
      'Agent job',
      'Deployment',
      'Visitors',
      'Local run',
    ])
    const options = Array.from(stdout.matchAll(/^ {2}--([\w-]+)/gmu), ([, name = '']) => name)
    const inputs = Object.keys(readActionMetadata().inputs).filter((name) => !/key|token/u.test(name))
    expect(options.toSorted()).toEqual([...inputs, 'keep', 'fix', 'verbose'].toSorted())
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([])
  })
})
