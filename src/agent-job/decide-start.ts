import { GitHubError } from '../github/github-call.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import type { ContinuedJob, Instruct, Instruction } from '../github/instruction/compose-instruction.ts'
import type { ThreadMemory } from '../github/thread/issue-thread.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/decoding.ts'
import { ServiceError } from '../service/errors.ts'
import { messageOf } from '../shared/errors.ts'
import { parsePullRequestLink, type PullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import type { AgentJobInputs } from './agent-job-operation.ts'
import { activeWords, isFinal, isTerminal } from './job-statuses.ts'
import { pollJob } from './poll-job.ts'
import type { ReplacedJob, Update } from './request-state.ts'

export interface StartOptions {
  /** Undefined: the run attaches to `jobId` and sends nothing. */
  instruct: Instruct | undefined
  inputs: Pick<AgentJobInputs, 'jobId' | 'wait' | 'pollIntervalMs'>
  earlier: ThreadMemory
  /** The job of the thread, if the run continues it. */
  threadJobId: string | undefined
  /**
   * Returns what the pull request of a job is now; undefined if it is on another host.
   *
   * @throws GitHubError
   */
  readPullRequest: (pullRequest: PullRequestLink) => Promise<PullRequestVersion | undefined>
  client: Omit<ServiceClient, 'readPage'>
}

/** How a run comes to its job, and what it sends. */
export type Start = { replaced?: ReplacedJob | undefined } & (
  | { origin: 'attached'; jobId: string; job?: Job }
  | {
      origin: 'continued'
      jobId: string
      instruction: Instruction
      /** For a new job, if the service refuses the message. Undefined: there is to be no other job. */
      fallback?: Instruction
    }
  | { origin: 'created'; instruction: Instruction }
)

/**
 * Decides how the run comes to its job. Sends nothing that writes. Waits until the job of the thread can get a message.
 *
 * @param update called before the instruction is composed, if the job of an earlier attempt does not get the request
 * @throws ActionError, and what `instruct` and the client throw
 */
export async function decideStart(
  options: StartOptions,
  context: RunContext,
  update: Update = () => Promise.resolve(),
): Promise<Start> {
  const { instruct, inputs, earlier, threadJobId, client } = options
  if (instruct === undefined) {
    if (inputs.jobId === undefined) throw new Error('There is neither an instruction nor a job to wait for.')
    return { origin: 'attached', jobId: inputs.jobId }
  }
  let replaced: ReplacedJob | undefined
  const attemptJobId = earlier.ofRun?.jobId
  if (attemptJobId !== undefined) {
    const ofAttempt = await usable(attemptJobId, client.getJob)
    if (!('why' in ofAttempt)) return { origin: 'attached', jobId: ofAttempt.id, job: ofAttempt }
    replaced = ofAttempt
    await update({ replaced })
  }
  if (inputs.jobId !== undefined) {
    const instruction = await instruct({ pullRequest: undefined })
    return { origin: 'continued', jobId: inputs.jobId, instruction, replaced }
  }
  // Before the service is asked about the job of the thread: there may be nothing to ask for.
  const instruction = await instruct()
  if (replaced !== undefined || threadJobId === undefined) return { origin: 'created', instruction, replaced }
  const job = await usable(threadJobId, (id) => jobAfterItsTurn(id, options, context))
  const continued = 'why' in job ? job : await continuedJob(job, options, context)
  if ('why' in continued) return { origin: 'created', instruction, replaced: continued }
  return {
    origin: 'continued',
    jobId: threadJobId,
    instruction: await instruct(continued),
    fallback: instruction,
  }
}

async function usable(jobId: string, read: (jobId: string) => Promise<Job>): Promise<Job | ReplacedJob> {
  try {
    const job = await read(jobId)
    return isFinal(job.status) ? { jobId, why: job.status } : job
  } catch (error) {
    if (!(error instanceof ServiceError && error.hasStatus(404))) throw error
    return { jobId, why: 'gone' }
  }
}

/** Returns the pull request of the job, which may be over. */
async function continuedJob(
  { id: jobId, prLink }: Job,
  { readPullRequest }: StartOptions,
  { log }: RunContext,
): Promise<ContinuedJob | ReplacedJob> {
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) return { pullRequest }
  const version = await readPullRequest(pullRequest).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error
    log.notice(
      `It is unknown whether the pull request ${pullRequest.url} of the earlier job is still open, so the request goes to that job. ${messageOf(error)}`,
    )
  })
  const why = version?.state
  return why === 'merged' || why === 'closed' ? { jobId, why, pullRequest } : { pullRequest }
}

/** Reads a job. If the run waits, it waits until the job has ended its work on an earlier request. */
async function jobAfterItsTurn(
  jobId: string,
  { client, inputs: { wait, pollIntervalMs } }: StartOptions,
  context: RunContext,
): Promise<Job> {
  const job = await client.getJob(jobId)
  if (!wait || isTerminal(job.status)) return job
  context.log.info(
    `Agent job ${singleLine(jobId)} ${activeWords(job.status).still}. This request waits until it has ended.`,
  )
  return pollJob({ origin: 'attached', jobId, job, pollIntervalMs, pollJob: client.pollJob }, context)
}
