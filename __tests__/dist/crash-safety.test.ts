import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { activeForEver } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage } from '../support/dist-stage.ts'

const maxSummaryBytes = 1_048_576
const startedJob = { prompt: 'x', wait: 'false' }

/** Node options that run `code` in front of the action. */
const preload = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

/** Runs `code` in a callback of its own once the step has set the id of its job. */
const onceJobIsKnown = (code: string) =>
  preload(`
    import { readFileSync } from 'node:fs'
    const look = setInterval(() => {
      if (!readFileSync(process.env.GITHUB_OUTPUT, 'utf8').includes('jobId')) return
      clearInterval(look)
      ${code}
    }, 10)
  `)

describe('an error that nobody foresaw', () => {
  it.concurrent.each([
    { name: 'an exception in a callback', code: `throw new Error('unforeseen')` },
    { name: 'a rejection that nobody handles', code: `Promise.reject(new Error('unforeseen'))` },
  ])('fails the step and keeps the job as an output: $name', async ({ code }) => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const nodeOptions = onceJobIsKnown(code)
    const { exitCode, outputs, log } = await stage.runJob({ prompt: 'x' }, { nodeOptions })
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'error', jobId: expect.stringMatching(/^job_/u) })
    expect(annotations('error', log)).toEqual([expect.stringContaining('unforeseen')])
  })

  it.concurrent('before the action has begun fails the step', async () => {
    await using stage = await openStage()
    const { exitCode } = await stage.runJob({ prompt: 'x' }, { nodeOptions: preload('throw new Error()') })
    expect(exitCode).toBe(1)
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('that leaves nothing to wait for does not count as success', async () => {
    await using stage = await openStage()
    const code = `
      const { write } = process.stdout
      process.stdout.write = (chunk) => write.call(process.stdout, chunk)`
    const { exitCode, outputs } = await stage.runJob(startedJob, { nodeOptions: preload(code) })
    expect(outputs['outcome']).toBe('started')
    expect(exitCode).not.toBe(0)
  })
})

describe('a missing file for outputs', () => {
  it.concurrent('fails the step before any request', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const env = { GITHUB_OUTPUT: path.join(stage.folder, 'no-such-file') }
    const { exitCode, log } = await stage.runJob({ prompt: 'x' }, { env })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([
      expect.stringMatching(/^GITHUB_OUTPUT names a file .*no-such-file/u),
    ])
    expect(stage.service.requests).toEqual([])
  })

  it.concurrent('fails an export', async () => {
    await using stage = await openStage()
    const env = { GITHUB_OUTPUT: path.join(stage.folder, 'no-such-file') }
    const { exitCode, log } = await stage.runExport({ 'upload-artifact': 'false' }, { env })
    expect(exitCode).toBe(1)
    expect(annotations('error', log).join('\n')).toContain('no-such-file')
  })
})

describe('a summary that cannot be written', () => {
  it.concurrent('because its file is missing is a warning', async () => {
    await using stage = await openStage()
    const file = path.join(stage.folder, 'no-such-file')
    const { exitCode, outputs, log } = await stage.runJob(startedJob, { env: { GITHUB_STEP_SUMMARY: file } })
    expect(exitCode).toBe(0)
    expect(outputs['outcome']).toBe('started')
    expect(annotations('warning', log)).toEqual([expect.stringContaining(file)])
  })

  it.concurrent('because a folder is in its place is a warning', async () => {
    await using stage = await openStage()
    const folder = path.join(stage.folder, 'summary-folder')
    mkdirSync(folder)
    const { exitCode, log } = await stage.runJob(startedJob, { env: { GITHUB_STEP_SUMMARY: folder } })
    expect(exitCode).toBe(0)
    expect(annotations('warning', log)).toEqual([expect.stringContaining(folder)])
  })

  it.concurrent('because the file is nearly full leaves it as it is, with a warning', async () => {
    await using stage = await openStage()
    const file = path.join(stage.folder, 'full.md')
    writeFileSync(file, 'x'.repeat(maxSummaryBytes - 10))
    const { exitCode, log } = await stage.runJob(startedJob, { env: { GITHUB_STEP_SUMMARY: file } })
    expect(exitCode).toBe(0)
    expect(statSync(file).size).toBe(maxSummaryBytes - 10)
    expect(annotations('warning', log)).toEqual([expect.stringContaining('1,048,576')])
  })

  it.concurrent('because there is no such variable does not matter', async () => {
    await using stage = await openStage()
    const { exitCode, log } = await stage.runJob(startedJob, { env: { GITHUB_STEP_SUMMARY: undefined } })
    expect(exitCode).toBe(0)
    expect(annotations('warning', log)).toEqual([])
  })
})

describe('a summary', () => {
  it.concurrent('is appended to what the step wrote before', async () => {
    await using stage = await openStage()
    const file = path.join(stage.folder, 'before.md')
    writeFileSync(file, 'Before\n')
    await stage.runJob(startedJob, { env: { GITHUB_STEP_SUMMARY: file } })
    expect(readFileSync(file, 'utf8')).toMatch(/^Before\n[^]*## Agent job started/u)
  })

  it.concurrent('stays below the limit of the runner with the longest instruction', async () => {
    await using stage = await openStage()
    const file = path.join(stage.workspace, 'long.md')
    mkdirSync(stage.workspace)
    writeFileSync(file, `${'`'.repeat(400_000)}\n${'ü'.repeat(400_000)}`)
    const { exitCode, summary } = await stage.runJob({ 'prompt-file': 'long.md', wait: 'false' })
    expect(exitCode).toBe(0)
    expect(summary).toContain('## Agent job started')
    expect(Buffer.byteLength(summary)).toBeLessThan(maxSummaryBytes)
  })

  it.concurrent('stays below the limit of the runner with a thousand of the longest paths', async () => {
    const totals = { human: 1, ai: 1, total: 2 }
    const visitors = Array.from({ length: 1000 }, (_, index) => ({
      path: `/${index}${'😀|`'.repeat(1000)}`,
      ...totals,
    }))
    await using stage = await openStage({ service: { visitors: { totals, visitors } } })
    const { exitCode, summary } = await stage.runExport({
      'summary-rows': '1000',
      'upload-artifact': 'false',
    })
    expect(exitCode).toBe(0)
    expect(summary).toContain('### All 1,000 pages')
    expect(Buffer.byteLength(summary)).toBeLessThan(maxSummaryBytes)
  })
})
