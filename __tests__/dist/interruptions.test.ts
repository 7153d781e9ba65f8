import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage, until } from '../support/dist-stage.ts'
import { describeOnPosix } from '../support/platform.ts'

const files = ['report.html', 'visitors.csv', 'visitors.json']

function expectCancelled(run: ActionRun): void {
  expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
  expect(closingLine(run.log)).toMatch(/^::error::.*The run was cancelled/u)
}

describeOnPosix('a cancellation', () => {
  it.concurrent.each([
    { signal: 'SIGINT', failOn: '' },
    { signal: 'SIGTERM', failOn: 'none' },
  ] as const)('by $signal while a job is polled says how to attach to it', async ({ signal, failOn }) => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob({ prompt: 'x', 'fail-on': failOn })
    await until(() => stage.service.requests.length > 2, step)
    step.process.kill(signal)
    const run = await step.finished
    const [job = '?'] = stage.service.jobs.keys()
    expectCancelled(run)
    expect(run.outputs).toMatchObject({ jobId: job, status: 'active' })
    expect(closingLine(run.log)).toContain(`job-id: ${job}`)
    expect(run.summary).toContain(`job-id: ${job}`)
  })

  it.concurrent('by a second signal still writes the result', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob()
    await until(() => stage.service.requests.length > 1, step)
    step.process.kill('SIGINT')
    step.process.kill('SIGTERM')
    const run = await step.finished
    expectCancelled(run)
    expect(run.outputs['jobId']).toMatch(/^job_/u)
  })

  it.concurrent('ends a create that hangs, and the error says that the job may exist', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ method: 'POST', hang: true, processed: true })
    const step = stage.startJob()
    await until(() => stage.service.jobs.size === 1, step)
    step.process.kill('SIGTERM')
    const run = await step.finished
    expectCancelled(run)
    expect(annotations('error', run.log)).toEqual([
      expect.stringContaining('An agent job may have been started'),
    ])
  })

  it.concurrent('ends a message that hangs, and the error names the job', async () => {
    await using stage = await openStage()
    stage.service.addJob('job_7', 'project-1', activeForEver)
    stage.service.faults.add({ method: 'POST', hang: true })
    const step = stage.startJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
    await until(() => stage.service.requests.length > 0, step)
    step.process.kill('SIGINT')
    const run = await step.finished
    expectCancelled(run)
    expect(closingLine(run.log)).toContain('job-id: job_7')
  })

  it.concurrent('before the new turn of a message names no pull request of the turn before', async () => {
    await using stage = await openStage({
      service: { messageLife: [{ status: 'completed', prLink: 'https://github.com/acme/docs/pull/1' }] },
    })
    stage.service.addJob('job_7', 'project-1', activeForEver)
    const step = stage.startJob({ 'job-id': 'job_7', prompt: 'Also the examples' })
    await until(() => stage.service.requests.length > 2, step)
    step.process.kill('SIGINT')
    const run = await step.finished
    expectCancelled(run)
    expect(closingLine(run.log)).toContain('job-id: job_7')
    expect(closingLine(run.log)).not.toContain('pull/1')
    expect(run.outputs).toMatchObject({ status: 'completed', prLink: '' })
  })

  it.concurrent('while a page of an export hangs leaves no file', async () => {
    await using stage = await openStage({ service: { pages: 40 } })
    stage.service.faults.add({ after: 1, hang: true })
    const step = stage.startExport({ 'page-size': '20' })
    await until(() => stage.service.requests.length > 1, step)
    step.process.kill('SIGTERM')
    const run = await step.finished
    expectCancelled(run)
    expect(run.outputs['requests']).toBe('2')
    expect(filesIn(exportFolder(run))).toEqual([])
  })

  it.concurrent('ends the wait before a retry', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ status: 503, headers: { 'retry-after': '600' } })
    const step = stage.startExport()
    await step.line(/Retrying in 10 min/u)
    step.process.kill('SIGINT')
    expectCancelled(await step.finished)
  })

  it.concurrent.each([
    { signal: 'SIGINT', place: '/blob/', fault: { hang: true } },
    // The artifact client never settles after such an answer.
    { signal: 'SIGTERM', place: 'FinalizeArtifact', fault: { cutBody: true } },
  ] as const)(
    'by $signal while an upload hangs in $place leaves the files of the export',
    async ({ signal, place, fault }) => {
      await using stage = await openStage({ artifacts: {} })
      const { faults, requests } = stage.artifacts
      const operation = new RegExp(place, 'u')
      faults.add({ path: operation, times: Infinity, ...fault })
      const step = stage.startExport()
      await until(() => requests.some((request) => operation.test(request.path)), step)
      step.process.kill(signal)
      const run = await step.finished
      expectCancelled(run)
      expect(filesIn(run.outputs['outputDir'] ?? '')).toEqual(files)
    },
  )
})

describeOnPosix('the deadline', () => {
  it.concurrent('ends the wait for a job, and the error says how to attach to it', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob({ prompt: 'x' }, { hasManualDeadline: true })
    await until(() => stage.service.requests.length > 2, step)
    step.passDeadline()
    const run = await step.finished
    const jobId = run.outputs['jobId'] ?? '?'
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out' } })
    const [error = ''] = annotations('error', run.log)
    expect(error).toContain('timeout-minutes')
    for (const text of [error, run.summary]) expect(text).toContain(`job-id: ${jobId}`)
  })

  it.concurrent('sets the fields of the job as the last poll returned them', async () => {
    const last = { status: 'active', model: 'documentation-writer-2', source: { repository: 'r', ref: 'b' } }
    const jobLife = [{ status: 'active', model: null, source: null }, last]
    await using stage = await openStage({ service: { jobLife } })
    const step = stage.startJob({ prompt: 'x' }, { hasManualDeadline: true })
    // The third poll starts after the answer to the second was read.
    await until(() => stage.service.requests.length > 3, step)
    step.passDeadline()
    expect((await step.finished).outputs).toMatchObject({
      outcome: 'timed-out',
      model: 'documentation-writer-2',
      sourceRepository: 'r',
      sourceRef: 'b',
    })
  })

  it.concurrent('ends an export, and nothing is exported', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ hang: true })
    const run = await stage.runExport({ 'timeout-minutes': '0.01' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out' } })
    expect(annotations('error', run.log)).toEqual([
      expect.stringMatching(/timeout-minutes.*Nothing was exported/u),
    ])
    expect(filesIn(exportFolder(run))).toEqual([])
  })

  it.concurrent('ends an upload whose answer was cut, and the files stay', async () => {
    await using stage = await openStage({ artifacts: {} })
    const { faults, requests } = stage.artifacts
    faults.add({ path: /CreateArtifact/u, cutBody: true, times: Infinity })
    const step = stage.startExport({}, { hasManualDeadline: true })
    await until(() => requests.some(({ path }) => path.includes('CreateArtifact')), step)
    step.passDeadline()
    const run = await step.finished
    expect(run).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'timed-out', outputDir: exportFolder(run) },
    })
    expect(filesIn(exportFolder(run))).toEqual(files)
    expect(annotations('error', run.log)).toEqual([expect.stringContaining(exportFolder(run))])
  })
})

describe('a step that the runner kills', () => {
  it.concurrent('while it waits has already set the id and the status of the job', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob()
    await until(() => stage.service.requests.length > 1, step)
    step.process.kill('SIGKILL')
    const { exitCode, outputs } = await step.finished
    const [job] = stage.service.jobs.values()
    expect(exitCode).toBeNull()
    expect(outputs).toMatchObject({ jobId: job?.id, status: 'active' })
    expect(outputs).not.toHaveProperty('outcome')
  })
})
