import { formatDuration } from '../duration.ts'
import { messageOf } from '../errors.ts'
import type { KnownJob } from '../service/contract.ts'
import { codeBlock, codeSpan } from '../untrusted-text.ts'
import { type AgentJobOutcome, titles } from './job-outcome.ts'
import type { PullRequest } from './pull-request.ts'
import type { AgentJobResult } from './run-agent-job.ts'

// The prompt stands in the summary for the record; the runner's limit is 1 MiB for the whole.
const maxPromptCharacters = 65_536

/** What became of the job, as one sentence for log, annotation and summary. */
export function describeResult(result: AgentJobResult): string {
  switch (result.outcome) {
    case 'pr-created':
      return 'The agent job is completed and has created a pull request.'
    case 'no-pr':
      return 'The agent job is completed with no pull request.'
    case 'archived':
      return 'The agent job was archived.'
    case 'failed':
      return 'The agent job failed: the agent met an error that it could not recover from.'
    case 'started':
      return 'The agent job has started.'
    case 'timed-out':
      return 'The agent job did not end within timeout-minutes.'
    case 'cancelled':
      return 'The run was cancelled.'
    case 'error':
      return messageOf(result.error)
  }
}

/** How to come back to a job that still runs: the service documents no way to cancel one. */
export function attachHint(jobId: string, quote = (text: string): string => text): string {
  return `Agent job ${quote(jobId)} goes on without this run. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`
}

export interface JobReport {
  outcome: AgentJobOutcome
  /** What became of the job, or the error; it may hold words of others. */
  message: string
  job: KnownJob | undefined
  jobId: string | undefined
  pullRequest: PullRequest | undefined
  stillRuns: boolean
  /** Undefined where the job was only waited for. */
  prompt: string | undefined
  durationMs: number
}

/** The job summary of an agent job, as Markdown. */
export function jobReport(report: JobReport): string {
  const { outcome, message, job, jobId, pullRequest, prompt } = report
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
    outcome === 'error' ? codeBlock(message) : message,
    ...(jobId !== undefined && report.stillRuns ? [attachHint(jobId, codeSpan)] : []),
    [head, '|---|---|', ...rest].join('\n'),
    ...(prompt === undefined ? [] : [foldedPrompt(prompt)]),
  ].join('\n\n')
}

/** The URL was checked; a pipe in it would still end the table cell. */
export function linkTo({ url, repository, number }: PullRequest): string {
  const target = `<${url.replaceAll('|', '%7C')}>`
  return repository === undefined ? target : `[${codeSpan(`${repository}#${number ?? ''}`)}](${target})`
}

function foldedPrompt(prompt: string): string {
  const cut = prompt.length > maxPromptCharacters
  const shown = cut ? prompt.slice(0, maxPromptCharacters) : prompt
  const note = cut ? `\n\nThe first ${maxPromptCharacters} of ${prompt.length} characters.` : ''
  return `<details><summary>Instruction</summary>\n\n${codeBlock(shown)}${note}\n\n</details>`
}
