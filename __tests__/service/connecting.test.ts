import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

import { describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../src/deadline.ts'
import { NotSentError } from '../../src/service/errors.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { until } from '../support/dist-stage.ts'
import { isolateEnvironment, proxyVariables } from '../support/environment.ts'
import { failureOf } from '../support/failure-of.ts'
import { fakeTimers } from '../support/fake-timers.ts'
import { clientOf, closedAfterEachTest } from '../support/service-client.ts'

isolateEnvironment(...proxyVariables)
const closedAfterwards = closedAfterEachTest()
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
    const { client } = clientOf(url, { exchangeTimeoutMs: 100 })
    const failure = failureOf(client.pollJob('job_1'), NotSentError)
    await connected
    timers.advance(100)
    expect((await failure).message).toContain('no complete answer within 0.1 s')
  })

  it('when a proxy never answers', async () => {
    const proxy = closedAfterwards(await startConnectProxy('hang'))
    process.env['HTTPS_PROXY'] = proxy.url
    timers.start()
    const { client } = clientOf('https://docs.example', { exchangeTimeoutMs: 100 })
    const failure = failureOf(client.pollJob('job_1'), NotSentError)
    await until(() => proxy.targets.length === 1)
    timers.advance(100)
    expect((await failure).message).toContain('no complete answer within 0.1 s')
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
