import { codeSpan } from '../untrusted-text.ts'
import { type Delivery, describeRepeat } from './delivery.ts'
import { type AgentJobOutcome, titles } from './job-outcome.ts'
import { linkTo, type PullRequest } from './pull-request.ts'
import { type ReplacedJob, replacedMarkdown } from './replaced-job.ts'
import type { JobOrigin } from './start-job.ts'

export interface JobComment {
  /** `requested`: the request is about to be sent. */
  outcome: AgentJobOutcome | 'requested'
  /** The job that has the request, or may have it. */
  jobId: string | undefined
  /** Undefined if the run did not come to the job. */
  origin: JobOrigin | undefined
  delivery: Delivery
  /** Whether an earlier attempt may have sent the request, too. */
  mayBeRepeated: boolean
  /** The earlier job that this run did not continue. */
  replaced: ReplacedJob | undefined
  pullRequest: PullRequest | undefined
  /** Whether the run waits for the job to end. */
  waits: boolean
  /** https URL of the workflow run. */
  runUrl: string
}

/**
 * Returns the comment for the issue or pull request that triggered the job, as Markdown. It contains no untrusted text.
 */
export function jobComment(comment: JobComment): string {
  const { outcome, jobId, origin, delivery, replaced, pullRequest, runUrl } = comment
  const title = outcome === 'requested' ? 'Sending the request' : titles[outcome]
  const continued = origin === 'continued' ? ', continued' : ''
  const facts = [
    ...(jobId === undefined ? [] : [`agent job ${codeSpan(jobId)}${continued}`]),
    `[workflow run](<${runUrl}>)`,
  ]
  const sentence = sentenceOf(comment)
  return [
    `**${title}**${pullRequest === undefined ? '' : `: ${linkTo(pullRequest)}`}`,
    ...(sentence === undefined ? [] : [sentence]),
    ...(replaced === undefined ? [] : [replacedMarkdown(replaced)]),
    ...(comment.mayBeRepeated ? [describeRepeat(delivery)] : []),
    facts.join(' · '),
  ].join('\n\n')
}

function sentenceOf({ outcome, origin, delivery, waits }: JobComment): string | undefined {
  if (outcome === 'requested') return 'The request is being sent to the documentation agent.'
  if (origin === undefined) return withoutJob(delivery)
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

function withoutJob(delivery: Delivery): string {
  return delivery === 'not-sent'
    ? 'The documentation agent did not get the request in this attempt. See the log of the workflow run.'
    : 'The documentation agent may have got the request, but no answer says so. Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.'
}
