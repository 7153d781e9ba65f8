import type { Deployment, DeploymentWords, QueuedDeployment } from '../service/deployments.ts'
import { ServiceError } from '../service/errors.ts'
import { pollsOf } from '../shared/poll.ts'
import { type RetryPolicy, retryPolicy, wasCertainlyNotAccepted, withRetries } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'

/** How a deployment ended. `unknown`: its status is not documented. */
export type DeploymentEnd = 'success' | 'failure' | 'skipped' | 'unknown'

export type EndedDeployment = Pick<Deployment, 'commit'> & DeploymentWords & { end: DeploymentEnd }

/**
 * Asks for a deployment. If one runs already, it waits and asks again. After a lost answer, it asks again if it may.
 *
 * @param ask sends the request, and may be called again
 * @param most how many deployments it may ask for. A request that may have been accepted is one
 * @returns with how many are left
 * @throws ActionError if there is no usable answer, or if the deadline comes first
 */
export async function askForDeployment(
  ask: () => Promise<QueuedDeployment>,
  most: number,
  context: RunContext,
): Promise<{ queued: QueuedDeployment; left: number }> {
  const decide = retryPolicy('deployment', context.random)
  let left = most
  const afterAsking: RetryPolicy = (error) => {
    // A request to GitHub was already repeated by its own rules.
    if (!(error instanceof ServiceError)) return undefined
    if (!wasCertainlyNotAccepted(error)) left -= 1
    return left > 0 ? decide(error) : undefined
  }
  const queued = await withRetries(ask, afterAsking, context)
  return { queued, left: left - 1 }
}

/**
 * Polls a deployment until it has ended.
 *
 * @throws ActionError if it cannot be read, or if the deadline comes first
 */
export async function awaitEnd(
  { what, read, pollIntervalMs }: { what: string; read: () => Promise<Deployment>; pollIntervalMs: number },
  context: RunContext,
): Promise<EndedDeployment> {
  const name = `The build of the ${what}`
  const polled = { name, isNew: true, longestDelayMs: pollIntervalMs, send: read }
  const { next, logStatus } = pollsOf(polled, context)
  for (;;) {
    const deployment = await next()
    logStatus(deployment.status)
    const end = deploymentEndOf(deployment)
    if (end !== undefined) return { commit: deployment.commit, ...deployment.readWords(), end }
  }
}

/** Returns how a deployment ended; undefined while it runs. How the status tells a skip is not documented. */
export function deploymentEndOf(
  deployment: Pick<Deployment, 'status' | 'hasEnded'>,
): DeploymentEnd | undefined {
  const { status, hasEnded } = deployment
  if (status === 'success' || status === 'failure') return status
  const isSkipped = hasEnded ? /skip/iu : /skipped/iu
  if (isSkipped.test(status)) return 'skipped'
  return hasEnded ? 'unknown' : undefined
}
