import { mkdirSync, writeFileSync } from 'node:fs'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { environmentOf } from '../support/event-stage.ts'
import { forJob, type GivenInputs, jobInputsOf, problemsOf, service } from '../support/inputs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()
/** The inputs, and the environment of a run that a push started. */
const afterPush = (given: GivenInputs) =>
  [given, { ...environmentOf({ fixture: 'push' }, folder.path), GITHUB_WORKSPACE: folder.path }] as const

beforeEach(() => {
  writeFileSync(folder.inside('prompt.md'), 'Document the flag\n')
})

describe('the inputs of an agent job', () => {
  it('have their defaults', async () => {
    expect(await jobInputsOf({ prompt: ' Document the flag\n' })).toMatchObject({
      prompt: 'Document the flag',
      buildLogFile: expect.stringMatching(/^\/runner\/temp\/docs-agent-action\/build-log-[\w-]{36}\.txt$/u),
      wait: true,
      preview: false,
      pollIntervalMs: 15_000,
      failOn: new Set(['failed', 'timed-out', 'preview-failed']),
    })
  })

  it.each<[string, GivenInputs, object]>([
    ['a file', { 'prompt-file': 'prompt.md' }, { prompt: 'Document the flag', jobId: undefined }],
    ['an event', { 'prompt-from': 'push' }, { prompt: undefined, jobId: undefined }],
    ['a prompt and an event', { prompt: 'Do it', 'prompt-from': 'push' }, { prompt: 'Do it' }],
    ['a job to wait for', { 'job-id': 'job_1' }, { prompt: undefined, jobId: 'job_1' }],
    ['a message to a job', { prompt: 'Do it', 'job-id': 'job_1' }, { prompt: 'Do it', jobId: 'job_1' }],
    [
      'a message from a file to a job',
      { 'prompt-file': 'prompt.md', 'job-id': 'job_1' },
      { prompt: 'Document the flag', jobId: 'job_1' },
    ],
  ])('can name %s', async (_, given, read) => {
    expect(await jobInputsOf(...afterPush(given))).toMatchObject(read)
  })

  it.each(['Explain {{ inputs.prompt }}', 'Document $PATH', 'See inputs.prompt', 'inputs.prompt, please'])(
    'take an instruction about an expression: %s',
    async (prompt) => {
      expect(await jobInputsOf({ prompt })).toMatchObject({ prompt })
    },
  )

  it('take no file that has only an expression', async () => {
    writeFileSync(folder.inside('prompt.md'), '{{ inputs.prompt }}\n')
    const [given, env] = afterPush({ ...service, 'prompt-file': 'prompt.md' })
    expect(await problemsOf(given, env)).toEqual([
      expect.stringMatching(
        /^prompt-file: got "\{\{ inputs\.prompt \}\}", expected an instruction, and no expression outside/u,
      ),
    ])
  })

  it.each<[GivenInputs, string]>([
    [
      { prompt: 'Do it', 'prompt-file': 'prompt.md' },
      'prompt-file, prompt: prompt-file cannot be combined with prompt.',
    ],
    [
      { 'prompt-file': 'prompt.md', 'prompt-from': 'push' },
      'prompt-file, prompt-from: prompt-file cannot be combined with prompt-from.',
    ],
    [
      { 'prompt-from': 'push', 'job-id': 'job_1' },
      'prompt-from, job-id: prompt-from cannot be combined with job-id.',
    ],
    ...['${{ inputs.prompt }}', '{{ inputs.prompt }}', '$PROMPT', '${PROMPT}', 'inputs.prompt'].map(
      (prompt): [GivenInputs, string] => [
        { prompt },
        `prompt: got "${prompt}", expected an instruction, and no expression outside of \${{ }}.`,
      ],
    ),
    [
      { prompt: '\u00a0' },
      'prompt: got only white space, expected an instruction, and no expression outside of ${{ }}.',
    ],
    [
      { 'prompt-file': '../..' },
      'prompt-file: got "../..", expected a UTF-8 text file inside the workspace; it is outside of the workspace; for a file of an export, set output-dir of the export to a folder of the workspace.',
    ],
  ])('cannot be %j', async (given, problem) => {
    expect(await problemsOf(...afterPush({ ...service, ...given }))).toEqual([problem])
  })

  it.each([
    ...[' ', 'job_1\n2', 'jöb', 'x'.repeat(201), '.', '..'],
    ...['https://example.com/jobs/1', 'steps.docs.outputs.jobId', '$JOB_ID'],
  ])('cannot have the job-id "%s"', async (jobId) => {
    expect(await problemsOf({ ...service, 'job-id': jobId })).toEqual([
      expect.stringMatching(
        /^job-id: got .+, expected the ID of a job, as in the output jobId: no URL, no white space, and no expression outside of \$\{\{ \}\}\.$/u,
      ),
    ])
  })

  it.each<[GivenInputs, object]>([
    [{ wait: 'FALSE' }, { wait: false }],
    [{ preview: 'True' }, { preview: true }],
    [{ 'poll-interval-seconds': '0.5' }, { pollIntervalMs: 500 }],
    [{ 'poll-interval-seconds': '21600' }, { pollIntervalMs: 21_600_000 }],
  ])('can be %j', async (given, read) => {
    expect(await jobInputsOf({ ...forJob, ...given })).toMatchObject(read)
  })

  it.each([
    [
      { 'poll-interval-seconds': '21601' },
      'poll-interval-seconds: got "21601", expected a number above 0, at most 21600.',
    ],
    [{ preview: 'yes' }, 'preview: got "yes", expected true or false.'],
    [
      { preview: 'true', wait: 'false' },
      'preview, wait: preview: true cannot be combined with wait: false; set wait: true.',
    ],
  ])('of a job with a prompt cannot be %j', async (given, problem) => {
    expect(await problemsOf({ ...forJob, ...given })).toEqual([problem])
  })
})

describe('quote-file', () => {
  it.each<GivenInputs>([{}, { 'job-id': 'job_1' }])('is read with its name, with %j', async (given) => {
    const { quoteFile } = await jobInputsOf(...afterPush({ ...forJob, ...given, 'quote-file': 'prompt.md' }))
    expect(quoteFile).toEqual({ name: 'prompt.md', text: 'Document the flag', isBuildLog: false })
  })

  it('is the log of a build of an earlier step, by a name without the path of the runner', async () => {
    const temp = folder.inside('temp')
    const file = folder.inside('temp', 'docs-agent-action', 'build-log-1.txt')
    mkdirSync(folder.inside('temp', 'docs-agent-action'), { recursive: true })
    writeFileSync(file, 'Error in a.mdx')
    const { quoteFile } = await jobInputsOf({ ...forJob, 'quote-file': file }, { RUNNER_TEMP: temp })
    expect(quoteFile).toEqual({ name: 'build-log.txt', text: 'Error in a.mdx', isBuildLog: true })
  })

  it.each([{ 'prompt-from': 'push' }, { 'job-id': 'job_1' }])('needs a prompt: %j', async (given) => {
    expect(await problemsOf(...afterPush({ ...service, ...given, 'quote-file': 'prompt.md' }))).toEqual([
      'quote-file, prompt, prompt-file: quote-file needs prompt or prompt-file. An input whose expression is empty counts as not set.',
    ])
  })

  it('is refused if it cannot be read', async () => {
    expect(await problemsOf(...afterPush({ ...forJob, 'quote-file': 'none.md' }))).toEqual([
      expect.stringMatching(
        /^quote-file: got "none\.md", expected a UTF-8 text file inside the workspace, or the file of the output buildLog; it cannot be read \(ENOENT: /u,
      ),
    ])
  })
})
