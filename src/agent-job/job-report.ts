import { Cancelled, DeadlineExceeded } from '../deadline.ts'
import { formatDuration } from '../duration.ts'
import { messageOf } from '../errors.ts'
import type { KnownJob } from '../service/contract.ts'
import { codeBlock, codeSpan } from '../untrusted-text.ts'
import { type AgentJobOutcome, titles } from './job-outcome.ts'
import type { PullRequest } from './pull-request.ts'
import type { AgentJobResult } from './run-agent-job.ts'

// The runner's limit is 1 MiB for the whole summary.
const maxInstructionCharacters = 65_536

/** Returns a sentence about the result for the log, the annotation and the summary. */
export function describeResult(result: AgentJobResult): string {
  switch (result.outcome) {
    case 'pr-created':
      return 'The agent job completed and created a pull request.'
    case 'no-pr':
      return 'The agent job completed without a pull request.'
    case 'archived':
      return 'The agent job was archived.'
    case 'failed':
      return 'The agent job failed. The agent met an error that it could not recover from.'
    case 'started':
      return 'The agent job has started.'
    case 'timed-out':
    case 'cancelled':
      return describeCutShort(result.error, result.jobId)
    case 'error':
      return messageOf(result.error)
  }
}

function describeCutShort(error: unknown, jobId: string | undefined): string {
  // Any other error comes from an interrupted create or message. Its message says what may have happened.
  if (!isPlainEnd(error)) return messageOf(error)
  if (jobId === undefined) return `${messageOf(error)} No agent job was started.`
  return error instanceof DeadlineExceeded
    ? 'The agent job did not end within timeout-minutes.'
    : messageOf(error)
}

/** Returns true if the message of the error contains no text of the service. */
function isPlainEnd(error: unknown): boolean {
  return error === undefined || error instanceof DeadlineExceeded || error instanceof Cancelled
}

/** Returns how to wait for a job that is still running. The service documents no way to cancel a job. */
export function attachHint(jobId: string, quote = (text: string): string => text): string {
  return `Agent job ${quote(jobId)} is still running. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`
}

export interface JobReport {
  outcome: AgentJobOutcome
  /** A sentence about the result. With an error, it may contain untrusted text. */
  message: string
  error?: unknown
  job: KnownJob | undefined
  jobId: string | undefined
  pullRequest: PullRequest | undefined
  stillRuns: boolean
  /** Undefined if the run sent nothing and only waited for the job. */
  instruction: string | undefined
  durationMs: number
}

/** Returns the job summary of an agent job, as Markdown. */
export function jobReport(report: JobReport): string {
  const { outcome, message, job, jobId, pullRequest, instruction } = report
  const rows: [string, string | null | undefined][] = [
    ['Agent job', jobId && codeSpan(jobId)],
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
    `## ${titles[outcome]}`,
    isPlainEnd(report.error) ? message : codeBlock(message),
    ...(jobId !== undefined && report.stillRuns ? [attachHint(jobId, codeSpan)] : []),
    [head, '|---|---|', ...rest].join('\n'),
    ...(instruction === undefined ? [] : [foldedInstruction(instruction)]),
  ].join('\n\n')
}

// In Markdown, a backslash before the closing bracket keeps a link open, and a pipe ends a table cell.
const markdownInUrl = /[\\|]/gu

/** Returns a Markdown link. `parsePullRequestLink` has validated the URL. */
export function linkTo({ url, repository, number }: PullRequest): string {
  const target = `<${url.replaceAll(markdownInUrl, encodeURIComponent)}>`
  return repository === undefined ? target : `[${codeSpan(`${repository}#${number ?? ''}`)}](${target})`
}

function foldedInstruction(instruction: string): string {
  const cut = instruction.length > maxInstructionCharacters
  const shown = cut ? instruction.slice(0, maxInstructionCharacters) : instruction
  const note = cut ? `\n\nThe first ${maxInstructionCharacters} of ${instruction.length} characters.` : ''
  return `<details><summary>Instruction</summary>\n\n${codeBlock(shown)}${note}\n\n</details>`
}
