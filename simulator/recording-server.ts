import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { deliver, type Wire } from './answer-delivery.ts'
import type { Answer } from './answer.ts'
import { answerUnder, type Fault, FaultScript, isPerformed } from './faults.ts'

/** A request as it arrived. */
export interface RecordedRequest {
  method: string
  /** As sent: percent-encoded, without the query. */
  path: string
  /** Decoded. A repeated parameter has its last value. */
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** The value of a JSON body, or a `Buffer` for `application/octet-stream`, or else the text. Broken JSON is text. */
  body: unknown
  /** When the headers arrived, by the server's clock. */
  receivedAtMs: number
  /** The fault that applied to the request. */
  fault?: Fault
  /** Status of the server's own answer. Missing if the server did not get to it, or a fault answered instead. */
  ownStatus?: number
}

/** A listening server that records requests and applies scripted faults. Disposing closes it. */
export interface RecordingServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string
  /** Every request whose body was read to its end, in that order. */
  readonly requests: RecordedRequest[]
  readonly faults: FaultScript
  /** Stops listening, destroys open connections, and ends all waits. */
  close(): Promise<void>
}

interface RecordingServerOptions {
  /** Performs the operation of a request. An exception becomes an answer with status 500 and its message. */
  answer: (request: RecordedRequest) => Answer
  /** Default 0: any free port. */
  port?: number | undefined
  /** PEM. If set, the server accepts only https. */
  tls?: { key: string; cert: string } | undefined
  /** Milliseconds since the epoch. Default: the system clock. */
  now?: (() => number) | undefined
}

/** Listens on 127.0.0.1. Rejects if the port is in use. */
export async function startRecordingServer(options: RecordingServerOptions): Promise<RecordingServer> {
  const { answer, port = 0, tls, now = Date.now } = options
  const requests: RecordedRequest[] = []
  const faults = new FaultScript()
  const closing = new AbortController()
  const sockets = new Set<Socket>()

  const server = tls === undefined ? createServer() : createTlsServer(tls)
  server.keepAliveTimeout = 60_000
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    // Resets are expected. Without a listener they would end the process.
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('request', (request, response) => {
    const reset = () => {
      // With TLS, `request.socket` is a wrapper that cannot send RST. The connection below it can.
      for (const socket of sockets)
        if (socket.remotePort === request.socket.remotePort) socket.resetAndDestroy()
    }
    const exchange = { request, response, signal: closing.signal, reset, receivedAtMs: now() }
    handle(exchange, { requests, faults, answer }).catch((error: unknown) => {
      if (response.headersSent || response.destroyed || closing.signal.aborted) return
      response.writeHead(500).end(String(error))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const stop = async () => {
    closing.abort()
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  let stopped: Promise<void> | undefined
  const close = (): Promise<void> => (stopped ??= stop())
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    close,
    [Symbol.asyncDispose]: close,
  }
}

interface Exchange extends Wire {
  request: IncomingMessage
  receivedAtMs: number
}

/** Answers a request. Under a fault, the service may be left out, and its answer changed, delayed or broken. */
async function handle(
  exchange: Exchange,
  { requests, faults, answer }: Pick<RecordingServer, 'requests' | 'faults'> & RecordingServerOptions,
): Promise<void> {
  const recorded = describe(exchange, await readBytes(exchange.request))
  requests.push(recorded)
  const taken = faults.take(recorded.method, recorded.path)
  if (taken !== undefined) recorded.fault = taken
  const fault = taken ?? {}
  if (fault.delayMs !== undefined) await delay(fault.delayMs, undefined, { signal: exchange.signal })
  const performed = isPerformed(fault) ? answer(recorded) : undefined
  if (performed !== undefined) recorded.ownStatus = performed.status
  await deliver(answerUnder(fault, performed), fault, exchange)
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function describe({ request, receivedAtMs }: Exchange, bytes: Buffer): RecordedRequest {
  const [path = '', ...query] = (request.url ?? '').split('?')
  return {
    method: request.method ?? '',
    path,
    query: Object.fromEntries(new URLSearchParams(query.join('?'))),
    headers: request.headers,
    body: parseBody(bytes, request.headers['content-type'] ?? ''),
    receivedAtMs,
  }
}

function parseBody(bytes: Buffer, contentType: string): unknown {
  if (contentType.startsWith('application/octet-stream')) return bytes
  const text = bytes.toString()
  if (!contentType.startsWith('application/json')) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
