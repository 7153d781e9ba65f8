/**
 * One HTTP answer. Header names are lower-case. `body`: a string or bytes are sent as they are, `undefined` is an
 * empty body, anything else is sent as JSON.
 */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** An answer whose body is `body` as JSON. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body }
}

/** The body as it goes over the wire. */
export function encodeBody(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0)
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return Buffer.from(JSON.stringify(body))
}
