import { codeSpan } from '../untrusted-text.ts'
import { outcomeRows } from './job-outcome.ts'
import { linkTo } from '../pull-request-link.ts'
import { aboutEarlierRequests, originOf, type RequestState } from './request-state.ts'

/**
 * Returns the comment for the issue or pull request, as Markdown. It contains no untrusted text.
 *
 * @param runUrl https URL of the workflow run
 */
export function jobComment(state: RequestState, runUrl: string): string {
  const { pullRequest, progress, jobId = state.earlier.attemptJobId } = state
  const { title, comment } = titleAndSentence(state)
  const facts = [`[workflow run](<${runUrl}>)`]
  if (jobId !== undefined) {
    facts.unshift(`agent job ${codeSpan(jobId)}${progress === 'continued' ? ', continued' : ''}`)
  }
  return [
    `**${title}**${pullRequest === undefined ? '' : `: ${linkTo(pullRequest)}`}`,
    ...(comment === undefined ? [] : [comment]),
    ...aboutEarlierRequests(state),
    facts.join(' · '),
  ].join('\n\n')
}

function titleAndSentence(state: RequestState): { title: string; comment: string | undefined } {
  const { progress, outcome } = state
  if (outcome === undefined) return originOf(state) === undefined ? sending : waiting
  if (progress === 'not-sent') {
    return {
      title: outcomeRows[outcome].title,
      comment:
        'The documentation agent did not get the request in this attempt. See the log of the workflow run.',
    }
  }
  if (progress === 'requested') {
    return {
      title: outcomeRows[outcome].title,
      comment:
        'The documentation agent may have got the request, but no answer says so. Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.',
    }
  }
  return outcomeRows[outcome]
}

const sending = {
  title: 'Sending the request',
  comment: 'The request is being sent to the documentation agent.',
}
const waiting = {
  title: outcomeRows.started.title,
  comment: 'The documentation agent is working on this. The result will appear here.',
}
