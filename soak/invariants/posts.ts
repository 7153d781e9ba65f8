import { deliveryOf } from '../../simulator/faults.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../attempt.ts'

type Sent = Pick<RecordedRequest, 'fault' | 'ownStatus'>

const messagePath = /\/job\/([^/]+)\/message$/u
const jobPath = /\/job\/([^/]+)(?:\/message)?$/u

/** Returns the creates and messages of an attempt that are its request, in order. */
export function postsOf({ requests }: Pick<Attempt, 'requests'>): RecordedRequest[] {
  return requests.service.filter((request) => isCreate(request) || isMessage(request))
}

/** Returns the job that a request to the service names. */
export function jobOf({ path }: RecordedRequest): string | undefined {
  const id = jobPath.exec(path)?.[1]
  return id === undefined ? undefined : decodeURIComponent(id)
}

export function isMessage({ method, path }: RecordedRequest): boolean {
  return method === 'POST' && messagePath.test(path)
}

export function isCreate({ method, path }: RecordedRequest): boolean {
  return method === 'POST' && path.endsWith('/job')
}

/** Whether the server performed a request, or the caller cannot know that it did not. */
export function mayBePerformed(request: Sent): boolean {
  const status = answeredStatus(request)
  // A redirect can follow what was done.
  if (status === undefined || status < 400 || status === 408 || status >= 500) return true
  // A gateway can answer too, even after it forwarded the request. The service answers with JSON, for a 429 always.
  const body = bodyOf(request)
  return body === 'other' || (status === 429 && body === 'none')
}

/** Returns the status that the caller got; undefined if it got none. The body can be broken. */
export function answeredStatus({ fault = {}, ownStatus }: Sent): number | undefined {
  if (['hang', 'reset-before-answer'].includes(deliveryOf(fault))) return undefined
  return fault.status ?? ownStatus ?? 200
}

function bodyOf({ fault = {} }: Sent): 'json' | 'none' | 'other' {
  if (!['whole', 'drip'].includes(deliveryOf(fault))) return 'other'
  if (fault.status === undefined || typeof fault.body === 'object') return 'json'
  return fault.body === undefined ? 'none' : 'other'
}
