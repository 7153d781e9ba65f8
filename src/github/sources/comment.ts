import type { ReadPart } from '../event-payload.ts'
import { type Comment as CommentText, commentOf, commentSchema } from '../github-objects.ts'
import { type QuotedPart, textParts } from '../instruction/quoted-text.ts'
import { numbered, type ReferenceContext } from '../instruction/reference-line.ts'
import { type Issue, issue } from './issue.ts'
import type { PromptSource } from './prompt-source.ts'
import { type PullRequest, pullRequest, readPullRequestChanges } from './pull-request.ts'

export interface Comment extends CommentText {
  /** What it stands on. */
  thread: PullRequest | Issue
}

function readText(part: ReadPart): CommentText | undefined {
  const comment = part('comment', commentSchema)
  if (comment !== undefined) return commentOf(comment)
  const review = part('review', commentSchema)
  return review && { ...commentOf(review), kind: 'review' }
}

const paths = { issue: 'issues', 'pull request': 'pull' } as const
const kinds = {
  comment: { name: 'Comment', anchor: 'issuecomment-' },
  review: { name: 'Review', anchor: 'pullrequestreview-' },
  'review comment': { name: 'Review comment', anchor: 'discussion_r' },
} as const

function reference({ id, kind, thread }: Comment, context: ReferenceContext): string[] {
  if (id === undefined) return []
  const { name, anchor } = kinds[kind]
  const link = (at: number): string => context.link(`/${paths[thread.kind]}/${at}#${anchor}${id}`)
  return numbered(name, thread.number, link, 'on ')
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

export const comment: PromptSource<Comment> = {
  read: (part, run) => {
    const text = readText(part)
    const thread = text && (pullRequest.read(part, run) ?? issue.read(part, run))
    return thread && { ...text, thread }
  },
  // Of the comment, not of its thread: who comments has chosen the thread.
  author: (part, eventName) =>
    part(eventName === 'pull_request_review' ? 'review' : 'comment', commentSchema)?.user,
  defaultPrompt: 'Edit the documentation as the comment quoted below asks.',
  reference,
  quote: (text) => [
    ...textParts(text.thread.kind, text.thread),
    ...textParts(text.kind, text, placeOf(text)),
  ],
  readChanges: async ({ thread }, options) =>
    thread.kind === 'pull request' ? readPullRequestChanges(thread, options) : undefined,
}
