import { GitHubError } from '../github/github-call.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import type { ContinuedJob, Instruct, Instruction } from '../github/instruction/compose-instruction.ts'
import type { ThreadMemory } from '../github/thread/issue-thread.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/decoding.ts'
import { ServiceError } from '../service/errors.ts'
import { messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { parsePullRequestLink, type PullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { lines, singleLine } from '../shared/untrusted-text.ts'
import type { AgentJobInputs } from './agent-job-operation.ts'
import { describeReplaced, otherMaybeSent, repeated } from './job-report.ts'
import { activeWords, isFinal, isTerminal } from './job-statuses.ts'
import { pollJob } from './poll-job.ts'
import { mayOtherBeSent, type ReplacedJob, type Start, type Update } from './request-state.ts'

const maxShownLines = 30
// With these statuses, the service certainly did not accept the message.
const refusedStatuses = [400, 404, 409]

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

/**
 * Creates a job, sends a follow-up message, or attaches to a job. Sends at most one create and one message. A create
 * follows a message only if the service certainly did not accept the message.
 *
 * @param update called before each create and message
 * @returns what is known then
 * @throws what `update` and the client throw
 */
export async function sendRequest(
  start: Start,
  { earlier, client }: Pick<StartOptions, 'earlier' | 'client'>,
  context: RunContext,
  update: Update,
) {
  const { log } = context
  if (start.origin === 'attached') {
    const { jobId, job } = start
    if (job === undefined) log.info(`Attaching to agent job ${singleLine(jobId)}.`)
    else
      log.notice(
        `This is a re-run. It attaches to agent job ${singleLine(jobId)} of the earlier attempt and does not send the request again.`,
      )
    return { progress: 'attached', jobId, job } as const
  }
  const { origin, replaced, instruction } = start
  if (replaced !== undefined)
    log.notice(describeReplaced(replaced, origin === 'created' ? undefined : 'the message is sent again'))
  if (earlier.ofRun?.mayBeSent === true) log.warning(repeated)
  if (mayOtherBeSent({ earlier })) log.warning(otherMaybeSent)
  if (origin === 'created') return create(instruction, replaced)
  const { jobId, fallback } = start
  await announce(instruction)
  try {
    const job = await client.sendMessage(jobId, instruction.text)
    log.info(`Sent a follow-up message to agent job ${singleLine(jobId)}.`)
    // The answer has the job as it was before.
    const continuesPullRequest = job === undefined || parsePullRequestLink(job.prLink) !== undefined
    return { progress: 'continued', jobId, job, continuesPullRequest, replaced: undefined } as const
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.hasStatus(...refusedStatuses)
    if (fallback === undefined || !isRefused) throw error
    const refused: ReplacedJob = { jobId, why: 'refused' }
    log.notice(`${describeReplaced(refused)} ${messageOf(error)}`)
    return create(fallback, refused)
  }

  async function create(text: Instruction, instead: ReplacedJob | undefined) {
    await announce(text)
    const job = await client.createJob(text.text)
    const details = [job.model, job.source?.repository, job.source?.ref].filter(
      (detail) => detail !== undefined,
    )
    const about = details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`
    log.info(`Created agent job ${singleLine(job.id)}${about}.`)
    return { progress: 'created', jobId: job.id, job, replaced: instead } as const
  }

  /** The comment says that a job may exist before the request is sent. */
  async function announce(text: Instruction) {
    logInstruction(text, log)
    context.deadline.signal.throwIfAborted()
    await update({ progress: 'requested', instruction: text })
  }
}

function logInstruction({ text, shown = text }: Instruction, log: RunContext['log']): void {
  const all = lines(shown)
  const more = all.length > maxShownLines ? [`… and ${all.length - maxShownLines} more lines`] : []
  const title = `Instruction (${formatCountOf(text.length, 'character')})`
  log.group(title, [...all.slice(0, maxShownLines), ...more].join('\n'))
}
