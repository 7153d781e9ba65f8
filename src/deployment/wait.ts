import type { Deployment, QueuedDeployment } from '../service/deployments.ts'
import { ServiceError } from '../service/errors.ts'
import { formatDuration } from '../shared/clock.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import { pollDelayMs, sleepWithinDeadline } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'

// The service does not promise that a deployment ends.
const longestWaitMs = 15 * 60_000
// The service may not know a new deployment everywhere at once.
const missingToleratedMs = 60_000

/** How a deployment ended. `unknown`: its status is not documented. */
export type DeploymentEnd = 'success' | 'failure' | 'skipped' | 'unknown'

export type EndedDeployment = Deployment & { end: DeploymentEnd }

export interface DeploymentOptions {
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
 * @throws ActionError if it does not end within 15 minutes, or cannot be read
 */
export async function endedDeployment(
  options: DeploymentOptions,
  context: RunContext,
): Promise<EndedDeployment> {
  const { what, readDeployment } = options
  const queued = await queuedDeployment(options, context)
  const wait = waiter(`The ${what} did not end within 15 minutes.`, options, context)
  let lastStatus: string | undefined
  for (;;) {
    const waitedMs = await wait()
    const deployment = await readDeployment(queued.statusId).catch((error: unknown) => {
      if (!hasStatus(error, 404) || waitedMs >= missingToleratedMs) throw error
      return undefined
    })
    if (deployment === undefined) continue
    const { status } = deployment
    if (status !== lastStatus) {
      context.log.info(
        `The ${what} has the status "${singleLine(status)}" after ${formatDuration(waitedMs)}.`,
      )
      lastStatus = status
    }
    const end = endOf(deployment)
    if (end !== undefined) return { ...deployment, end }
  }
}

/** Returns how a deployment ended; undefined while it runs. How the status tells a skip is not documented. */
export function endOf({
  status,
  hasEnded,
}: Pick<Deployment, 'status' | 'hasEnded'>): DeploymentEnd | undefined {
  if (status === 'success' || status === 'failure') return status
  const isSkipped = hasEnded ? /skip/iu : /skipped/iu
  if (isSkipped.test(status)) return 'skipped'
  return hasEnded ? 'unknown' : undefined
}

async function queuedDeployment(options: DeploymentOptions, context: RunContext): Promise<QueuedDeployment> {
  const { what, ask, budget } = options
  const wait = waiter(`Another deployment still runs after 15 minutes.`, options, context)
  for (;;) {
    budget.left -= 1
    try {
      return await ask()
    } catch (error) {
      if (hasStatus(error, 409)) {
        budget.left += 1
        context.log.info(`The ${what} waits for another deployment, which still runs (HTTP 409).`)
      } else if (error instanceof ServiceError && error.kind === 'unanswered' && budget.left > 0) {
        context.log.info(`${messageOf(error)} Asking once more.`)
      } else throw error
    }
    await wait()
  }
}

/** Returns a function that waits until the next request, and returns the time waited so far. */
function waiter(
  timeout: string,
  { pollIntervalMs }: DeploymentOptions,
  context: RunContext,
): () => Promise<number> {
  const startedAtMs = context.clock.now()
  const waitedMs = (): number => context.clock.now() - startedAtMs
  return async () => {
    if (waitedMs() >= longestWaitMs) throw new ActionError(timeout)
    await sleepWithinDeadline(pollDelayMs(waitedMs(), pollIntervalMs), context)
    return waitedMs()
  }
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ServiceError && error.status === status
}
