import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { ChangedFile, PullRequestVersion } from '../github/github-objects.ts'
import { createServiceClient, type ServiceAccess, type ServiceClient } from '../service/client.ts'
import type { Deployment, DeploymentWords, QueuedDeployment } from '../service/deployments.ts'
import { ServiceError } from '../service/errors.ts'
import { namedAddress } from '../service/contract.ts'
import { ActionError, ignoreExpected } from '../shared/errors.ts'
import { pollsOf } from '../shared/poll.ts'
import { type RetryPolicy, retryPolicy, wasCertainlyNotAccepted, withRetries } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { StepContext } from '../shared/step.ts'
import { askPages, type BuiltChange } from './ask-pages.ts'
import { isNotLive, type PageAnswers } from './page-answers.ts'

/** The most deployments of an attempt, whatever the reason for another one. */
const mostDeployments = 2

/** The inputs of a deployment, also of the preview after an agent job. */
export interface DeploymentInputs {
  /** Longest delay between two polls. */
  pollIntervalMs: number
  /** The published site. */
  siteUrl: URL | undefined
  /** Where what was said of a deployment is left for other steps. */
  buildLogFile: string
}

/** What a deployment gets from its step. */
export interface DeploymentContext extends StepContext, DeploymentInputs {
  /**
   * Whether the log, the names of pages and what the service said may be shown, although what was built may be of another
   * repository than the public one of the run. If not, only the file has them.
   */
  showsWords: boolean
  /** Whether nothing else belongs to the step, so that its error ends it. */
  isWholeStep: boolean
  service: ServiceAccess
  github: GitHubClient
}

/** How a deployment ended. `unknown`: its status is not documented. */
export type DeploymentEnd = 'success' | 'failure' | 'skipped' | 'unknown'

export type EndedDeployment = Pick<Deployment, 'commit'> & DeploymentWords & { end: DeploymentEnd }

type Version = PullRequestVersion | undefined

/** What differs between the site and a preview. */
export interface Target {
  what: 'site' | 'preview'
  /** Reads the pull request whose preview is built. */
  readPullRequest?: () => Promise<Version>
  /** Asks for a deployment. May be called again. */
  ask: (client: ServiceClient, before: Version) => Promise<QueuedDeployment>
  /** Compares what was built with what was asked for. */
  judge: (deployment: EndedDeployment, before: Version, after: Version) => Promise<Judgement> | Judgement
}

/** What a target says of what was built. */
interface Judgement extends Pick<DeploymentResult, 'hasChange' | 'reason'> {
  /** Undefined if nothing may be concluded. */
  change?: BuiltChange
  /** Whether the change can be on the site. */
  isThere?: boolean
}

/** What is known about a deployment. `unknown`: nothing may be concluded. */
export interface DeploymentResult extends Partial<Pick<EndedDeployment, 'summary' | 'log' | 'commit'>> {
  end: DeploymentEnd
  /** Of a build that failed: those of the pull request or the push; if they are not known, those that the service names. */
  changedFiles?: readonly Pick<ChangedFile, 'filename'>[]
  /** Whether what was built has the change. Undefined if unknown: then it may be of another repository than the run's. */
  hasChange?: boolean | undefined
  /** Why the end is unknown, in words of this action. Undefined if it is known, or if the service should say it. */
  reason?: string | undefined
  /** What kept it from an end. */
  error?: ActionError
  /** Where it is. Undefined if that is unknown. */
  site?: URL | undefined
  /** Undefined if the change cannot be on the site. */
  pages?: PageAnswers | undefined
  /** The pull request of a preview, as it was last read. */
  pullRequest?: Version
  /** Whether the attempt may ask for another deployment. */
  mayRepeat?: boolean
}

/**
 * Has the site or a preview deployed, and once more if the result is of another commit, or if changed pages are missing or
 * old. An error, the deadline and a cancellation are a result, too.
 */
export async function deploy(target: Target, context: DeploymentContext): Promise<DeploymentResult> {
  const { what } = target
  const { siteUrl, log } = context
  const start = { site: what === 'site' ? siteUrl : undefined }
  const first = await deployOnce(target, mostDeployments, start, context)
  const isLacking = first.pages?.interruption === undefined && first.pages?.asked.some(isNotLive) === true
  if (!first.mayRepeat || !(isLacking || isOfOther(first))) return first
  const why = isLacking ? 'Changed pages are missing or old' : 'It is of another commit'
  log.notice(`${why}, so the ${what} is built once more.`)
  const second = await deployOnce(target, 1, first, context)
  const isChecked = second.pages?.asked.every(({ state }) => state !== 'unchecked') !== false
  const tells = second.end === 'success' && second.pages?.unchecked === undefined && isChecked
  if (tells || isOfOther(first) || isOfOther(second)) return second
  log.notice(`The second build tells less (${second.end}), so the result of the first one stays.`)
  return { ...first, site: second.site, pullRequest: second.pullRequest }
}

/**
 * @param most how many deployments it may ask for
 * @param known what stays if neither the service nor GitHub tells it
 */
async function deployOnce(
  { what, readPullRequest, ask, judge }: Target,
  most: number,
  known: Pick<DeploymentResult, 'site' | 'pullRequest'>,
  context: DeploymentContext,
): Promise<DeploymentResult> {
  const { service, showsWords, pollIntervalMs, redact } = context
  const client = createServiceClient({ ...service, redact, hidesWords: !showsWords }, context)
  let { site, pullRequest } = known
  try {
    const reading = readPullRequest?.()
    const before = (await (pullRequest ? reading?.catch(ignoreExpected) : reading)) ?? pullRequest
    pullRequest = before
    const { queued, left } = await askForDeployment(() => ask(client, before), most, context)
    if (what === 'preview') site = namedAddress(queued.previewUrl ?? '', service.baseUrl)
    const read = () => client.readDeployment(queued.statusId)
    const deployment = await awaitEnd({ what, read, pollIntervalMs }, context)
    // What is known of this commit stays if GitHub does not answer.
    pullRequest = (await readPullRequest?.().catch(ignoreExpected)) ?? before
    const { change, isThere = false, ...judged } = await judge(deployment, before, pullRequest)
    const told = { ...judged, site, pullRequest, mayRepeat: left > 0 }
    if (change === undefined) return { ...told, end: 'unknown' }
    const { changedFiles } = deployment
    if (isThere)
      return {
        ...deployment,
        ...told,
        pages: await askPages({ ...change, what, site, changedFiles }, context),
      }
    const ofChange = deployment.end === 'failure' ? await change.readFiles().catch(ignoreExpected) : undefined
    return { ...deployment, ...told, changedFiles: ofChange ?? changedFiles }
  } catch (error) {
    if (error instanceof ActionError) return { end: 'unknown', site, pullRequest, error }
    throw error
  }
}

/** Whether another deployment can give what was asked for. */
function isOfOther({ end, hasChange, pages }: DeploymentResult): boolean {
  return hasChange === false && pages === undefined && end !== 'failure' && end !== 'skipped'
}

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

/** Why no page is checked if GitHub does not find what was built, as when the site is of another repository. */
const elsewhere = 'the commit that was built is not in this repository'

/**
 * Returns whether a commit that was built contains the one that is asked about, and what changed between them. Undefined if
 * one is not known, or if GitHub does not tell. Then `whyNone` can say why no page is checked.
 */
export async function comparedWith(
  asked: string | undefined,
  built: string | undefined,
  { compareCommits }: GitHubClient,
): Promise<{ hasChange: boolean | undefined; later: readonly ChangedFile[]; whyNone?: string | undefined }> {
  if (asked === undefined || built === undefined) return { hasChange: undefined, later: [] }
  if (asked === built) return { hasChange: true, later: [] }
  try {
    const { status, files } = await compareCommits(asked, built)
    return { hasChange: status === 'ahead' || status === 'identical', later: files }
  } catch (error) {
    // What the service told stays the result, also if the deadline ends the wait for GitHub.
    ignoreExpected(error)
    const isMissing = error instanceof GitHubError && error.status === 404
    return { hasChange: undefined, later: [], whyNone: isMissing ? elsewhere : undefined }
  }
}
