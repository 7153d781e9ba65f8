import { writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { forJob, type GivenInputs, jobInputsOf, problemsOf, service } from '../support/inputs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

describe('the inputs of an agent job', () => {
  it('have their defaults', async () => {
    expect(await jobInputsOf({ prompt: ' Document the flag\n' })).toEqual({
      prompt: 'Document the flag',
      quoteFile: undefined,
      jobId: undefined,
      wait: true,
      pollIntervalMs: 15_000,
      failOn: new Set(['failed', 'timed-out']),
    })
  })

  it.each<GivenInputs>([{}, { 'job-id': 'job_1' }])(
    'can have the instruction or the message in a file of the workspace, with %j',
    async (given) => {
      writeFileSync(folder.inside('prompt.md'), 'Document the flag\n')
      const { prompt } = await jobInputsOf(
        { ...given, 'prompt-file': 'prompt.md' },
        { GITHUB_WORKSPACE: folder.path },
      )
      expect(prompt).toBe('Document the flag')
    },
  )

  it.each([{}, { prompt: 'And the option' }])(
    'can name a job, to wait for it or to send %j',
    async (message) => {
      const inputs = await jobInputsOf({ 'job-id': 'job_1', ...message })
      expect(inputs).toMatchObject({ prompt: undefined, ...message, jobId: 'job_1' })
    },
  )

  it('need an instruction or a job', async () => {
    expect(await problemsOf({ ...service, operation: 'agent-job' })).toEqual([
      expect.stringMatching(/^prompt, prompt-file, .*job-id: an agent job needs one of them, and none is/),
    ])
  })

  it('cannot have the instruction twice', async () => {
    expect(await problemsOf({ ...forJob, 'prompt-file': 'prompt.md' })).toEqual([
      'prompt-file, prompt: set only one of them.',
    ])
  })

  it.each([' ', '\u00a0'])('cannot have a prompt of white space only', async (prompt) => {
    expect(await problemsOf({ ...service, prompt })).toEqual([
      'prompt: got "", expected an instruction; it contains only white space.',
    ])
  })

  it('cannot have a file that leads out of the workspace', async () => {
    const [problem] = await problemsOf(
      { ...service, 'prompt-file': '../..' },
      { GITHUB_WORKSPACE: folder.path },
    )
    expect(problem).toMatch(/^prompt-file: got "\.\.\/\.\.", expected a UTF-8 text file inside the workspace/)
  })

  it.each(['job_1\n2', 'jöb', 'x'.repeat(201), '.', '..'])('cannot have the job-id "%s"', async (jobId) => {
    expect(await problemsOf({ ...service, 'job-id': jobId })).toEqual([
      expect.stringMatching(/^job-id: got ".+", expected the ID of a job/),
    ])
  })

  it.each([
    ['0.5', 500],
    ['21600', 21_600_000],
  ])('can have %s as poll-interval-seconds', async (value, pollIntervalMs) => {
    expect(await jobInputsOf({ ...forJob, 'poll-interval-seconds': value })).toMatchObject({ pollIntervalMs })
  })

  it.each(['0', '21601'])('cannot have %s as poll-interval-seconds', async (value) => {
    expect(await problemsOf({ ...forJob, 'poll-interval-seconds': value })).toEqual([
      `poll-interval-seconds: got "${value}", expected a number above 0, at most 21600.`,
    ])
  })

  it('can have FALSE as wait', async () => {
    expect(await jobInputsOf({ ...forJob, wait: 'FALSE' })).toMatchObject({ wait: false })
  })

  it.each([
    ['failed,timed-out,archived,no-pr', ['failed', 'timed-out', 'archived', 'no-pr']],
    ['failed\narchived\r\n', ['failed', 'archived']],
    [' failed , , Failed ', ['failed']],
    ['None', []],
  ])('can have %j as fail-on', async (value, outcomes) => {
    expect(await jobInputsOf({ ...forJob, 'fail-on': value })).toMatchObject({ failOn: new Set(outcomes) })
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['failed,pr-created', 'pr-created'],
    ['failed;archived', 'failed;archived'],
    [',', ','],
  ])('cannot have %j as fail-on: the problem names what is not known', async (value, unknown) => {
    expect(await problemsOf({ ...forJob, 'fail-on': value })).toEqual([
      `fail-on: got "${unknown}", expected failed, timed-out, archived, no-pr, none, separated by commas or line breaks.`,
    ])
  })

  it('cannot have none together with outcomes as fail-on', async () => {
    expect(await problemsOf({ ...forJob, 'fail-on': 'none,failed' })).toEqual([
      'fail-on: got "none,failed", expected either only none, or a list of outcomes.',
    ])
  })
})

describe('the quoted file', () => {
  const withFile = (given: GivenInputs) => [given, { GITHUB_WORKSPACE: folder.path }] as const

  it('is read with its name', async () => {
    writeFileSync(folder.inside('report.md'), 'Broken link\n')
    const { prompt, quoteFile } = await jobInputsOf(...withFile({ ...forJob, 'quote-file': 'report.md' }))
    expect({ prompt, quoteFile }).toEqual({
      prompt: 'Document the flag',
      quoteFile: { name: 'report.md', text: 'Broken link' },
    })
  })

  it.each([{ 'prompt-from': 'issue' }, { 'job-id': 'job_1' }])('needs a prompt: %j', async (given) => {
    writeFileSync(folder.inside('report.md'), 'x')
    expect(await problemsOf(...withFile({ ...service, ...given, 'quote-file': 'report.md' }))).toContain(
      'quote-file, prompt, prompt-file: quote-file needs prompt or prompt-file, which says what to do with the file.',
    )
  })

  it('is refused if it cannot be read', async () => {
    expect(await problemsOf(...withFile({ ...forJob, 'quote-file': 'none.md' }))).toEqual([
      'quote-file: got "none.md", expected a UTF-8 text file inside the workspace to quote; it cannot be read (no such file or folder); create the file, or run actions/checkout, before this step.',
    ])
  })
})
