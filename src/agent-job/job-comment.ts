import { codeSpan } from '../shared/untrusted-text.ts'
import {
  aboutEarlierRequests,
  linkedHeadlineOf,
  linkToPullRequest,
  originOf,
  type RequestState,
} from './request-state.ts'

/**
 * Returns the comment for the issue or pull request, as Markdown. It contains no untrusted text.
 *
 * @param runUrl https URL of the workflow run
 */
export function jobComment(state: RequestState, runUrl: string): string {
  const { outcome, progress, jobId = state.earlier.attemptJobId } = state
  const sentence = sentenceOf(state)
  const facts = [`[workflow run](<${runUrl}>)`]
  if (jobId !== undefined) {
    facts.unshift(`agent job ${codeSpan(jobId)}${progress === 'continued' ? ', continued' : ''}`)
  }
  const link = linkToPullRequest(state)
  if (link !== undefined && outcome !== 'pr-created') facts.unshift(link)
  return [
    `**${linkedHeadlineOf(state)}**`,
    ...(sentence === undefined ? [] : [sentence]),
    ...aboutEarlierRequests(state),
    facts.join(' · '),
  ].join('\n\n')
}

function sentenceOf(state: RequestState): string | undefined {
  const { outcome, progress } = state
  switch (outcome) {
    case undefined:
      return originOf(state) === undefined ? undefined : 'The result will appear here.'
    case 'started':
      return 'The workflow run does not wait for the result.'
    case 'timed-out':
    case 'cancelled':
    case 'error':
      return progress === 'requested'
        ? 'Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.'
        : 'See the log of the workflow run.'
    case 'pr-created':
    case 'no-pr':
    case 'archived':
    case 'failed':
      return undefined
  }
}
