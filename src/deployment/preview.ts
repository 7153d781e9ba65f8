import type { PullRequestVersion } from '../github/github-objects.ts'
import { pullRequestChanges } from '../github/sources/changes.ts'
import { baseOf, type Push } from '../github/sources/push.ts'
import { namedAddress } from '../service/urls.ts'
import { ActionError, ignoreExpected } from '../shared/errors.ts'
import type { PullRequestState } from '../shared/pull-request-link.ts'
import { SkippedError } from '../shared/skip.ts'
import {
  comparedWith,
  deployed,
  type DeploymentContext,
  type DeploymentResult,
  pagesOf,
  type Target,
} from './deploy.ts'
import { lackOf } from './pages.ts'
import { aboutPages, tell, type Told } from './result.ts'
import { UncheckedError } from './unchecked.ts'

export interface Preview extends Told {
  result: DeploymentResult
  /** What the pull request was at the end; undefined if that is not known. */
  pullRequestState: PullRequestState | undefined
  /** The head of the pull request then. */
  head: string | undefined
}

interface PullRequest {
  number: number
  /** `owner/name` */
  repository: string
}

/** A branch of the repository of the run. */
export interface PreviewBranch {
  /** In the form of `refForm`. */
  branch: string
  /** Undefined if the event is no push to the branch. */
  push: Push | undefined
  /** Not checked. */
  defaultBranch: string | undefined
}

/** What is known so far. */
interface Seen {
  /** The pull request as it was last read. */
  version: PullRequestVersion | undefined
  /** Where the preview is. */
  site: URL | undefined
}

/**
 * Builds the preview of a pull request or a branch. The words are what the preview does, such as `is ready`; empty if it is unknown.
 *
 * @param subject undefined if it is a pull request that is not on the GitHub of the run
 */
export async function previewOf(
  subject: PullRequest | PreviewBranch | undefined,
  context: DeploymentContext,
): Promise<Preview> {
  const seen: Seen = { version: undefined, site: undefined }
  const targetOf = (of: PullRequest | PreviewBranch): Target =>
    'branch' in of ? branchTarget(of, seen, context) : pullRequestTarget(of, seen, context)
  const result = subject
    ? await deployed(targetOf(subject), context)
    : unknown('The pull request is not on the GitHub of this run, so its branch is not known.')
  const state = seen.version?.state
  const isOver = state === 'merged' || state === 'closed'
  const counted = isOver ? unknown(`The pull request was ${state}.`) : result
  const words = {
    success: `is ready${aboutPages(counted.pages, 'change')}`,
    failure: 'does not build',
    skipped: 'was skipped',
    unknown: '',
  }
  const what = { words: words[counted.end], what: 'preview', change: 'change', address: seen.site } as const
  const told = await tell(counted, what, context)
  const outputs = { ...told.outputs, previewStatus: counted.end, previewUrl: seen.site?.href }
  return { ...told, result: counted, outputs, pullRequestState: state, head: seen.version?.headCommit }
}

function unknown(reason: string): DeploymentResult {
  return { end: 'unknown', reason }
}

const whyNoSite = 'the service does not tell where the preview is'

function pullRequestTarget(
  { number, repository }: PullRequest,
  seen: Seen,
  context: DeploymentContext,
): Target {
  const { github, siteUrl: liveSite, workflowRun } = context
  const read = async () => (seen.version = await github.readPullRequest(number, repository))
  return {
    what: 'preview',
    ask: async (client) => {
      const { state, headBranch: branch, headRepository } = seen.version ?? (await read())
      if (state !== 'open') throw new ActionError('The pull request is not open.')
      if (branch === undefined) throw new ActionError('GitHub does not tell the branch of the pull request.')
      if (headRepository?.toLowerCase() !== repository.toLowerCase())
        throw new SkippedError({
          reason: 'fork',
          message: 'The branch of the pull request is in a fork, and the service builds no preview of it.',
        })
      context.log.info(`Building the preview of pull request #${number}.`)
      const queued = await client.buildPreview(branch)
      seen.site = namedAddress(queued.previewUrl ?? '', context.service)
      return queued
    },
    judge: async (build) => {
      const asked = seen.version?.headCommit
      // What is known of this commit stays if GitHub does not answer.
      await read().catch(ignoreExpected)
      const { state, headCommit: head } = seen.version ?? {}
      if (state !== 'open') return unknown('The pull request is not open.')
      const commit = build.commit ?? head
      if (head !== asked || commit !== head)
        return {
          ...unknown('The build was of another commit than the head of the pull request.'),
          hasChange: false,
        }
      const { end, changedFiles } = build
      const readFiles = async () => (await pullRequestChanges(number, github, repository)).files
      const { site } = seen
      const wasMissing = liveSite && lackOf(liveSite, context.service.proxy, context)
      const asking = { site, whyNoSite, wasMissing, commit, repository, readFiles, changedFiles }
      const pages = end === 'success' ? await pagesOf(asking, context) : undefined
      const isOfRun = build.commit !== undefined && repository === workflowRun.repository
      return { ...build, hasChange: isOfRun ? true : undefined, pages }
    },
  }
}

function branchTarget(
  { branch, push, defaultBranch }: PreviewBranch,
  seen: Seen,
  context: DeploymentContext,
): Target {
  const { github, siteUrl: liveSite } = context
  return {
    what: 'preview',
    ask: async (client) => {
      context.log.info(`Building the preview of the branch ${branch}.`)
      const queued = await client.buildPreview(branch)
      seen.site = namedAddress(queued.previewUrl ?? '', context.service)
      return queued
    },
    judge: async (build) => {
      const head = push?.after ?? branch
      const { hasChange } = await comparedWith(head, build.commit, github)
      if (hasChange === false)
        return { ...unknown('The build was of an older commit than that of the branch.'), hasChange }
      const { end, changedFiles, commit = push?.after } = build
      // A push tells what is new. Otherwise, it is what the branch has beyond the default branch.
      const base = push === undefined ? defaultBranch : baseOf(push)
      const readFiles = async () => {
        if (base !== undefined) return (await github.compareCommits(base, commit ?? branch)).files
        throw new UncheckedError('the event does not tell the default branch')
      }
      const wasMissing = liveSite && lackOf(liveSite, context.service.proxy, context)
      const asking = {
        site: seen.site,
        whyNoSite,
        wasMissing,
        commit: commit ?? branch,
        readFiles,
        changedFiles,
      }
      return { ...build, hasChange, pages: end === 'success' ? await pagesOf(asking, context) : undefined }
    },
  }
}
