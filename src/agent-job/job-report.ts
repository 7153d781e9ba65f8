import { Cancelled, DeadlineExceeded } from '../deadline.ts'
import { formatDuration } from '../clock.ts'
import { messageOf } from '../errors.ts'
import { codeBlock, codeSpan } from '../untrusted-text.ts'
import { describeRepeat, replacedMarkdown } from './earlier-job.ts'
import { type AgentJobOutcome, outcomeRows } from './job-outcome.ts'
import { linkTo } from './pull-request.ts'
import type { AgentJobResult, JobFacts } from './run-agent-job.ts'
import type { JobOrigin } from './start-job.ts'

// The runner's limit is 1 MiB for the whole summary.
const maxInstructionCharacters = 65_536

/** Returns a sentence about the result for the log, the annotation and the summary. */
export function describeResult(result: AgentJobResult): string {
  if (!('error' in result)) return outcomeRows[result.outcome].sentence
  const { error, jobId } = result
  // The message of an interrupted create or message says what may have happened.
  if (!isPlainEnd(error)) return messageOf(error)
  if (jobId === undefined) return `${messageOf(error)} No agent job was started.`
  return error instanceof DeadlineExceeded ? `The agent job did not end ${error.limit}.` : messageOf(error)
}

/** Returns true if the message of the error contains no text of the service. */
function isPlainEnd(error: unknown): boolean {
  return error === undefined || error instanceof DeadlineExceeded || error instanceof Cancelled
}

/** Returns how to wait for a job that is still running. The service documents no way to cancel a job. */
export function attachHint(jobId: string, quote = (text: string): string => text): string {
  return `Agent job ${quote(jobId)} is still running. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`
}

export interface JobReport extends JobFacts {
  outcome: AgentJobOutcome
  /** A sentence about the result. With an error, it may contain untrusted text. */
  message: string
  error?: unknown
  /** Whether an earlier attempt may have sent the request, too. */
  mayBeRepeated: boolean
  stillRuns: boolean
  /** Undefined if the run composed none, because it only waits for the job. */
  instruction: SentInstruction | undefined
  durationMs: number
}

/** The text that was sent to the agent. */
export interface SentInstruction {
  text: string
  /** What was removed from the quoted text, in the words of this action. Empty if nothing was. */
  removed: string
}

const origins: Readonly<Record<JobOrigin, string | undefined>> = {
  created: undefined,
  continued: 'continued with a follow-up message',
  attached: 'existing job; nothing was sent',
}

/** Returns the job summary of an agent job, as Markdown. */
export function jobReport(report: JobReport): string {
  const { outcome, message, job, jobId, pullRequest, instruction } = report
  const rows: [string, string | null | undefined][] = [
    ['Agent job', jobId && codeSpan(jobId)],
    ['Origin', report.origin && origins[report.origin]],
    ['Pull request', pullRequest && linkTo(pullRequest)],
    ['Status', job && codeSpan(job.status)],
    ['Model', job?.model && codeSpan(job.model)],
    ['Source', job?.sourceRepository && codeSpan(job.sourceRepository)],
    ['Branch', job?.sourceRef && codeSpan(job.sourceRef)],
    ['Duration', formatDuration(report.durationMs)],
  ]
  const [head, ...rest] = rows
    .filter(([, cell]) => cell !== undefined && cell !== null && cell !== '')
    .map(([name, cell]) => `| ${name} | ${cell ?? ''} |`)
  return [
    `## ${outcomeRows[outcome].title}`,
    isPlainEnd(report.error) ? message : codeBlock(message),
    ...(report.replaced === undefined ? [] : [replacedMarkdown(report.replaced)]),
    ...(report.mayBeRepeated ? [describeRepeat(report.delivery)] : []),
    ...(jobId !== undefined && report.stillRuns ? [attachHint(jobId, codeSpan)] : []),
    [head, '|---|---|', ...rest].join('\n'),
    ...(instruction === undefined
      ? []
      : ['<details><summary>Instruction</summary>', ...instructionBlock(instruction), '</details>']),
  ].join('\n\n')
}

/** Returns the instruction as paragraphs of Markdown, cut to what fits into the summary. */
export function instructionBlock({ text, removed }: SentInstruction): string[] {
  const cut = text.length > maxInstructionCharacters
  const shown = cut ? text.slice(0, maxInstructionCharacters) : text
  return [
    codeBlock(shown),
    ...(cut ? [`The first ${maxInstructionCharacters} of ${text.length} characters.`] : []),
    ...(removed === '' ? [] : [`Removed from the quoted text: ${removed}.`]),
  ]
}
