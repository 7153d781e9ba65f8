import { type Fault, isPerformed } from '../../simulator/faults.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'

/** Whether the server performed a request, or the caller cannot know that it did not. */
export function mayBePerformed({ fault }: RecordedRequest): boolean {
  return fault === undefined || isPerformed(fault) || !isRejection(fault)
}

/** Whether the answer proves that the server did nothing. */
function isRejection({ status, hang, reset, cutBody, drip, endless, body }: Fault): boolean {
  const isBroken = hang ?? reset ?? cutBody ?? drip ?? endless
  if (isBroken !== undefined || status === undefined || status === 408) return false
  // A gateway can answer 429 too, even after it forwarded the request. A 429 of the service has a JSON body.
  if (status === 429) return typeof body === 'object'
  return status >= 300 && status < 500
}
