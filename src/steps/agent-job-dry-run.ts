import type { EarlierJob } from '../agent-job/earlier-job.ts'
import { instructionBlock } from '../agent-job/job-report.ts'
import type { Instruction } from '../github/instruction/compose-instruction.ts'
import type { Trigger } from '../github/trigger.ts'
import type { AgentJobOperation } from '../inputs/inputs.ts'
import type { Log } from '../log.ts'
import { serviceUrls } from '../service/urls.ts'
import { dryRunEnd, type StepEnd } from './step.ts'

export interface PlannedJob {
  /** Undefined if the run only waits for a job. */
  instruction: Instruction | undefined
  earlierJob: EarlierJob | undefined
}

/** Shows the requests and the instruction of an agent job and sends nothing to the service. */
export function agentJobDryRun(operation: AgentJobOperation, planned: PlannedJob, log: Log): StepEnd {
  const { instruction: composed, earlierJob } = planned
  const continues = operation.agentJob.jobId !== undefined || earlierJob?.startedBy === 'earlier-run'
  // The pull request is not known without a look at the job.
  const continuation = continues ? { pullRequest: undefined } : undefined
  const instruction = composed && { text: composed.textFor(continuation), removed: composed.removed }
  const shown = instruction === undefined ? [] : ['### Instruction', ...instructionBlock(instruction)]
  const end = dryRunEnd(jobRequests(operation, planned), shown, log)
  if (instruction !== undefined) {
    log.group(`Instruction (${instruction.text.length} characters)`, instruction.text)
  }
  return end
}

function jobRequests(
  { service, agentJob, trigger }: AgentJobOperation,
  { instruction, earlierJob }: PlannedJob,
): string {
  const urls = serviceUrls(service)
  const { wait } = agentJob
  const jobId = agentJob.jobId ?? earlierJob?.jobId
  const poll = `GET ${jobId === undefined ? `${urls.jobs.href}/<job id>` : urls.job(jobId).href}`
  return [
    ...(instruction === undefined ? [] : requestsThatSend(urls, agentJob.jobId, earlierJob)),
    ...(wait
      ? [`${poll}\n  repeated until the job ends, at most ${agentJob.pollIntervalMs / 1000} s apart`]
      : []),
    ...(!wait && instruction === undefined ? [poll] : []),
    ...requestsOnGitHub(trigger),
  ].join('\n')
}

/** Returns the requests that lead to a job. For an earlier job, they depend on its status. */
function requestsThatSend(
  urls: ReturnType<typeof serviceUrls>,
  jobId: string | undefined,
  earlierJob: EarlierJob | undefined,
): string[] {
  const withPrompt = (url: URL): string => `POST ${url.href}\n  with the instruction as its prompt`
  const request = withPrompt(jobId === undefined ? urls.jobs : urls.message(jobId))
  if (earlierJob === undefined) return [request]
  const isRerun = earlierJob.startedBy === 'earlier-attempt'
  return [
    `GET ${urls.job(earlierJob.jobId).href}\n  the job of an earlier ${isRerun ? 'attempt, which gets no second request' : 'request'}`,
    ...(isRerun ? [] : [withPrompt(urls.message(earlierJob.jobId))]),
    `or, if that job is failed, archived or gone:\n${request}`,
  ]
}

function requestsOnGitHub({ inputs, event }: Trigger): string[] {
  const { comment, issueNumber = event.number, label, removeLabel } = inputs
  const numbered = (number: number | undefined, before: string): string =>
    number === undefined ? '' : `${before}#${number}`
  return [
    ...(comment
      ? [`on GitHub: a comment${numbered(issueNumber, ' on ')}, edited when the job starts and when it ends`]
      : []),
    ...(removeLabel && label !== undefined
      ? [`on GitHub: the label "${label}" removed${numbered(event.number, ' from ')}`]
      : []),
  ]
}
