import { describe, expect, it } from '@jest/globals'

import { activeForEver, type JobLife, simulatorKey } from '../../simulator/documentation-service.ts'
import { annotations, closingLine } from '../support/dist-log.ts'
import { openStage, shortDeadline } from '../support/dist-stage.ts'

const ending = (end: JobLife[number]): JobLife => [{ status: 'active' }, end]
const withPullRequest = ending({ status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' })
const prompt = { prompt: 'Document the flag' }

interface Ending {
  outcome: string
  jobLife: JobLife
  inputs?: Record<string, string>
  exitCode: number
  says: RegExp
}

const jobEndings: Ending[] = [
  { outcome: 'pr-created', jobLife: withPullRequest, exitCode: 0, says: /created a pull request/u },
  {
    outcome: 'no-pr',
    jobLife: ending({ status: 'completed' }),
    exitCode: 0,
    says: /without a pull request/u,
  },
  { outcome: 'archived', jobLife: ending({ status: 'archived' }), exitCode: 0, says: /was archived/u },
  { outcome: 'failed', jobLife: ending({ status: 'failed' }), exitCode: 1, says: /agent job failed/u },
  {
    outcome: 'timed-out',
    jobLife: activeForEver,
    inputs: shortDeadline,
    exitCode: 1,
    says: /timeout-minutes/u,
  },
  {
    outcome: 'started',
    jobLife: activeForEver,
    inputs: { wait: 'false' },
    exitCode: 0,
    says: /has started/u,
  },
  {
    outcome: 'dry-run',
    jobLife: activeForEver,
    inputs: { 'dry-run': 'true' },
    exitCode: 0,
    says: /nothing was sent/u,
  },
  {
    outcome: 'error',
    jobLife: activeForEver,
    inputs: { 'api-key': 'mint_wrong' },
    exitCode: 1,
    says: /HTTP 401/u,
  },
]

const choices = [
  { failOn: 'none', outcome: 'failed', exitCode: 0 },
  { failOn: 'timed-out', outcome: 'failed', exitCode: 0 },
  { failOn: 'none', outcome: 'timed-out', exitCode: 0 },
  { failOn: 'archived', outcome: 'archived', exitCode: 1 },
  { failOn: 'no-pr', outcome: 'no-pr', exitCode: 1 },
  { failOn: 'failed\nno-pr', outcome: 'no-pr', exitCode: 1 },
  { failOn: 'archived, no-pr,failed,timed-out', outcome: 'pr-created', exitCode: 0 },
]

// All in one block, so that the few that wait for a deadline wait together.
describe('a step', () => {
  it.concurrent.each(jobEndings)(
    'an agent job ends as $outcome with exit code $exitCode',
    async ({ outcome, jobLife, inputs, exitCode, says }) => {
      await using stage = await openStage({ service: { jobLife } })
      const run = await stage.runJob({ ...prompt, ...inputs })
      expect(run).toMatchObject({ exitCode, outputs: { outcome } })
      expect(closingLine(run.log)).toMatch(says)
      expect(annotations('error', run.log)).toHaveLength(exitCode)
      expect(run.summary).toMatch(/^## /u)
    },
  )

  it.concurrent('an export ends as exported with exit code 0', async () => {
    await using stage = await openStage()
    const run = await stage.runExport({ 'upload-artifact': 'false' })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'exported' } })
    expect(closingLine(run.log)).toMatch(/^Exported \d+ pages: [\d,]+ visitors, [\d,]+ human, [\d,]+ AI\.$/u)
  })

  it.concurrent('an export ends as timed-out with exit code 1 when timeout-minutes pass', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ hang: true })
    const run = await stage.runExport(shortDeadline)
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out', requests: '1' } })
    expect(annotations('error', run.log)).toEqual([
      expect.stringContaining('(timeout-minutes) has passed. Nothing was exported.'),
    ])
  })

  it.concurrent('an export ends as error with exit code 1 when the service refuses', async () => {
    await using stage = await openStage({ service: { keys: { [simulatorKey]: { scopes: ['write'] } } } })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('HTTP 403')])
  })

  it.concurrent.each(choices)(
    'fail-on: $failOn gives exit code $exitCode for $outcome',
    async ({ failOn, outcome, exitCode }) => {
      const { jobLife = [], inputs } = jobEndings.find((ending) => ending.outcome === outcome) ?? {}
      await using stage = await openStage({ service: { jobLife } })
      const run = await stage.runJob({ ...prompt, ...inputs, 'fail-on': failOn })
      expect(run).toMatchObject({ exitCode, outputs: { outcome } })
      expect(annotations('error', run.log)).toHaveLength(exitCode)
    },
  )

  it.concurrent('durationSeconds is in whole seconds', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    const { outputs } = await stage.runJob({ ...prompt, ...shortDeadline })
    expect(outputs['durationSeconds']).toMatch(/^[12]$/u)
  })
})
