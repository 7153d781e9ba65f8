/**
 * An HTTP answer. Header names are lower-case. A `body` that is a string or bytes is sent unchanged, `undefined` as an
 * empty body, and anything else as JSON.
 */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Returns an answer with `body` as JSON. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body }
}

/** Returns the body in bytes, as it is sent. */
export function encodeBody(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0)
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return Buffer.from(JSON.stringify(body))
}
