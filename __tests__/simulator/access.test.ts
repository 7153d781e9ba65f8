import { get } from 'node:https'

import { afterEach, describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { selfSignedCertificate } from '../../simulator/self-signed-certificate.ts'
import { call, jobs, prompt, serviceStarter, visitors } from './calls.ts'

const { start, closeAll } = serviceStarter()
afterEach(closeAll)

describe('authentication', () => {
  it.each([
    ['no Authorization header', undefined],
    ['another scheme', `Basic ${simulatorKey}`],
    ['no token', 'Bearer '],
    ['an unknown key', 'Bearer mint_unknown'],
    ['the name of an object property', 'Bearer constructor'],
  ])('answers 401 to %s', async (_, authorization) => {
    const service = await start()
    const response = await fetch(service.url + visitors, { headers: authorization ? { authorization } : {} })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })

  it('answers 401 to an expired key', async () => {
    const service = await start({ keys: { mint_old: { scopes: ['read'], expired: true } } })
    const reply = await call(service, 'GET', visitors, undefined, 'mint_old')
    expect(reply).toMatchObject({ status: 401, body: { error: 'API key has expired' } })
  })

  it('answers 403 outside the IP allowlist, without the scope, and for another project', async () => {
    const keys = {
      mint_elsewhere: { scopes: ['read' as const], ipAllowed: false },
      mint_read: { scopes: ['read' as const] },
      mint_write: { scopes: ['write' as const] },
      mint_project: { scopes: ['read' as const], projects: ['project-2'] },
    }
    const service = await start({ keys })
    const replies = [
      await call(service, 'GET', visitors, undefined, 'mint_elsewhere'),
      await call(service, 'POST', jobs, prompt, 'mint_read'),
      await call(service, 'GET', visitors, undefined, 'mint_write'),
      await call(service, 'GET', visitors, undefined, 'mint_project'),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(replies.map(({ body }) => body['error'])).toEqual([
      expect.stringContaining('allowlist'),
      expect.stringContaining('write'),
      expect.stringContaining('read'),
      expect.stringContaining('project'),
    ])
    expect(
      (await call(service, 'GET', '/v1/analytics/project-2/visitors', undefined, 'mint_project')).status,
    ).toBe(200)
  })

  it('checks the key before it looks for the job', async () => {
    const service = await start({ keys: { mint_write: { scopes: ['write'] } } })
    expect((await call(service, 'GET', `${jobs}/job_unknown`, undefined, 'mint_wrong')).status).toBe(401)
    expect((await call(service, 'GET', `${jobs}/job_unknown`, undefined, 'mint_write')).status).toBe(403)
  })
})

describe('routes', () => {
  it.each(['/', '/v2/agent/project-1/jobs', '/v2/agent//job', '/v2/agent/%zz/job', `${jobs}/`])(
    'answers 404 to %s',
    async (path) => {
      const service = await start()
      expect(await call(service, 'POST', path, prompt)).toMatchObject({
        status: 404,
        body: { error: 'Not found' },
      })
    },
  )

  it('answers 405 to a wrong method and names the right one', async () => {
    const service = await start()
    const reply = await call(service, 'DELETE', `${jobs}/job_1`)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('decodes the percent-encoded segments of a path', async () => {
    const service = await start()
    await call(service, 'POST', '/v2/agent/my%20project%2F1/job', prompt)
    expect([...service.jobs.values()][0]?.projectId).toBe('my project/1')
  })

  it('serves below a path prefix, and only there', async () => {
    const service = await start({ pathPrefix: '/api' })
    expect(service.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/)
    expect((await call(service, 'GET', visitors)).status).toBe(200)
    expect((await call({ url: new URL(service.url).origin }, 'GET', visitors)).status).toBe(404)
  })
})

describe('https', () => {
  it('is spoken with the given certificate, which no one trusts by default', async () => {
    const tls = selfSignedCertificate()
    const service = await start({ tls })
    const status = (ca?: string) =>
      new Promise<unknown>((resolve) => {
        const request = get(service.url + visitors, { ca }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        request.on('error', (error: NodeJS.ErrnoException) => {
          resolve(error.code)
        })
      })
    expect(await status(tls.cert)).toBe(401)
    expect(await status()).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  })
})

describe('the recording', () => {
  it('holds method, path, query, headers, body, time and own status of every request', async () => {
    const service = await start({ now: () => 1_000 })
    await call(service, 'POST', `${jobs}?source=a%20b`, prompt)
    expect(service.requests).toEqual([
      {
        method: 'POST',
        path: jobs,
        query: { source: 'a b' },
        headers: expect.objectContaining({ authorization: `Bearer ${simulatorKey}` }),
        body: prompt,
        receivedAtMs: 1_000,
        ownStatus: 201,
      },
    ])
  })

  it('keeps a body that is not JSON as text', async () => {
    const service = await start()
    await fetch(service.url, { method: 'POST', body: 'plain' })
    expect(service.requests[0]?.body).toBe('plain')
  })
})
