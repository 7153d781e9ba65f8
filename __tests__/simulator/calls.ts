import { afterEach } from '@jest/globals'

import {
  type DocumentationService,
  type DocumentationServiceOptions,
  simulatorKey,
  startDocumentationService,
} from '../../simulator/documentation-service.ts'

interface Reply {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** One call with a key accepted by default; `body` is sent as JSON. */
export async function call(
  service: { url: string },
  method: string,
  path: string,
  body?: unknown,
  key = simulatorKey,
): Promise<Reply> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const text = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(service.url + path, { method, headers, body: text })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Reply['body'],
  }
}

/** Returns a function that starts services. They are closed after each test. */
export function serviceStarter(): (options?: DocumentationServiceOptions) => Promise<DocumentationService> {
  const started: DocumentationService[] = []
  afterEach(() => Promise.all(started.splice(0).map((service) => service.close())))
  return async (options) => {
    const service = await startDocumentationService(options)
    started.push(service)
    return service
  }
}

export const jobs = '/v2/agent/project-1/job'
export const prompt = { prompt: 'Document the new flag' }
