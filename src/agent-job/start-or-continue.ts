import { Cancelled, DeadlineExceeded } from '../shared/deadline.ts'
import { GitHubError } from '../github/github-call.ts'
import type { PullRequestVersion } from '../github/github-objects.ts'
import type { Instruct, Instruction } from '../github/instruction/compose-instruction.ts'
import type { ContinuedJob } from '../github/instruction/reference.ts'
import type { ThreadMemory } from '../github/thread/issue-thread.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import {
  parsePullRequestLink,
  type PullRequestLink,
  type PullRequestState,
} from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/contract.ts'
import { ServiceError } from '../service/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { lines, singleLine } from '../shared/untrusted-text.ts'
import { describeReplaced, otherMaybeSent, repeated } from './job-report.ts'
import { pollJob } from './poll-job.ts'
import { isTerminal, mayOtherBeSent, type ReplacedJob, type Start, type StartedJob } from './request-state.ts'

const maxShownLines = 30
// With these statuses, the service certainly did not accept the message.
const refusedStatuses: ReadonlySet<number> = new Set([400, 404, 409])

/** The inputs that say which job to use, and what to wait for. */
export interface JobInputs {
  jobId: string | undefined
  wait: boolean
  /** Longest delay between two polls. */
  pollIntervalMs: number
}

export interface StartOptions {
  /** Undefined: the run attaches to `jobId` and sends nothing. */
  instruct: Instruct | undefined
  inputs: JobInputs
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
 * Decides how the run comes to its job. Sends nothing that writes. If `wait` is true, waits until the job to continue has
 * ended its work on an earlier request.
 *
 * @param onReplaced called before the instruction is composed, if the job of an earlier attempt does not get the request
 * @throws ActionError, and what `instruct` and the client throw
 */
export async function decideStart(
  options: StartOptions,
  context: RunContext,
  onReplaced: (replaced: ReplacedJob) => void = () => undefined,
): Promise<Start> {
  const { instruct, inputs, earlier, threadJobId } = options
  if (instruct === undefined) {
    if (inputs.jobId === undefined) throw new Error('There is neither an instruction nor a job to wait for.')
    return { origin: 'attached', jobId: inputs.jobId }
  }
  let replaced: ReplacedJob | undefined
  const attemptJobId = earlier.ofRun?.jobId
  if (attemptJobId !== undefined) {
    const job = await usable(attemptJobId, options.client.getJob(attemptJobId))
    if (!isReplaced(job)) return { origin: 'attached', jobId: job.id, job }
    replaced = job
    onReplaced(job)
  }
  if (inputs.jobId !== undefined) {
    const instruction = await instruct({ pullRequest: undefined })
    return { origin: 'continued', jobId: inputs.jobId, instruction, replaced }
  }
  // Before the service is asked about the job of the thread: there may be nothing to ask for.
  const instruction = await instruct()
  if (replaced !== undefined || threadJobId === undefined) return { origin: 'created', instruction, replaced }
  const continued = await jobToContinue(threadJobId, options, context)
  if (isReplaced(continued)) return { origin: 'created', instruction, replaced: continued }
  return {
    origin: 'continued',
    jobId: threadJobId,
    instruction: await instruct(continued),
    fallback: instruction,
  }
}

/** Returns the pull request of an earlier job on the thread, or why the job does not get the request. */
async function jobToContinue(
  jobId: string,
  options: StartOptions,
  context: RunContext,
): Promise<ContinuedJob | ReplacedJob> {
  let job = await usable(jobId, options.client.getJob(jobId))
  if (!isReplaced(job) && !isTerminal(job.status) && options.inputs.wait) {
    job = await waitForTurn(jobId, job, options, context)
  }
  if (isReplaced(job)) return job
  const pullRequest = parsePullRequestLink(job.prLink)
  const state = pullRequest && (await stateOf(pullRequest, options, context))
  const isOver = state === 'merged' || state === 'closed'
  return pullRequest !== undefined && isOver ? { jobId, why: state, pullRequest } : { pullRequest }
}

async function stateOf(
  pullRequest: PullRequestLink,
  { readPullRequest }: StartOptions,
  { log }: RunContext,
): Promise<PullRequestState | undefined> {
  try {
    return (await readPullRequest(pullRequest))?.state
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.notice(
      `It is unknown whether the pull request ${pullRequest.url} of the earlier job is still open, so the request goes to that job. ${messageOf(error)}`,
    )
    return undefined
  }
}

async function waitForTurn(
  jobId: string,
  job: Job,
  { client, inputs }: StartOptions,
  context: RunContext,
): Promise<Job | ReplacedJob> {
  context.log.info(
    `Agent job ${singleLine(jobId)} is still working on an earlier request. Waiting for it to end.`,
  )
  const { pollIntervalMs } = inputs
  try {
    const ended = pollJob(
      { origin: 'attached', jobId, job, pollIntervalMs, pollJob: client.pollJob },
      context,
    )
    return await usable(jobId, ended)
  } catch (error) {
    if (!(error instanceof DeadlineExceeded || error instanceof Cancelled)) throw error
    throw new ActionError(
      `${messageOf(error)} Agent job ${singleLine(jobId)} was still working on an earlier request, so this request was not sent.`,
      { cause: error },
    )
  }
}

async function usable(jobId: string, reading: Promise<Job>): Promise<Job | ReplacedJob> {
  try {
    const job = await reading
    const { status } = job
    return status === 'failed' || status === 'archived' ? { jobId, why: status } : job
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) throw error
    return { jobId, why: 'gone' }
  }
}

function isReplaced(result: object): result is ReplacedJob {
  return 'why' in result
}

/** Called before each create and message. */
type OnRequest = (instruction: Instruction) => Promise<void>

/** Returns what {@link startOrContinue} would do, with the ID of a job, which others chose. */
export function describeStart(start: Start): string {
  const { replaced } = start
  switch (start.origin) {
    case 'attached':
      return `The step would attach to agent job ${start.jobId} and send nothing.`
    case 'continued': {
      const message = `The step would send a follow-up message to agent job ${start.jobId}.`
      return start.fallback === undefined
        ? message
        : `${message} If the service refuses the message, the step would start a new job.`
    }
    case 'created':
      return replaced === undefined
        ? 'The step would start a new agent job.'
        : describeReplaced(replaced, 'the step would start a new job')
  }
}

/**
 * Creates a job, sends a follow-up message, or attaches to a job. Sends at most one create and one message. A create
 * follows a message only if the service certainly did not accept the message.
 *
 * @throws what `onRequest` and the client throw
 */
export async function startOrContinue(
  start: Start,
  options: Pick<StartOptions, 'earlier' | 'client'>,
  context: RunContext,
  onRequest: OnRequest,
): Promise<StartedJob> {
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
  if (options.earlier.ofRun?.mayBeSent === true) log.warning(repeated)
  if (mayOtherBeSent(options)) log.warning(otherMaybeSent)
  if (origin === 'created') return createJob(start, options.client, context, onRequest)
  await announceRequest(start.instruction, context, onRequest)
  try {
    const job = await options.client.sendMessage(start.jobId, start.instruction.text)
    log.info(`Sent a follow-up message to agent job ${singleLine(start.jobId)}.`)
    return { origin, jobId: start.jobId, job }
  } catch (error) {
    const isRefused = error instanceof ServiceError && refusedStatuses.has(error.status ?? 0)
    if (start.fallback === undefined || !isRefused) throw error
    const refused: ReplacedJob = { jobId: start.jobId, why: 'refused' }
    log.notice(`${describeReplaced(refused)} ${messageOf(error)}`)
    return createJob({ instruction: start.fallback, replaced: refused }, options.client, context, onRequest)
  }
}

async function createJob(
  { instruction, replaced }: { instruction: Instruction; replaced?: ReplacedJob | undefined },
  client: StartOptions['client'],
  context: RunContext,
  onRequest: OnRequest,
): Promise<StartedJob> {
  await announceRequest(instruction, context, onRequest)
  const job = await client.createJob(instruction.text)
  const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null)
  context.log.info(
    `Created agent job ${singleLine(job.id)}${details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`}.`,
  )
  return { origin: 'created', jobId: job.id, job, replaced }
}

async function announceRequest(
  instruction: Instruction,
  { deadline, log }: RunContext,
  onRequest: OnRequest,
): Promise<void> {
  const shown = lines(instruction.shown ?? instruction.text)
  const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : []
  log.group(
    `Instruction (${formatCountOf(instruction.text.length, 'character')})`,
    [...shown.slice(0, maxShownLines), ...more].join('\n'),
  )
  deadline.signal.throwIfAborted()
  await onRequest(instruction)
}
