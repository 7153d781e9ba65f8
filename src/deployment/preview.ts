import type { TriggerEvent } from '../github/trigger-event.ts'
import { ActionError, SkippedError } from '../shared/errors.ts'
import { comparedWith, deploy, type DeploymentContext, type DeploymentResult, type Target } from './deploy.ts'
import { aboutPages } from './page-sentences.ts'
import { recordResult, type Told } from './result.ts'
import { UncheckedError } from '../site/visit.ts'

interface PullRequest {
  number: number
  /** `owner/name` */
  repository: string
}

/** A branch of the repository of the run. */
interface Branch {
  /** In the form of `refForm`. */
  branch: string
  event: TriggerEvent
}

/**
 * Builds the preview of a pull request or a branch. The words are what the preview does, such as `is ready`; empty if it is unknown.
 *
 * @param subject undefined if it is a pull request that is not on the GitHub of the run
 */
export async function buildPreview(
  subject: PullRequest | Branch | undefined,
  context: DeploymentContext,
): Promise<Told> {
  const elsewhere = 'The pull request is not on the GitHub of this run, so its branch is not known.'
  const targetOf = (of: PullRequest | Branch): Target =>
    'branch' in of ? branchTarget(of, context) : pullRequestTarget(of, context)
  const built: DeploymentResult = subject
    ? await deploy(targetOf(subject), context)
    : { end: 'unknown', reason: elsewhere }
  if (context.isWholeStep && built.error instanceof SkippedError) throw built.error
  const { site, pullRequest } = built
  const { state = 'open' } = pullRequest ?? {}
  const result: DeploymentResult =
    state === 'open' ? built : { end: 'unknown', reason: `The pull request was ${state}.`, site, pullRequest }
  const words = {
    success: `is ready${aboutPages(result.pages, 'change')}`,
    failure: 'does not build',
    skipped: 'was skipped',
    unknown: '',
  }
  return recordResult(result, words[result.end], 'change', context)
}

function pullRequestTarget(
  { number, repository }: PullRequest,
  { github, log, workflowRun }: DeploymentContext,
): Target {
  return {
    what: 'preview',
    readPullRequest: () => github.readPullRequest(number, repository),
    ask: async (client, pullRequest) => {
      const { state, headBranch: branch, headRepository } = pullRequest ?? {}
      if (state !== 'open') throw new ActionError('The pull request is not open.')
      if (branch === undefined) throw new ActionError('GitHub does not tell the branch of the pull request.')
      if (headRepository?.toLowerCase() !== repository.toLowerCase())
        throw new SkippedError({
          reason: 'fork',
          message: 'The branch of the pull request is in a fork, and the service builds no preview of it.',
        })
      log.info(`Building the preview of pull request #${number}.`)
      return client.buildPreview(branch)
    },
    judge: ({ end, commit: named }, before, after) => {
      if (after?.state !== 'open') return { reason: 'The pull request is not open.' }
      const head = after.headCommit
      const commit = named ?? head
      if (head !== before?.headCommit || commit !== head)
        return { reason: 'What was built is not the head of the pull request.', hasChange: false }
      const isOfRun = named !== undefined && repository === workflowRun.repository
      return {
        hasChange: isOfRun ? true : undefined,
        isThere: end === 'success',
        change: { commit, repository, readFiles: () => github.pullRequestFiles(number, repository) },
      }
    },
  }
}

function branchTarget({ branch, event }: Branch, { github, log }: DeploymentContext): Target {
  const { repository, facts } = event
  const push = facts.push?.ref === `refs/heads/${branch}` ? facts.push : undefined
  return {
    what: 'preview',
    ask: (client) => {
      log.info(`Building the preview of the branch ${branch}.`)
      return client.buildPreview(branch)
    },
    judge: async (build) => {
      const { hasChange, whyNone } = await comparedWith(push?.after ?? branch, build.commit, github)
      if (hasChange === false)
        return { reason: 'The build was of an older commit than that of the branch.', hasChange }
      const commit = build.commit ?? push?.after ?? branch
      // A push tells what is new. Otherwise, it is what the branch has beyond the default branch.
      const base = push === undefined ? repository.default_branch : push.base
      const readFiles = async () => {
        if (base !== undefined) return (await github.compareCommits(base, commit)).files
        throw new UncheckedError('the event does not tell the default branch')
      }
      return { hasChange, isThere: build.end === 'success', change: { whyNone, commit, readFiles } }
    },
  }
}
