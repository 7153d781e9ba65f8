import type { AgentJobInputs } from './agent-job/agent-job-inputs.ts'
import { jobComment } from './agent-job/job-comment.ts'
import { attachHint, describeResult, failsStep, jobReport, type JobReport } from './agent-job/job-report.ts'
import { isTerminal } from './agent-job/job-status.ts'
import { parsePullRequestLink } from './agent-job/pull-request.ts'
import { runAgentJob, type KnownJob } from './agent-job/run-agent-job.ts'
import { systemClock } from './clock.ts'
import { messageOf } from './errors.ts'
import { createGitHubClient, type GitHubClient } from './github/github-client.ts'
import { openIssueThread } from './github/issue-thread.ts'
import { decideGate } from './github/permission-gate.ts'
import { labelMismatch, refuseEmptyText, type Skip, type Trigger } from './github/trigger.ts'
import type { Inputs } from './inputs.ts'
import type { Outputs } from './outputs.ts'
import { workflowRunUrl } from './runner/workflow-run.ts'
import { createServiceClient } from './service/client.ts'
import { skippedEnd } from './skipped-end.ts'
import type { Step, StepEnd } from './step.ts'
import { singleLine } from './untrusted-text.ts'

type AgentJobOperation = Extract<Inputs, { operation: 'agent-job' }>

// After an abort GitHub is still told how the job ended, within the time that the runner leaves.
const closingMs = 800

/** Runs an agent job as the step's operation: the gate, the job, and what the issue is told of it. */
export async function agentJobStep(operation: AgentJobOperation, step: Step): Promise<StepEnd> {
  const { agentJob: inputs, trigger } = operation
  const github = createGitHubClient({
    token: trigger.inputs.githubToken,
    repository: process.env['GITHUB_REPOSITORY'] ?? '',
    signal: abortedAfter(step.deadline.signal, closingMs),
  })
  const skip = labelMismatch(trigger) ?? (await gateSkip(trigger, github))
  // A gate that was cut short refuses, too; but then the run did not skip, it ended.
  step.deadline.signal.throwIfAborted()
  if (skip !== undefined) return skippedEnd(skip, step)
  refuseEmptyText(trigger)
  if (trigger.removed !== '') step.log.notice(`Taken out of the text that is quoted: ${trigger.removed}.`)
  const thread = openIssueThread(trigger, {
    client: github,
    runId: process.env['GITHUB_RUN_ID'] ?? '',
    log: step.log,
  })
  const runUrl = workflowRunUrl()
  const { outcome, job, end } = await runJob(operation, step, async (jobId) => {
    await thread.show(jobComment({ outcome: 'started', jobId, prLink: null, runUrl }))
    await thread.removeLabel()
  })
  const jobId = job?.id ?? inputs.jobId
  if (jobId !== undefined)
    await thread.show(jobComment({ outcome, jobId, prLink: job?.prLink ?? null, runUrl }))
  return end
}

async function gateSkip({ inputs, event }: Trigger, github: GitHubClient): Promise<Skip | undefined> {
  const { allowedPermissions, allowedBots } = inputs
  const decision = await decideGate({
    event,
    allowedPermissions,
    allowedBots,
    permissionOf: github.permissionOf,
  })
  return decision.allowed ? undefined : decision
}

interface JobEnd {
  outcome: JobReport['outcome']
  job: KnownJob | undefined
  end: StepEnd
}

/** Errors become the end of the step here, because a job that is known belongs to the report. */
async function runJob(
  { service, agentJob: inputs }: AgentJobOperation,
  step: Step,
  onStarted: (jobId: string) => Promise<void>,
): Promise<JobEnd> {
  const context = { clock: systemClock, deadline: step.deadline, log: step.log, random: Math.random }
  const client = createServiceClient({ ...service, redact: step.redact }, context)
  const latest: { job?: KnownJob } = {}
  if (inputs.jobId !== undefined) step.setOutputs({ jobId: inputs.jobId })
  const onJob = (job: KnownJob): void => {
    const { job: before } = latest
    latest.job = job
    if (before?.status !== job.status) step.setOutputs(outputsOf(job))
  }
  try {
    const result = await runAgentJob({ ...context, inputs, client, onJob, onStarted })
    const failed = result.outcome === 'cancelled' || failsStep(result.outcome, inputs)
    return endOf(result.outcome, describeResult(result), failed, latest.job, inputs, step)
  } catch (error) {
    // Nothing is known of a job: the boundary above knows as much.
    if (latest.job === undefined && inputs.jobId === undefined) throw error
    return endOf('error', messageOf(error), true, latest.job, inputs, step)
  }
}

function endOf(
  outcome: JobReport['outcome'],
  message: string,
  failed: boolean,
  job: KnownJob | undefined,
  inputs: AgentJobInputs,
  step: Step,
): JobEnd {
  const jobId = job?.id ?? inputs.jobId
  const stillRuns = job === undefined ? outcome !== 'error' : outcome !== 'started' && !isTerminal(job.status)
  const hint = jobId !== undefined && stillRuns ? attachHint(singleLine(jobId)) : undefined
  const link = parsePullRequestLink(job?.prLink ?? '')?.url
  const { prompt } = inputs
  const durationMs = Date.now() - step.startedAtMs
  const end: StepEnd = {
    outcome,
    message: [message, hint, link].filter((part) => part !== undefined).join(' '),
    report: jobReport({ outcome, message, job, jobId, stillRuns, prompt, durationMs }),
    severity: failed ? 'error' : 'info',
  }
  return { outcome, job, end }
}

function outputsOf(job: KnownJob): Outputs {
  const pullRequest = parsePullRequestLink(job.prLink ?? '')
  return {
    jobId: job.id,
    status: job.status,
    prLink: pullRequest?.url,
    prNumber: pullRequest?.number,
    prRepository: pullRequest?.repository,
    model: job.model,
    sourceRepository: job.sourceRepository,
    sourceRef: job.sourceRef,
    createdAt: job.createdAt,
    archivedAt: job.archivedAt,
  }
}

/** A signal that follows another with some delay. */
function abortedAfter(signal: AbortSignal, delayMs: number): AbortSignal {
  const later = new AbortController()
  signal.addEventListener('abort', () => {
    setTimeout(() => {
      later.abort(signal.reason)
    }, delayMs)
  })
  return later.signal
}
