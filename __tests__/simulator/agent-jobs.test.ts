import { describe, expect, it } from '@jest/globals'

import { archived, type DocumentationService } from '../../simulator/documentation-service.ts'
import { until } from '../support/dist-stage.ts'
import { serviceStarter } from '../support/service-client.ts'
import { call, jobs, prompt } from './calls.ts'

const start = serviceStarter()

async function createdId(service: DocumentationService): Promise<string> {
  return String((await call(service, 'POST', jobs, prompt)).body['id'])
}

describe('a job', () => {
  it('is not created without a prompt', async () => {
    const service = await start()
    for (const body of [undefined, { prompt: '' }, { prompt: 7 }, 'prompt'])
      expect(await call(service, 'POST', jobs, body)).toMatchObject({ status: 400 })
    expect(service.jobs.size).toBe(0)
  })

  it('is created also if the caller has gone meanwhile', async () => {
    const service = await start()
    service.faults.add({ delayMs: 100 })
    const caller = new AbortController()
    const reply = call(service, 'POST', jobs, prompt, caller.signal)
    await until(() => service.requests.length === 1)
    caller.abort()
    await expect(reply).rejects.toBe(caller.signal.reason)
    await until(() => service.jobs.size === 1)
  })

  it('has the time of its archiving', async () => {
    const service = await start({ jobLife: archived })
    const id = await createdId(service)
    for (let look = 0; look < 3; look++) await call(service, 'GET', `${jobs}/${id}`)
    expect(service.jobs.get(id)?.answered).toMatchObject({
      status: 'archived',
      archivedAt: expect.any(String),
    })
  })

  it('is not found by another ID or in another project', async () => {
    const service = await start()
    const id = await createdId(service)
    for (const path of [`${jobs}/job_unknown`, `/v2/agent/project-2/job/${id}`])
      expect(await call(service, 'GET', path)).toMatchObject({
        status: 404,
        body: { error: 'Job not found' },
      })
  })
})

it('the limit of jobs is shared by creates and messages of one project, and lifted after an hour', async () => {
  let nowMs = 0
  const service = await start({ jobsPerHour: 2, now: () => nowMs })
  const id = await createdId(service)
  expect((await call(service, 'POST', `${jobs}/${id}/message`, prompt)).status).toBe(200)
  expect(await call(service, 'POST', jobs, prompt)).toMatchObject({ status: 429 })
  expect((await call(service, 'POST', '/v2/agent/project-2/job', prompt)).status).toBe(201)
  nowMs = 3_600_000
  expect((await call(service, 'POST', jobs, prompt)).status).toBe(201)
})

it('a path has its percent-encoded segments decoded once, and any other gets 404', async () => {
  const service = await start()
  await call(service, 'POST', '/v2/agent/my%20project%2F%252F1/job', prompt)
  expect([...service.jobs.values()][0]?.projectId).toBe('my project/%2F1')
  for (const path of ['/v2/agent//job', `${jobs}/`, '/v2/agent/%zz/job', '/v2/agent/%2e%2e/job'])
    expect(await call(service, 'POST', path, prompt)).toMatchObject({ status: 404 })
})
