import { Cancelled, DeadlineExceeded } from '../shared/deadline.ts'
import { GitHubError } from '../github/github-call.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import type { ContinuedJob, EarlierRequests, Instruct, Instruction } from '../shared/instruction.ts'
import {
  parsePullRequestLink,
  type PullRequestLink,
  type PullRequestState,
} from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/contract.ts'
import { StatusError } from '../service/errors.ts'
import { lines, singleLine } from '../shared/untrusted-text.ts'
import { classifyStatus } from './job-outcome.ts'
import { pollJob } from './poll-job.ts'
import {
  describeReplaced,
  type JobOrigin,
  otherMaybeSent,
  repeated,
  type ReplacedJob,
} from './request-state.ts'

const maxShownLines = 30
// With these statuses, the service certainly did not accept the message.
const refusedStatuses: ReadonlySet<number> = new Set([400, 404, 409])

export interface StartOptions {
  /** Undefined: the run attaches to `jobId` and sends nothing. */
  instruct: Instruct | undefined
  inputs: { jobId: string | undefined; wait: boolean; pollIntervalMs: number }
  earlier: EarlierRequests
  /**
   * Returns what the pull request of a job is now; undefined if that cannot be known.
   *
   * @throws GitHubError if GitHub does not tell it
   */
  readPullRequestState: (pullRequest: PullRequestLink) => Promise<PullRequestState | undefined>
  client: Omit<ServiceClient, 'readPage'>
  /** Called before the instruction is composed, if the job of an earlier attempt cannot have the request. */
  onReplaced?: (replaced: ReplacedJob) => void
}

/** How a run comes to its job, and why an earlier job does not get the request. */
export type Start = { replaced: ReplacedJob | undefined } & (
  | { origin: 'attached'; jobId: string; job: Job | undefined }
  | {
      origin: 'continued'
      jobId: string
      instruction: Instruction
      /** For a new job, if the service refuses the message. Undefined: there is to be no other job. */
      fallback: Instruction | undefined
    }
  | { origin: 'created'; instruction: Instruction }
)

/**
 * Decides how the run comes to its job. Sends nothing that writes. If `wait` is true, waits until the job to continue has
 * ended its work on an earlier request.
 *
 * @throws ActionError, and what `instruct` and the client throw
 */
export async function decideStart(options: StartOptions, context: RunContext): Promise<Start> {
  const { instruct, inputs, earlier, client } = options
  if (instruct === undefined) {
    if (inputs.jobId === undefined) throw new Error('There is neither an instruction nor a job to wait for.')
    return { origin: 'attached', jobId: inputs.jobId, job: undefined, replaced: undefined }
  }
  let replaced: ReplacedJob | undefined
  if (earlier.attemptJobId !== undefined) {
    const job = await usable(earlier.attemptJobId, client.getJob(earlier.attemptJobId))
    if (!isReplaced(job)) return { origin: 'attached', jobId: job.id, job, replaced: undefined }
    replaced = job
    options.onReplaced?.(job)
  }
  if (inputs.jobId !== undefined) {
    const instruction = await instruct({ pullRequest: undefined })
    return { origin: 'continued', jobId: inputs.jobId, instruction, fallback: undefined, replaced }
  }
  // Before the service is asked about the job of the thread: there may be nothing to ask for.
  const instruction = await instruct()
  if (replaced !== undefined || earlier.threadJobId === undefined) {
    return { origin: 'created', instruction, replaced }
  }
  const continued = await jobToContinue(earlier.threadJobId, options, context)
  if (isReplaced(continued)) return { origin: 'created', instruction, replaced: continued }
  return {
    origin: 'continued',
    jobId: earlier.threadJobId,
    instruction: await instruct(continued),
    fallback: instruction,
    replaced: undefined,
  }
}

/** Returns the pull request of an earlier job on the thread, or why the job does not get the request. */
async function jobToContinue(
  jobId: string,
  options: StartOptions,
  context: RunContext,
): Promise<ContinuedJob | ReplacedJob> {
  let job = await usable(jobId, options.client.getJob(jobId))
  if (!isReplaced(job) && classifyStatus(job.status) !== 'terminal' && options.inputs.wait) {
    job = await waitForTurn(jobId, job, options, context)
  }
  if (isReplaced(job)) return job
  const pullRequest = job.prLink === null ? undefined : parsePullRequestLink(job.prLink)
  const state = pullRequest && (await stateOf(pullRequest, options, context))
  const isOver = state === 'merged' || state === 'closed'
  return pullRequest !== undefined && isOver ? { jobId, why: state, pullRequest } : { pullRequest }
}

/** Returns what a pull request is now; undefined, with a notice, if that cannot be read. */
async function stateOf(
  pullRequest: PullRequestLink,
  { readPullRequestState }: StartOptions,
  { log }: RunContext,
): Promise<PullRequestState | undefined> {
  try {
    return await readPullRequestState(pullRequest)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.notice(
      `It is unknown whether the pull request ${pullRequest.url} of the earlier job is still open, so the request goes to that job. ${messageOf(error)}`,
    )
    return undefined
  }
}

/** Returns the job as it is when its turn has ended. */
async function waitForTurn(
  jobId: string,
  job: Job,
  { client, inputs }: StartOptions,
  context: RunContext,
): Promise<Job | ReplacedJob> {
  context.log.info(
    `Agent job ${singleLine(jobId)} is still working on an earlier request. Waiting for it to end.`,
  )
  const poll = pollJob(
    {
      jobId,
      job,
      wasCreatedByThisRun: false,
      expectsNewTurn: false,
      pollIntervalMs: inputs.pollIntervalMs,
      pollJob: client.pollJob,
      onJob: () => undefined,
    },
    context,
  )
  try {
    return await usable(jobId, poll)
  } catch (error) {
    if (!(error instanceof DeadlineExceeded || error instanceof Cancelled)) throw error
    throw new ActionError(
      `${messageOf(error)} Agent job ${singleLine(jobId)} was still working on an earlier request, so this request was not sent.`,
      { cause: error },
    )
  }
}

/** Returns the job if it can get a request. */
async function usable(jobId: string, reading: Promise<Job>): Promise<Job | ReplacedJob> {
  try {
    const job = await reading
    const { status } = job
    return status === 'failed' || status === 'archived' ? { jobId, why: status } : job
  } catch (error) {
    if (!(error instanceof StatusError && error.status === 404)) throw error
    return { jobId, why: 'gone' }
  }
}

function isReplaced(result: object): result is ReplacedJob {
  return 'why' in result
}

interface SendOptions extends Pick<StartOptions, 'earlier' | 'client'> {
  /** Called before each create and message. */
  onRequest: (instruction: Instruction) => Promise<void>
}

/** A job that has the request. */
interface StartedJob {
  jobId: string
  origin: JobOrigin
  /** The job in the last answer of the service; undefined if there is none. */
  job: Job | undefined
  replaced: ReplacedJob | undefined
}

/**
 * Creates a job, sends a follow-up message, or attaches to a job. Sends at most one create and one message. A create
 * follows a message only if the service certainly did not accept the message.
 *
 * @throws UncertainPostError, and what `onRequest` and the client throw
 */
export async function startJob(start: Start, options: SendOptions, context: RunContext): Promise<StartedJob> {
  const { log } = context
  const { origin, replaced } = start
  if (origin === 'attached') {
    if (start.job === undefined) log.info(`Attaching to agent job ${singleLine(start.jobId)}.`)
    else
      log.notice(
        `This is a re-run. It attaches to agent job ${singleLine(start.jobId)} of the earlier attempt and does not send the request again.`,
      )
    return start
  }
  if (replaced !== undefined) {
    log.notice(describeReplaced(replaced, origin === 'created' ? undefined : 'the message is sent again'))
  }
  if (options.earlier.mayBeSent === true) log.warning(repeated)
  if (options.earlier.otherMayBeSent === true) log.warning(otherMaybeSent)
  if (origin === 'created') return createJob(start.instruction, replaced, options, context)
  await announceRequest(start.instruction, options, context)
  try {
    const job = await options.client.sendMessage(start.jobId, start.instruction.text)
    log.info(`Sent a follow-up message to agent job ${singleLine(start.jobId)}.`)
    return { jobId: start.jobId, origin, job, replaced: undefined }
  } catch (error) {
    const isRefused = error instanceof StatusError && refusedStatuses.has(error.status)
    if (start.fallback === undefined || !isRefused) throw error
    const refused: ReplacedJob = { jobId: start.jobId, why: 'refused' }
    log.notice(`${describeReplaced(refused)} ${messageOf(error)}`)
    return createJob(start.fallback, refused, options, context)
  }
}

async function createJob(
  instruction: Instruction,
  replaced: ReplacedJob | undefined,
  options: SendOptions,
  context: RunContext,
): Promise<StartedJob> {
  await announceRequest(instruction, options, context)
  const job = await options.client.createJob(instruction.text)
  const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null)
  context.log.info(
    `Created agent job ${singleLine(job.id)}${details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`}.`,
  )
  return { jobId: job.id, origin: 'created', job, replaced }
}

/** Logs the instruction, which is sent next. */
async function announceRequest(
  instruction: Instruction,
  { onRequest }: SendOptions,
  { deadline, log }: RunContext,
): Promise<void> {
  const shown = lines(instruction.text)
  const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : []
  log.group(
    `Instruction (${instruction.text.length} characters)`,
    [...shown.slice(0, maxShownLines), ...more].join('\n'),
  )
  deadline.signal.throwIfAborted()
  await onRequest(instruction)
  deadline.signal.throwIfAborted()
}
