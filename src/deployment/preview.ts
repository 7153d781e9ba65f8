import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import { pagesInOrder } from '../github/list-pages.ts'
import { type RunnerProxy, siteAddress } from '../service/connection.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Deployment } from '../service/deployments.ts'
import { rejectionOf } from '../shared/deadline.ts'
import { ActionError } from '../shared/errors.ts'
import type { PullRequestState } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { byChange, type ChangedFiles, pageAnswers } from './pages.ts'
import { aboutPages, type DeploymentResult, resultAfter, tell, type Telling } from './result.ts'
import { type DeploymentEnd, endedDeployment, mostDeployments } from './wait.ts'

/** What became of the preview of a pull request. */
export interface Preview {
  status: DeploymentEnd
  /** https URL, safe to link. */
  url: string | undefined
  /** The commit that was built; undefined if that is not known. */
  commit: string | undefined
  missingPages: readonly string[]
  /** Path of the file with the log of a build that failed. */
  buildLog: string | undefined
  /** What the preview does, such as `builds`. Empty if it is not known. */
  predicate: string
  /** Markdown. */
  paragraphs: readonly string[]
}

export interface PreviewOptions extends Omit<Telling, 'what' | 'log'> {
  /** Undefined if it is not on the GitHub of the run. */
  pullRequest: { number: number; repository: string } | undefined
  client: Pick<ServiceClient, 'buildPreview' | 'readDeployment'>
  github: Pick<GitHubClient, 'readPullRequest' | 'listPullRequestFiles' | 'hasFile'>
  pollIntervalMs: number
  siteUrl: URL | undefined
  proxy: RunnerProxy
}

export interface PreviewEnd {
  preview: Preview
  /** What the pull request was at the end; undefined if that is not known. */
  pullRequestState: PullRequestState | undefined
}

/**
 * Has the preview of a pull request built. Builds once more if the result is of another commit than the head. What comes of
 * it, also the deadline and a cancellation, is a value.
 */
export async function previewOf(options: PreviewOptions, context: RunContext): Promise<PreviewEnd> {
  const { log } = context
  const seen: Seen = { state: undefined, site: undefined }
  const result = await resultOf(options, seen, context).catch((error: unknown) => {
    if (error instanceof ActionError) return resultAfter(error)
    throw error
  })
  const { end, commit, pages } = result
  const told = await tell(result, { ...options, what: 'preview', log })
  const predicate = {
    success: `builds${aboutPages(pages)}`,
    failure: 'does not build',
    skipped: 'was skipped',
  }
  const words = end === 'unknown' ? '' : predicate[end]
  if (words !== '') log.info(`The preview ${words}.`)
  const url = seen.site?.href
  return {
    preview: { ...told, status: end, url, commit, predicate: words },
    pullRequestState: seen.state,
  }
}

/** What is known while the preview is built. */
interface Seen {
  state: PullRequestState | undefined
  site: URL | undefined
}

/** @throws ActionError if there is no result, or none that counts */
async function resultOf(options: PreviewOptions, seen: Seen, context: RunContext): Promise<DeploymentResult> {
  const { pullRequest, client, github } = options
  if (pullRequest === undefined)
    throw new ActionError('The pull request is not on the GitHub of this run, so its branch is not known.')
  const { number, repository } = pullRequest
  const { signal } = context.deadline
  const readOpen = async (): Promise<PullRequestVersion> => {
    // After an abort, the time that is left belongs to the comment.
    const version = await Promise.race([github.readPullRequest(number, repository), rejectionOf(signal)])
    seen.state = version.state
    if (version.state !== 'open') throw new ActionError(`The pull request was ${version.state ?? 'lost'}.`)
    return version
  }
  const budget = { left: mostDeployments }
  let before = await readOpen()
  for (;;) {
    const { headBranch: branch, headRepository } = before
    if (branch === undefined) throw new ActionError('GitHub does not tell the branch of the pull request.')
    if (headRepository?.toLowerCase() !== repository.toLowerCase())
      throw new ActionError(
        'The branch of the pull request is in a fork, and the service builds no preview of it.',
      )
    context.log.info(`Building the preview of pull request #${number}.`)
    const build = await endedDeployment(
      {
        ...options,
        what: 'preview',
        budget,
        ask: () => client.buildPreview(branch),
        onQueued: ({ previewUrl = '' }) => {
          seen.site = siteAddress(previewUrl)
        },
        readDeployment: client.readDeployment,
      },
      context,
    )
    // What is known of this commit stays if GitHub does not answer.
    const after = await readOpen().catch((error: unknown) => {
      if (error instanceof GitHubError || signal.aborted) return before
      throw error
    })
    const commit = build.commit ?? after.headCommit
    const isOfHead = after.headCommit === before.headCommit && commit === after.headCommit
    if (isOfHead) return withPages(build, commit, options, seen, context)
    if (budget.left === 0)
      throw new ActionError('The build was of another commit than the head of the pull request.')
    before = after
  }
}

async function withPages(
  build: Deployment & { end: DeploymentEnd },
  commit: string | undefined,
  options: PreviewOptions,
  { site }: Seen,
  context: RunContext,
): Promise<DeploymentResult> {
  const { github, pullRequest, siteUrl, proxy, pollIntervalMs } = options
  const result = { ...build, problem: '', said: '', commit, pages: undefined }
  if (build.end !== 'success' || site === undefined || commit === undefined || pullRequest === undefined)
    return result
  const { number, repository } = pullRequest
  const readFiles = (): Promise<ChangedFiles> =>
    changedFiles(number, repository, github).catch((error: unknown) => {
      const { added, modified } = build.changedFiles
      if (error instanceof GitHubError && added.length + modified.length > 0) return build.changedFiles
      throw error
    })
  const hasFile = (path: string): Promise<boolean> => github.hasFile(path, commit, repository)
  return {
    ...result,
    pages: await pageAnswers({ readFiles, site, liveSite: siteUrl, hasFile, proxy, pollIntervalMs }, context),
  }
}

async function changedFiles(
  number: number,
  repository: string,
  github: PreviewOptions['github'],
): Promise<ChangedFiles> {
  const files = []
  for await (const { items } of pagesInOrder((page) => github.listPullRequestFiles(number, page, repository)))
    files.push(...items)
  return byChange(files)
}
