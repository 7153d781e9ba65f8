import { simulatorKey } from '../../simulator/documentation-service.ts'

interface Reply {
  status: number
  body: Record<string, unknown>
}

/** One call with a key that is accepted; `body` is sent as JSON. */
export async function call(
  service: { url: string },
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Reply> {
  const headers = { authorization: `Bearer ${simulatorKey}`, 'content-type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(service.url + path, { method, headers, body: text, signal })
  return {
    status: response.status,
    body: (await response.json()) as Reply['body'],
  }
}

export const jobs = '/v2/agent/project-1/job'
export const prompt = { prompt: 'Document the new flag' }
