import { ActionError, messageOf } from '../errors.ts'
import { Cancelled, DeadlineExceeded } from '../deadline.ts'
import type { Log } from '../log.ts'
import type { RunContext } from '../run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/contract.ts'
import { StatusError } from '../service/errors.ts'
import { lines, singleLine } from '../untrusted-text.ts'
import { describeRepeat, describeReplaced, type EarlierJob, type ReplacedJob } from './earlier-job.ts'
import { classifyStatus } from './job-status.ts'
import { pollJob } from './poll-job.ts'
import { parsePullRequestLink, type PullRequest, type PullRequestState } from './pull-request.ts'

const maxShownLines = 30
// With these statuses, the service certainly did not accept the message.
const refusedStatuses: ReadonlySet<number> = new Set([400, 404, 409])

/** How a run came to its job: it created it, sent a follow-up message to it, or only waits for it. */
export type JobOrigin = 'created' | 'continued' | 'attached'

/** An earlier request to the same job. */
export interface ContinuedRequest {
  /** The open pull request of the job, if it is known. */
  pullRequest: PullRequest | undefined
}

/** Returns the text to send. Undefined: to a new job. */
export type Instruct = (continued: ContinuedRequest | undefined) => string

export interface StartOptions {
  /** Called at most once. If undefined, the run attaches to `jobId` and sends nothing. */
  compose: (() => Promise<Instruct>) | undefined
  /** Called before each create and message. */
  onRequest: () => Promise<void>
  inputs: { jobId: string | undefined; wait: boolean; pollIntervalMs: number }
  earlierJob: EarlierJob | undefined
  /** Whether an earlier attempt of the run may have sent the request. Then it is sent again, with a warning. */
  mayBeRepeated: boolean
  /** Returns what the pull request of a job is now; undefined if that cannot be known. */
  readPullRequestState: (pullRequest: PullRequest) => Promise<PullRequestState | undefined>
  client: Omit<ServiceClient, 'readPage'>
}

export interface Start {
  jobId: string
  origin: JobOrigin
  /** The job in the last answer of the service; undefined if there is none. */
  job: Job | undefined
  /** The job of an earlier run that did not get the request. */
  replaced?: ReplacedJob
}

/**
 * Creates a job, sends a follow-up message, or attaches to a job. Sends at most one create and one message. A create
 * follows a message only if the service certainly did not accept the message.
 *
 * @throws ActionError, UncertainPostError, and what `compose` and the client throw
 */
export async function startJob(options: StartOptions, context: RunContext): Promise<Start> {
  const { compose, inputs, earlierJob, client } = options
  const { log } = context
  if (compose === undefined) {
    if (inputs.jobId === undefined) throw new Error('There is neither an instruction nor a job to wait for.')
    return attach(inputs.jobId, log)
  }
  // With another job-id than in the earlier attempt, this is another request.
  const isSameJob = inputs.jobId === undefined || inputs.jobId === earlierJob?.jobId
  if (earlierJob?.startedBy === 'earlier-attempt' && isSameJob) {
    const earlier = await lookAt(earlierJob.jobId, client)
    if (!isReplaced(earlier)) return attachAgain(earlierJob.jobId, earlier, log)
    log.notice(
      describeReplaced(earlier, inputs.jobId === undefined ? undefined : 'the message is sent again'),
    )
  }
  const instruct = await compose()
  if (options.mayBeRepeated) log.warning(describeRepeat('unknown'))
  if (inputs.jobId !== undefined) {
    return sendMessage(inputs.jobId, instruct({ pullRequest: undefined }), options, context)
  }
  if (earlierJob?.startedBy !== 'earlier-run') return createJob(instruct(undefined), options, context)
  const continued = await continueJob(earlierJob.jobId, instruct, options, context)
  if (!isReplaced(continued)) return continued
  return { ...(await createJob(instruct(undefined), options, context)), replaced: continued }
}

function attach(jobId: string, log: Log): Start {
  log.info(`Attaching to agent job ${singleLine(jobId)}.`)
  return { jobId, origin: 'attached', job: undefined }
}

function attachAgain(jobId: string, job: Job, log: Log): Start {
  log.notice(
    `This is a re-run. It attaches to agent job ${jobId} of the earlier attempt and does not send the request again.`,
  )
  return { jobId, origin: 'attached', job }
}

async function createJob(instruction: string, options: StartOptions, context: RunContext): Promise<Start> {
  await announce(instruction, options, context)
  const job = await options.client.createJob(instruction)
  const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null)
  context.log.info(
    `Created agent job ${singleLine(job.id)}${details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`}.`,
  )
  return { jobId: job.id, origin: 'created', job }
}

async function sendMessage(
  jobId: string,
  instruction: string,
  options: StartOptions,
  context: RunContext,
): Promise<Start> {
  await announce(instruction, options, context)
  const job = await options.client.sendMessage(jobId, instruction)
  context.log.info(`Sent a follow-up message to agent job ${singleLine(jobId)}.`)
  return { jobId, origin: 'continued', job }
}

/** Logs the instruction, which is sent next. */
async function announce(
  instruction: string,
  { onRequest }: StartOptions,
  { deadline, log }: RunContext,
): Promise<void> {
  const shown = lines(instruction)
  const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : []
  log.group(
    `Instruction (${instruction.length} characters)`,
    [...shown.slice(0, maxShownLines), ...more].join('\n'),
  )
  await onRequest()
  deadline.signal.throwIfAborted()
}

/** Sends the request to the job of an earlier run. */
async function continueJob(
  jobId: string,
  instruct: Instruct,
  options: StartOptions,
  context: RunContext,
): Promise<Start | ReplacedJob> {
  let job = await lookAt(jobId, options.client)
  if (!isReplaced(job) && classifyStatus(job.status) !== 'terminal' && options.inputs.wait) {
    job = await waitForTurn(jobId, job, options, context)
  }
  if (isReplaced(job)) {
    context.log.notice(describeReplaced(job))
    return job
  }
  const pullRequest = job.prLink === null ? undefined : parsePullRequestLink(job.prLink)
  const state = pullRequest && (await options.readPullRequestState(pullRequest))
  if (pullRequest !== undefined && (state === 'merged' || state === 'closed')) {
    const replaced: ReplacedJob = { jobId, why: state, pullRequest }
    context.log.notice(describeReplaced(replaced))
    return replaced
  }
  try {
    return await sendMessage(jobId, instruct({ pullRequest }), options, context)
  } catch (error) {
    if (!(error instanceof StatusError && refusedStatuses.has(error.status))) throw error
    const replaced: ReplacedJob = { jobId, why: 'refused' }
    context.log.notice(`${describeReplaced(replaced)} ${messageOf(error)}`)
    return replaced
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

/** Retrieves an earlier job. */
function lookAt(jobId: string, client: StartOptions['client']): Promise<Job | ReplacedJob> {
  return usable(jobId, client.getJob(jobId))
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

function isReplaced(result: Job | Start | ReplacedJob): result is ReplacedJob {
  return 'why' in result
}
