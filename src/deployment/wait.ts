import type { Deployment, QueuedDeployment } from '../service/deployments.ts'
import { ServiceError } from '../service/errors.ts'
import { formatDuration } from '../shared/clock.ts'
import {
  pollDelayMs,
  type RetryPolicy,
  retryPolicy,
  sleepWithinDeadline,
  wasCertainlyNotAccepted,
  withRetries,
} from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'

// The service may not know a new deployment everywhere at once.
const missingToleratedMs = 60_000

/** How a deployment ended. `unknown`: its status is not documented. */
export type DeploymentEnd = 'success' | 'failure' | 'skipped' | 'unknown'

export type EndedDeployment = Deployment & { end: DeploymentEnd }

interface Waiting {
  /** For messages, such as `preview`. */
  what: string
  /** The number of deployments that the attempt may still ask for. A request that may have been accepted is one. */
  budget: { left: number }
  /** Asks for the deployment. May be called again. */
  ask: () => Promise<QueuedDeployment>
  readDeployment: (statusId: string) => Promise<Deployment>
  pollIntervalMs: number
}

/**
 * Asks for a deployment, and polls it until it has ended. If one runs already, it waits and asks again. After a lost answer,
 * it asks again if the budget allows it.
 *
 * @throws ActionError if it cannot be read, or if the deadline comes first
 */
export async function endedDeployment(waiting: Waiting, context: RunContext): Promise<EndedDeployment> {
  const { what, budget, ask, readDeployment, pollIntervalMs } = waiting
  let startedAtMs = context.clock.now()
  const waitedMs = (): number => context.clock.now() - startedAtMs
  const retry = (note: string) =>
    ({ delayMs: pollDelayMs(waitedMs(), pollIntervalMs), note, beyondDeadline: 'wait' }) as const
  const repeat = retryPolicy('read', context.random)
  const afterAsking: RetryPolicy = (error) => {
    // A request to GitHub was already repeated by its own rules.
    if (!(error instanceof ServiceError)) return undefined
    if (wasCertainlyNotAccepted(error)) budget.left += 1
    if (error.status === 409) return retry('until it has ended')
    return budget.left > 0 ? repeat(error) : undefined
  }
  const queue = () => {
    budget.left -= 1
    return ask()
  }
  const { statusId } = await withRetries(queue, afterAsking, context)
  // The time in which another one ran does not count.
  startedAtMs = context.clock.now()
  const afterReading: RetryPolicy = (error) =>
    error instanceof ServiceError && error.status === 404 && waitedMs() < missingToleratedMs
      ? retry('the service may not know it yet')
      : undefined
  const read = () => readDeployment(statusId)
  let lastStatus: string | undefined
  for (;;) {
    await sleepWithinDeadline(pollDelayMs(waitedMs(), pollIntervalMs), context)
    const deployment = await withRetries(read, afterReading, context)
    const { status } = deployment
    if (status !== lastStatus)
      context.log.info(
        `The ${what} has the status "${singleLine(status)}" after ${formatDuration(waitedMs())}.`,
      )
    lastStatus = status
    const end = endOf(deployment)
    if (end !== undefined) return { ...deployment, end }
  }
}

/** Returns how a deployment ended; undefined while it runs. How the status tells a skip is not documented. */
export function endOf(deployment: Pick<Deployment, 'status' | 'hasEnded'>): DeploymentEnd | undefined {
  const { status, hasEnded } = deployment
  if (status === 'success' || status === 'failure') return status
  const isSkipped = hasEnded ? /skip/iu : /skipped/iu
  if (isSkipped.test(status)) return 'skipped'
  return hasEnded ? 'unknown' : undefined
}
