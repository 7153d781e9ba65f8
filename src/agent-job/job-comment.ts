import { codeSpan } from '../untrusted-text.ts'
import { type Delivery, describeRepeat, replacedMarkdown } from './earlier-job.ts'
import { type AgentJobOutcome, outcomeRows } from './job-outcome.ts'
import { linkTo } from './pull-request.ts'
import type { JobFacts } from './run-agent-job.ts'

const rows = {
  ...outcomeRows,
  /** The request is about to be sent. */
  requested: {
    title: 'Sending the request',
    comment: 'The request is being sent to the documentation agent.',
  },
  /** The run waits for the job. */
  waiting: {
    title: outcomeRows.started.title,
    comment: 'The documentation agent is working on this. The result will appear here.',
  },
} as const

export interface JobComment extends Omit<JobFacts, 'job'> {
  /** How the run ended, or what it does now. */
  outcome: AgentJobOutcome | 'requested' | 'waiting'
  /** Whether an earlier attempt may have sent the request, too. */
  mayBeRepeated: boolean
  /** https URL of the workflow run. */
  runUrl: string
}

/**
 * Returns the comment for the issue or pull request that triggered the job, as Markdown. It contains no untrusted text.
 */
export function jobComment(comment: JobComment): string {
  const { outcome, jobId, origin, delivery, replaced, pullRequest, runUrl } = comment
  const { title, comment: sentence } = rows[outcome]
  const continued = origin === 'continued' ? ', continued' : ''
  const facts = [
    ...(jobId === undefined ? [] : [`agent job ${codeSpan(jobId)}${continued}`]),
    `[workflow run](<${runUrl}>)`,
  ]
  const said = origin === undefined && outcome !== 'requested' ? withoutJob(delivery) : sentence
  return [
    `**${title}**${pullRequest === undefined ? '' : `: ${linkTo(pullRequest)}`}`,
    ...(said === undefined ? [] : [said]),
    ...(replaced === undefined ? [] : [replacedMarkdown(replaced)]),
    ...(comment.mayBeRepeated ? [describeRepeat(delivery)] : []),
    facts.join(' · '),
  ].join('\n\n')
}

function withoutJob(delivery: Delivery): string {
  return delivery === 'not-sent'
    ? 'The documentation agent did not get the request in this attempt. See the log of the workflow run.'
    : 'The documentation agent may have got the request, but no answer says so. Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.'
}
