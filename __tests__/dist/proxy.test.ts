import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { selfSignedCertificate } from '../../simulator/self-signed-certificate.ts'
import { calls, openStage, shortDeadline } from '../support/dist-stage.ts'

const tls = selfSignedCertificate()
const started = { prompt: 'x', wait: 'false' }

/** A proxy that lets nothing through and remembers what it was asked for. */
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

const far = { ...started, 'base-url': 'https://docs.invalid', ...shortDeadline }

describe('a proxy', () => {
  it.concurrent.each(['HTTPS_PROXY', 'https_proxy'])('named by %s is used', async (variable) => {
    await using stage = await openStage()
    await using proxy = await startProxy()
    const { exitCode, log } = await stage.runJob(far, { env: { [variable]: proxy.url } })
    expect(exitCode).toBe(1)
    expect(new Set(proxy.asked)).toEqual(new Set(['CONNECT docs.invalid:443']))
    expect(log).toContain('could not be sent')
  })

  it.concurrent.each(['NO_PROXY', 'no_proxy'])('is not used for hosts in %s', async (variable) => {
    await using stage = await openStage()
    await using proxy = await startProxy()
    const env = { HTTPS_PROXY: proxy.url, [variable]: 'docs.invalid' }
    const { log } = await stage.runJob(far, { env })
    expect(log).toContain('could not be sent')
    expect(proxy.asked).toEqual([])
  })

  it.concurrent('for plain http is never used for https', async () => {
    await using stage = await openStage()
    await using proxy = await startProxy()
    const env = { HTTP_PROXY: proxy.url, http_proxy: proxy.url }
    const { log } = await stage.runJob(far, { env })
    expect(log).toContain('could not be sent')
    expect(proxy.asked).toEqual([])
  })

  it.concurrent('sees no request to a loopback address, http', async () => {
    await using stage = await openStage()
    await using proxy = await startProxy()
    const env = { HTTPS_PROXY: proxy.url, HTTP_PROXY: proxy.url, http_proxy: proxy.url }
    const { exitCode } = await stage.runJob(started, { env })
    expect(exitCode).toBe(0)
    expect(proxy.asked).toEqual([])
  })

  it.concurrent('sees no request to a loopback address, https', async () => {
    await using stage = await openStage({ service: { tls } })
    await using proxy = await startProxy()
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, tls.cert)
    const env = { NODE_EXTRA_CA_CERTS: certificate, HTTPS_PROXY: proxy.url, https_proxy: proxy.url }
    const { exitCode } = await stage.runJob(started, { env })
    expect(exitCode).toBe(0)
    expect(proxy.asked).toEqual([])
    expect(calls(stage.service)).toHaveLength(1)
  })
})
