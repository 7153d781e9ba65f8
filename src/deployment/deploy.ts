import { ActionError } from '../shared/errors.ts'
import type { RunContext } from '../shared/run-context.ts'
import { isNotLive } from './pages.ts'
import type { DeploymentResult } from './result.ts'
import { type DeploymentOptions, type EndedDeployment, endedDeployment } from './wait.ts'

/** The most deployments of an attempt, whatever the reason for another one. */
const mostDeployments = 2

/** What is known of an ended deployment. */
export interface Judged extends DeploymentResult {
  /** Certainly of another commit than the one that was asked for. */
  isOfOther: boolean
}

export interface Deploying<Result extends Judged> extends Omit<DeploymentOptions, 'budget'> {
  judge: (deployment: EndedDeployment) => Promise<Result>
}

/**
 * Has the preview or the site deployed, and once more if the result is of another commit, or if changed pages are missing or
 * old. What the service told before stays, unless the second deployment succeeds or is of another commit.
 *
 * @throws ActionError if there is no result
 */
export async function deployed<Result extends Judged>(
  deploying: Deploying<Result>,
  context: RunContext,
): Promise<Result> {
  const { what, judge } = deploying
  const budget = { left: mostDeployments }
  let known: Result | undefined
  for (;;) {
    let result: Result
    try {
      result = await judge(await endedDeployment({ ...deploying, budget }, context))
    } catch (error) {
      if (known === undefined || !(error instanceof ActionError)) throw error
      return known
    }
    const tellsLess = result.end !== 'success' || result.pages?.unchecked !== undefined
    if (known !== undefined && tellsLess && !result.isOfOther) return known
    const isLacking = result.isOfOther || result.pages?.found.some(isNotLive) === true
    if (!isLacking || budget.left === 0) return result
    if (!result.isOfOther) known = result
    const why = result.isOfOther ? 'It is of another commit' : 'Changed pages are missing or old'
    context.log.notice(`${why}, so the ${what} is built once more.`)
  }
}
