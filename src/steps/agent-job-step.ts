import { jobComment } from '../agent-job/job-comment.ts'
import { failsStep } from '../agent-job/job-outcome.ts'
import { attachHint, describeResult, jobReport } from '../agent-job/job-report.ts'
import { isTerminal } from '../agent-job/job-status.ts'
import { type AgentJobResult, runAgentJob } from '../agent-job/run-agent-job.ts'
import { createGitHubClient, type GitHubClient } from '../github/github-client.ts'
import { composeInstruction } from '../github/instruction.ts'
import { openIssueThread } from '../github/issue-thread.ts'
import { decideGate } from '../github/permission-gate.ts'
import type { Skip, Trigger } from '../github/trigger.ts'
import type { AgentJobOperation } from '../inputs/inputs.ts'
import type { Outputs } from '../runner/outputs.ts'
import { workflowRunUrl } from '../runner/workflow-run.ts'
import { createServiceClient } from '../service/client.ts'
import type { KnownJob } from '../service/contract.ts'
import { singleLine } from '../untrusted-text.ts'
import { skippedEnd } from './skipped-step.ts'
import type { Step, StepEnd } from './step.ts'

// After an abort, the comment is still updated, within the time before the runner kills the process.
const closingMs = 800

/** Runs the operation `agent-job`: the gate, the instruction, the job, and the comment. */
export async function agentJobStep(operation: AgentJobOperation, step: Step): Promise<StepEnd> {
  const { agentJob: inputs, trigger } = operation
  const { context } = step
  const github = createGitHubClient(
    {
      token: trigger.inputs.githubToken,
      repository: process.env['GITHUB_REPOSITORY'] ?? '',
      signal: abortedAfter(context.deadline.signal, closingMs),
    },
    context,
  )
  const skip = trigger.skip ?? (await gateSkip(trigger, github))
  // The gate also refuses if it is interrupted. Then the run is interrupted, not skipped.
  context.deadline.signal.throwIfAborted()
  if (skip !== undefined) return skippedEnd(skip)
  const instruction = await composeInstruction(trigger.inputs.promptFrom, trigger.event, inputs.prompt)
  if (instruction !== undefined && instruction.removed !== '') {
    context.log.notice(`Removed from the quoted text: ${instruction.removed}.`)
  }
  const thread = openIssueThread(trigger, {
    client: github,
    runId: process.env['GITHUB_RUN_ID'] ?? '',
    log: context.log,
  })
  const comment = { waits: inputs.wait, runUrl: workflowRunUrl() }
  const result = await runJob(operation, instruction?.text, step, async (jobId) => {
    await thread.show(jobComment({ ...comment, outcome: 'started', jobId, pullRequest: undefined }))
    await thread.removeLabel()
  })
  const { jobId } = result
  if (jobId !== undefined) await thread.show(jobComment({ ...comment, ...result, jobId }))
  return endOf(result, operation, instruction?.text, step)
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

async function runJob(
  { service, agentJob: inputs }: AgentJobOperation,
  instruction: string | undefined,
  { context, redact, setOutputs }: Step,
  onStarted: (jobId: string) => Promise<void>,
): Promise<AgentJobResult> {
  const client = createServiceClient({ ...service, redact }, context)
  if (inputs.jobId !== undefined) setOutputs({ jobId: inputs.jobId })
  let lastStatus: string | undefined
  const onJob = (job: KnownJob): void => {
    if (job.status !== lastStatus) setOutputs(jobOutputs(job))
    lastStatus = job.status
  }
  return runAgentJob({ instruction, inputs, client, onJob, onStarted }, context)
}

function endOf(
  result: AgentJobResult,
  { agentJob: inputs }: AgentJobOperation,
  instruction: string | undefined,
  { context, startedAtMs }: Step,
): StepEnd {
  const { outcome, jobId, job, pullRequest } = result
  const message = describeResult(result)
  // After a follow-up message, the last status can still belong to the previous turn.
  const isCutShort = outcome === 'timed-out' || outcome === 'cancelled'
  const stillRuns = isCutShort || (outcome === 'error' && job !== undefined && !isTerminal(job.status))
  const hint = jobId !== undefined && stillRuns ? attachHint(singleLine(jobId)) : undefined
  const durationMs = context.clock.now() - startedAtMs
  // fail-on applies only if there is a job.
  const fails = failsStep(outcome, inputs.failOn) || ('error' in result && jobId === undefined)
  return {
    outcome,
    outputs: {
      ...(job && jobOutputs(job)),
      prLink: pullRequest?.url,
      prNumber: pullRequest?.number,
      prRepository: pullRequest?.repository,
    },
    message: [message, hint, pullRequest?.url].filter((part) => part !== undefined).join(' '),
    report: jobReport({ ...result, message, stillRuns, instruction, durationMs }),
    severity: fails ? 'error' : 'info',
    ...('error' in result && { error: result.error }),
  }
}

/** Returns the outputs that are known at any time. The pull request of this turn is known only at the end. */
function jobOutputs(job: KnownJob): Outputs {
  return {
    jobId: job.id,
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
