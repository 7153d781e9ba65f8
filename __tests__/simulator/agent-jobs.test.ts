import { afterEach, describe, expect, it } from '@jest/globals'

import {
  activeForEver,
  archived,
  completedWithoutPullRequest,
  failed,
  gone,
  simulatorKey,
} from '../../simulator/documentation-service.ts'
import { call, jobs, prompt, serviceStarter } from './calls.ts'

const { start, closeAll } = serviceStarter()
afterEach(closeAll)

type Service = Awaited<ReturnType<typeof start>>

async function statuses(service: Service, id: string, looks: number): Promise<unknown[]> {
  const seen = []
  for (let look = 0; look < looks; look++)
    seen.push((await call(service, 'GET', `${jobs}/${id}`)).body['status'])
  return seen
}

async function createdId(service: Service): Promise<string> {
  return String((await call(service, 'POST', jobs, prompt)).body['id'])
}

describe('creating a job', () => {
  it('answers 201 with every field of the contract', async () => {
    const service = await start({ now: () => Date.UTC(2026, 6, 1) })
    const { status, body } = await call(service, 'POST', jobs, prompt)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^job_[0-9a-f]{8,}$/),
      status: 'active',
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: expect.any(String),
      prLink: null,
      createdAt: '2026-07-01T00:00:00.000Z',
      archivedAt: null,
    })
  })

  it('gives the same ids in every run and another to each job', async () => {
    const [one, other] = await Promise.all([start(), start()])
    const ids = [await createdId(one), await createdId(one)]
    expect(new Set(ids).size).toBe(2)
    expect([await createdId(other), await createdId(other)]).toEqual(ids)
  })

  it('keeps the prompt for the test to read', async () => {
    const service = await start()
    const id = await createdId(service)
    expect(service.jobs.get(id)).toMatchObject({ projectId: 'project-1', prompts: [prompt.prompt] })
  })

  it.each([
    ['no body', undefined],
    ['no prompt', {}],
    ['an empty prompt', { prompt: '' }],
    ['a prompt that is no string', { prompt: 7 }],
    ['a body that is no object', 'prompt'],
    ['null', null],
  ])('refuses %s with 400', async (_, body) => {
    const service = await start()
    const reply = await call(service, 'POST', jobs, body)
    expect(reply).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect(service.jobs.size).toBe(0)
  })

  it.each([
    ['broken JSON', 'application/json', '{"prompt":'],
    ['JSON sent as text', 'text/plain', JSON.stringify(prompt)],
  ])('refuses %s with 400', async (_, contentType, body) => {
    const service = await start()
    const headers = { authorization: `Bearer ${simulatorKey}`, 'content-type': contentType }
    const response = await fetch(service.url + jobs, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  })
})

describe('retrieving a job', () => {
  it('shows it active once more, then completed with its pull request', async () => {
    const service = await start()
    const id = await createdId(service)
    expect(await statuses(service, id, 2)).toEqual(['active', 'completed'])
    const { status, body } = await call(service, 'GET', `${jobs}/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, status: 'completed', prLink: 'https://github.com/acme/docs/pull/128' })
    expect(service.jobs.get(id)?.retrieveCount).toBe(3)
  })

  it.each([
    ['completed without a pull request', completedWithoutPullRequest, 'completed'],
    ['failed', failed, 'failed'],
    ['archived', archived, 'archived'],
    ['active for ever', activeForEver, 'active'],
  ])('lives the life of a job that is %s', async (_, jobLife, last) => {
    const service = await start({ jobLife })
    const id = await createdId(service)
    await statuses(service, id, 5)
    const { body } = await call(service, 'GET', `${jobs}/${id}`)
    expect(body).toMatchObject({ status: last, prLink: null })
    expect(body['archivedAt'] === null).toBe(last !== 'archived')
  })

  it('shows what a state overrides, also with a wrong value', async () => {
    const state = { status: 'paused', prLink: 'javascript:alert(1)', model: 7, id: 'job_of_another' }
    const service = await start({ jobLife: [{ status: 'active' }, state] })
    expect((await call(service, 'GET', `${jobs}/${await createdId(service)}`)).body).toMatchObject(state)
  })

  it('answers 404 for an unknown job and for a job of another project', async () => {
    const service = await start()
    const id = await createdId(service)
    for (const path of [`${jobs}/job_unknown`, `/v2/agent/project-2/job/${id}`]) {
      expect(await call(service, 'GET', path)).toMatchObject({
        status: 404,
        body: { error: 'Job not found' },
      })
    }
  })

  it('shows an added job from the first state of its life on', async () => {
    const service = await start()
    service.addJob('job added/1', 'project-1', [{ status: 'active' }, { status: 'failed' }])
    expect(await statuses(service, encodeURIComponent('job added/1'), 3)).toEqual([
      'active',
      'failed',
      'failed',
    ])
  })

  it.each([
    ['for a job that is gone', gone, [404]],
    ['from the state on in which a job is gone', [{ status: 'active' }, ...gone], [200, 404, 404]],
  ])('answers 404 %s', async (_, life, expected) => {
    const service = await start()
    service.addJob('job_1', 'project-1', life)
    for (const status of expected) expect((await call(service, 'GET', `${jobs}/job_1`)).status).toBe(status)
  })

  it('refuses a life without any state', async () => {
    const service = await start()
    expect(() => {
      service.addJob('job_1', 'project-1', [])
    }).toThrow(RangeError)
    await expect(start({ jobLife: [] })).rejects.toThrow(RangeError)
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

  it('follows messageLife when that is given', async () => {
    const service = await start({ messageLife: [{ status: 'active' }, { status: 'failed' }] })
    service.addJob('job_1', 'project-1', [{ status: 'completed' }])
    expect((await call(service, 'POST', `${jobs}/job_1/message`, prompt)).body['status']).toBe('active')
    expect(await statuses(service, 'job_1', 1)).toEqual(['failed'])
  })

  it.each(['active', 'failed', 'archived'])('is taken by a job that is %s', async (status) => {
    const service = await start()
    service.addJob('job_1', 'project-1', [{ status }])
    const answer = await call(service, 'POST', `${jobs}/job_1/message`, prompt)
    expect(answer).toMatchObject({ status: 200, body: { id: 'job_1', status } })
    expect(await statuses(service, 'job_1', 3)).toEqual([status, 'active', 'completed'])
    expect(service.jobs.get('job_1')?.prompts).toEqual([prompt.prompt])
  })

  it.each([400, 404, 409, 429] as const)(
    'is refused with %i in a state that says so, and not taken',
    async (messageStatus) => {
      const service = await start()
      service.addJob('job_1', 'project-1', [{ status: 'completed', messageStatus }])
      expect(await call(service, 'POST', `${jobs}/job_1/message`, prompt)).toMatchObject({
        status: messageStatus,
        body: { error: expect.any(String) },
      })
      expect((await call(service, 'GET', `${jobs}/job_1`)).body).not.toHaveProperty('messageStatus')
      expect(service.jobs.get('job_1')?.prompts).toEqual([])
    },
  )

  it('is answered as the state says that was retrieved last', async () => {
    const service = await start()
    service.addJob('job_1', 'project-1', [{ status: 'active', messageStatus: 409 }, { status: 'completed' }])
    const send = async () => (await call(service, 'POST', `${jobs}/job_1/message`, prompt)).status
    await statuses(service, 'job_1', 1)
    expect(await send()).toBe(409)
    await statuses(service, 'job_1', 1)
    expect(await send()).toBe(200)
  })

  it('is answered with 404 when the job is gone', async () => {
    const service = await start()
    service.addJob('job_1', 'project-1', gone)
    expect(await call(service, 'POST', `${jobs}/job_1/message`, prompt)).toMatchObject({
      status: 404,
      body: { error: 'Job not found' },
    })
    expect(service.jobs.get('job_1')?.prompts).toEqual([])
  })

  it('answers 404 for an unknown job and 400 without a prompt', async () => {
    const service = await start()
    const id = await createdId(service)
    expect((await call(service, 'POST', `${jobs}/job_unknown/message`, prompt)).status).toBe(404)
    expect((await call(service, 'POST', `${jobs}/${id}/message`, {})).status).toBe(400)
    expect(service.jobs.get(id)?.prompts).toHaveLength(1)
  })
})
