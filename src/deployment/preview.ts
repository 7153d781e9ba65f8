import type { PullRequestVersion } from '../github/github-objects.ts'
import { pullRequestChanges } from '../github/instruction/changes.ts'
import { siteAddress } from '../shared/site-address.ts'
import { ActionError, ignoreExpected } from '../shared/errors.ts'
import type { PullRequestState } from '../shared/pull-request-link.ts'
import { SkippedError } from '../shared/skip.ts'
import { deployed, type DeploymentContext, type DeploymentResult, pagesOf, type Target } from './deploy.ts'
import { aboutPages, tell, type Told } from './result.ts'

export interface Preview extends Told {
  result: DeploymentResult
  /** What the pull request was at the end; undefined if that is not known. */
  pullRequestState: PullRequestState | undefined
}

interface PullRequest {
  number: number
  /** `owner/name` */
  repository: string
}

/** What is known so far. */
interface Seen {
  /** The pull request as it was last read. */
  version: PullRequestVersion | undefined
  /** Where the preview is. */
  site: URL | undefined
}

/**
 * Builds the preview of a pull request. The words are what the preview does, such as `is ready`; empty if it is unknown.
 *
 * @param pullRequest undefined if it is not on the GitHub of the run
 */
export async function previewOf(
  pullRequest: PullRequest | undefined,
  context: DeploymentContext,
): Promise<Preview> {
  const seen: Seen = { version: undefined, site: undefined }
  const result = pullRequest
    ? await deployed(targetOf(pullRequest, seen, context), context)
    : unknown('The pull request is not on the GitHub of this run, so its branch is not known.')
  const state = seen.version?.state
  const isOver = state === 'merged' || state === 'closed'
  const counted = isOver ? unknown(`The pull request was ${state}.`) : result
  const words = {
    success: `is ready${aboutPages(counted.pages, 'preview')}`,
    failure: 'does not build',
    skipped: 'was skipped',
    unknown: '',
  }
  const what = { words: words[counted.end], what: 'preview', address: seen.site } as const
  const told = await tell(counted, what, context)
  const outputs = { ...told.outputs, previewStatus: counted.end, previewUrl: seen.site?.href }
  return { ...told, result: counted, outputs, pullRequestState: state }
}

function unknown(reason: string): DeploymentResult {
  return { end: 'unknown', reason }
}

function targetOf({ number, repository }: PullRequest, seen: Seen, context: DeploymentContext): Target {
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
      seen.site = siteAddress(queued.previewUrl ?? '')
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
      const whyNoSite = 'the service does not tell where the preview is'
      const asking = { site, whyNoSite, liveSite, commit, repository, readFiles, changedFiles }
      const pages = end === 'success' ? await pagesOf(asking, context) : undefined
      const isOfRun = build.commit !== undefined && repository === workflowRun.repository
      return { ...build, hasChange: isOfRun ? true : undefined, pages }
    },
  }
}
