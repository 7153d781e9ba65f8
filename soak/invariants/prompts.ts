import type { Attempt } from '../attempt.ts'
import { hiddenWord, strangersWord } from '../hostile-text.ts'
import { headCommit } from '../scenarios/events.ts'
import { postsOf } from './posts.ts'
import { areCommentsUnread } from './thread.ts'

const successes = ['pr-created', 'no-pr']

/** No commit is asked about twice, and none is lost: after a job that did not fail, there is nothing to ask. */
export function commitsAreAskedOnce(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { run, result } = attempt
  if (run.inputs['prompt-from'] !== 'commits') return []
  const posts = postsOf(attempt)
  const wasAsked = earlier.some(
    (other) =>
      other.run !== run &&
      other.run.inputs['project-id'] === run.inputs['project-id'] &&
      successes.includes(other.result.outputs['outcome'] ?? '') &&
      other.requests.github.every(({ fault }) => fault === undefined),
  )
  if (wasAsked && posts.length > 0 && !areCommentsUnread(attempt))
    return ['Commits were asked about a second time.']
  const isSkipped = result.outputs['skipReason'] === 'no-changes'
  return [
    ...posts
      .filter(({ body }) => !promptOf(body).includes(headCommit))
      .map(() => 'The request leaves out the last commit.'),
    ...(isSkipped && !mayHaveJob(run.inputs, earlier)
      ? ['The run was skipped, but nobody asked about its commits.']
      : []),
  ]
}

function mayHaveJob(inputs: Record<string, string>, earlier: readonly Attempt[]): boolean {
  return earlier.some(
    (other) => other.run.inputs['project-id'] === inputs['project-id'] && postsOf(other).length > 0,
  )
}

/** Text of other people stands only inside the quote, and hidden text nowhere. */
export function othersAreQuoted(attempt: Attempt): string[] {
  if (attempt.run.inputs['prompt']?.includes(strangersWord) === true) return []
  return postsOf(attempt).flatMap(({ body }) => {
    const prompt = promptOf(body)
    const [outside = ''] = prompt.split(/^----- begin [0-9a-f]{32} -----$/mu)
    return [
      ...(outside.includes(strangersWord) ? ['Text of other people is outside the quote.'] : []),
      ...(prompt.includes(hiddenWord) ? ['The prompt contains hidden text.'] : []),
    ]
  })
}

function promptOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'prompt' in body ? String(body.prompt) : ''
}
