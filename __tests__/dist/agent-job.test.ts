import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { type JobLife, simulatorKey } from '../../simulator/documentation-service.ts'
import { selfSignedCertificate } from '../support/self-signed-certificate.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { calls, openStage } from '../support/dist-stage.ts'

const prLink = 'https://github.com/acme/docs/pull/128'
const completed: JobLife = [{ status: 'active' }, { status: 'completed', prLink }]

describe('a new agent job', () => {
  it.concurrent('is created with one POST, polled until it ends, and sets every output', async () => {
    await using stage = await openStage({ service: { jobLife: completed, pathPrefix: '/api' } })
    const { exitCode, outputs } = await stage.runJob({
      prompt: ' Document "it": ü\n',
      'project-id': 'acme/docs',
    })
    const url = '/api/v2/agent/acme%2Fdocs/job'
    expect(calls(stage.service)).toEqual([`POST ${url}`, `GET ${url}/${outputs['jobId'] ?? ''}`])
    expect(stage.service.requests[0]).toMatchObject({
      body: { prompt: 'Document "it": ü' },
      headers: { authorization: `Bearer ${simulatorKey}`, 'content-type': 'application/json' },
    })
    const [job] = stage.service.jobs.values()
    expect(exitCode).toBe(0)
    expect(outputs).toEqual({
      outcome: 'pr-created',
      headline: expect.stringContaining('acme/docs#128') as unknown,
      status: 'completed',
      prLink,
      prNumber: '128',
      prRepository: 'acme/docs',
      jobId: job?.id,
      job: expect.any(String) as unknown,
    })
    expect(JSON.parse(outputs['job'] ?? '')).toEqual({
      id: job?.id,
      status: 'completed',
      origin: 'created',
      source: { repository: 'https://github.com/acme/docs', ref: 'main' },
      model: 'documentation-writer-1',
      prLink,
      createdAt: job?.answered['createdAt'],
      archivedAt: null,
    })
  })
})

describe('the proxy and the certificate authority of the runner', () => {
  it.concurrent('lead to a service whose certificate NODE_EXTRA_CA_CERTS makes trusted', async () => {
    const tls = selfSignedCertificate()
    await using stage = await openStage({ service: { tls } })
    await using proxy = await startConnectProxy({ tunnel: Number(new URL(stage.service.url).port) })
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, tls.cert)
    // With the dot, it is not a loopback address. The certificate is valid for it.
    const inputs = { prompt: 'x', wait: 'false', 'base-url': 'https://localhost.' }
    const env = { NODE_EXTRA_CA_CERTS: certificate, HTTPS_PROXY: proxy.url }
    expect(await stage.runJob(inputs, { env })).toMatchObject({ exitCode: 0 })
    expect(proxy.targets).toEqual(['localhost.:443'])
    expect(stage.service.requests).toHaveLength(1)
  })
})
