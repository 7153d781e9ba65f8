import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A proxy in front of act's artifact server. */
export interface ArtifactProxy {
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
    void forward(incoming, outgoing, actPort)
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
  const message = JSON.parse((await buffer(incoming)).toString()) as Record<string, unknown>
  const body = JSON.stringify({ ...message, mime_type: undefined })
  const headers = {
    ...incoming.headers,
    host: `127.0.0.1:${port}`,
    'content-length': Buffer.byteLength(body),
  }
  const onward = request(
    { host: '127.0.0.1', port, method: 'POST', path: incoming.url, headers },
    (answer) => {
      void buffer(answer).then((bytes) => {
        outgoing.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? 'application/json',
        })
        outgoing.end(withEncodedPadding(bytes.toString()))
      })
    },
  )
  onward.on('error', (error) => outgoing.writeHead(502).end(error.message))
  onward.end(body)
}

function withEncodedPadding(answer: string): string {
  return answer.replace(
    /(sig=[\w-]+)(=+)&/u,
    (_, signature: string, padding: string) => `${signature}${'%3D'.repeat(padding.length)}&`,
  )
}

/** Returns a port on 127.0.0.1 on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
