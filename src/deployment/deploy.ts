import type { ChangedFile } from '../github/github-objects.ts'
import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import { createServiceClient, type ServiceAccess, type ServiceClient } from '../service/client.ts'
import type { QueuedDeployment } from '../service/deployments.ts'
import { namedAddress } from '../service/contract.ts'
import { ActionError, ignoreExpected } from '../shared/errors.ts'
import type { StepContext } from '../shared/step.ts'
import { askPages, type PagesToAsk } from './ask-pages.ts'
import { isNotLive, type PageAnswers } from './page-answers.ts'
import { type DeploymentEnd, type EndedDeployment, askForDeployment, awaitEnd } from './wait.ts'

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

/** What differs between the site and a preview. */
export interface Target {
  what: 'site' | 'preview'
  /** Asks for a deployment. May be called again. */
  ask: (client: ServiceClient) => Promise<QueuedDeployment>
  /** Compares what was built with what was asked for. */
  judge: (deployment: EndedDeployment) => Promise<Judgement>
}

/** What a target says of what was built. */
interface Judgement extends Pick<DeploymentResult, 'hasChange' | 'reason'> {
  /** Of a build that failed: the files that were changed, which its log may name. Default: those that the service names. */
  readFiles?: PagesToAsk['readFiles'] | undefined
  /** Undefined if the change cannot be on the site. */
  pages?: (Omit<PagesToAsk, 'what' | 'site' | 'changedFiles'> & { whyNone?: string | undefined }) | undefined
}

const whyNoSite = {
  site: 'site-url is not set',
  preview: 'the service does not tell where the preview is',
} as const

/** What is known about a deployment. `unknown`: nothing may be concluded. */
export interface DeploymentResult extends Partial<Pick<EndedDeployment, 'summary' | 'log' | 'commit'>> {
  /** Those of the pull request or the push; if they are not known, those that the service names. */
  changedFiles?: readonly Pick<ChangedFile, 'filename'>[]
  end: DeploymentEnd
  /** Whether what was built has the change. Undefined if unknown: then it may be of another repository than the run's. */
  hasChange?: boolean | undefined
  /** Why the end is unknown, in words of this action. Undefined if it is known, or if the service should say it. */
  reason?: string
  /** What kept it from an end. */
  error?: ActionError
  /** Where it is. Undefined if that is unknown. */
  site?: URL | undefined
  /** Undefined if the change cannot be on the site. */
  pages?: PageAnswers | undefined
}

/**
 * Has the site or a preview deployed, and once more if the result is of another commit, or if changed pages are missing or
 * old. An error, the deadline and a cancellation are a result, too.
 */
export async function deploy(
  { what, ask, judge }: Target,
  context: DeploymentContext,
): Promise<DeploymentResult> {
  const { service, showsWords, siteUrl, pollIntervalMs, redact, log } = context
  const client = createServiceClient({ ...service, redact, hidesWords: !showsWords }, context)
  const budget = { left: mostDeployments }
  const deployOnce = async (siteBefore: URL | undefined): Promise<DeploymentResult> => {
    let site = siteBefore
    try {
      const { statusId, previewUrl = '' } = await askForDeployment(() => ask(client), budget, context)
      if (what === 'preview') site = namedAddress(previewUrl, service.baseUrl)
      const read = () => client.readDeployment(statusId)
      const deployment = await awaitEnd({ what, read, pollIntervalMs }, context)
      const { pages, readFiles, ...judged } = await judge(deployment)
      if (judged.reason !== undefined) return { end: 'unknown', site, ...judged }
      const { end, changedFiles } = deployment
      const ofChange = end === 'failure' ? await readFiles?.().catch(ignoreExpected) : undefined
      const result = { ...deployment, changedFiles: ofChange ?? changedFiles, ...judged, site }
      if (pages === undefined) return result
      const asked = {
        ...pages,
        what,
        site: site === undefined ? whyNoSite[what] : (pages.whyNone ?? site),
        changedFiles,
      }
      return { ...result, pages: await askPages(asked, context) }
    } catch (error) {
      if (error instanceof ActionError) return { end: 'unknown', site, error }
      throw error
    }
  }
  const first = await deployOnce(what === 'site' ? siteUrl : undefined)
  const isLacking = first.pages?.interruption === undefined && first.pages?.found.some(isNotLive) === true
  if (budget.left === 0 || !(isLacking || isOfOther(first))) return first
  const why = isLacking ? 'Changed pages are missing or old' : 'It is of another commit'
  log.notice(`${why}, so the ${what} is built once more.`)
  const second = await deployOnce(first.site)
  const isChecked = second.pages?.found.every(({ state }) => state !== 'unchecked') !== false
  const tells = second.end === 'success' && second.pages?.unchecked === undefined && isChecked
  if (tells || isOfOther(first) || isOfOther(second)) return second
  log.notice(`The second build tells less (${second.end}), so the result of the first one stays.`)
  return { ...first, site: second.site }
}

/** Whether another deployment can give what was asked for. */
function isOfOther({ end, hasChange, pages }: DeploymentResult): boolean {
  return hasChange === false && pages === undefined && end !== 'failure' && end !== 'skipped'
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
): Promise<{ hasChange: boolean | undefined; later: readonly ChangedFile[]; whyNone?: string }> {
  const isKnown = asked !== undefined && built !== undefined
  if (isKnown && asked === built) return { hasChange: true, later: [] }
  // What the service told stays the result, also if the deadline ends the wait for GitHub.
  const compared = isKnown
    ? await compareCommits(asked, built).catch((error: unknown) => {
        ignoreExpected(error)
        return error instanceof GitHubError && error.status === 404 ? 'missing' : undefined
      })
    : undefined
  if (compared === 'missing') return { hasChange: undefined, later: [], whyNone: elsewhere }
  const { status, files: later = [] } = compared ?? {}
  return { hasChange: compared && (status === 'ahead' || status === 'identical'), later }
}
