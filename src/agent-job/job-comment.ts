import { codeSpan } from '../untrusted-text.ts'
import { type AgentJobOutcome, titles } from './job-outcome.ts'
import { linkTo } from './job-report.ts'
import type { PullRequest } from './pull-request.ts'
import type { JobOrigin } from './start-job.ts'

export interface JobComment {
  outcome: AgentJobOutcome
  jobId: string
  /** Undefined if the run did not come to the job. */
  origin: JobOrigin | undefined
  pullRequest: PullRequest | undefined
  /** Whether the run waits for the job to end. */
  waits: boolean
  /** https URL of the workflow run. */
  runUrl: string
}

/**
 * Returns the comment for the issue or pull request that triggered the job, as Markdown. It contains no untrusted text.
 */
export function jobComment({ outcome, jobId, origin, pullRequest, waits, runUrl }: JobComment): string {
  const continued = origin === 'continued' ? ', continued' : ''
  const facts = [`agent job ${codeSpan(jobId)}${continued}`, `[workflow run](<${runUrl}>)`]
  const sentence = sentenceOf(outcome, waits)
  return [
    `**${titles[outcome]}**${pullRequest === undefined ? '' : `: ${linkTo(pullRequest)}`}`,
    ...(sentence === undefined ? [] : [sentence]),
    facts.join(' · '),
  ].join('\n\n')
}

function sentenceOf(outcome: AgentJobOutcome, waits: boolean): string | undefined {
  switch (outcome) {
    case 'started':
      return waits
        ? 'The documentation agent is working on this. The result will appear here.'
        : 'The documentation agent is working on this. The workflow run does not wait for it.'
    case 'timed-out':
    case 'cancelled':
      return 'The agent is still running. The workflow run no longer waits for it.'
    case 'error':
      return 'See the log of the workflow run.'
    case 'pr-created':
    case 'no-pr':
    case 'archived':
    case 'failed':
      return undefined
  }
}
