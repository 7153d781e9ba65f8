import { codeSpan, singleLine } from '../untrusted-text.ts'
import { linkTo, type PullRequest } from './pull-request.ts'

/** A job of an earlier attempt of this run, or of an earlier run on the same issue or pull request. */
export interface EarlierJob {
  jobId: string
  startedBy: 'earlier-attempt' | 'earlier-run'
}

/** The job of an earlier request, and why it does not get this one. */
export type ReplacedJob = { jobId: string } & (
  { why: 'failed' | 'archived' | 'gone' | 'refused' } | { why: 'merged' | 'closed'; pullRequest: PullRequest }
)

interface Form {
  jobId: (jobId: string) => string
  pullRequest: (pullRequest: PullRequest) => string
}
const plain: Form = { jobId: singleLine, pullRequest: ({ url }) => url }
const markdown: Form = { jobId: codeSpan, pullRequest: linkTo }

/** Returns a sentence for the log. `instead` says what happens instead. */
export function describeReplaced(replaced: ReplacedJob, instead = 'a new job is started'): string {
  return `${reasonOf(replaced, plain)}, so ${instead}.`
}

/** Returns a sentence for comment and summary, as Markdown. */
export function replacedMarkdown(replaced: ReplacedJob): string {
  return `${reasonOf(replaced, markdown)}, so a new job was started.`
}

function reasonOf(replaced: ReplacedJob, form: Form): string {
  const jobId = form.jobId(replaced.jobId)
  switch (replaced.why) {
    case 'failed':
    case 'archived':
      return `Agent job ${jobId} of an earlier request is ${replaced.why}`
    case 'gone':
      return `Agent job ${jobId} of an earlier request no longer exists`
    case 'refused':
      return `Agent job ${jobId} did not accept the follow-up message`
    case 'merged':
    case 'closed':
      return `The pull request ${form.pullRequest(replaced.pullRequest)} of agent job ${jobId} was ${replaced.why}`
  }
}

/** Whether the service got the request of this attempt. `unknown`: it may have been sent, and no answer says so. */
export type Delivery = 'not-sent' | 'unknown' | 'sent'

const earlierAttempt =
  'An earlier attempt of this run may have sent this request already, so an agent job may exist. Look at the agent jobs and pull requests of the project in the dashboard.'

/** Returns what to say if an earlier attempt may have sent the request, and no job is known. */
export function describeRepeat(delivery: Delivery): string {
  return delivery === 'not-sent' ? earlierAttempt : `${earlierAttempt} This attempt sends the request again.`
}
