import { formatDuration } from '../clock.ts'
import { Cancelled, DeadlineExceeded } from '../deadline.ts'
import { messageOf } from '../errors.ts'
import type { Instruction } from '../instruction.ts'
import { linkTo } from '../pull-request-link.ts'
import { codeBlock, codeSpan } from '../untrusted-text.ts'
import { isTerminal, outcomeRows } from './job-outcome.ts'
import { aboutEarlierRequests, type JobOrigin, originOf } from './request-state.ts'
import type { EndedRequest } from './run-agent-job.ts'

// The runner's limit is 1 MiB for the whole summary.
const maxInstructionCharacters = 65_536

/** Returns a sentence about the end for the log, the annotation and the summary. */
export function describeEnd({ outcome, error, jobId }: EndedRequest): string {
  const { sentence } = outcomeRows[outcome]
  if (sentence !== undefined) return sentence
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

/** Returns the ID of the job if it is still running when the run ends, although the run should have waited for its end. */
export function jobThatStillRuns({ outcome, progress, jobId, job }: EndedRequest): string | undefined {
  // After a follow-up message, the last status can still belong to the previous turn.
  const isCutShort = outcome === 'timed-out' || outcome === 'cancelled'
  const isSent = progress === 'created' || progress === 'continued'
  const isActive = job === undefined ? isSent : !isTerminal(job.status)
  return isCutShort || (outcome === 'error' && isActive) ? jobId : undefined
}

const origins: Readonly<Record<JobOrigin, string | undefined>> = {
  created: undefined,
  continued: 'continued with a follow-up message',
  attached: 'existing job; nothing was sent',
}

/** Returns the job summary of an agent job, as Markdown. */
export function jobReport(request: EndedRequest, durationMs: number): string {
  const { outcome, job, jobId, pullRequest, instruction } = request
  const origin = originOf(request)
  const message = describeEnd(request)
  const running = jobThatStillRuns(request)
  const rows: [string, string | null | undefined][] = [
    ['Agent job', jobId && codeSpan(jobId)],
    ['Origin', origin && origins[origin]],
    ['Pull request', pullRequest && linkTo(pullRequest)],
    ['Status', job && codeSpan(job.status)],
    ['Model', job?.model && codeSpan(job.model)],
    ['Source', job?.sourceRepository && codeSpan(job.sourceRepository)],
    ['Branch', job?.sourceRef && codeSpan(job.sourceRef)],
    ['Duration', formatDuration(durationMs)],
  ]
  const [head, ...rest] = rows
    .filter(([, cell]) => cell !== undefined && cell !== null && cell !== '')
    .map(([name, cell]) => `| ${name} | ${cell ?? ''} |`)
  return [
    `## ${outcomeRows[outcome].title}`,
    isPlainEnd(request.error) ? message : codeBlock(message),
    ...aboutEarlierRequests(request),
    ...(running === undefined ? [] : [attachHint(running, codeSpan)]),
    [head, '|---|---|', ...rest].join('\n'),
    ...(instruction === undefined
      ? []
      : ['<details><summary>Instruction</summary>', ...instructionBlock(instruction), '</details>']),
  ].join('\n\n')
}

/** Returns the instruction as paragraphs of Markdown, cut to what fits into the summary. */
export function instructionBlock({ text, removed }: Instruction): string[] {
  const cut = text.length > maxInstructionCharacters
  const shown = cut ? text.slice(0, maxInstructionCharacters) : text
  return [
    codeBlock(shown),
    ...(cut ? [`The first ${maxInstructionCharacters} of ${text.length} characters.`] : []),
    ...(removed === '' ? [] : [`Removed from the quoted text: ${removed}.`]),
  ]
}
