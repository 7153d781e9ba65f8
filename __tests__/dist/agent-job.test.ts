import { describe, expect, it } from '@jest/globals'

import { activeForEver, type JobLife, simulatorKey } from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { calls, openStage, shortDeadline, until } from '../support/dist-stage.ts'

const prLink = 'https://github.com/acme/docs/pull/128'
const completed: JobLife = [{ status: 'active' }, { status: 'completed', prLink }]
const jobs = '/v2/agent/project-1/job'

describe('a new agent job', () => {
  it.concurrent(
    'that does not end in time is named with the way to attach to it, in log and summary',
    async () => {
      await using stage = await openStage({ service: { jobLife: activeForEver } })
      const { log, outputs, summary } = await stage.runJob({ prompt: 'x', ...shortDeadline })
      const jobId = outputs['jobId'] ?? ''
      expect(jobId).toMatch(/^job_/u)
      const [error = ''] = annotations('error', log)
      for (const text of [error, summary]) {
        expect(text).toContain(`job-id: ${jobId}`)
        expect(text).toContain('is still running')
      }
    },
  )

  it.concurrent('is one POST, and one GET when its second state is its end', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    const { outputs } = await stage.runJob()
    expect(calls(stage.service)).toEqual([`POST ${jobs}`, `GET ${jobs}/${outputs['jobId'] ?? ''}`])
  })

  it.concurrent('sends the instruction as JSON and the key in one header', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    await stage.runJob({ prompt: '  Document "the" flag.\nAll of it: ü  ' })
    const [create] = stage.service.requests
    expect(create).toMatchObject({
      body: { prompt: 'Document "the" flag.\nAll of it: ü' },
      headers: { authorization: `Bearer ${simulatorKey}`, 'content-type': 'application/json' },
    })
  })

  it.concurrent('percent-encodes the project in the path', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    const run = await stage.runJob({ prompt: 'x', 'project-id': 'acme/docs ?ü' })
    expect(run.exitCode).toBe(0)
    expect(stage.service.requests[0]?.path).toBe('/v2/agent/acme%2Fdocs%20%3F%C3%BC/job')
  })

  it.concurrent('keeps the path of base-url in front', async () => {
    await using stage = await openStage({ service: { jobLife: completed, pathPrefix: '/api/docs' } })
    const run = await stage.runJob({ prompt: 'x', 'base-url': `${stage.service.url}/` })
    expect(run.exitCode).toBe(0)
    expect(calls(stage.service)[0]).toBe('POST /api/docs/v2/agent/project-1/job')
  })

  it.concurrent('sets every field of the job as an output', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    const { outputs } = await stage.runJob()
    const [job] = stage.service.jobs.values()
    expect(outputs).toEqual({
      outcome: 'pr-created',
      status: 'completed',
      prLink,
      prNumber: '128',
      prRepository: 'acme/docs',
      jobId: job?.id,
      model: 'documentation-writer-1',
      sourceRepository: 'https://github.com/acme/docs',
      sourceRef: 'main',
      createdAt: job?.answered['createdAt'],
      archivedAt: '',
      durationSeconds: expect.stringMatching(/^\d+$/u) as unknown,
    })
  })

  it.concurrent('sets empty outputs for fields that the service leaves out or has as null', async () => {
    const bare = { model: null, source: { repository: null, ref: null }, createdAt: undefined }
    await using stage = await openStage({ service: { jobLife: [{ status: 'completed', ...bare }] } })
    const { outputs } = await stage.runJob()
    expect(outputs).toMatchObject({
      model: '',
      sourceRepository: '',
      sourceRef: '',
      createdAt: '',
      prLink: '',
    })
  })

  it.concurrent('sets archivedAt when it is archived', async () => {
    await using stage = await openStage({ service: { jobLife: [{ status: 'archived' }] } })
    const { outputs } = await stage.runJob()
    expect(outputs['archivedAt']).toMatch(/^\d{4}-\d{2}-\d{2}T/u)
  })

  it.concurrent('sets no number and repository for a link of another form', async () => {
    const elsewhere = 'https://git.example.com/acme/docs/-/merge_requests/7'
    await using stage = await openStage({
      service: { jobLife: [{ status: 'completed', prLink: elsewhere }] },
    })
    const { outputs } = await stage.runJob()
    expect(outputs).toMatchObject({ prLink: elsewhere, prNumber: '', prRepository: '' })
  })

  it.concurrent('sets the fields that the service tells only while the status stays', async () => {
    const told = { status: 'active', model: 'documentation-writer-2', source: { repository: 'r', ref: 'b' } }
    await using stage = await openStage({
      service: { jobLife: [{ status: 'active', model: null, source: null }, told] },
    })
    const { outputs } = await stage.runJob({ prompt: 'x', 'timeout-minutes': '0.03' })
    expect(outputs).toMatchObject({
      outcome: 'timed-out',
      model: 'documentation-writer-2',
      sourceRepository: 'r',
      sourceRef: 'b',
    })
  })

  it.concurrent(
    'tells in the summary of the pull request, the job, its model, source and instruction',
    async () => {
      await using stage = await openStage({ service: { jobLife: completed } })
      const { summary, outputs } = await stage.runJob()
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
    },
  )

  it.concurrent('names the pull request in the last line of the log', async () => {
    await using stage = await openStage({ service: { jobLife: completed } })
    const { log } = await stage.runJob()
    expect(closingLine(log)).toContain(prLink)
  })

  it.concurrent('has its id and status as outputs although the step is killed while it waits', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob()
    await until(() => stage.service.requests.length > 1)
    step.process.kill('SIGKILL')
    const { exitCode, outputs } = await step.finished
    const [job] = stage.service.jobs.values()
    expect(exitCode).toBeNull()
    expect(outputs).toMatchObject({ jobId: job?.id, status: 'active' })
    expect(outputs).not.toHaveProperty('outcome')
  })
})

describe('wait: false', () => {
  it.concurrent('sends the create alone and keeps the job id', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const { outputs } = await stage.runJob({ prompt: 'x', wait: 'false' })
    expect(calls(stage.service)).toEqual([`POST ${jobs}`])
    expect(outputs).toMatchObject({ jobId: expect.stringMatching(/^job_/u), status: 'active' })
  })

  it.concurrent('looks once at a job that it attaches to', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', [{ status: 'active' }])
    const { outputs } = await stage.runJob({ 'job-id': 'job_7', wait: 'false' })
    expect(calls(stage.service)).toEqual([`GET ${jobs}/job_7`])
    expect(outputs).toMatchObject({ outcome: 'started', status: 'active' })
  })
})

describe('job-id', () => {
  it.concurrent('alone waits for the job and sends no POST', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', completed)
    const { outputs } = await stage.runJob({ 'job-id': 'job_7' })
    expect(calls(stage.service)).toEqual([`GET ${jobs}/job_7`, `GET ${jobs}/job_7`])
    expect(outputs).toMatchObject({ outcome: 'pr-created', jobId: 'job_7' })
  })

  it.concurrent('is an output also when the job cannot be reached', async () => {
    await using stage = await openStage()
    const run = await stage.runJob({ 'job-id': 'job_7', 'api-key': 'mint_wrong' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', jobId: 'job_7' } })
  })

  it.concurrent('with a prompt sends a message and waits for the new turn', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', [{ status: 'completed', prLink }])
    const { outputs } = await stage.runJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
    expect(calls(stage.service)[0]).toBe(`POST ${jobs}/job_7/message`)
    expect(stage.service.requests[0]?.body).toEqual({ prompt: 'Also the examples' })
    expect(outputs).toMatchObject({ outcome: 'pr-created', prNumber: '129' })
  })

  it.concurrent('with a prompt that the service lost the answer to is sent once', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', [{ status: 'completed' }])
    stage.service.faults.add({ method: 'POST', reset: 'before-answer', processed: true })
    const { exitCode, log } = await stage.runJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
    expect(exitCode).toBe(1)
    expect(stage.service.jobs.get('job_7')?.prompts).toEqual(['Also the examples'])
    expect(annotations('error', log)).toEqual([
      expect.stringContaining('The message may have reached job job_7'),
    ])
  })
})
