import { describe, expect, it } from '@jest/globals'

import {
  archived,
  type DocumentationService,
  gone,
  type JobLife,
} from '../../simulator/documentation-service.ts'
import { serviceStarter } from '../support/service-client.ts'
import { call, jobs, prompt } from './calls.ts'

const start = serviceStarter()

async function statuses(service: DocumentationService, id: string, looks: number): Promise<unknown[]> {
  const seen = []
  for (let look = 0; look < looks; look++)
    seen.push((await call(service, 'GET', `${jobs}/${id}`)).body['status'])
  return seen
}

async function createdId(service: DocumentationService): Promise<string> {
  return String((await call(service, 'POST', jobs, prompt)).body['id'])
}

describe('a job', () => {
  it('has every field of the contract when it is created', async () => {
    const { status, body } = await call(await start(), 'POST', jobs, prompt)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^job_[0-9a-f]{8,}$/),
      status: 'active',
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: expect.any(String),
      prLink: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      archivedAt: null,
    })
  })

  it('is not created without a prompt', async () => {
    const service = await start()
    for (const body of [undefined, { prompt: '' }, { prompt: 7 }, 'prompt'])
      expect(await call(service, 'POST', jobs, body)).toMatchObject({ status: 400 })
    expect(service.jobs.size).toBe(0)
  })

  it('goes through its states, and gets another turn with a message', async () => {
    const service = await start()
    const id = await createdId(service)
    expect(await statuses(service, id, 2)).toEqual(['active', 'completed'])
    const pullRequest = 'https://github.com/acme/docs/pull/128'
    expect(service.jobs.get(id)?.answered).toMatchObject({ prLink: pullRequest })
    const reply = await call(service, 'POST', `${jobs}/${id}/message`, { prompt: 'Shorter' })
    expect(reply).toMatchObject({ status: 200, body: { status: 'completed', prLink: pullRequest } })
    expect(await statuses(service, id, 3)).toEqual(['completed', 'active', 'completed'])
    expect(service.jobs.get(id)).toMatchObject({
      prompts: [prompt.prompt, 'Shorter'],
      answered: { prLink: 'https://github.com/acme/docs/pull/129' },
    })
  })

  it('has the time of its archiving', async () => {
    const service = await start({ jobLife: archived })
    const id = await createdId(service)
    await statuses(service, id, 3)
    expect(service.jobs.get(id)?.answered).toMatchObject({
      status: 'archived',
      archivedAt: expect.any(String),
    })
  })

  it.each<[number, JobLife]>([
    [404, gone],
    [409, [{ status: 'completed', messageStatus: 409 }]],
  ])('that refuses a message answers %d', async (status, life) => {
    const service = await start()
    service.addJob('job_1', 'project-1', life)
    expect(await call(service, 'POST', `${jobs}/job_1/message`, prompt)).toMatchObject({ status })
    expect(service.jobs.get('job_1')?.prompts).toEqual([])
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

it('a key is required, and its scope', async () => {
  const service = await start({
    keys: { old: { scopes: ['write'], expired: true }, read: { scopes: ['read'] } },
  })
  const statusWith = async (key: string) => (await call(service, 'POST', jobs, prompt, key)).status
  expect([await statusWith('constructor'), await statusWith('old'), await statusWith('read')]).toEqual([
    401, 401, 403,
  ])
})

it('a path has its percent-encoded segments decoded once, and any other gets 404', async () => {
  const service = await start()
  await call(service, 'POST', '/v2/agent/my%20project%2F%252F1/job', prompt)
  expect([...service.jobs.values()][0]?.projectId).toBe('my project/%2F1')
  for (const path of ['/v2/agent//job', `${jobs}/`, '/v2/agent/%zz/job', '/v2/agent/%2e%2e/job'])
    expect(await call(service, 'POST', path, prompt)).toMatchObject({ status: 404 })
})
