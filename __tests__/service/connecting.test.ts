import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { describe, expect, it } from '@jest/globals'

import { Cancelled } from '../../src/deadline.ts'
import { NotSentError } from '../../src/service/errors.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { isolateEnvironment, proxyVariables } from '../support/environment.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientOf, closedAfterEachTest } from '../support/service-client.ts'

isolateEnvironment(...proxyVariables)
const closedAfterwards = closedAfterEachTest()

/** Accepts connections and never says a word, so that TLS never starts. */
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

/** Fails when `work` has not settled within a second. */
async function withinASecond<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    delay(1000, undefined, { ref: false }).then(() => {
      throw new Error('It is still connecting after a second.')
    }),
  ])
}

describe('Service and network: the total time of one exchange bounds the connection, too', () => {
  it('when TLS never starts', async () => {
    const { url } = await startSilentServer()
    const { client } = clientOf(url, { exchangeTimeoutMs: 100 })
    const error = await failureOf(withinASecond(client.pollJob('job_1')), NotSentError)
    expect(error.message).toContain('no complete answer within 0.1 s')
  })

  it('when a proxy never answers', async () => {
    const proxy = closedAfterwards(await startConnectProxy('hang'))
    process.env['HTTPS_PROXY'] = proxy.url
    const { client } = clientOf('https://docs.example', { exchangeTimeoutMs: 100 })
    const error = await failureOf(withinASecond(client.pollJob('job_1')), NotSentError)
    expect(error.message).toContain('no complete answer within 0.1 s')
  })
})

describe('A cancellation', () => {
  it('ends an exchange that is still connecting at once', async () => {
    const { url, connected } = await startSilentServer()
    const { client, deadline } = clientOf(url)
    const work = client.createJob('Document the flag')
    await connected
    deadline.cancel()
    await failureOf(withinASecond(work), Cancelled)
  })
})
