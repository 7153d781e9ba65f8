import type { EarlierJob } from '../agent-job/earlier-job.ts'
import { jobComment } from '../agent-job/job-comment.ts'
import { failsStep } from '../agent-job/job-outcome.ts'
import { attachHint, describeResult, jobReport, type SentInstruction } from '../agent-job/job-report.ts'
import { isTerminal } from '../agent-job/job-status.ts'
import { type AgentJobResult, runAgentJob } from '../agent-job/run-agent-job.ts'
import type { Instruct, Start, StartOptions } from '../agent-job/start-job.ts'
import { createGitHubClient, type GitHubClient } from '../github/github-client.ts'
import { decideGate } from '../github/permission-gate.ts'
import {
  type AskedCommits,
  markHash,
  type RequestKey,
  type RequestState,
} from '../github/thread/comment-mark.ts'
import { type IssueThread, openIssueThread } from '../github/thread/issue-thread.ts'
import type { EarlierRequests } from '../github/thread/run-comment.ts'
import { type Skip, SkippedError, type Trigger } from '../github/trigger.ts'
import type { AgentJobOperation } from '../inputs/inputs.ts'
import type { RunContext } from '../run-context.ts'
import type { Outputs } from '../runner/outputs.ts'
import { workflowRun } from '../runner/workflow-run.ts'
import { createServiceClient } from '../service/client.ts'
import type { Job } from '../service/contract.ts'
import { singleLine } from '../untrusted-text.ts'
import { agentJobDryRun } from './agent-job-dry-run.ts'
import { composeRequest } from './agent-job-request.ts'
import { pullRequestStateReader } from './pull-request-state.ts'
import { skippedEnd, type StepContext, type StepEnd } from './step.ts'

// After an abort, the comment is still updated, within the time before the runner kills the process.
const closingMs = 800

/** Runs the operation `agent-job`: the gate, the instruction, the job, and the comment. */
export async function agentJobStep(operation: AgentJobOperation, context: StepContext): Promise<StepEnd> {
  try {
    return await runOperation(operation, context)
  } catch (error) {
    if (error instanceof SkippedError) return skippedEnd(error.skip)
    throw error
  }
}

/** @throws SkippedError if there is nothing to ask for */
async function runOperation(operation: AgentJobOperation, context: StepContext): Promise<StepEnd> {
  const { service, agentJob: inputs, trigger } = operation
  const github = gitHubOf(trigger, context)
  const skip = trigger.skip ?? (await gateSkip(trigger, github, context.deadline.signal))
  if (skip !== undefined) return skippedEnd(skip)
  const thread = threadOf(operation, github, context)
  await thread.checkOpen()
  // Without an instruction, the run only waits for a job.
  const sends = inputs.prompt !== undefined || trigger.inputs.promptFrom !== undefined
  const earlier = sends ? await thread.findEarlierRequests() : undefined
  const earlierJob = earlier && earlierJobOf(earlier)
  const composed = (): ReturnType<typeof composeRequest> =>
    composeRequest(operation, { askedHead: earlier?.askedHead, client: github }, context)
  if (service.dryRun) {
    const instruction = sends ? await composed() : undefined
    return agentJobDryRun(operation, { instruction, earlierJob }, context.log)
  }
  let sent: SentInstruction | undefined
  const compose = async (): Promise<Instruct> => {
    const { textFor, removed } = await composed()
    return (continued) => {
      sent = { text: textFor(continued), removed }
      return sent.text
    }
  }
  const start = {
    compose: sends ? compose : undefined,
    earlierJob,
    mayBeRepeated: earlier?.ofRun === 'requested',
    readPullRequestState: pullRequestStateReader(github, context.log),
  }
  const result = await runJob(operation, start, thread, context)
  return endOf({ ...result, mayBeRepeated: start.mayBeRepeated }, operation, sent, context)
}

function gitHubOf({ inputs }: Trigger, context: RunContext): GitHubClient {
  return createGitHubClient(
    {
      token: inputs.githubToken,
      repository: workflowRun().repository,
      signal: abortedAfter(context.deadline.signal, closingMs),
    },
    context,
  )
}

async function gateSkip(
  { inputs, event }: Trigger,
  { permissionOf }: GitHubClient,
  signal: AbortSignal,
): Promise<Skip | undefined> {
  return decideGate({ ...inputs, event, permissionOf }).finally(() => {
    // After an interruption, an answer or a failure of GitHub no longer counts.
    signal.throwIfAborted()
  })
}

function threadOf(operation: AgentJobOperation, client: GitHubClient, context: RunContext): IssueThread {
  const { service, trigger } = operation
  const { id: runId, attempt } = workflowRun()
  const key = (): RequestKey => ({
    runId,
    request: requestHash(operation),
    project: markHash(service.baseUrl.href, service.projectId),
  })
  const { deadline, log } = context
  return openIssueThread(trigger, { client, key, attempt, signal: deadline.signal, log })
}

/**
 * Returns what tells the request of this step from the others of the run. Job and action alone do not. The composed text
 * is left out, because it differs between attempts.
 */
function requestHash({ agentJob, trigger }: AgentJobOperation): string {
  const { prompt, quoteFile, jobId } = agentJob
  const { promptFrom, changes, paths, label } = trigger.inputs
  const { job, action } = workflowRun()
  const patterns = paths?.patterns.join('\n')
  return markHash(job, action, prompt, promptFrom, changes, patterns, quoteFile?.name, jobId, label)
}

/** An earlier attempt has this very request, so its job comes first. */
function earlierJobOf({ ofRun, ofThread }: EarlierRequests): EarlierJob | undefined {
  if (typeof ofRun === 'object') return { ...ofRun, startedBy: 'earlier-attempt' }
  return ofThread === undefined ? undefined : { jobId: ofThread, startedBy: 'earlier-run' }
}

async function runJob(
  { service, agentJob: inputs, trigger }: AgentJobOperation,
  start: Omit<StartOptions, 'inputs' | 'client' | 'onRequest'>,
  thread: IssueThread,
  context: StepContext,
): Promise<AgentJobResult> {
  const { redact, setOutputs } = context
  const client = createServiceClient({ ...service, redact }, context)
  const { mayBeRepeated, earlierJob } = start
  const comment = { runUrl: workflowRun().url, mayBeRepeated, pullRequest: undefined }
  let lastStatus: string | undefined
  const onJob = (job: Job): void => {
    if (job.status !== lastStatus) setOutputs(jobOutputs(job))
    lastStatus = job.status
  }
  const onJobId = (jobId: string): void => {
    setOutputs({ jobId })
  }
  const asked = askedCommits(trigger)
  const onRequest = async (): Promise<void> => {
    const unsent = {
      jobId: inputs.jobId,
      origin: undefined,
      delivery: 'unknown',
      replaced: undefined,
    } as const
    await thread.show(jobComment({ ...comment, ...unsent, outcome: 'requested' }), 'requested')
  }
  const onStarted = async ({ jobId, origin, replaced }: Start): Promise<void> => {
    setOutputs({ jobOrigin: origin })
    const outcome = inputs.wait ? 'waiting' : 'started'
    const started = { ...comment, outcome, jobId, origin, replaced, delivery: 'sent' } as const
    await thread.show(jobComment(started), { jobId, asked })
    await thread.removeLabel()
  }
  const result = await runAgentJob(
    { ...start, inputs, client, onRequest, onJobId, onJob, onStarted },
    context,
  )
  // A comment of an earlier attempt stays as it is.
  if ('error' in result && result.error instanceof SkippedError) throw result.error
  const known = result.jobId ?? (earlierJob?.startedBy === 'earlier-attempt' ? earlierJob.jobId : undefined)
  await thread.show(jobComment({ ...comment, ...result, jobId: known }), stateOf(result, asked))
  return result
}

/** Returns what the comment has to remember for the next run. */
function askedCommits({ inputs, event }: Trigger): AskedCommits | undefined {
  if (inputs.promptFrom !== 'commits' || event.branch === undefined) return undefined
  return { head: event.branch.head, branch: event.branch.name }
}

function stateOf(result: AgentJobResult, asked: AskedCommits | undefined): RequestState {
  const { outcome, origin, jobId, delivery } = result
  // If the request did not reach the job in job-id, a re-run must not attach to it. After a failure, the next run asks
  // about the same commits again.
  if (origin !== undefined && jobId !== undefined) {
    return { jobId, asked: outcome === 'failed' ? undefined : asked }
  }
  return delivery === 'not-sent' ? 'not-sent' : 'requested'
}

function endOf(
  result: AgentJobResult & Pick<StartOptions, 'mayBeRepeated'>,
  { agentJob: inputs }: AgentJobOperation,
  instruction: SentInstruction | undefined,
  { clock, startedAtMs }: StepContext,
): StepEnd {
  const { outcome, jobId, job, origin, delivery, pullRequest } = result
  const message = describeResult(result)
  // After a follow-up message, the last status can still belong to the previous turn.
  const isCutShort = outcome === 'timed-out' || outcome === 'cancelled'
  const isActive = job === undefined ? delivery === 'sent' : !isTerminal(job.status)
  const stillRuns = isCutShort || (outcome === 'error' && isActive)
  const hint = jobId !== undefined && stillRuns ? attachHint(singleLine(jobId)) : undefined
  const durationMs = clock.now() - startedAtMs
  return {
    outcome,
    outputs: {
      ...(job && jobOutputs(job)),
      jobOrigin: origin,
      prLink: pullRequest?.url,
      prNumber: pullRequest?.number,
      prRepository: pullRequest?.repository,
    },
    message: [message, hint, pullRequest?.url].filter((part) => part !== undefined).join(' '),
    report: jobReport({ ...result, message, stillRuns, instruction, durationMs }),
    severity: failsStep(result, inputs.failOn) ? 'error' : 'info',
    ...('error' in result && { error: result.error }),
  }
}

/** Returns the outputs that are known at any time. The pull request of this turn is known only at the end. */
function jobOutputs(job: Job): Outputs {
  return {
    status: job.status,
    model: job.model,
    sourceRepository: job.sourceRepository,
    sourceRef: job.sourceRef,
    createdAt: job.createdAt,
    archivedAt: job.archivedAt,
  }
}

/** Returns a signal that is aborted `delayMs` after another one. */
function abortedAfter(signal: AbortSignal, delayMs: number): AbortSignal {
  const later = new AbortController()
  signal.addEventListener('abort', () => {
    setTimeout(() => {
      later.abort(signal.reason)
    }, delayMs)
  })
  return later.signal
}
