import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { selfSignedCertificate } from '../../simulator/self-signed-certificate.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage, until } from '../support/dist-stage.ts'
import { concurrentOnPosix } from '../support/platform.ts'

const tls = selfSignedCertificate()
const started = { prompt: 'x', wait: 'false' }

/** A proxy that refuses every request and remembers it. */
async function startProxy(): Promise<{ url: string; asked: string[] } & AsyncDisposable> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    response.writeHead(502).end()
  })
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url ?? ''}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

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
    await using proxy = await startProxy()
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, tls.cert)
    const env = { NODE_EXTRA_CA_CERTS: certificate, HTTPS_PROXY: proxy.url, https_proxy: proxy.url }
    const { exitCode } = await stage.runJob(started, { env })
    expect(exitCode).toBe(0)
    expect(stage.service.requests).toHaveLength(1)
    expect(proxy.asked).toEqual([])
  })

  concurrentOnPosix('with a certificate that is not trusted sends nothing', async () => {
    await using stage = await openStage({ service: { tls } })
    const step = stage.startJob(started)
    await step.line(/could not be sent: .*certificate/u)
    step.process.kill('SIGINT')
    await step.finished
    expect(stage.service.requests).toEqual([])
  })
})

describe('a proxy', () => {
  const far = { ...started, 'base-url': 'https://docs.invalid' }

  concurrentOnPosix('named by HTTPS_PROXY is used', async () => {
    await using stage = await openStage()
    await using proxy = await startProxy()
    const step = stage.startJob(far, { env: { HTTPS_PROXY: proxy.url } })
    await until(() => proxy.asked.length > 0, step)
    await step.line(/could not be sent/u)
    step.process.kill('SIGINT')
    await step.finished
    expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT docs.invalid:443']))
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
