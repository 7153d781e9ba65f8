import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage, posts, preload, until } from '../support/dist-stage.ts'
import { openEventStage } from '../support/event-stage.ts'
import { describeOnPosix } from '../support/platform.ts'

const files = ['report.html', 'visitors.csv', 'visitors.json']

function expectCancelled(run: ActionRun): void {
  expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
  expect(closingLine(run.log)).toMatch(/^::error::/u)
}

describeOnPosix('a cancellation', () => {
  it.concurrent('while a job is polled says how to attach to it, also after a second signal', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const step = stage.startJob({ prompt: 'x', 'fail-on': 'none' })
    await until(() => stage.service.requests.length > 2, step)
    step.process.kill('SIGINT')
    step.process.kill('SIGTERM')
    const run = await step.finished
    const [job = '?'] = stage.service.jobs.keys()
    expectCancelled(run)
    expect(run.outputs).toMatchObject({ jobId: job, status: 'active' })
    for (const text of [closingLine(run.log), run.summary]) expect(text).toContain(`job-id: ${job}`)
  })
})

describeOnPosix('a cancellation while the comment is edited', () => {
  it.concurrent('after the job has ended keeps the outcome', async () => {
    await using stage = await openEventStage()
    stage.github.faults.add({ method: 'PATCH', after: 1, hang: true })
    const edits = () => stage.github.requests.filter(({ method }) => method === 'PATCH')
    const step = stage.start({ fixture: 'issues.labeled' }, { 'prompt-from': 'issue', comment: 'true' })
    await until(() => edits().length === 2, step)
    step.process.kill('SIGINT')
    expect(await step.finished).toMatchObject({ exitCode: 130, outputs: { outcome: 'pr-created' } })
  })
})

describeOnPosix('the deadline', () => {
  it.concurrent('ends an upload whose answer was cut, and the files stay', async () => {
    await using stage = await openStage({ artifacts: true })
    const { faults, requests } = stage.artifacts
    // The artifact client never settles after such an answer.
    faults.add({ path: /CreateArtifact/u, cutBody: true, times: Infinity })
    // The timer of the deadline fires on a signal. A short timer could fire before the upload has begun.
    const nodeOptions = preload(`
      const { setTimeout: wait } = globalThis
      globalThis.setTimeout = (callback, delayMs, ...rest) => {
        if (delayMs === 359 * 60_000) process.on('SIGUSR2', callback)
        return wait(callback, delayMs, ...rest)
      }`)
    const step = stage.startExport({ 'timeout-minutes': '359' }, { nodeOptions })
    await until(() => requests.some((request) => request.path.includes('CreateArtifact')), step)
    step.process.kill('SIGUSR2')
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
  it.concurrent(
    'while it waits has already set the id and the status of the job, and its re-run attaches to that and sends nothing',
    async () => {
      await using stage = await openEventStage({ service: { jobLife: activeForEver } })
      const inputs = { 'prompt-from': 'issue', comment: 'true' }
      const first = stage.start({ fixture: 'issues.labeled' }, inputs)
      await until(() => stage.service.requests.length > 2, first)
      first.process.kill('SIGKILL')
      const killed = await first.finished
      const [jobId = '?'] = stage.service.jobs.keys()
      expect(killed.exitCode).toBeNull()
      expect(killed.outputs).toMatchObject({ jobId, status: 'active' })
      expect(killed.outputs).not.toHaveProperty('outcome')
      stage.service.addJob(jobId, 'project-1', [{ status: 'completed' }])
      const rerun = { fixture: 'issues.labeled', env: { GITHUB_RUN_ATTEMPT: '2' } }
      const again = await stage.run(rerun, inputs)
      expect(again.outputs).toMatchObject({ outcome: 'no-pr', jobId })
      expect(posts(stage.service)).toHaveLength(1)
      expect(annotations('notice', again.log)).toEqual([
        `This is a re-run. It attaches to agent job ${jobId} of the earlier attempt and does not send the request again.`,
      ])
      expect(stage.github.comments).toHaveLength(1)
    },
  )

  it.concurrent(
    'while files take their names leaves whole files, and the next export replaces them',
    async () => {
      await using stage = await openStage()
      const folder = path.join(stage.workspace, 'out')
      mkdirSync(folder, { recursive: true })
      for (const file of files) writeFileSync(path.join(folder, file), 'earlier')
      const inputs = { 'output-dir': 'out' }
      const contents = () => files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
      const nodeOptions = preload(`
        import promises from 'node:fs/promises'
        import { syncBuiltinESMExports } from 'node:module'
        const { rename } = promises
        let calls = 0
        promises.rename = async (...names) => {
          calls += 1
          if (calls === 2) process.kill(process.pid, 'SIGKILL')
          return rename(...names)
        }
        syncBuiltinESMExports()`)
      expect((await stage.runExport(inputs, { nodeOptions })).outputs).not.toHaveProperty('outcome')
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

/** Runs `code` in a callback of its own after the step has set the id of its job. */
const onceJobIsKnown = (code: string) =>
  preload(`
    import { readFileSync } from 'node:fs'
    const look = setInterval(() => {
      if (!readFileSync(process.env.GITHUB_OUTPUT, 'utf8').includes('jobId')) return
      clearInterval(look)
      ${code}
    }, 10)`)

describe('an exit before the result is written', () => {
  it.concurrent('fails the step', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const run = await stage.runJob({ prompt: 'x' }, { nodeOptions: onceJobIsKnown('process.exit()') })
    expect(run.outputs).not.toHaveProperty('outcome')
    expect(run.exitCode).toBe(1)
  })
})
