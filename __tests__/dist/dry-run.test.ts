import { describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const dry = { 'dry-run': 'true' }

interface DryRun {
  name: string
  inputs: Record<string, string>
  shows: (url: string) => string[]
}

const runs: DryRun[] = [
  {
    name: 'a new agent job',
    inputs: { prompt: 'Document "it"' },
    shows: (url) => [
      `POST ${url}/v2/agent/project-1/job`,
      '{"prompt":"Document \\"it\\""}',
      `GET ${url}/v2/agent/project-1/job/<job id>`,
    ],
  },
  {
    name: 'a message to a job',
    inputs: { prompt: 'More', 'job-id': 'job_7' },
    shows: (url) => [`POST ${url}/v2/agent/project-1/job/job_7/message`, '{"prompt":"More"}'],
  },
  {
    name: 'a job to wait for',
    inputs: { 'job-id': 'job_7' },
    shows: (url) => [`GET ${url}/v2/agent/project-1/job/job_7`],
  },
  {
    name: 'an export',
    inputs: { 'date-from': '2026-01-01', 'page-size': '10', 'max-requests': '3' },
    shows: (url) => [
      `GET ${url}/v1/analytics/project-1/visitors?dateFrom=2026-01-01&limit=10&offset=0`,
      'At most 3 requests.',
    ],
  },
]

describe('a dry run', () => {
  it.concurrent.each(runs)(
    'sends nothing and shows in log and summary what would be sent: $name',
    async ({ inputs, shows }) => {
      await using stage = await openStage({ artifacts: {} })
      const run = await stage.start({ ...dry, ...inputs }).finished
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'dry-run' } })
      expect(stage.service.requests).toEqual([])
      expect(stage.artifacts.requests).toEqual([])
      expect(filesIn(exportFolder(run))).toEqual([])
      for (const part of shows(stage.service.url)) {
        expect(run.log).toContain(part)
        expect(run.summary).toContain(part)
      }
    },
  )

  it.concurrent('never shows the key', async () => {
    await using stage = await openStage()
    const { log, summary } = await stage.runJob({ ...dry, prompt: `Use ${simulatorKey}` })
    expect(summary).toContain('Use ***')
    expect(summary).not.toContain(simulatorKey)
    expect(log.replaceAll(/^::add-mask::.*$/gmu, '')).not.toContain(simulatorKey)
  })

  it.concurrent('still refuses inputs that are wrong', async () => {
    await using stage = await openStage()
    const run = await stage.start({ ...dry, range: 'tomorrow' }).finished
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
  })
})
