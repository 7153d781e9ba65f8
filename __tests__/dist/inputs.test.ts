import { describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage } from '../support/dist-stage.ts'

type Inputs = Record<string, string>

/** The one annotation of a step that must fail before its first request. */
async function problemOf(inputs: Inputs): Promise<string> {
  await using stage = await openStage()
  const run = await stage.start(inputs).finished
  expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
  expect(stage.service.requests).toEqual([])
  const errors = annotations('error', run.log)
  expect(errors).toHaveLength(1)
  return errors[0] ?? ''
}

/** The lines of a message that list problems, by the inputs that they name. */
const problemsIn = (message: string) =>
  message.split('\n').flatMap((line) => /^- (.*?): /u.exec(line)?.[1] ?? [])

describe('the inputs of a step', () => {
  it.concurrent('of an agent job are all named in one error when all are wrong', async () => {
    const message = await problemOf({
      operation: 'agent-job',
      'api-key': '',
      'project-id': ' ',
      'base-url': 'http://docs.example.com',
      'timeout-minutes': '361',
      'dry-run': 'maybe',
      prompt: ' \n ',
      'job-id': 'job 7',
      wait: 'perhaps',
      'poll-interval-seconds': '0',
      'fail-on': 'failed,sometimes',
    })
    expect(message).toContain('10 inputs cannot be used')
    expect(problemsIn(message)).toEqual([
      'api-key',
      'project-id',
      'base-url',
      'timeout-minutes',
      'dry-run',
      'job-id',
      'poll-interval-seconds',
      'prompt',
      'wait',
      'fail-on',
    ])
  })

  it.concurrent('of an export are all named in one error when all are wrong', async () => {
    const message = await problemOf({
      'date-from': '2026-02-30',
      'date-to': '01.03.2026',
      'page-size': '251',
      'max-requests': '0',
      formats: 'csv,pdf',
      'upload-artifact': 'yes',
      'artifact-name': 'docs/visitors',
      'retention-days': '91',
      'summary-rows': '1001',
    })
    expect(new Set(problemsIn(message))).toEqual(
      new Set([
        'date-from',
        'date-to',
        'page-size',
        'max-requests',
        'formats',
        'upload-artifact',
        'artifact-name',
        'retention-days',
        'summary-rows',
      ]),
    )
  })

  it.concurrent('are named with what they got and what they take', async () => {
    const message = await problemOf({ operation: 'visitors', 'page-size': '251' })
    expect(message).toContain('page-size: got "251", expected a whole number from 1 to 250.')
  })

  it.concurrent('that are no dates are named although the time zone is wrong too', async () => {
    const message = await problemOf({ 'date-from': '2026-02-30', timezone: 'Mars/Base' })
    expect(problemsIn(message)).toEqual(expect.arrayContaining(['timezone', 'date-from']))
  })

  it.concurrent('are listed in the summary too', async () => {
    await using stage = await openStage()
    const { summary } = await stage.start({ operation: 'visitors', 'page-size': '251' }).finished
    expect(summary).toMatch(/^## Failed\n[^]*page-size: got "251"/u)
  })
})

const refused: { name: string; inputs: Inputs; says: RegExp }[] = [
  {
    name: 'an empty api-key, which explains forks',
    inputs: { prompt: 'x', 'api-key': '' },
    says: /api-key: it is empty.*Workflows triggered by a fork/u,
  },
  {
    name: 'an api-key with white space inside, unshown',
    inputs: { prompt: 'x', 'api-key': 'mint_one two' },
    says: /api-key: it has white space(?!.*mint_one)/u,
  },
  {
    name: 'an assistant key, unshown',
    inputs: { prompt: 'x', 'api-key': 'mint_dsc_0123456789' },
    says: /api-key: it is an assistant key \(mint_dsc_\)(?!.*0123456789)/u,
  },
  {
    name: 'an index key, unshown',
    inputs: { prompt: 'x', 'api-key': 'mint_us_0123456789' },
    says: /api-key: it is an assistant key.* index key \(mint_us_\)(?!.*0123456789)/u,
  },
  {
    name: 'a project-id that leaves the path',
    inputs: { prompt: 'x', 'project-id': '..' },
    says: /project-id: got "\.\."/u,
  },
  {
    name: 'plain http to a host',
    inputs: { prompt: 'x', 'base-url': 'http://10.0.0.1' },
    says: /base-url: got .*https/u,
  },
  {
    name: 'plain http to a name that only starts like a loopback address',
    inputs: { prompt: 'x', 'base-url': 'http://127.0.0.1.example.com' },
    says: /base-url: got/u,
  },
  {
    name: 'a base-url with a query',
    inputs: { prompt: 'x', 'base-url': 'https://a.example/?k=v' },
    says: /base-url: got/u,
  },
  {
    name: 'a base-url with user info, unshown',
    inputs: { prompt: 'x', 'base-url': 'https://me:hunter2@a.example' },
    says: /base-url: it holds user info(?!.*hunter2)/u,
  },
  {
    name: 'an unknown operation',
    inputs: { operation: 'export' },
    says: /operation: got "export", expected agent-job or visitors/u,
  },
  {
    name: 'inputs that tell of both operations',
    inputs: { prompt: 'x', range: 'yesterday' },
    says: /- prompt, range: .*use a step for each/u,
  },
  {
    name: 'no input that tells the operation',
    inputs: {},
    says: /operation: cannot tell which operation to run/u,
  },
  {
    name: 'inputs of an export in an agent job',
    inputs: { prompt: 'x', formats: 'md', 'summary-rows': '3' },
    says: /- formats, summary-rows: only the operation visitors takes them/u,
  },
  {
    name: 'inputs of an agent job in an export',
    inputs: { range: 'yesterday', wait: 'false', 'fail-on': 'none' },
    says: /- wait, fail-on: only for the operation agent-job/u,
  },
  {
    name: 'an instruction given twice',
    inputs: { prompt: 'x', 'prompt-file': 'prompt.md' },
    says: /- (?=[^:]*\bprompt\b)(?=[^:]*\bprompt-file\b)[^:]*: give the instruction in one/u,
  },
  {
    name: 'an agent job without instruction',
    inputs: { operation: 'agent-job' },
    says: /- prompt, prompt-file, (?:[^:]*, )?job-id: one of them is needed/u,
  },
  { name: 'a job-id that leaves the path', inputs: { 'job-id': '..' }, says: /job-id: got "\.\."/u },
  {
    name: 'fail-on: none with others',
    inputs: { prompt: 'x', 'fail-on': 'none,failed' },
    says: /fail-on: got "none,failed", expected either none/u,
  },
  {
    name: 'date-to that is not after date-from',
    inputs: { 'date-from': '2026-01-02', 'date-to': '2026-01-02' },
    says: /date-to: got "2026-01-02", expected a date after date-from/u,
  },
  {
    name: 'range with a date',
    inputs: { range: 'yesterday', 'date-from': '2026-01-02' },
    says: /- range, date-from, date-to: range stands instead/u,
  },
  {
    name: 'an unknown range',
    inputs: { range: 'last-0-days' },
    says: /range: got "last-0-days", expected yesterday/u,
  },
  {
    name: 'an unknown time zone',
    inputs: { range: 'yesterday', timezone: 'Mars/Base' },
    says: /timezone: got "Mars\/Base"/u,
  },
]

describe('a step fails before its first request for', () => {
  it.concurrent.each(refused)('$name', async ({ inputs, says }) => {
    expect(await problemOf(inputs)).toMatch(says)
  })
})

describe('an input', () => {
  it.concurrent('that is empty has its default', async () => {
    await using stage = await openStage()
    const { outputs } = await stage.start({
      range: 'yesterday',
      timezone: '',
      'page-size': '',
      'fail-on': '',
      'upload-artifact': 'false',
    }).finished
    expect(outputs['outcome']).toBe('exported')
    expect(stage.service.requests[0]?.query).toMatchObject({ limit: '250' })
  })

  it.concurrent('that has no effect is told of once, and the range with its days', async () => {
    await using stage = await openStage()
    const dates = { 'date-from': '2026-01-01', timezone: 'Europe/Berlin' }
    const dated = await stage.start({ ...dates, 'dry-run': 'true' }).finished
    expect(annotations('notice', dated.log)).toEqual([
      expect.stringMatching(/^timezone: got "Europe\/Berlin", which has no effect here\./u),
    ])
    const ranged = await stage.start({ range: 'Last-Month', 'dry-run': 'true' }).finished
    expect(ranged.log.match(/^Range last-month: [A-Z][a-z]{2} 1 – \d{2}, \d{4}, in UTC\.$/gmu)).toHaveLength(
      1,
    )
  })

  it.concurrent('api-key may have white space around it', async () => {
    await using stage = await openStage()
    const { exitCode } = await stage.runJob({ prompt: 'x', wait: 'false', 'api-key': ` ${simulatorKey}\n` })
    expect(exitCode).toBe(0)
  })
})
