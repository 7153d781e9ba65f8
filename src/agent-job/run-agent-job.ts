import { Cancelled, type Interruption, interruptionOf } from '../deadline.ts'
import type { Log } from '../log.ts'
import type { RunContext } from '../run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job, KnownJob } from '../service/contract.ts'
import { lines, singleLine } from '../untrusted-text.ts'
import { type EndedOutcome, type FailableOutcome, outcomeOf } from './job-outcome.ts'
import { refuseForeignJob } from './poll-failures.ts'
import { pollJob } from './poll-job.ts'
import { parsePullRequestLink, type PullRequest } from './pull-request.ts'

const maxShownLines = 30

export interface AgentJobInputs {
  /**
   * From `prompt` or `prompt-file`. Undefined if the instruction is only the text of the event, or if the run sends
   * nothing.
   */
  prompt: string | undefined
  jobId: string | undefined
  wait: boolean
  pollIntervalMs: number
  failOn: ReadonlySet<FailableOutcome>
}

/** The result of an agent job. An {@link Interruption} means that its end is unknown. */
export type AgentJobResult = KnownAbout & ({ outcome: EndedOutcome | 'started' } | Interruption)

interface KnownAbout {
  /** Undefined if the run ended before the service answered the create. */
  jobId: string | undefined
  /** The job as last reported by the service; undefined if it reported nothing. */
  job: KnownJob | undefined
  /** The pull request of this turn of the job. */
  pullRequest: PullRequest | undefined
}

export interface AgentJobOptions {
  /** The text to send. If undefined, the run attaches to `jobId` and sends nothing. */
  instruction: string | undefined
  inputs: Pick<AgentJobInputs, 'jobId' | 'wait' | 'pollIntervalMs'>
  client: Omit<ServiceClient, 'listVisitors'>
  /** Called with every answer about the job, in order. */
  onJob: (job: KnownJob) => void
  /** Called once, when there is a job to wait for. An error that it throws ends the wait. */
  onStarted: (jobId: string) => Promise<void>
}

/** Starts a job or attaches to one, and waits for it if `wait` is true. Never throws: an error becomes a result. */
export async function runAgentJob(options: AgentJobOptions, context: RunContext): Promise<AgentJobResult> {
  const { inputs, client } = options
  const known: KnownAbout = { jobId: inputs.jobId, job: undefined, pullRequest: undefined }
  const onJob = (seen: Job): void => {
    const jobId = known.jobId ?? ''
    refuseForeignJob(jobId, seen)
    known.job = { ...seen, id: jobId }
    options.onJob(known.job)
  }
  try {
    const start = await startJob(options, context.log)
    known.jobId = start.jobId
    if (start.job !== undefined) onJob(start.job)
    await options.onStarted(start.jobId)
    if (context.deadline.signal.reason instanceof Cancelled) throw context.deadline.signal.reason
    if (!inputs.wait) {
      if (known.job === undefined) onJob(await client.getJob(start.jobId))
      if (!start.expectsNewTurn) known.pullRequest = pullRequestOf(known.job, context.log)
      return { ...known, outcome: 'started' }
    }
    const { pollIntervalMs } = inputs
    const ended = await pollJob({ ...start, onJob, pollJob: client.pollJob, pollIntervalMs }, context)
    known.pullRequest = pullRequestOf(ended, context.log)
    return { ...known, outcome: outcomeOf(ended.status, known.pullRequest !== undefined) }
  } catch (error) {
    return { ...known, ...interruptionOf(error) }
  }
}

interface Start {
  jobId: string
  /** The job in the answer to the create or the message. */
  job: Job | undefined
  wasCreatedByThisRun: boolean
  expectsNewTurn: boolean
}

async function startJob({ instruction, inputs, client }: AgentJobOptions, log: Log): Promise<Start> {
  const { jobId } = inputs
  if (instruction === undefined) {
    if (jobId === undefined) throw new Error('There is neither an instruction nor a job to wait for.')
    log.info(`Attaching to agent job ${jobId}.`)
    return { jobId, job: undefined, wasCreatedByThisRun: false, expectsNewTurn: false }
  }
  logInstruction(instruction, log)
  if (jobId !== undefined) {
    const job = await client.sendMessage(jobId, instruction)
    log.info(`Sent a follow-up message to agent job ${jobId}.`)
    return { jobId, job, wasCreatedByThisRun: false, expectsNewTurn: true }
  }
  const job = await client.createJob(instruction)
  const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null)
  log.info(
    `Created agent job ${singleLine(job.id)}${details.length === 0 ? '' : ` (${singleLine(details.join(', '))})`}.`,
  )
  return { jobId: job.id, job, wasCreatedByThisRun: true, expectsNewTurn: false }
}

function logInstruction(instruction: string, log: Log): void {
  const shown = lines(instruction)
  const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : []
  log.group(
    `Instruction (${instruction.length} characters)`,
    [...shown.slice(0, maxShownLines), ...more].join('\n'),
  )
}

function pullRequestOf(job: Job | undefined, log: Log): PullRequest | undefined {
  const prLink = job?.prLink ?? null
  if (prLink === null) return undefined
  const pullRequest = parsePullRequestLink(prLink)
  if (pullRequest === undefined) {
    log.warning(`prLink is ignored, because it is not a plain https URL: ${singleLine(prLink)}`)
  }
  return pullRequest
}
