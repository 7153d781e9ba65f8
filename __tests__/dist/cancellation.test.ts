import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage, type StartedStep, until } from '../support/dist-stage.ts'

const signals = ['SIGINT', 'SIGTERM'] as const
const limitMs = 2000

/** Ends the step as the runner does, and tells how long it took. */
async function cancel(step: StartedStep, signal: NodeJS.Signals): Promise<ActionRun & { tookMs: number }> {
  const sentAtMs = Date.now()
  step.process.kill(signal)
  const run = await step.finished
  return { ...run, tookMs: Date.now() - sentAtMs }
}

function expectCancelled(run: ActionRun & { tookMs: number }): void {
  expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
  expect(run.tookMs).toBeLessThan(limitMs)
  expect(closingLine(run.log)).toMatch(/^::error::.*The run was cancelled/u)
}

describe.each(signals)('%s', (signal) => {
  it.concurrent('while a job is polled names the job and how to attach to it', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob()
    await until(() => stage.service.requests.length > 2)
    const run = await cancel(step, signal)
    const [job] = stage.service.jobs.keys()
    expectCancelled(run)
    expect(run.outputs).toMatchObject({ jobId: job, status: 'active' })
    expect(closingLine(run.log)).toContain(`job ${job ?? '?'} is still running`)
    expect(closingLine(run.log)).toContain(`job-id: ${job ?? '?'}`)
    expect(run.summary).toContain(`job-id: ${job ?? '?'}`)
  })

  it.concurrent('while a poll hangs ends it', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    stage.service.faults.add({ method: 'GET', hang: true })
    const step = stage.startJob()
    await until(() => stage.service.requests.length > 1)
    const run = await cancel(step, signal)
    expectCancelled(run)
    expect(closingLine(run.log)).toContain(`job-id: ${run.outputs['jobId'] ?? '?'}`)
  })

  it.concurrent('while a create hangs warns that the job may exist', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ method: 'POST', hang: true, processed: true })
    const step = stage.startJob()
    await until(() => stage.service.jobs.size === 1)
    const run = await cancel(step, signal)
    expectCancelled(run)
    expect(annotations('warning', run.log)).toEqual([
      expect.stringContaining('An agent job may have been started'),
    ])
  })

  it.concurrent('while a message hangs names the job that goes on', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', activeForEver)
    stage.service.faults.add({ method: 'POST', hang: true })
    const step = stage.startJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
    await until(() => stage.service.requests.length > 0)
    const run = await cancel(step, signal)
    expectCancelled(run)
    expect(closingLine(run.log)).toContain('job-id: job_7')
  })

  it.concurrent(
    'while the turn of a message is awaited names the job, and no pull request of the turn before',
    async () => {
      await using stage = await openStage({
        service: { messageLife: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/1' }] },
      })
      stage.service.addJob('job_7', 'project-1', activeForEver)
      const step = stage.startJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
      await until(() => stage.service.requests.length > 2)
      const run = await cancel(step, signal)
      expectCancelled(run)
      expect(closingLine(run.log)).toContain('job-id: job_7')
      expect(closingLine(run.log)).not.toContain('pull/1')
      expect(run.outputs).toMatchObject({ status: 'completed', prLink: '' })
    },
  )

  it.concurrent('while a page of an export hangs leaves no file', async () => {
    await using stage = await openStage({ service: { pages: 40 } })
    stage.service.faults.add({ after: 1, hang: true })
    const step = stage.startExport({ 'page-size': '20' })
    await until(() => stage.service.requests.length > 1)
    const run = await cancel(step, signal)
    expectCancelled(run)
    expect(run.outputs['requests']).toBe('2')
    expect(filesIn(exportFolder(run))).toEqual([])
  })
})

const uploads = [
  { signal: 'SIGINT', place: 'CreateArtifact' },
  { signal: 'SIGTERM', place: '/blob/' },
  { signal: 'SIGINT', place: 'FinalizeArtifact' },
] as const

describe('a cancellation', () => {
  it.concurrent.each(uploads)(
    'by $signal while an upload hangs in $place leaves the whole files and their path',
    async ({ signal, place }) => {
      await using stage = await openStage({ artifacts: {} })
      const { faults, requests } = stage.artifacts
      const operation = new RegExp(place, 'u')
      faults.add({ path: operation, hang: true, times: Infinity })
      const step = stage.startExport()
      await until(() => requests.some((request) => operation.test(request.path)))
      const run = await cancel(step, signal)
      expectCancelled(run)
      expect(filesIn(run.outputs['outputDir'] ?? '')).toEqual([
        'report.html',
        'visitors.csv',
        'visitors.json',
      ])
      expect(stage.artifacts.artifacts.size).toBe(0)
    },
  )

  it.concurrent.each([
    { place: 'the previous period', sent: 2 },
    { place: 'the totals of a bucket', sent: 4 },
  ])('by SIGINT while $place is read leaves no file', async ({ sent }) => {
    await using stage = await openStage()
    stage.service.faults.add({ after: sent - 1, hang: true, times: Infinity })
    const step = stage.startExport({ compare: 'previous-period', series: 'weekly' })
    await until(() => stage.service.requests.length === sent)
    const run = await cancel(step, 'SIGINT')
    expectCancelled(run)
    expect(run.outputs['requests']).toBe(String(sent))
    expect(filesIn(path.dirname(exportFolder(run)))).not.toContain('docs-visitors')
  })

  it.concurrent('by SIGINT and then SIGTERM still has its result', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob()
    await until(() => stage.service.requests.length > 1)
    step.process.kill('SIGINT')
    const run = await cancel(step, 'SIGTERM')
    expectCancelled(run)
    expect(run.outputs['jobId']).toMatch(/^job_/u)
  })

  it.concurrent('during the wait before a retry ends that wait', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ status: 503, headers: { 'retry-after': '600' } })
    const step = stage.startExport()
    await step.line(/Retrying in 10 min/u)
    expectCancelled(await cancel(step, 'SIGINT'))
  })

  it.concurrent('does not look like a failure that fail-on could turn off', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob({ prompt: 'x', 'fail-on': 'none' })
    await until(() => stage.service.requests.length > 1)
    expectCancelled(await cancel(step, 'SIGINT'))
  })
})
