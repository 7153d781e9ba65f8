import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'

import { afterEach, describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { selfSignedCertificate } from '../support/self-signed-certificate.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { RequestError } from '../../src/shared/retry.ts'
import { startConnectProxy } from '../support/connect-proxy.ts'
import { isolateEnvironment, proxyVariables } from '../support/environment.ts'
import { failureOf } from '../support/failure-of.ts'
import { clientOf, closedAfterEachTest, firstPage, serviceStarter } from '../support/service-client.ts'

const start = serviceStarter()
const closedAfterwards = closedAfterEachTest()
isolateEnvironment(...proxyVariables)

const trustedAuthorities = getCACertificates('default')
afterEach(() => {
  setDefaultCACertificates(trustedAuthorities)
})

const refusingProxy = async () => closedAfterwards(await startConnectProxy(503))

/** The service over https, with a certificate for localhost and 127.0.0.1 that is trusted for this test. */
async function startTlsService() {
  const tls = selfSignedCertificate()
  setDefaultCACertificates([...trustedAuthorities, tls.cert])
  const service = await start({ tls })
  return { service, port: Number(new URL(service.url).port) }
}

describe('Service and network: proxy', () => {
  it.each<[string, (proxy: URL) => NodeJS.ProcessEnv, targets: string[]]>([
    ['of https_proxy', ({ href }) => ({ https_proxy: href }), ['docs.invalid:443']],
    ['of HTTPS_PROXY', ({ href }) => ({ HTTPS_PROXY: href }), ['docs.invalid:443']],
    [
      'that is a host and a port, as on the runner',
      ({ host }) => ({ HTTPS_PROXY: host }),
      ['docs.invalid:443'],
    ],
    ['except to a host of no_proxy', ({ href }) => ({ HTTPS_PROXY: href, no_proxy: 'docs.invalid' }), []],
    [
      'except to a host of NO_PROXY',
      ({ href }) => ({ HTTPS_PROXY: href, NO_PROXY: 'a.example, docs.invalid' }),
      [],
    ],
    ['and not through that of http_proxy', ({ href }) => ({ http_proxy: href }), []],
    ['and not through that of HTTP_PROXY', ({ href }) => ({ HTTP_PROXY: href }), []],
  ])('https goes through the proxy %s', async (_, env, targets) => {
    const proxy = await refusingProxy()
    Object.assign(process.env, env(new URL(proxy.url)))
    await failureOf(clientOf('https://docs.invalid').client.pollJob('job_1'), ServiceError, 'unsent')
    expect([proxy.targets, proxy.seen.length]).toEqual([targets, targets.length])
  })

  it('a service behind the proxy gets a request only once TLS proves who it is, and the proxy never sees the key', async () => {
    const { service, port } = await startTlsService()
    const proxy = closedAfterwards(await startConnectProxy({ tunnel: port }))
    process.env['HTTPS_PROXY'] = proxy.url
    const { client } = clientOf('https://docs.example')
    const error = await failureOf(client.pollJob('job_1'), ServiceError, 'unsent')
    expect(error.message).toContain('docs.example')
    expect(proxy.targets).toEqual(['docs.example:443'])
    expect(service.requests).toEqual([])
    expect(proxy.seen).toHaveLength(1)
    expect(proxy.seen.join('\n')).not.toMatch(new RegExp(`${simulatorKey}|authorization`, 'iu'))
  })

  it('a proxy with TLS is asked for HTTP/1 only', async () => {
    const offered: string[][] = []
    const server = createServer({
      ...selfSignedCertificate(),
      ALPNCallback: ({ protocols }) => {
        offered.push(protocols)
        // The handshake ends.
        return undefined
      },
    })
    closedAfterwards({ close: () => promisify(server.close.bind(server))() })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    process.env['HTTPS_PROXY'] = `https://localhost:${(server.address() as AddressInfo).port}`
    await failureOf(clientOf('https://docs.example').client.pollJob('job_1'), ServiceError, 'unsent')
    expect(offered).toEqual([['http/1.1']])
  })

  it('a POST that the proxy refuses was provably not sent: it is sent again, and the log names the status', async () => {
    const proxy = await refusingProxy()
    process.env['HTTPS_PROXY'] = proxy.url
    const { client, log } = clientOf('https://docs.example')
    await failureOf(client.createJob('Document the flag'), ServiceError, 'unsent')
    expect(proxy.targets).toHaveLength(6)
    expect(log.entries[0]).toMatch(/could not be sent: .*503/u)
  })

  it('that asks for a password is asked once, and the error says what to add', async () => {
    const proxy = closedAfterwards(await startConnectProxy(407))
    process.env['HTTPS_PROXY'] = proxy.url
    const { client } = clientOf('https://docs.example')
    const error = await failureOf(client.createJob('Document the flag'), ServiceError, 'refused')
    expect(error.message).toMatch(
      /^POST \S+ was not sent: the proxy of the runner answered HTTP 407\. The proxy .+ asks for a user name and a password\. Add them to https_proxy/u,
    )
    expect(proxy.targets).toHaveLength(1)
  })

  it.each([
    ['no host', 'http://'],
    ['a word for a port', 'proxy.example:port'],
    ['another scheme', 'socks5://proxy.example:1080'],
    ['a broken escape in its password', 'http://me:100%@proxy.example'],
  ])('a proxy URL with %s fails a create at once, without doubt: nothing was sent', async (_, value) => {
    process.env['HTTPS_PROXY'] = value
    const { client, clock } = clientOf('https://docs.invalid')
    const error = await failureOf(client.createJob('Document the flag'), RequestError, 'refused')
    expect(error.message).toBe(
      'The proxy of the runner cannot be used, so nothing was sent. https_proxy or HTTPS_PROXY must be a URL such as http://proxy.example:8080. In its password, % is written as %25.',
    )
    expect(clock.sleeps).toEqual([])
  })

  it.each(proxyVariables.slice(0, 4))('loopback over http is never proxied (%s)', async (variable) => {
    const proxy = await refusingProxy()
    process.env[variable] = proxy.url
    const service = await start()
    await clientOf(service.url).client.listVisitors(firstPage)
    expect(service.requests).toHaveLength(1)
    expect(proxy.seen).toEqual([])
  })

  it.each(['localhost', '127.0.0.1'])('loopback over https is never proxied (%s)', async (host) => {
    const { service, port } = await startTlsService()
    const proxy = await refusingProxy()
    process.env['HTTPS_PROXY'] = proxy.url
    await clientOf(`https://${host}:${port}`).client.listVisitors(firstPage)
    expect(service.requests).toHaveLength(1)
    expect(proxy.seen).toEqual([])
  })
})
