import { codeSpan } from '../untrusted-text.ts'
import { linkTo, titles } from './job-report.ts'
import { parsePullRequestLink } from './pull-request.ts'

export interface JobComment {
  outcome: keyof typeof titles
  jobId: string | undefined
  prLink: string | null
  /** https URL of the page of the workflow run. */
  runUrl: string
}

/** The comment on the issue or pull request that asked for the job, as Markdown. It repeats no text of others. */
export function jobComment({ outcome, jobId, prLink, runUrl }: JobComment): string {
  const pullRequest = parsePullRequestLink(prLink ?? '')
  const facts = [
    ...(jobId === undefined ? [] : [`agent job ${codeSpan(jobId)}`]),
    `[workflow run](<${runUrl}>)`,
  ]
  return [
    `**${titles[outcome]}**${pullRequest === undefined ? '' : `: ${linkTo(pullRequest)}`}`,
    ...(outcome === 'started' ? ['The documentation agent works on this; the result will stand here.'] : []),
    ...(outcome === 'timed-out' || outcome === 'cancelled'
      ? ['The agent goes on without the workflow run.']
      : []),
    ...(outcome === 'error' ? ['The log of the workflow run says why.'] : []),
    facts.join(' · '),
  ].join('\n\n')
}
