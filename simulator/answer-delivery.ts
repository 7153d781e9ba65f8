import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

import { type Answer, encodeBody } from './answer.ts'
import { deliveryOf, type Fault } from './faults.ts'

/** The connection that carries an answer. */
export interface Wire {
  readonly response: ServerResponse
  /** Aborted when the server closes. Ends every wait. */
  readonly signal: AbortSignal
  /** Closes the connection with RST. */
  reset(): void
}

// A receiver may drop unread bytes when an RST arrives. This delay gives it time to read them.
const beforeResetMs = 25

/** Sends `answer` in the way that `fault` describes. Rejects if the connection or the server closes first. */
export async function deliver(answer: Answer, fault: Fault, wire: Wire): Promise<void> {
  const { response, signal } = wire
  const body = encodeBody(answer.body)
  const delivery = deliveryOf(fault)
  switch (delivery) {
    case 'hang':
      return
    case 'reset-before-answer':
      wire.reset()
      return
    case 'whole':
      writeHead(response, answer, body.length)
      response.end(body)
      return
    case 'cut':
      await writeHalf(response, answer, body)
      response.socket?.end()
      return
    case 'reset-mid-body':
      await writeHalf(response, answer, body)
      await delay(beforeResetMs, undefined, { signal })
      wire.reset()
      return
    case 'drip':
      writeHead(response, answer, body.length)
      await pipeline(dripped(body, fault.drip ?? { chunkBytes: 1, everyMs: 0 }, signal), response, { signal })
      return
    case 'endless':
      response.writeHead(answer.status, answer.headers)
      await pipeline(Readable.from(endlessJson()), response, { signal })
  }
}

function writeHead(response: ServerResponse, answer: Answer, bodyBytes: number): void {
  response.writeHead(answer.status, { 'content-length': String(bodyBytes), ...answer.headers })
}

async function writeHalf(response: ServerResponse, answer: Answer, body: Buffer): Promise<void> {
  // An empty body cannot be cut. Announce one byte that is never sent.
  writeHead(response, answer, Math.max(body.length, 1))
  response.flushHeaders()
  const half = body.subarray(0, Math.floor(body.length / 2))
  if (half.length === 0) return
  await new Promise<void>((resolve, reject) => {
    response.write(half, (error) => {
      if (error) reject(error)
      else resolve()
    })
  })
}

async function* dripped(body: Buffer, drip: { chunkBytes: number; everyMs: number }, signal: AbortSignal) {
  for (let sentBytes = 0; sentBytes < body.length; sentBytes += drip.chunkBytes) {
    await delay(drip.everyMs, undefined, { signal })
    yield body.subarray(sentBytes, sentBytes + drip.chunkBytes)
  }
}

function* endlessJson(): Generator<string, never> {
  yield '{"endless":"'
  const filling = 'x'.repeat(64 * 1024)
  for (;;) yield filling
}
