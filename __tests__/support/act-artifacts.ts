import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A proxy in front of act's artifact server. */
interface ArtifactProxy {
  /** The value of ACTIONS_RUNTIME_URL. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a proxy for act's artifact server, which is older than the client. It does not know the field `mime_type`, and
 * its signatures have base64 padding that the client's storage library drops from the URL. The files themselves go to
 * act directly.
 */
export async function startArtifactProxy(actPort: number): Promise<ArtifactProxy> {
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing, actPort).catch((error: unknown) => outgoing.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
      })
    },
  }
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> {
  const message = JSON.parse(await text(incoming)) as Record<string, unknown>
  const answer = await fetch(`http://127.0.0.1:${port}${incoming.url ?? ''}`, {
    method: 'POST',
    headers: { authorization: incoming.headers.authorization ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, mime_type: undefined }),
  })
  outgoing.writeHead(answer.status, { 'content-type': 'application/json' })
  outgoing.end(withEncodedPadding(await answer.text()))
}

function withEncodedPadding(answer: string): string {
  return answer.replace(
    /(sig=[\w-]+)(=+)&/u,
    (_, signature: string, padding: string) => `${signature}${'%3D'.repeat(padding.length)}&`,
  )
}

// Below the ports that the system gives to other servers and to clients, which could take one before act does.
let nextPort = 20_000

/** Returns a port on 127.0.0.1 on which nothing listens, another one with each call. */
export async function freePort(): Promise<number> {
  const port = nextPort++
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => {
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => {
      resolve(true)
    })
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}
