import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage, preload } from '../support/dist-stage.ts'

const startedJob = { prompt: 'x', wait: 'false' }

/** Runs `code` in a callback of its own after the step has set the id of its job. */
const onceJobIsKnown = (code: string) =>
  preload(`
    import { readFileSync } from 'node:fs'
    const look = setInterval(() => {
      if (!readFileSync(process.env.GITHUB_OUTPUT, 'utf8').includes('jobId')) return
      clearInterval(look)
      ${code}
    }, 10)
  `)

describe('an unexpected error', () => {
  it.concurrent.each([
    { name: 'an exception in a callback', code: `throw new Error('unforeseen')` },
    { name: 'an unhandled rejection', code: `Promise.reject(new Error('unforeseen'))` },
  ])('fails the step, shows its stack and says how to attach to the job: $name', async ({ code }) => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const run = await stage.runJob({ prompt: 'x' }, { nodeOptions: onceJobIsKnown(code) })
    const [jobId = '?'] = stage.service.jobs.keys()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', jobId } })
    expect(annotations('error', run.log)).toEqual([
      expect.stringMatching(new RegExp(`unforeseen.*job-id: ${jobId}`, 'u')),
    ])
    expect(run.log).toMatch(/::group::Details of the unexpected error\nError: unforeseen\n +at /u)
  })

  it.concurrent('before the action has begun fails the step', async () => {
    await using stage = await openStage()
    const { exitCode } = await stage.runJob({ prompt: 'x' }, { nodeOptions: preload('throw new Error()') })
    expect(exitCode).toBe(1)
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('that leaves nothing to wait for fails the step', async () => {
    await using stage = await openStage()
    // The callback of the write is never called, so the action waits for ever for its log to be written.
    const code = `
      const { write } = process.stdout
      process.stdout.write = (chunk) => write.call(process.stdout, chunk)`
    const { exitCode, outputs } = await stage.runJob(startedJob, { nodeOptions: preload(code) })
    expect(outputs['outcome']).toBe('started')
    expect(exitCode).not.toBe(0)
  })
})

describe('a missing file for outputs', () => {
  it.concurrent('fails the step before its first request', async () => {
    await using stage = await openStage()
    const env = { GITHUB_OUTPUT: path.join(stage.folder, 'no-such-file') }
    const { exitCode, log } = await stage.runJob({ prompt: 'x' }, { env })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringContaining('no-such-file')])
    expect(stage.service.requests).toEqual([])
  })
})

describe('the job summary', () => {
  it.concurrent('that cannot be written is a warning, and the step succeeds', async () => {
    await using stage = await openStage()
    const file = path.join(stage.folder, 'no-such-file')
    const run = await stage.runJob(startedJob, { env: { GITHUB_STEP_SUMMARY: file } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } })
    expect(annotations('warning', run.log)).toEqual([expect.stringContaining(file)])
  })
})
