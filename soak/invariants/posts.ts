import { deliveryOf, type Fault, isPerformed } from '../../simulator/faults.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../attempt.ts'

type Sent = Pick<RecordedRequest, 'fault' | 'ownStatus'>

const messagePath = /\/job\/([^/]+)\/message$/u
const jobPath = /\/job\/([^/]+)(?:\/message)?$/u

/** Returns the creates and messages of an attempt, in order. */
export function postsOf({ requests }: Pick<Attempt, 'requests'>): RecordedRequest[] {
  return requests.service.filter(({ method }) => method === 'POST')
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
export function mayBePerformed({ fault, ownStatus = 200 }: Sent): boolean {
  if (ownStatus < 400 && (fault === undefined || isPerformed(fault))) return true
  return fault !== undefined && !isRejection(fault) && !(ownStatus >= 400 && arrives(fault))
}

/** The status in the answer that the caller got; undefined if it got no complete answer. */
export function answeredStatus({ fault, ownStatus }: Sent): number | undefined {
  if (fault === undefined) return ownStatus
  return ['whole', 'drip'].includes(deliveryOf(fault)) ? (fault.status ?? ownStatus) : undefined
}

/** Whether the server's own answer arrives, even if late. */
function arrives(fault: Fault): boolean {
  return fault.status === undefined && ['whole', 'drip'].includes(deliveryOf(fault))
}

/** Whether the answer proves that the server did nothing. */
function isRejection({ status, hang, reset, cutBody, drip, endless, body }: Fault): boolean {
  const isBroken = hang ?? reset ?? cutBody ?? drip ?? endless
  if (isBroken !== undefined || status === undefined || status === 408) return false
  // A gateway can answer 429 too, even after it forwarded the request. A 429 of the service has a JSON body.
  if (status === 429) return typeof body === 'object'
  return status >= 300 && status < 500
}
