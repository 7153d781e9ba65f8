import { describe, expect, it } from '@jest/globals'

import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  type DocumentationService,
  failed,
  gone,
} from '../../simulator/documentation-service.ts'
import { call, jobs, prompt, serviceStarter } from './calls.ts'

const start = serviceStarter()
const aJob = `${jobs}/job_1`

async function statuses(service: DocumentationService, id: string, looks: number): Promise<unknown[]> {
  const seen = []
  for (let look = 0; look < looks; look++)
    seen.push((await call(service, 'GET', `${jobs}/${id}`)).body['status'])
  return seen
}

async function createdId(service: DocumentationService): Promise<string> {
  return String((await call(service, 'POST', jobs, prompt)).body['id'])
}

describe('creating a job', () => {
  it('answers 201 with every field of the contract', async () => {
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

  it('gives each job another ID', async () => {
    const service = await start()
    expect(await createdId(service)).not.toBe(await createdId(service))
  })

  it.each([undefined, {}, { prompt: '' }, { prompt: 7 }, 'prompt', null])(
    'refuses the body %j with 400',
    async (body) => {
      const service = await start()
      const reply = await call(service, 'POST', jobs, body)
      expect(reply).toMatchObject({ status: 400, body: { error: expect.any(String) } })
      expect(service.jobs.size).toBe(0)
    },
  )
})

describe('retrieving a job', () => {
  it('shows it active once more, then completed with its pull request', async () => {
    const service = await start()
    const id = await createdId(service)
    expect(await statuses(service, id, 2)).toEqual(['active', 'completed'])
    const { status, body } = await call(service, 'GET', `${jobs}/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' })
  })

  it.each([
    ['completed', completedWithoutPullRequest],
    ['failed', failed],
    ['archived', archived],
    ['active', activeForEver],
  ])('shows it %s without a pull request', async (last, jobLife) => {
    const service = await start({ jobLife })
    const id = await createdId(service)
    await statuses(service, id, 5)
    const { body } = await call(service, 'GET', `${jobs}/${id}`)
    expect(body).toMatchObject({ status: last, prLink: null })
    expect(body['archivedAt'] === null).toBe(last !== 'archived')
  })

  it('answers 404 for an unknown job, a job of another project, and one that is gone', async () => {
    const service = await start()
    const id = await createdId(service)
    service.addJob('job_gone', 'project-1', gone)
    for (const path of [`${jobs}/job_unknown`, `/v2/agent/project-2/job/${id}`, `${jobs}/job_gone`])
      expect(await call(service, 'GET', path)).toMatchObject({
        status: 404,
        body: { error: 'Job not found' },
      })
  })
})

describe('a message to a job', () => {
  it('leaves it completed for one retrieve, then starts a turn with another pull request', async () => {
    const service = await start()
    const id = await createdId(service)
    await statuses(service, id, 2)
    const { status, body } = await call(service, 'POST', `${jobs}/${id}/message`, { prompt: 'Shorter' })
    expect([status, body['status'], body['prLink']]).toEqual([
      200,
      'completed',
      'https://github.com/acme/docs/pull/128',
    ])
    expect(await statuses(service, id, 3)).toEqual(['completed', 'active', 'completed'])
    expect(service.jobs.get(id)).toMatchObject({
      prompts: [prompt.prompt, 'Shorter'],
      answered: { prLink: 'https://github.com/acme/docs/pull/129' },
    })
  })

  it.each([400, 404, 409, 429] as const)(
    'is not taken in a state that refuses it with %i',
    async (status) => {
      const service = await start()
      service.addJob('job_1', 'project-1', [{ status: 'completed', messageStatus: status }])
      expect(await call(service, 'POST', `${aJob}/message`, prompt)).toMatchObject({
        status,
        body: { error: expect.any(String) },
      })
      expect((await call(service, 'GET', aJob)).body).not.toHaveProperty('messageStatus')
      expect(service.jobs.get('job_1')?.prompts).toEqual([])
    },
  )

  it('answers 404 for a job that is unknown or gone, and 400 without a prompt', async () => {
    const service = await start()
    service.addJob('job_gone', 'project-1', gone)
    service.addJob('job_1', 'project-1', activeForEver)
    const send = async (id: string, body: object) =>
      (await call(service, 'POST', `${jobs}/${id}/message`, body)).status
    expect(await send('job_unknown', prompt)).toBe(404)
    expect(await send('job_gone', prompt)).toBe(404)
    expect(await send('job_1', {})).toBe(400)
  })
})

describe('the limit of jobs', () => {
  it('is shared by creates and messages of one project, and lifted after an hour', async () => {
    let nowMs = 0
    const service = await start({ jobsPerHour: 2, retryAfter: 'seconds', now: () => nowMs })
    const id = await createdId(service)
    expect((await call(service, 'POST', jobs, {})).status).toBe(400)
    expect((await call(service, 'POST', `${jobs}/${id}/message`, prompt)).status).toBe(200)
    const limited = await call(service, 'POST', jobs, prompt)
    expect(limited).toMatchObject({ status: 429, body: { error: 'Rate limit exceeded' } })
    expect(limited.headers.get('retry-after')).toBe('3600')
    expect((await call(service, 'POST', '/v2/agent/project-2/job', prompt)).status).toBe(201)
    nowMs = 3_600_000 - 1
    expect((await call(service, 'POST', jobs, prompt)).status).toBe(429)
    nowMs = 3_600_000
    expect((await call(service, 'POST', jobs, prompt)).status).toBe(201)
  })
})

describe('a key', () => {
  it.each([
    ['no Authorization header', undefined],
    ['another scheme', 'Basic mint_read'],
    ['no token', 'Bearer '],
    ['an unknown key', 'Bearer constructor'],
    ['an expired key', 'Bearer mint_old'],
  ])('is required: 401 for %s', async (_, authorization) => {
    const service = await start({ keys: { mint_old: { scopes: ['write'], expired: true } } })
    const response = await fetch(service.url + aJob, { headers: authorization ? { authorization } : {} })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })

  it('gets 403 outside its IP allowlist and without the scope, before the job is looked for', async () => {
    const keys = {
      mint_elsewhere: { scopes: ['read' as const], ipAllowed: false },
      mint_read: { scopes: ['read' as const] },
      mint_write: { scopes: ['write' as const] },
    }
    const service = await start({ keys })
    const replies = [
      await call(service, 'GET', aJob, undefined, 'mint_elsewhere'),
      await call(service, 'POST', jobs, prompt, 'mint_read'),
      await call(service, 'GET', aJob, undefined, 'mint_write'),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(replies.map(({ body }) => body['error'])).toEqual([
      expect.stringContaining('allowlist'),
      expect.stringContaining('write'),
      expect.stringContaining('read'),
    ])
  })
})

describe('a path', () => {
  it('has its percent-encoded segments decoded once', async () => {
    const service = await start()
    await call(service, 'POST', '/v2/agent/my%20project%2F%252F1/job', prompt)
    expect([...service.jobs.values()][0]?.projectId).toBe('my project/%2F1')
  })

  it.each([
    '/v2/agent/project-1/jobs',
    '/v2/agent//job',
    `${jobs}/`,
    '/v2/agent/%zz/job',
    '/v2/agent/%2e%2e/job',
    '/V2/agent/project-1/job',
  ])('of no operation gets 404: %s', async (path) => {
    expect(await call(await start(), 'POST', path, prompt)).toMatchObject({
      status: 404,
      body: { error: 'Not found' },
    })
  })
})
