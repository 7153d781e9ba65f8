import { GitHubError } from '../github/github-call.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import type { Build } from '../service/preview.ts'
import { rejectionOf } from '../shared/deadline.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import {
  parsePullRequestLink,
  type PullRequestLink,
  type PullRequestState,
} from '../shared/pull-request-link.ts'
import { sleepWithinDeadline } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { lastLines } from './job-report.ts'
import { pollDelayMs } from './poll-job.ts'
import type { EndedRequest, Preview } from './request-state.ts'
import type { StartOptions } from './start-or-continue.ts'

// The service does not promise that a build ends.
const longestBuildMs = 15 * 60_000
const maxLogCharacters = 20_000
const unknown: Preview = { status: 'unknown', url: undefined, commit: undefined, log: '' }

export type PreviewOptions = Pick<StartOptions, 'inputs' | 'client' | 'readPullRequest'>

/**
 * Has the preview of the pull request built, and waits for the verdict. Builds once more if the build was of another
 * commit than the head of the pull request. What comes of it, also the deadline and a cancellation, does not change the
 * outcome of the job.
 */
export async function judgePreview(
  request: EndedRequest,
  pullRequest: PullRequestLink,
  options: PreviewOptions,
  context: RunContext,
): Promise<EndedRequest> {
  const { log } = context
  let state: EndedRequest = { ...request, preview: { ...unknown, url: request.preview?.url } }
  try {
    for (let builds = 0; builds < 2; builds++) {
      const version = await pullRequestNow(pullRequest, options, context)
      state = { ...state, pullRequest, pullRequestState: version?.state }
      checkOpen(version?.state)
      const branch = version?.headBranch ?? state.job?.sourceRef ?? ''
      if (branch === '') throw new ActionError('Neither GitHub nor the service tells its branch.')
      log.info(`Building the preview of the branch ${singleLine(branch)}.`)
      const { statusId, previewUrl = '' } = await options.client.buildPreview(branch)
      const url = parsePullRequestLink(previewUrl)?.url
      state = { ...state, preview: { ...unknown, url } }
      const build = await endedBuild(statusId, options, context)
      const commit = version?.headCommit ?? build.commit
      if (build.commit !== undefined && build.commit !== commit) continue
      const end = build.log.slice(-maxLogCharacters).toWellFormed()
      if (build.status === 'failure')
        log.group('The preview does not build. The last lines of its log', lastLines(end))
      else log.info(`The preview builds${url === undefined ? '' : `: ${url}`}`)
      return { ...state, preview: { status: build.status, url, commit, log: end } }
    }
    throw new ActionError('The service built another commit than the head of the pull request.')
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    log.notice(`It is unknown whether the preview builds. ${messageOf(error)}`)
    return state
  }
}

/** @throws ActionError if the build does not end in time */
async function endedBuild(
  statusId: string,
  { client, inputs }: PreviewOptions,
  context: RunContext,
): Promise<Build & { status: 'success' | 'failure' }> {
  const { clock, log } = context
  const startedAtMs = clock.now()
  let hasWarned = false
  for (;;) {
    const waitedMs = clock.now() - startedAtMs
    if (waitedMs >= longestBuildMs) throw new ActionError('The build did not end within 15 minutes.')
    await sleepWithinDeadline(pollDelayMs(waitedMs, inputs.pollIntervalMs), context)
    const build = await client.readBuild(statusId)
    const { status = '' } = build
    if (status === 'success' || status === 'failure') return { ...build, status }
    if (status === 'queued' || status === 'in_progress' || hasWarned) continue
    hasWarned = true
    log.warning(
      `The preview has the status "${singleLine(status)}", which this action does not know. The action keeps waiting.`,
    )
  }
}

/** @throws ActionError if the pull request is no longer open */
function checkOpen(state: PullRequestState | undefined): void {
  if (state === 'merged' || state === 'closed') throw new ActionError(`The pull request was ${state}.`)
}

/** Returns what the pull request is now; undefined if it cannot be read. */
export async function pullRequestNow(
  pullRequest: PullRequestLink,
  { readPullRequest }: Pick<StartOptions, 'readPullRequest'>,
  { deadline: { signal } }: RunContext,
): Promise<PullRequestVersion | undefined> {
  try {
    // After an abort, the time that is left belongs to the comment. The end of the job is known.
    return await Promise.race([readPullRequest(pullRequest), rejectionOf(signal)])
  } catch (error) {
    if (error instanceof GitHubError || signal.aborted) return undefined
    throw error
  }
}
