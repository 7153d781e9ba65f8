import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import {
  activeForEver,
  type DocumentationService,
  failed,
  simulatorKey,
} from '../simulator/documentation-service.ts'
import { startGitHubApi, workflowToken } from '../simulator/github-api.ts'
import { annotations } from './support/dist-log.ts'
import { until } from './support/dist-stage.ts'
import type { GivenInputs } from './support/inputs.ts'
import { describeOnPosix } from './support/platform.ts'
import { projectId, serviceStarter } from './support/service-client.ts'
import { describeWithDisk, mountDisk } from './support/small-disk.ts'
import { type RunResult, wholeRuns } from './support/whole-runs.ts'

const start = serviceStarter()
const { folder, signals, runWith } = wholeRuns()

/** Inputs of a job that is polled fast. */
const jobOn = ({ url }: DocumentationService, given: GivenInputs = {}): GivenInputs => ({
  'api-key': simulatorKey,
  'project-id': projectId,
  'base-url': url,
  'poll-interval-seconds': '0.05',
  prompt: 'Document the flag',
  ...given,
})

/** Does something as soon as a text is written to stdout. */
function whenWritten(text: string, work: () => void): void {
  const write = process.stdout.write.bind(process.stdout) as (...parameters: unknown[]) => boolean
  process.stdout.write = (...parameters: unknown[]): boolean => {
    if (String(parameters[0]).includes(text)) work()
    return write(...parameters)
  }
}

const closingLine = ({ log }: RunResult): string => log.trimEnd().split('\n').at(-1) ?? ''
const hintFor = (jobId: string): string =>
  `Agent job ${jobId} may still be working. To wait for it, run this action with job-id: ${jobId}.`
const onlyJob = ({ jobs }: DocumentationService): string => [...jobs.keys()].join()

describe('a run', () => {
  it('makes harmless what a library prints', async () => {
    const service = await start()
    const running = runWith(jobOn(service))
    // The run has started, and a library could print from here on.
    process.stdout.write('::error::forged\nof a library\n')
    expect((await running).log).not.toContain('::error::forged')
    expect((await running).log).toContain('::debug::of a library')
  })

  it('of a job writes outputs, summary and the closing line, and ends with 0', async () => {
    const service = await start()
    const result = await runWith(jobOn(service))
    expect(result.exitCode).toBe(0)
    expect(result.outputs).toMatchObject({
      outcome: 'pr-created',
      jobId: onlyJob(service),
      status: 'completed',
      prNumber: '128',
    })
    const headline = result.outputs['headline'] ?? ''
    expect(result.summary).toMatch(/^## Pull request \[/u)
    expect(closingLine(result)).toContain(`${headline}. https:`)
  })

  // The library reads the file when it is loaded, once in this file of tests.
  it('of a job needs no payload of the event', async () => {
    await using github = await startGitHubApi({ tokens: { [workflowToken]: { login: 'bot', type: 'Bot' } } })
    writeFileSync(folder.inside('event.json'), '')
    const env = { GITHUB_EVENT_PATH: folder.inside('event.json'), GITHUB_API_URL: github.url }
    const service = await start()
    const { exitCode, outputs } = await runWith(jobOn(service, { 'github-token': workflowToken }), env)
    expect([exitCode, outputs['outcome'], outputs['prNumber']]).toEqual([0, 'pr-created', '128'])
    expect(github.requests).not.toEqual([])
  })

  it('of a job that fails ends with 1 and an error', async () => {
    const { exitCode, outputs, log } = await runWith(jobOn(await start({ jobLife: failed })))
    expect([exitCode, outputs['outcome']]).toEqual([1, 'failed'])
    expect(annotations('error', log)).toEqual([expect.stringMatching(/^The agent job failed\./u)])
  })

  it('logs the dates that its inputs stand for', async () => {
    const access = { 'api-key': simulatorKey, 'project-id': projectId }
    const { log } = await runWith({ ...access, range: 'last-1-days', 'dry-run': 'true' })
    expect(log).toMatch(/^\w+ \d+, \d{4}$/mu)
  })

  it('with wrong inputs ends with 1 and names them, without any hint about a job', async () => {
    const result = await runWith(jobOn(await start(), { wait: 'maybe', 'job-id': '' }))
    expect([result.exitCode, result.outputs['outcome']]).toEqual([1, 'error'])
    expect(annotations('error', result.log)).toEqual([
      'An input is invalid:\n- wait: got "maybe", expected true or false.',
    ])
    expect(result.summary).toMatch(/^## The step failed\n/u)
    expect(result.log).not.toMatch(/still be working|Details/u)
  })

  it('that exceeds timeout-minutes ends with 1 and the outcome timed-out', async () => {
    const service = await start({ jobLife: activeForEver })
    const { exitCode, outputs, log } = await runWith(jobOn(service, { 'timeout-minutes': '0.001' }))
    expect([exitCode, outputs['outcome']]).toEqual([1, 'timed-out'])
    expect(annotations('error', log).join()).toContain('within 0.001 minutes (timeout-minutes).')
  })

  it('masks the key before anything else is printed', async () => {
    const { log } = await runWith(jobOn(await start(), { wait: 'false' }))
    expect(log.split('\n')[0]).toMatch(/^::add-mask::/u)
    expect(log).toContain(`::add-mask::${simulatorKey}\n`)
  })
})

describe('an unexpected error', () => {
  const details = /\n::group::Details of the unexpected error\n(.+?)\n::endgroup::\n/su

  it('says how to come back to a job that is known', async () => {
    const service = await start({ jobLife: activeForEver })
    const running = runWith(jobOn(service))
    await until(() => service.requests.length > 1)
    process.emit('uncaughtException', new TypeError('unforeseen'))
    const { exitCode, outputs, log } = await running
    expect([exitCode, outputs['outcome'], outputs['jobId']]).toEqual([1, 'error', onlyJob(service)])
    expect(annotations('error', log)).toEqual([`unforeseen ${hintFor(onlyJob(service))}`])
  })

  it('has its stack in a group of the log, and no job when none is known', async () => {
    const service = await start()
    service.faults.add({ hang: true })
    const running = runWith(jobOn(service))
    await until(() => service.requests.length > 0)
    process.emit('uncaughtException', new TypeError('unforeseen'))
    const { exitCode, log } = await running
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual(['unforeseen'])
    const [, body] = details.exec(log) ?? []
    expect(body).toMatch(/^TypeError: unforeseen\n +at /u)
  })
})

describe('a signal', () => {
  it.each(signals)('(%s) ends the run with 130', async (signal) => {
    const service = await start({ jobLife: activeForEver })
    const running = runWith(jobOn(service))
    await until(() => service.requests.length > 1)
    process.emit(signal)
    const { exitCode, outputs, log } = await running
    expect([exitCode, outputs['outcome']]).toEqual([130, 'cancelled'])
    expect(annotations('error', log)).toEqual([expect.stringContaining(`The run was cancelled (${signal}).`)])
    expect(log).not.toContain('Details')
  })

  it('that comes after the deadline ends the run with 130', async () => {
    const service = await start({ jobLife: activeForEver })
    whenWritten('within 0.001 minutes', () => process.emit('SIGTERM'))
    const given = { 'timeout-minutes': '0.001', 'fail-on': 'none' }
    const { exitCode, outputs } = await runWith(jobOn(service, given))
    expect([exitCode, outputs['outcome']]).toEqual([130, 'timed-out'])
  })

  it('that comes after the result ends the run with 130 and the result', async () => {
    const service = await start()
    whenWritten('The agent is working on the request.', () => process.emit('SIGTERM'))
    const { exitCode, outputs } = await runWith(jobOn(service, { wait: 'false' }))
    expect([exitCode, outputs['outcome']]).toEqual([130, 'started'])
  })
})

describeOnPosix('a step whose inputs cannot be read to their end', () => {
  it.each([
    ['a signal', '360', 130, 'cancelled'],
    ['the deadline', '0.001', 1, 'timed-out'],
  ])('is ended by %s', async (_, minutes, code, outcome) => {
    const service = await start()
    const payload = folder.inside('event.json')
    spawnSync('mkfifo', [payload])
    const given = jobOn(service, { prompt: '', 'prompt-from': 'issue', 'timeout-minutes': minutes })
    const running = runWith(given, { GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: payload })
    if (outcome === 'cancelled') process.emit('SIGTERM')
    const { exitCode, outputs } = await running
    // Lets the thread go that waits for a writer.
    writeFileSync(payload, '')
    expect([exitCode, outputs['outcome']]).toEqual([code, outcome])
    expect(service.requests).toEqual([])
  })
})

describe('a file for outputs that cannot be written', () => {
  const removeFile = (): void => {
    rmSync(folder.inside('outputs'))
  }

  it('fails the run before any request', async () => {
    const service = await start()
    const { exitCode, log } = await runWith(jobOn(service), { GITHUB_OUTPUT: folder.inside('none') })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([expect.stringMatching(/^GITHUB_OUTPUT names a file/u)])
    expect(service.requests).toEqual([])
  })

  it('is named once when the operation fails for it', async () => {
    whenWritten('Created agent job', removeFile)
    const { exitCode, log } = await runWith(jobOn(await start()))
    expect(exitCode).toBe(1)
    expect(annotations('error', log)[0]?.match(/GITHUB_OUTPUT names a file/gu)).toHaveLength(1)
  })

  it('fails a run whose operation succeeded, and is named after its result', async () => {
    whenWritten('The step would', removeFile)
    const { exitCode, log } = await runWith(jobOn(await start(), { 'dry-run': 'true' }))
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([
      expect.stringMatching(/^Dry run: nothing was sent\. GITHUB_OUTPUT names a file/u),
    ])
  })
})

describeWithDisk('a full disk for outputs', () => {
  it.each([
    ['an empty file', 0],
    ['a file with room up to the end of its block', 100],
  ])('is found before the first request: %s', async (_, bytes) => {
    const service = await start()
    using disk = mountDisk(folder.inside('disk'))
    const file = folder.inside('disk', 'outputs')
    writeFileSync(file, '\n'.repeat(bytes))
    disk.leave(0)
    const { exitCode, log } = await runWith(jobOn(service, { wait: 'false' }), { GITHUB_OUTPUT: file })
    expect(exitCode).toBe(1)
    expect(annotations('error', log)).toEqual([
      expect.stringContaining(`${file} (ENOSPC: no space left on device, write)`),
    ])
    expect(service.requests).toEqual([])
  })

  it('later fails the run, and the error names the file and the job', async () => {
    const service = await start()
    using disk = mountDisk(folder.inside('disk'))
    const file = folder.inside('disk', 'outputs')
    writeFileSync(file, '\n'.repeat(disk.blockBytes))
    whenWritten('Created agent job', () => {
      disk.leave(0)
    })
    const { exitCode, log, summary } = await runWith(jobOn(service, { wait: 'false' }), {
      GITHUB_OUTPUT: file,
    })
    expect(exitCode).toBe(1)
    const [error = '', ...more] = annotations('error', log)
    expect(more).toEqual([])
    expect(error).toContain(`${file} (ENOSPC: no space left on device, write)`)
    for (const text of [error, summary]) expect(text).toContain(`job-id: ${onlyJob(service)}`)
  })
})
