import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage, preload, type Stage, until } from '../support/dist-stage.ts'
import { openEventStage } from '../support/event-stage.ts'
import { describeOnPosix } from '../support/platform.ts'

const files = ['report.html', 'visitors.csv', 'visitors.json']

/** Runs `code` before an export gives its second file its name. */
const atSecondRename = (code: string) =>
  preload(`
    import promises from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = promises
    let calls = 0
    promises.rename = async (...names) => {
      calls += 1
      if (calls === 2) {
        ${code}
      }
      return rename(...names)
    }
    syncBuiltinESMExports()
  `)

/** An output folder with a file for each name of an export. */
function withEarlierFiles({ workspace }: Stage): { folder: string; inputs: Record<string, string> } {
  const folder = path.join(workspace, 'out')
  mkdirSync(folder, { recursive: true })
  for (const file of files) writeFileSync(path.join(folder, file), 'earlier')
  return { folder, inputs: { 'output-dir': 'out' } }
}

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

  it.concurrent('while files take their names leaves each earlier file, and no new one', async () => {
    await using stage = await openStage()
    const { folder, inputs } = withEarlierFiles(stage)
    const step = stage.startExport(inputs, {
      // The step has its signal when this handler is called: the handler of the step was added before.
      nodeOptions: atSecondRename(`
        const signalled = new Promise((resolve) => process.once('SIGTERM', resolve))
        process.kill(process.pid, 'SIGTERM')
        await signalled`),
    })
    const run = await step.finished
    expectCancelled(run)
    expect(filesIn(folder)).toEqual(files)
    for (const file of files) expect(readFileSync(path.join(folder, file), 'utf8')).toBe('earlier')
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

describeOnPosix('a cancellation before there is a job', () => {
  it.concurrent.each([
    { what: 'GitHub renders a text', fixture: 'issues.labeled', source: 'issue', place: /\/markdown$/u },
    {
      what: 'changed files are read',
      fixture: 'pull_request.closed',
      source: 'pull-request',
      place: /\/files$/u,
    },
    { what: 'earlier comments are read', fixture: 'issues.labeled', source: 'issue', place: /\/comments$/u },
  ])('while $what sends nothing, and writes no comment', async ({ fixture, source, place }) => {
    await using stage = await openEventStage()
    stage.github.faults.add({ path: place, hang: true })
    const event = { fixture, env: { GITHUB_RUN_ATTEMPT: '2' } }
    const step = stage.start(event, { 'prompt-from': source, comment: 'true' })
    await until(() => stage.github.requests.some((request) => place.test(request.path)), step)
    step.process.kill('SIGINT')
    expectCancelled(await step.finished)
    expect(stage.service.requests).toEqual([])
    expect(stage.github.comments).toEqual([])
  })
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

  it.concurrent(
    'while files take their names leaves whole files, and the next export replaces them',
    async () => {
      await using stage = await openStage()
      const { folder, inputs } = withEarlierFiles(stage)
      const contents = () => files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
      const killed = { nodeOptions: atSecondRename(`process.kill(process.pid, 'SIGKILL')`) }
      expect((await stage.runExport(inputs, killed)).outputs).not.toHaveProperty('outcome')
      const [html, csv = '', json] = contents()
      expect([html, json]).toEqual(['earlier', 'earlier'])
      expect((await stage.runExport(inputs)).outputs['outcome']).toBe('exported')
      expect(contents()).toEqual([
        expect.stringMatching(/^<!doctype html>/iu),
        csv,
        expect.stringMatching(/^\{/u),
      ])
      expect(csv).toMatch(/^path,/u)
    },
  )
})
