import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

interface ConnectProxy extends AsyncDisposable {
  readonly url: string
  /** `host:port` of every CONNECT. */
  readonly targets: string[]
  /** Everything that it was sent in the clear: request lines and headers. */
  readonly seen: string[]
  close: () => Promise<void>
}

/**
 * A proxy on 127.0.0.1.
 *
 * @param answer `tunnel` leads every CONNECT to `port`, whatever its target; a number is the status of the answer; `hang` never
 *   answers
 */
export async function startConnectProxy(answer: { tunnel: number } | number | 'hang'): Promise<ConnectProxy> {
  const targets: string[] = []
  const seen: string[] = []
  const sockets = new Set<Socket>()
  const record = (request: IncomingMessage): void => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}\n${request.rawHeaders.join('\n')}`)
  }
  const server = createServer((request, response) => {
    record(request)
    response.writeHead(418).end()
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  server.on('connect', (request: IncomingMessage, client: Socket) => {
    record(request)
    targets.push(request.url ?? '')
    if (answer === 'hang') return
    if (typeof answer === 'number') {
      client.end(`HTTP/1.1 ${answer} Refused\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    const upstream = connect(answer.tunnel, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.pipe(client).pipe(upstream)
    })
    sockets.add(upstream)
    upstream.on('error', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    seen,
    close,
    [Symbol.asyncDispose]: close,
  }
}
