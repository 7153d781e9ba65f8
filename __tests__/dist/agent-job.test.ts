import { describe, expect, it } from '@jest/globals'

import { type JobLife, simulatorKey } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
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

describe('job-id', () => {
  it.concurrent('alone waits for the job', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', completed)
    const { outputs } = await stage.runJob({ 'job-id': 'job_7' })
    expect(outputs).toMatchObject({ outcome: 'pr-created', jobId: 'job_7', jobOrigin: 'attached' })
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
