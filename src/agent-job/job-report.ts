import { formatDuration } from '../shared/clock.ts'
import { Cancelled, DeadlineExceeded } from '../shared/deadline.ts'
import { messageOf } from '../shared/errors.ts'
import type { Instruction } from '../shared/instruction.ts'
import { codeBlock, codeSpan } from '../shared/untrusted-text.ts'
import { attachHint } from './job-outcome.ts'
import {
  aboutEarlierRequests,
  headlineOf,
  type JobOrigin,
  jobThatStillRuns,
  linkedHeadlineOf,
  linkToPullRequest,
  originOf,
} from './request-state.ts'
import type { EndedRequest } from './run-agent-job.ts'

// The runner's limit is 1 MiB for the whole summary.
const maxInstructionCharacters = 65_536

/** Returns what came of the request, for the log and the annotation. */
export function describeEnd(request: EndedRequest): string {
  const { error, jobId } = request
  if (error === undefined) return `${headlineOf(request)}.`
  // The message of an interrupted create or message says what may have happened.
  if (!isPlainEnd(error)) return messageOf(error)
  if (originOf(request) === undefined) {
    return `${messageOf(error)} ${jobId === undefined ? 'No agent job was started.' : 'The request was not sent.'}`
  }
  return error instanceof DeadlineExceeded ? `The agent job did not end ${error.limit}.` : messageOf(error)
}

/** Returns true if the message of the error contains no text of the service. */
function isPlainEnd(error: unknown): boolean {
  return error === undefined || error instanceof DeadlineExceeded || error instanceof Cancelled
}

const origins: Readonly<Record<JobOrigin, string | undefined>> = {
  created: undefined,
  continued: 'continued with a follow-up message',
  attached: 'existing job; nothing was sent',
}

/** Returns the job summary of an agent job, as Markdown. It begins with what came of the request. */
export function jobReport(request: EndedRequest, durationMs: number): string {
  const { outcome, error, job, jobId, instruction } = request
  const origin = originOf(request)
  const message = describeEnd(request)
  const running = jobThatStillRuns(request)
  const paragraphs = [`## ${linkedHeadlineOf(request)}`]
  if (error !== undefined) paragraphs.push(isPlainEnd(error) ? message : codeBlock(message))
  const link = linkToPullRequest(request)
  if (link !== undefined && outcome !== 'pr-created') paragraphs.push(`Pull request: ${link}`)
  paragraphs.push(...aboutEarlierRequests(request))
  if (running !== undefined) paragraphs.push(attachHint(running, codeSpan))
  const details: [string, string | null | undefined][] = [
    ['Agent job', jobId],
    ['Status', job?.status],
    ['Model', job?.model],
    ['Source', job?.sourceRepository],
    ['Branch', job?.sourceRef],
  ]
  // In a list, long values wrap. A table would scroll on a phone.
  const lines = details.flatMap(([name, value]) =>
    value == null || value === '' ? [] : [`- ${name}: ${codeSpan(value)}`],
  )
  if (origin !== undefined && origins[origin] !== undefined) lines.push(`- Origin: ${origins[origin]}`)
  lines.push(`- Duration: ${formatDuration(durationMs)}`)
  paragraphs.push(...folded('Details', lines.join('\n')))
  if (instruction !== undefined) paragraphs.push(...folded('Instruction', ...instructionBlock(instruction)))
  return paragraphs.join('\n\n')
}

function folded(title: string, ...paragraphs: string[]): string[] {
  return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>']
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
