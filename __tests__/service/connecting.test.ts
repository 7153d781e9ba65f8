import dns from 'node:dns'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { afterEach, describe, expect, it } from '@jest/globals'

import { selfSignedCertificate } from '../support/self-signed-certificate.ts'
import { Cancelled } from '../../src/shared/errors.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { until } from '../support/dist-stage.ts'
import { isolateEnvironment, proxyVariables } from '../support/environment.ts'
import { failureOf } from '../support/failure-of.ts'
import { fakeTimers } from '../support/fake-timers.ts'
import { clientOf, closedAfterEachTest, serviceStarter } from '../support/service-client.ts'

isolateEnvironment(...proxyVariables)
const closedAfterwards = closedAfterEachTest()
const start = serviceStarter()
const timers = fakeTimers()

/** Accepts connections and sends nothing, so that TLS never starts. */
async function startSilentServer(): Promise<{ url: string; connected: Promise<unknown> }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
  })
  const connected = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closedAfterwards({
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  })
  return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, connected }
}

describe('Service and network: the total time of one exchange also bounds the connection', () => {
  it('when TLS never starts', async () => {
    const { url, connected } = await startSilentServer()
    timers.start()
    const { client } = clientOf(url)
    const failure = failureOf(client.pollJob('job_1'), ServiceError, 'unsent')
    await connected
    timers.advance(60_000)
    expect((await failure).message).toContain('no complete answer within 60 s')
  })

  it('when a proxy never answers', async () => {
    const proxy = closedAfterwards(await startConnectProxy('hang'))
    process.env['HTTPS_PROXY'] = proxy.url
    timers.start()
    const { client } = clientOf('https://docs.example')
    const failure = failureOf(client.pollJob('job_1'), ServiceError, 'unsent')
    await until(() => proxy.targets.length === 1)
    timers.advance(60_000)
    expect((await failure).message).toContain('no complete answer within 60 s')
  })
})

describe('A cancellation', () => {
  it('ends an exchange that is still connecting', async () => {
    const { url, connected } = await startSilentServer()
    const { client, deadline } = clientOf(url)
    const work = client.createJob('Document the flag')
    await connected
    deadline.cancel()
    await failureOf(work, Cancelled)
  })
})

describe('Service and network: a certificate', () => {
  const authorities = getCACertificates('default')
  afterEach(() => {
    setDefaultCACertificates(authorities)
  })

  it.each([
    ['is not trusted', undefined, /could not be sent: .*self-signed certificate/u],
    ['has expired', new Date('2026-01-01'), /could not be sent: .*certificate has expired/u],
  ])('that %s keeps a create from being sent, and the error says so', async (_, expiresAt, says) => {
    const tls = selfSignedCertificate(expiresAt)
    if (expiresAt !== undefined) setDefaultCACertificates([...authorities, tls.cert])
    const service = await start({ tls })
    const { client } = clientOf(service.url)
    expect((await failureOf(client.createJob('Document the flag'), ServiceError, 'unsent')).message).toMatch(
      says,
    )
    expect(service.requests).toEqual([])
  })
})

describe('Service and network: a host', () => {
  const { lookup } = dns
  afterEach(() => {
    dns.lookup = lookup
  })

  it('whose first address is dead is reached at its second', async () => {
    const service = await start()
    const addresses = [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ]
    const asked: string[] = []
    dns.lookup = ((name: string, _: unknown, callback: (error: null, found: object[]) => void) => {
      asked.push(name)
      callback(null, addresses)
    }) as unknown as typeof dns.lookup
    const { client, log } = clientOf(service.url.replace('127.0.0.1', 'localhost'))
    await client.createJob('Document the flag')
    expect(asked).toEqual(['localhost'])
    log.expectExactly()
    expect(service.jobs.size).toBe(1)
  })
})
