import { GitHubError } from '../github/github-call.ts'
import type { ChangedFile } from '../github/commits.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import { pagesInOrder } from '../github/list-pages.ts'
import { createServiceClient, type ServiceAccess } from '../service/client.ts'
import { siteAddress } from '../service/connection.ts'
import { rejectionOf } from '../shared/deadline.ts'
import { ActionError } from '../shared/errors.ts'
import type { PullRequestState } from '../shared/pull-request-link.ts'
import { SkippedError } from '../shared/skip.ts'
import type { StepContext } from '../shared/step.ts'
import { deployed, type Judged } from './deploy.ts'
import { pageAnswers } from './pages.ts'
import { aboutPages, type DeploymentResult, noResult, tell, type Told } from './result.ts'
import type { DeploymentEnd, EndedDeployment } from './wait.ts'

/** What became of the preview of a pull request. */
export interface Preview extends Told {
  status: DeploymentEnd
  /** https URL, safe to link. */
  url: string | undefined
  /** What the preview does, such as `is ready`. Empty if it is not known. */
  predicate: string
}

/** The inputs of a preview, of an agent job or of an event. */
export interface PreviewInputs {
  pollIntervalMs: number
  /** The published site. */
  siteUrl: URL | undefined
  /** Where a failed build leaves its log. */
  buildLogFile: string
}

export interface PreviewOptions extends PreviewInputs {
  /** Undefined if it is not on the GitHub of the run. */
  pullRequest: { number: number; repository: string } | undefined
  /** Whether the run's own repository is not public. */
  isPrivate: boolean
  /** Whether the pull request is certainly of the repository that the service builds, as that of an agent job. */
  isOfProject: boolean
  service: ServiceAccess
  github: Pick<GitHubClient, 'readPullRequest' | 'listPullRequestFiles' | 'hasFile'>
}

export interface PreviewEnd {
  preview: Preview
  /** What the pull request was at the end; undefined if that is not known. */
  pullRequestState: PullRequestState | undefined
  /** Why there is no result, if no build has ended. */
  error: ActionError | undefined
}

/** Builds the preview of a pull request. What comes of it, also the deadline and a cancellation, is a value. */
export async function previewOf(options: PreviewOptions, context: StepContext): Promise<PreviewEnd> {
  const { pullRequest, buildLogFile, isPrivate, isOfProject } = options
  const { redact, log, workflowRun } = context
  const isOfRun = pullRequest?.repository.toLowerCase() === workflowRun.repository.toLowerCase()
  const seen: Seen = { state: undefined, site: undefined, hasEnded: false, isOfHead: false }
  const showsWords = isPrivate || (isOfRun && isOfProject)
  const known = await resultOf({ ...options, showsWords }, seen, context).catch(afterError)
  const isOver = seen.state === 'merged' || seen.state === 'closed'
  const result = isOver ? afterError(new ActionError(`The pull request was ${seen.state}.`)) : known
  const telling = {
    what: 'preview',
    buildLogFile,
    showsWords: showsWords || (isOfRun && seen.isOfHead),
    redact,
    log,
  }
  const predicates = {
    success: `is ready${aboutPages(result.pages, 'change')}`,
    failure: 'does not build',
    skipped: 'was skipped',
    unknown: '',
  }
  return {
    preview: {
      ...(await tell(result, telling)),
      status: result.end,
      url: seen.site?.href,
      predicate: predicates[result.end],
    },
    pullRequestState: seen.state,
    error: seen.hasEnded ? undefined : result.error,
  }
}

function afterError(error: unknown): DeploymentResult {
  if (!(error instanceof ActionError)) throw error
  return { ...noResult, error }
}

/** What is known while the preview is built. */
interface Seen {
  state: PullRequestState | undefined
  site: URL | undefined
  hasEnded: boolean
  /** Whether the service names the head of the pull request as the commit that was built. */
  isOfHead: boolean
}

/** @throws ActionError if there is no result, or none that counts */
async function resultOf(
  options: PreviewOptions & { showsWords: boolean },
  seen: Seen,
  context: StepContext,
): Promise<DeploymentResult> {
  const { pullRequest, github, service, showsWords, siteUrl, pollIntervalMs } = options
  if (pullRequest === undefined)
    throw new ActionError('The pull request is not on the GitHub of this run, so its branch is not known.')
  const { number, repository } = pullRequest
  const { signal } = context.deadline
  const client = createServiceClient({ ...service, redact: context.redact, hidesWords: !showsWords }, context)
  const readOpen = async (): Promise<PullRequestVersion> => {
    // After an abort, the time that is left belongs to the comment.
    const version = await Promise.race([github.readPullRequest(number, repository), rejectionOf(signal)])
    seen.state = version.state
    if (version.state !== 'open') throw new ActionError('The pull request is not open.')
    return version
  }
  let before: PullRequestVersion | undefined
  const ask = async () => {
    before ??= await readOpen()
    const { headBranch: branch, headRepository } = before
    if (branch === undefined) throw new ActionError('GitHub does not tell the branch of the pull request.')
    if (headRepository?.toLowerCase() !== repository.toLowerCase())
      throw new SkippedError({
        reason: 'fork',
        message: 'The branch of the pull request is in a fork, and the service builds no preview of it.',
      })
    context.log.info(`Building the preview of pull request #${number}.`)
    const queued = await client.buildPreview(branch)
    seen.site = siteAddress(queued.previewUrl ?? '')
    return queued
  }
  const judge = async (build: EndedDeployment): Promise<Judged> => {
    seen.hasEnded = true
    const built = before
    // What is known of this commit stays if GitHub does not answer.
    before = await readOpen().catch((error: unknown) => {
      if (error instanceof GitHubError || signal.aborted) return built
      throw error
    })
    const commit = build.commit ?? before?.headCommit
    if (before?.headCommit !== built?.headCommit || commit !== before?.headCommit) {
      const error = new ActionError('The build was of another commit than the head of the pull request.')
      return { ...noResult, error, isOfOther: true }
    }
    seen.isOfHead = build.commit !== undefined
    const known = { ...build, error: undefined, pages: undefined, isOfOther: false }
    const { site } = seen
    if (build.end !== 'success' || site === undefined || commit === undefined) return known
    const { changedFiles } = build
    const readFiles = () => filesOf(pullRequest, github)
    const hasFile = (path: string) => github.hasFile(path, commit, repository)
    const asked = { readFiles, changedFiles, site, liveSite: siteUrl, hasFile, proxy: service.proxy }
    return { ...known, pages: await pageAnswers({ ...asked, pollIntervalMs }, context) }
  }
  const readDeployment = (statusId: string) => client.readDeployment(statusId)
  return deployed({ what: 'preview', ask, judge, readDeployment, pollIntervalMs }, context)
}

async function filesOf(
  { number, repository }: NonNullable<PreviewOptions['pullRequest']>,
  { listPullRequestFiles }: PreviewOptions['github'],
): Promise<ChangedFile[]> {
  const files = []
  for await (const { items } of pagesInOrder((page) => listPullRequestFiles(number, page, repository)))
    files.push(...items)
  return files
}
