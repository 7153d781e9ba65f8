import { partOf } from '../event-payload.ts'
import { commentOf } from '../github-objects.ts'
import { type Issue, issue } from './issue.ts'
import { type PullRequest, pullRequest, readPullRequestChanges } from './pull-request.ts'
import { numbered, type PromptSource, type QuotedPart, textParts, writtenBy } from './prompt-source.ts'

const mostHunkLines = 20
const paths = { issue: 'issues', 'pull request': 'pull' } as const
const kinds = {
  comment: { name: 'Comment', anchor: 'issuecomment-' },
  review: { name: 'Review', anchor: 'pullrequestreview-' },
  'review comment': { name: 'Review comment', anchor: 'discussion_r' },
} as const

/** A comment or a review. */
export interface Comment extends Omit<ReturnType<typeof commentOf>, 'kind'> {
  kind: keyof typeof kinds
  /** What it stands on. */
  thread: PullRequest | Issue
}

function placeOf({ place }: Comment): QuotedPart['details'] {
  if (place === undefined) return []
  const { path, firstLine, lastLine } = place
  const lines = firstLine === lastLine ? `${lastLine ?? ''}` : `${firstLine ?? ''} to ${lastLine ?? ''}`
  return [
    ['File', path],
    [firstLine === lastLine ? 'Line' : 'Lines', lines],
  ]
}

/** The agent cannot see a branch that is not merged. */
function hunkOf({ place }: Comment): QuotedPart[] {
  const { hunk = '' } = place ?? {}
  const last = hunk.split('\n').slice(-mostHunkLines)
  return [
    { what: 'lines of the patch', origin: writtenBy([]), details: [], body: last.join('\n'), form: 'patch' },
  ]
}

export const comment: PromptSource<Comment> = {
  read: (payload, run) => {
    const { comment, review } = payload.parts
    const ofReview = partOf(review, (known) => ({ ...commentOf(known), kind: 'review' as const }))
    const text = comment === undefined ? ofReview : partOf(comment, commentOf)
    if (text === undefined || 'problem' in text) return text
    const thread = pullRequest.read(payload, run) ?? issue.read(payload, run)
    return partOf<PullRequest | Issue, Comment>(thread, (known) => ({ ...text.value, thread: known }))
  },
  // Of the comment, not of its thread: who comments has chosen the thread.
  author: ({ parts }, eventName) =>
    partOf(parts[eventName === 'pull_request_review' ? 'review' : 'comment'], ({ user }) => user),
  defaultPrompt: 'Edit the documentation as the comment quoted below asks.',
  reference: ({ id, kind, thread }, context) => {
    if (id === undefined) return []
    const { name, anchor } = kinds[kind]
    const link = (at: number): string => context.link(`/${paths[thread.kind]}/${at}#${anchor}${id}`)
    return numbered(name, thread.number, link, 'on ')
  },
  quote: (text) => [
    ...textParts(text.thread.kind, text.thread),
    ...hunkOf(text),
    ...textParts(text.kind, text, placeOf(text)),
  ],
  readChanges: async ({ thread }, options) =>
    thread.kind === 'pull request' ? readPullRequestChanges(thread, options) : undefined,
}
