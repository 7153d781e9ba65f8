import { describe, expect, it } from '@jest/globals'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { ActionError } from '../../src/errors.ts'
import { operationInputs, readInputs, serviceInputs } from '../../src/inputs/inputs.ts'
import { failureOf } from '../support/failure-of.ts'
import {
  environmentOf,
  forJob,
  forVisitors,
  inputsOf,
  nowMs,
  problemsOf,
  service,
} from '../support/inputs.ts'

describe('the inputs', () => {
  it('are those of action.yml, with the same defaults', () => {
    const declared = Object.entries(readActionMetadata().inputs)
    const defaults = declared.map(([name, { default: value = '' }]) => [name, value])
    expect({ ...serviceInputs, ...operationInputs['agent-job'], ...operationInputs.visitors }).toEqual(
      Object.fromEntries(defaults),
    )
  })

  it('that are required in action.yml are required', async () => {
    const { inputs } = readActionMetadata()
    const required = Object.keys(inputs).filter((name) => inputs[name]?.required === true)
    const problems = await problemsOf({ prompt: 'Do it' })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(required)
  })

  it('of the service have their defaults', async () => {
    expect((await inputsOf(forJob)).service).toEqual({
      apiKey: 'mint_admin_key_0123',
      projectId: 'docs',
      baseUrl: new URL('https://api.mintlify.com'),
      timeoutMs: 1_800_000,
      dryRun: false,
      proxy: { url: '', except: '' },
    })
  })

  it('that are empty or white space mean their defaults', async () => {
    const { service: read } = await inputsOf({
      ...forJob,
      'base-url': ' ',
      'timeout-minutes': '',
      'dry-run': ' ',
    })
    expect(read).toMatchObject({ timeoutMs: 1_800_000, dryRun: false })
    expect(read.baseUrl.href).toBe('https://api.mintlify.com/')
  })

  it('are reported with all their problems in one error, each by name', async () => {
    const problems = await problemsOf({
      'api-key': '',
      'project-id': '',
      'base-url': 'ftp://docs.example',
      'timeout-minutes': '0',
      'dry-run': 'maybe',
      operation: 'agent-job',
      wait: 'no',
      'poll-interval-seconds': '-1',
      'fail-on': 'everything',
      'page-size': '10',
    })
    expect(problems.map((problem) => problem.split(/[:,]/)[0])).toEqual([
      ...['api-key', 'project-id', 'base-url', 'timeout-minutes', 'dry-run', 'page-size'],
      ...['poll-interval-seconds', 'prompt', 'wait', 'fail-on'],
    ])
  })

  it('are reported with what was got and what is taken, as one line each', async () => {
    const error = await failureOf(inputsOf({ ...forJob, wait: 'a\n::error::b' }), ActionError)
    expect(error.message).toBe('An input is invalid:\n- wait: got "a ::error::b", expected true or false.')
  })

  it.each([
    ['api-key', 'got 7 characters, expected an admin API key, which has at least 8. Check the secret.'],
    [
      'github-token',
      'got 7 characters, expected a token of GitHub, which has at least 8. Remove the input to use the token of the workflow.',
    ],
  ])(
    'that are secrets of fewer than eight characters are refused before they are masked: %s',
    async (name, problem) => {
      const masked: string[] = []
      const env = environmentOf({ ...forJob, 'api-key': 'mint_admin_key_0123', [name]: '1234567' })
      const error = await failureOf(
        readInputs(nowMs, (secret) => masked.push(secret), env),
        ActionError,
      )
      expect(error.message).toBe(`An input is invalid:\n- ${name}: ${problem}`)
      expect(masked).not.toContain('1234567')
    },
  )

  it.each(['api-key', 'github-token'])('that are secrets of eight characters are taken: %s', async (name) => {
    expect(await inputsOf({ ...forJob, [name]: '12345678' })).toMatchObject({ operation: 'agent-job' })
  })

  it('that are long are cut where they are reported', async () => {
    const [problem = ''] = await problemsOf({ ...forJob, wait: 'x'.repeat(5000) })
    expect(problem.length).toBeLessThan(200)
  })
})

describe('operation', () => {
  it.each([
    ['prompt', 'Do it', 'agent-job'],
    ['job-id', 'job_1', 'agent-job'],
    ['date-from', '2026-01-01', 'visitors'],
    ['date-to', '2026-01-01', 'visitors'],
    ['range', 'yesterday', 'visitors'],
  ])('follows from %s', async (name, value, operation) => {
    expect((await inputsOf({ ...service, [name]: value })).operation).toBe(operation)
  })

  it('follows from prompt-file', async () => {
    expect((await problemsOf({ ...service, 'prompt-file': 'missing' }))[0]).toMatch(/^prompt-file: /)
  })

  it.each([
    [forVisitors, 'visitors'],
    [{ ...forJob, operation: 'Agent-Job' }, 'agent-job'],
  ])('can be said', async (given, operation) => {
    expect((await inputsOf(given)).operation).toBe(operation)
  })

  it('cannot be another word', async () => {
    expect(await problemsOf({ ...service, operation: 'agent-job,visitors' })).toEqual([
      'operation: got "agent-job,visitors", expected agent-job or visitors.',
    ])
  })

  it('that cannot be told is an error that names the inputs', async () => {
    expect(await problemsOf(service)).toEqual([
      expect.stringMatching(
        /^operation: cannot tell which operation to run.+prompt, prompt-file, .*job-id.+date-from, date-to, range/,
      ),
    ])
  })

  it('that both kinds tell is an error that names the inputs concerned', async () => {
    expect(await problemsOf({ ...forJob, range: 'yesterday', 'date-to': '2026-01-01' })).toEqual([
      expect.stringMatching(
        /^prompt, date-to, range: these inputs belong to two operations; .+ agent job \(prompt\) and .+ export of visitors \(date-to, range\)/,
      ),
    ])
  })

  it('refuses inputs of the other that are not at their default', async () => {
    expect(await problemsOf({ ...forJob, 'page-size': '10', formats: 'csv' })).toEqual([
      'page-size, formats: only valid for the operation visitors, but this step runs agent-job.',
    ])
    expect(await problemsOf({ ...forVisitors, wait: 'false', prompt: ' ' })).toEqual([
      'prompt, wait: only valid for the operation agent-job, but this step runs visitors.',
    ])
  })

  it.each([
    ['export', { ...forVisitors, ...operationInputs['agent-job'] }],
    ['agent job', { ...forJob, ...operationInputs.visitors, formats: 'CSV,JSON,HTML' }],
  ])('accepts inputs of the other at their default, in any case: %s', async (_, given) => {
    await expect(inputsOf(given)).resolves.toBeDefined()
  })
})
