import { describe, expect, it } from '@jest/globals'

import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  failed,
  type JobLife,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { calls, openStage } from '../support/dist-stage.ts'

const prLink = 'https://github.com/acme/docs/pull/128'
const completed: JobLife = [{ status: 'active' }, { status: 'completed', prLink }]
const jobs = '/v2/agent/project-1/job'

describe('a new agent job', () => {
  it.concurrent('is created with one POST and then polled until it ends', async () => {
    await using stage = await openStage({ service: { jobLife: completed, pathPrefix: '/api' } })
    const { outputs } = await stage.runJob({ prompt: ' Document "it": ü\n', 'project-id': 'acme/docs' })
    const path = '/api/v2/agent/acme%2Fdocs/job'
    expect(calls(stage.service)).toEqual([`POST ${path}`, `GET ${path}/${outputs['jobId'] ?? ''}`])
    expect(stage.service.requests[0]).toMatchObject({
      body: { prompt: 'Document "it": ü' },
      headers: { authorization: `Bearer ${simulatorKey}`, 'content-type': 'application/json' },
    })
  })

  it.concurrent('sets every output', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    const startedAtMs = Date.now()
    const { outputs } = await stage.runJob()
    const elapsedSeconds = Math.round((Date.now() - startedAtMs) / 1000)
    const [job] = stage.service.jobs.values()
    expect(Number(outputs['durationSeconds'])).toBeLessThanOrEqual(elapsedSeconds)
    expect(outputs).toEqual({
      outcome: 'pr-created',
      status: 'completed',
      prLink,
      prNumber: '128',
      prRepository: 'acme/docs',
      jobId: job?.id,
      jobOrigin: 'created',
      model: 'documentation-writer-1',
      sourceRepository: 'https://github.com/acme/docs',
      sourceRef: 'main',
      createdAt: job?.answered['createdAt'],
      archivedAt: '',
      durationSeconds: expect.stringMatching(/^\d+$/u) as unknown,
    })
  })

  it.concurrent('sets the time of its archival, and empty outputs for missing fields', async () => {
    const bare = { model: null, source: { repository: null, ref: null }, createdAt: undefined }
    await using stage = await openStage({ service: { jobLife: [{ status: 'archived', ...bare }] } })
    const { outputs } = await stage.runJob()
    expect(outputs).toMatchObject({ model: '', sourceRepository: '', sourceRef: '', createdAt: '' })
    expect(outputs['archivedAt']).toMatch(/^\d{4}-\d{2}-\d{2}T/u)
  })

  it.concurrent('is described in the summary and in the last line of the log', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    const { log, summary, outputs } = await stage.runJob()
    expect(closingLine(log)).toContain(prLink)
    for (const part of [
      '## Pull request created',
      `| Pull request | [\`acme/docs#128\`](<${prLink}>) |`,
      `job | \`${outputs['jobId'] ?? '?'}\` |`,
      '| Model | `documentation-writer-1` |',
      '| Source | `https://github.com/acme/docs` |',
      '| Branch | `main` |',
      '<details><summary>Instruction</summary>\n\n```text\nDocument the flag\n```\n\n</details>',
    ]) {
      expect(summary).toContain(part)
    }
  })

  it.concurrent('is polled again after a failure that can pass', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    stage.service.faults.add({ method: 'GET', cutBody: true })
    const { exitCode, outputs, log } = await stage.runJob()
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 0, outcome: 'pr-created' })
    expect(log).toMatch(/Retrying in \d+ m?s \(failure 1 of 10 in a row/u)
  })

  it.concurrent('can be attached to after its polls were refused', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const refusal = { status: 401, body: { error: 'API key has expired' } }
    stage.service.faults.add({ method: 'GET', after: 1, times: 3, ...refusal })
    const { exitCode, outputs, log } = await stage.runJob()
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'error', status: 'active' })
    expect(annotations('error', log)).toEqual([expect.stringContaining(`job-id: ${outputs['jobId'] ?? '?'}`)])
    expect(log).not.toContain('Details of the unexpected error')
  })

  it.concurrent(
    'is created once although the answer is lost, and the error says that it may exist',
    async () => {
      await using stage = await openStage()
      stage.service.faults.add({ method: 'POST', reset: 'before-answer', processed: true })
      const run = await stage.runJob()
      expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(calls(stage.service)).toEqual([`POST ${jobs}`])
      expect(annotations('error', run.log)).toEqual([
        expect.stringMatching(/sent at \d{4}-\d\d-\d\dT[\d:.]+Z.*An agent job may have been started/u),
      ])
      expect(run.summary).toContain('An agent job may have been started')
    },
  )
})

interface Ending {
  outcome: string
  jobLife: JobLife
  inputs?: Record<string, string>
  exitCode: number
}

const endings: Ending[] = [
  { outcome: 'no-pr', jobLife: completedWithoutPullRequest, inputs: { 'fail-on': 'no-pr' }, exitCode: 1 },
  { outcome: 'archived', jobLife: archived, exitCode: 0 },
  { outcome: 'failed', jobLife: failed, exitCode: 1 },
  { outcome: 'failed', jobLife: failed, inputs: { 'fail-on': 'none' }, exitCode: 0 },
  { outcome: 'error', jobLife: activeForEver, inputs: { 'api-key': 'mint_wrong' }, exitCode: 1 },
]

describe('an agent job', () => {
  it.concurrent.each(endings)(
    'with the outcome $outcome and the inputs $inputs has the exit code $exitCode',
    async ({ outcome, jobLife, inputs, exitCode }) => {
      await using stage = await openStage({ service: { jobLife } })
      const run = await stage.runJob({ prompt: 'Document the flag', ...inputs })
      expect(run).toMatchObject({ exitCode, outputs: { outcome } })
      expect(annotations('error', run.log)).toHaveLength(exitCode)
      expect(run.summary).toMatch(/^## /u)
    },
  )
})

describe('job-id', () => {
  it.concurrent('alone waits for the job', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', completed)
    const { outputs } = await stage.runJob({ 'job-id': 'job_7' })
    expect(outputs).toMatchObject({ outcome: 'pr-created', jobId: 'job_7', jobOrigin: 'attached' })
  })

  it.concurrent('is set as an output also when the service refuses the key', async () => {
    await using stage = await openStage()
    const run = await stage.runJob({ 'job-id': 'job_7', 'api-key': 'mint_wrong' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', jobId: 'job_7' } })
  })

  it.concurrent('with a prompt sends a message and waits for the new turn', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', [{ status: 'completed', prLink }])
    const { outputs } = await stage.runJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
    expect(stage.service.requests[0]).toMatchObject({
      method: 'POST',
      path: `${jobs}/job_7/message`,
      body: { prompt: 'Also the examples' },
    })
    expect(outputs).toMatchObject({ outcome: 'pr-created', prNumber: '129' })
  })
})
