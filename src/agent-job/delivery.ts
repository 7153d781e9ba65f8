/** Whether the service got the request of this attempt. `unknown`: it may have been sent, and no answer says so. */
export type Delivery = 'not-sent' | 'unknown' | 'sent'

const earlierAttempt =
  'An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard.'

/** Returns what to say if an earlier attempt may have sent the request, and no job is known. */
export function describeRepeat(delivery: Delivery): string {
  return delivery === 'not-sent' ? earlierAttempt : `${earlierAttempt} This attempt sends the request again.`
}
