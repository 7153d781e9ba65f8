import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { annotations } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

interface Refusal {
  name: string
  inputs: Record<string, string>
  /** The inputs that the error has to name. */
  refused: string[]
}

const refusals: Refusal[] = [
  {
    name: 'an agent job',
    inputs: {
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
    },
    refused: [
      ...['api-key', 'project-id', 'base-url', 'timeout-minutes', 'dry-run', 'prompt', 'job-id', 'wait'],
      ...['poll-interval-seconds', 'fail-on'],
    ],
  },
  {
    name: 'an export',
    inputs: {
      'date-from': '2026-02-30',
      'date-to': '01.03.2026',
      'page-size': '251',
      'max-requests': '0',
      formats: 'csv,pdf',
      'upload-artifact': 'yes',
      'artifact-name': 'docs/visitors',
      'retention-days': '401',
      'summary-rows': '1001',
    },
    refused: [
      ...['date-from', 'date-to', 'page-size', 'max-requests', 'formats', 'upload-artifact', 'artifact-name'],
      ...['retention-days', 'summary-rows'],
    ],
  },
]

/** The inputs that a message names, in alphabetical order. */
const namedIn = (message: string) =>
  message
    .split('\n')
    .flatMap((line) => /^- (.*?): /u.exec(line)?.[1] ?? [])
    .sort()

describe('inputs', () => {
  it.concurrent.each(refusals)(
    'that are all wrong fail $name before its first request, with one error and in the summary',
    async ({ inputs, refused }) => {
      await using stage = await openStage()
      const run = await stage.start(inputs).finished
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(stage.service.requests).toEqual([])
      const [error = '', ...more] = annotations('error', run.log)
      expect(more).toEqual([])
      expect(namedIn(error)).toEqual([...refused].sort())
      expect(run.summary).toMatch(/^## Failed\n/u)
      expect(namedIn(run.summary)).toEqual([...refused].sort())
    },
  )

  it.concurrent('about dates can add a notice to the log', async () => {
    await using stage = await openStage()
    const dates = { 'date-from': '2026-01-01', timezone: 'Europe/Berlin' }
    const { log } = await stage.start({ ...dates, 'dry-run': 'true' }).finished
    expect(annotations('notice', log)).toEqual([expect.stringMatching(/^timezone: got "Europe\/Berlin"/u)])
  })
})

describe('prompt-file', () => {
  it.concurrent('is read from the workspace and sent', async () => {
    await using stage = await openStage()
    mkdirSync(path.join(stage.workspace, '.github'), { recursive: true })
    writeFileSync(path.join(stage.workspace, '.github', 'prompt.md'), '\n# Document the flag\n\nAll: ü\n')
    const { exitCode } = await stage.runJob({ 'prompt-file': '.github/prompt.md', wait: 'false' })
    expect(exitCode).toBe(0)
    expect(stage.service.requests[0]?.body).toEqual({ prompt: '# Document the flag\n\nAll: ü' })
  })

  it.concurrent('outside of the workspace is refused, and its content is not shown', async () => {
    await using stage = await openStage()
    writeFileSync(path.join(stage.folder, 'secret.txt'), 'SECRET')
    const { exitCode, log } = await stage.runJob({ 'prompt-file': '../secret.txt' })
    expect(exitCode).toBe(1)
    expect(stage.service.requests).toEqual([])
    expect(log).toContain('prompt-file: got "../secret.txt"')
    expect(log).not.toContain('SECRET')
  })
})

describe('a dry run', () => {
  it.concurrent.each([
    {
      name: 'an agent job',
      inputs: { prompt: 'Document "it"' },
      shows: (url: string) => [
        `POST ${url}/v2/agent/project-1/job`,
        'with the instruction as its prompt',
        'Document "it"',
        `GET ${url}/v2/agent/project-1/job/<job id>`,
      ],
    },
    {
      name: 'an export',
      inputs: { 'date-from': '2026-01-01', 'page-size': '10', 'max-requests': '3' },
      shows: (url: string) => [
        `GET ${url}/v1/analytics/project-1/visitors?dateFrom=2026-01-01&limit=10&offset=0`,
        'At most 3 requests.',
      ],
    },
  ])('of $name sends nothing and shows the requests in log and summary', async ({ inputs, shows }) => {
    await using stage = await openStage({ artifacts: {} })
    const run = await stage.start({ 'dry-run': 'true', ...inputs }).finished
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run' } })
    expect([stage.service.requests, stage.artifacts.requests]).toEqual([[], []])
    expect(filesIn(exportFolder(run))).toEqual([])
    for (const part of shows(stage.service.url)) {
      expect(run.log).toContain(part)
      expect(run.summary).toContain(part)
    }
  })
})
