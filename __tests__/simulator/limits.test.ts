import { afterEach, describe, expect, it } from '@jest/globals'

import { call, jobs, prompt, serviceStarter, visitors } from './calls.ts'

const { start, closeAll } = serviceStarter()
afterEach(closeAll)

const hourMs = 3_600_000

describe('the limit of jobs', () => {
  it('is shared by creates and messages of one project, and not by others', async () => {
    const service = await start({ jobsPerHour: 2 })
    const { body } = await call(service, 'POST', jobs, prompt)
    expect((await call(service, 'POST', `${jobs}/${String(body['id'])}/message`, prompt)).status).toBe(200)
    const limited = await call(service, 'POST', jobs, prompt)
    expect(limited).toMatchObject({ status: 429, body: { error: 'Rate limit exceeded' } })
    expect(service.jobs.size).toBe(1)
    expect((await call(service, 'POST', '/v2/agent/project-2/job', prompt)).status).toBe(201)
  })

  it('counts no refused and no malformed call', async () => {
    const service = await start({ jobsPerHour: 1 })
    await call(service, 'POST', jobs, {})
    await call(service, 'POST', jobs, prompt, 'mint_unknown')
    await call(service, 'POST', `${jobs}/job_unknown/message`, prompt)
    expect((await call(service, 'POST', jobs, prompt)).status).toBe(201)
  })

  it('does not hold for retrieves', async () => {
    const service = await start({ jobsPerHour: 1 })
    const { body } = await call(service, 'POST', jobs, prompt)
    const path = `${jobs}/${String(body['id'])}`
    for (const status of [200, 200, 200]) expect((await call(service, 'GET', path)).status).toBe(status)
  })

  it('is lifted an hour after the use that filled it', async () => {
    let nowMs = 0
    const service = await start({ jobsPerHour: 1, now: () => nowMs })
    await call(service, 'POST', jobs, prompt)
    nowMs = hourMs - 1
    expect((await call(service, 'POST', jobs, prompt)).status).toBe(429)
    nowMs = hourMs
    expect((await call(service, 'POST', jobs, prompt)).status).toBe(201)
  })
})

describe('the limit of analytics requests', () => {
  it('is shared by the keys and projects of one organization', async () => {
    const key = { scopes: ['read' as const] }
    const keys = { mint_a: key, mint_b: key, mint_c: { ...key, organization: 'other' } }
    const service = await start({ keys, analyticsRequestsPerHour: 1 })
    const statusWith = async (name: string, path = visitors) =>
      (await call(service, 'GET', path, undefined, name)).status
    expect(await statusWith('mint_a')).toBe(200)
    expect(await statusWith('mint_b', '/v1/analytics/project-2/visitors')).toBe(429)
    expect(await statusWith('mint_c')).toBe(200)
  })
})

describe('Retry-After', () => {
  it.each([
    ['none' as const, null],
    ['seconds' as const, '3600'],
    ['date' as const, 'Thu, 01 Jan 1970 01:00:01 GMT'],
  ])('is given in the form %s and never too early', async (retryAfter, expected) => {
    const service = await start({ analyticsRequestsPerHour: 1, retryAfter, now: () => 1 })
    await call(service, 'GET', visitors)
    const { status, headers } = await call(service, 'GET', visitors)
    expect([status, headers.get('retry-after')]).toEqual([429, expected])
  })
})
