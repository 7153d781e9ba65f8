import { ActionError, messageOf } from '../errors.ts'
import { Cancelled, DeadlineExceeded } from '../deadline.ts'
import type { Log } from '../log.ts'
import type { RunContext } from '../run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/contract.ts'
import { StatusError } from '../service/errors.ts'
import { lines, singleLine } from '../untrusted-text.ts'
import { describeRepeat } from './delivery.ts'
import { classifyStatus } from './job-status.ts'
import { refuseForeignJob } from './poll-failures.ts'
import { pollJob } from './poll-job.ts'

const maxShownLines = 30
const startsNew = 'so a new job is started'
// With these statuses, the service certainly did not accept the message.
const refusedStatuses: ReadonlySet<number> = new Set([400, 404, 409])

/** How a run came to its job: it created it, sent a follow-up message to it, or only waits for it. */
export type JobOrigin = 'created' | 'continued' | 'attached'

/** A job of an earlier attempt of this run, or of an earlier run on the same issue or pull request. */
export interface EarlierJob {
  jobId: string
  startedBy: 'earlier-attempt' | 'earlier-run'
}

export interface StartOptions {
  /** Returns the text to send. Called at most once. If undefined, the run attaches to `jobId` and sends nothing. */
  compose: (() => Promise<string>) | undefined
  /** Called before each create and message. */
  onRequest: () => Promise<void>
  inputs: { jobId: string | undefined; wait: boolean; pollIntervalMs: number }
  earlierJob: EarlierJob | undefined
  /** Whether an earlier attempt of the run may have sent the request. Then it is sent again, with a warning. */
  mayBeRepeated: boolean
  client: Omit<ServiceClient, 'readPage'>
}

export interface Start {
  jobId: string
  origin: JobOrigin
  /** The job in the last answer of the service; undefined if there is none. */
  job: Job | undefined
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
    const otherwise = inputs.jobId === undefined ? startsNew : 'so the message is sent again'
    const job = await findUsableJob(earlierJob.jobId, otherwise, client, log)
    if (job !== undefined) return attachAgain(earlierJob.jobId, job, log)
  }
  const instruction = await compose()
  logInstruction(instruction, log)
  if (options.mayBeRepeated) log.warning(describeRepeat('unknown'))
  if (inputs.jobId !== undefined) return sendMessage(inputs.jobId, instruction, options, context)
  if (earlierJob?.startedBy === 'earlier-run') {
    const continued = await continueJob(earlierJob.jobId, instruction, options, context)
    if (continued !== undefined) return continued
  }
  return createJob(instruction, options, context)
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

async function createJob(
  instruction: string,
  { client, onRequest }: StartOptions,
  { deadline, log }: RunContext,
): Promise<Start> {
  await onRequest()
  deadline.signal.throwIfAborted()
  const job = await client.createJob(instruction)
  const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null)
  log.info(
    `Created agent job ${singleLine(job.id)}${details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`}.`,
  )
  return { jobId: job.id, origin: 'created', job }
}

async function sendMessage(
  jobId: string,
  instruction: string,
  { client, onRequest }: StartOptions,
  { deadline, log }: RunContext,
): Promise<Start> {
  await onRequest()
  deadline.signal.throwIfAborted()
  const job = await client.sendMessage(jobId, instruction)
  log.info(`Sent a follow-up message to agent job ${singleLine(jobId)}.`)
  return { jobId, origin: 'continued', job }
}

/** Sends the request to the job of an earlier run. Returns undefined if that job cannot be continued. */
async function continueJob(
  jobId: string,
  instruction: string,
  options: StartOptions,
  context: RunContext,
): Promise<Start | undefined> {
  const { client, inputs } = options
  const job = await findUsableJob(jobId, startsNew, client, context.log)
  if (job === undefined) return undefined
  if (classifyStatus(job.status) !== 'terminal' && inputs.wait) {
    const isUsable = await waitForTurn(jobId, job, options, context)
    if (!isUsable) return undefined
  }
  try {
    return await sendMessage(jobId, instruction, options, context)
  } catch (error) {
    if (!(error instanceof StatusError && refusedStatuses.has(error.status))) throw error
    context.log.notice(
      `Agent job ${singleLine(jobId)} did not accept the follow-up message, ${startsNew}. ${messageOf(error)}`,
    )
    return undefined
  }
}

/** Waits until the job has ended its turn. Returns false if it can no longer be continued. */
async function waitForTurn(
  jobId: string,
  job: Job,
  { client, inputs }: StartOptions,
  context: RunContext,
): Promise<boolean> {
  context.log.info(
    `Agent job ${singleLine(jobId)} is still working on an earlier request. Waiting for it to end.`,
  )
  try {
    const ended = await pollJob(
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
    return isUsable(ended, jobId, startsNew, context.log)
  } catch (error) {
    if (error instanceof DeadlineExceeded || error instanceof Cancelled) {
      throw new ActionError(
        `${messageOf(error)} Agent job ${singleLine(jobId)} was still working on an earlier request, so this request was not sent.`,
        { cause: error },
      )
    }
    if (!isMissing(error)) throw error
    logMissing(jobId, startsNew, context.log)
    return false
  }
}

/**
 * Retrieves an earlier job. Returns undefined if it cannot be used.
 *
 * @param otherwise what happens then, for the log
 */
async function findUsableJob(
  jobId: string,
  otherwise: string,
  client: StartOptions['client'],
  log: Log,
): Promise<Job | undefined> {
  try {
    const job = await client.getJob(jobId)
    refuseForeignJob(jobId, job)
    return isUsable(job, jobId, otherwise, log) ? job : undefined
  } catch (error) {
    if (!isMissing(error)) throw error
    logMissing(jobId, otherwise, log)
    return undefined
  }
}

function isUsable({ status }: Job, jobId: string, otherwise: string, log: Log): boolean {
  if (status !== 'failed' && status !== 'archived') return true
  log.notice(`Agent job ${singleLine(jobId)} of an earlier request is ${status}, ${otherwise}.`)
  return false
}

function isMissing(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404
}

function logMissing(jobId: string, otherwise: string, log: Log): void {
  log.notice(`Agent job ${singleLine(jobId)} of an earlier request no longer exists, ${otherwise}.`)
}

function logInstruction(instruction: string, log: Log): void {
  const shown = lines(instruction)
  const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : []
  log.group(
    `Instruction (${instruction.length} characters)`,
    [...shown.slice(0, maxShownLines), ...more].join('\n'),
  )
}
