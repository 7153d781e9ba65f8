import type { AgentJobInputs } from './agent-job/agent-job-inputs.ts'
import { attachHint, describeResult, failsStep, jobReport, type JobReport } from './agent-job/job-report.ts'
import { isTerminal } from './agent-job/job-status.ts'
import { parsePullRequestLink } from './agent-job/pull-request.ts'
import { runAgentJob, type KnownJob } from './agent-job/run-agent-job.ts'
import { systemClock } from './clock.ts'
import { messageOf } from './errors.ts'
import type { ServiceInputs } from './inputs.ts'
import type { Outputs } from './outputs.ts'
import { createServiceClient } from './service/client.ts'
import type { Step, StepEnd } from './step.ts'
import { singleLine } from './untrusted-text.ts'

/** Runs an agent job as the step's operation. Errors become its end here, because a known job belongs to the report. */
export async function agentJobStep(
  service: ServiceInputs,
  inputs: AgentJobInputs,
  step: Step,
): Promise<StepEnd> {
  const context = { clock: systemClock, deadline: step.deadline, log: step.log, random: Math.random }
  const client = createServiceClient({ ...service, redact: step.redact }, context)
  const latest: { job?: KnownJob } = {}
  if (inputs.jobId !== undefined) step.setOutputs({ jobId: inputs.jobId })
  const onJob = (job: KnownJob): void => {
    const { job: before } = latest
    latest.job = job
    if (before?.status !== job.status || before.prLink !== job.prLink) step.setOutputs(outputsOf(job))
  }
  try {
    const result = await runAgentJob({ ...context, inputs, client, onJob })
    const failed = result.outcome === 'cancelled' || failsStep(result.outcome, inputs)
    return { ...endOf(result.outcome, describeResult(result), latest.job, inputs, step), failed }
  } catch (error) {
    // Nothing is known of a job: the boundary above knows as much.
    if (latest.job === undefined) throw error
    return { ...endOf('error', messageOf(error), latest.job, inputs, step), failed: true }
  }
}

function endOf(
  outcome: JobReport['outcome'],
  message: string,
  job: KnownJob | undefined,
  inputs: AgentJobInputs,
  { startedAtMs }: Step,
): Omit<StepEnd, 'failed'> {
  const jobId = job?.id ?? inputs.jobId
  const stillRuns = outcome !== 'started' && (job === undefined || !isTerminal(job.status))
  const link = parsePullRequestLink(job?.prLink ?? '')?.url
  const hint = jobId !== undefined && stillRuns ? attachHint(singleLine(jobId)) : undefined
  return {
    outcome,
    message: [message, hint, link].filter((part) => part !== undefined).join(' '),
    report: jobReport({
      outcome,
      message,
      job,
      jobId,
      stillRuns,
      prompt: inputs.prompt,
      durationMs: Date.now() - startedAtMs,
    }),
  }
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
