import { describe, expect, it } from '@jest/globals'

import { activeForEver, type JobLife } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage } from '../support/dist-stage.ts'

const completed = { status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' }

describe('a status that is not known', () => {
  it.concurrent('does not end the wait and is warned of once', async () => {
    const jobLife = ['queued', 'active', 'thinking', 'thinking', 'paused'].map((status) => ({ status }))
    await using stage = await openStage({ service: { jobLife: [...jobLife, completed] } })
    const { outputs, log } = await stage.runJob()
    expect(outputs['outcome']).toBe('pr-created')
    expect(annotations('warning', log)).toEqual([expect.stringContaining('does not know')])
  })

  it.concurrent('that is no text ends the wait after three in a row', async () => {
    const jobLife = [{ status: 'active' }, { status: 7 as unknown as string }]
    await using stage = await openStage({ service: { jobLife } })
    const { exitCode, outputs, log } = await stage.runJob()
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ outcome: 'error', status: 'active' })
    expect(stage.service.requests).toHaveLength(4)
    expect(annotations('error', log)[0]).toMatch(/3 times in a row.*\$\.status is 7/u)
  })
})

const links = [
  { name: 'javascript: URL', prLink: 'javascript:alert(1)' },
  { name: 'http URL', prLink: 'http://github.com/acme/docs/pull/1' },
  { name: 'URL with user info', prLink: 'https://token:secret@github.com/acme/docs/pull/1' },
  { name: 'URL with a line break', prLink: 'https://github.com/acme/\ndocs/pull/1' },
]

describe('a prLink that is no plain https URL', () => {
  it.concurrent.each(links)('is dropped with a warning: $name', async ({ prLink }) => {
    await using stage = await openStage({ service: { jobLife: [{ status: 'completed', prLink }] } })
    const { outputs, log, summary } = await stage.runJob()
    expect(outputs).toMatchObject({ outcome: 'no-pr', prLink: '', prNumber: '', prRepository: '' })
    expect(annotations('warning', log)).toEqual([expect.stringContaining('dropped')])
    expect(summary).not.toContain('| Pull request |')
  })
})

describe('polling', () => {
  it.concurrent('goes on while a new job is not known to the service yet', async () => {
    const jobLife: JobLife = [{ status: 'active' }, completed]
    await using stage = await openStage({ service: { jobLife } })
    stage.service.faults.add({ method: 'GET', status: 404, body: { error: 'Job not found' }, times: 4 })
    const { outputs } = await stage.runJob()
    expect(outputs['outcome']).toBe('pr-created')
    expect(stage.service.requests).toHaveLength(6)
  })

  it.concurrent.each([
    { name: 'a reset', fault: { reset: 'before-answer' as const } },
    { name: 'status 503', fault: { status: 503 } },
    { name: 'a cut answer', fault: { cutBody: true } },
    { name: 'a page of HTML', fault: { status: 200, body: '<html>' } },
  ])('goes on after $name', async ({ fault }) => {
    await using stage = await openStage({ service: { jobLife: [{ status: 'active' }, completed] } })
    stage.service.faults.add({ method: 'GET', ...fault })
    const { exitCode, outputs, log } = await stage.runJob()
    expect(exitCode).toBe(0)
    expect(outputs['outcome']).toBe('pr-created')
    expect(log).toMatch(/Retrying in \d+ m?s \(failure 1 of 10 in a row; the job is unaffected\)/u)
  })

  it.concurrent('ends at once when the answer is about another job', async () => {
    const jobLife: JobLife = [{ status: 'active' }, { ...completed, id: 'job_of_others' }]
    await using stage = await openStage({ service: { jobLife } })
    const { exitCode, outputs, log } = await stage.runJob()
    const [job] = stage.service.jobs.values()
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ jobId: job?.id, prLink: '' })
    expect(annotations('error', log)).toEqual([expect.stringContaining('job_of_others')])
  })

  it.concurrent('ends at once when the key is refused meanwhile, and tells how to attach', async () => {
    await using stage = await openStage({ service: { jobLife: activeForEver } })
    stage.service.faults.add({ method: 'GET', after: 1, status: 401, body: { error: 'API key has expired' } })
    const { exitCode, outputs, log } = await stage.runJob()
    expect(exitCode).toBe(1)
    expect(stage.service.requests).toHaveLength(3)
    expect(outputs).toMatchObject({ outcome: 'error', status: 'active' })
    expect(annotations('error', log)[0]).toContain(`job-id: ${outputs['jobId'] ?? ''}`)
  })
})
