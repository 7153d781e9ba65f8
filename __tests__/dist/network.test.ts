import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { selfSignedCertificate } from '../../simulator/self-signed-certificate.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage, preload, until } from '../support/dist-stage.ts'
import { concurrentOnPosix } from '../support/platform.ts'

const tls = selfSignedCertificate()
const started = { prompt: 'x', wait: 'false' }

/** The names of the service lead to a dead address first, and then to 127.0.0.1. */
const deadAddressFirst = preload(`
  import dns from 'node:dns'
  dns.lookup = (name, options, callback) => {
    const addresses = [{ address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 }]
    if (options.all) callback(null, addresses)
    else callback(null, addresses[0].address, addresses[0].family)
  }`)

describe('an answer of the service', () => {
  it.concurrent('that redirects is not followed', async () => {
    await using stage = await openStage()
    await using other = await openStage()
    const location = `${other.service.url}/v2/agent/project-1/job`
    stage.service.faults.add({ status: 308, headers: { location }, body: undefined })
    const { exitCode, log } = await stage.runJob()
    expect(exitCode).toBe(1)
    expect(other.service.requests).toEqual([])
    expect(annotations('error', log)).toEqual([expect.stringContaining(new URL(location).host)])
  })

  it.concurrent('that is a refusal fails the step at once, with advice in one error', async () => {
    await using stage = await openStage({ service: { keys: { [simulatorKey]: { scopes: ['write'] } } } })
    const run = await stage.runExport()
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', requests: '1' } })
    expect(annotations('error', run.log)).toEqual([expect.stringMatching(/HTTP 403: .*scope "read"/u)])
  })
})

describe('https', () => {
  it.concurrent('is used with a certificate of NODE_EXTRA_CA_CERTS, without proxy on loopback', async () => {
    await using stage = await openStage({ service: { tls } })
    await using proxy = await startConnectProxy('refuse')
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, tls.cert)
    const env = { NODE_EXTRA_CA_CERTS: certificate, HTTPS_PROXY: proxy.url, https_proxy: proxy.url }
    const { exitCode } = await stage.runJob(started, { env })
    expect(exitCode).toBe(0)
    expect(stage.service.requests).toHaveLength(1)
    expect(proxy.seen).toEqual([])
  })

  concurrentOnPosix('with a certificate that is not trusted sends nothing', async () => {
    await using stage = await openStage({ service: { tls } })
    const step = stage.startJob(started)
    await step.line(/could not be sent: .*certificate/u)
    step.process.kill('SIGINT')
    await step.finished
    expect(stage.service.requests).toEqual([])
  })

  concurrentOnPosix('with a certificate that has expired sends nothing, and the log says so', async () => {
    const expired = selfSignedCertificate(new Date('2026-01-01'))
    await using stage = await openStage({ service: { tls: expired } })
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, expired.cert)
    const step = stage.startJob(started, { env: { NODE_EXTRA_CA_CERTS: certificate } })
    await step.line(/could not be sent: .*certificate has expired/u)
    step.process.kill('SIGINT')
    await step.finished
    expect(stage.service.requests).toEqual([])
  })
})

describe('a host', () => {
  it.concurrent('whose first address is dead is reached at its second', async () => {
    await using stage = await openStage()
    const url = new URL(stage.service.url)
    url.hostname = 'localhost'
    const run = await stage.runJob({ ...started, 'base-url': url.origin }, { nodeOptions: deadAddressFirst })
    expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'started' } })
    expect(run.log).not.toContain('Retrying')
    expect(stage.service.requests).toHaveLength(1)
  })
})

describe('a proxy', () => {
  const far = { ...started, 'base-url': 'https://docs.invalid' }

  concurrentOnPosix('that asks for a password is a failure to send, and the log says so', async () => {
    await using stage = await openStage()
    await using proxy = await startConnectProxy('refuse')
    const step = stage.startJob(far, { env: { HTTPS_PROXY: proxy.url } })
    await step.line(/could not be sent: .*407/u)
    step.process.kill('SIGINT')
    const run = await step.finished
    expect(run).toMatchObject({ exitCode: 130, outputs: { outcome: 'cancelled' } })
    expect(new Set(proxy.targets)).toEqual(new Set(['docs.invalid:443']))
    expect(run.log).toContain('No agent job was started.')
  })

  concurrentOnPosix('that hangs is ended by the deadline, and no job is in doubt', async () => {
    await using stage = await openStage()
    await using proxy = await startConnectProxy('hang')
    const step = stage.startJob(far, { env: { HTTPS_PROXY: proxy.url }, hasManualDeadline: true })
    await until(() => proxy.targets.length > 0, step)
    step.passDeadline()
    const run = await step.finished
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'timed-out' } })
    expect(run.log).toContain('No agent job was started.')
  })

  it.concurrent('leads to a service whose certificate is trusted', async () => {
    await using stage = await openStage({ service: { tls } })
    const proxy = await startConnectProxy({ tunnel: Number(new URL(stage.service.url).port) })
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, tls.cert)
    // With the dot, it is not a loopback address. The certificate is valid for it.
    const inputs = { ...started, 'base-url': 'https://localhost.' }
    const env = { NODE_EXTRA_CA_CERTS: certificate, HTTPS_PROXY: proxy.url }
    const { exitCode } = await stage.runJob(inputs, { env }).finally(() => proxy.close())
    expect(exitCode).toBe(0)
    expect(proxy.targets).toEqual(['localhost.:443'])
    expect(stage.service.requests).toHaveLength(1)
  })

  it.concurrent('that is no URL fails the step, and the error names the variable', async () => {
    await using stage = await openStage()
    const run = await stage.runJob(far, { env: { HTTPS_PROXY: 'http://' } })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(annotations('error', run.log)).toEqual([expect.stringContaining('HTTPS_PROXY must be a URL')])
  })
})
