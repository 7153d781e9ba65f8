import type { Values } from '../event-payload.ts'
import { type Issue, issue } from './issue.ts'
import { type PullRequest, pullRequest, readPullRequestChanges } from './pull-request.ts'
import { type PromptSource, type QuotedPart, textParts, writtenBy } from './prompt-source.ts'

const mostHunkLines = 20
const paths = { issue: 'issues', 'pull request': 'pull' } as const
const kinds = {
  comment: { name: 'Comment', anchor: 'issuecomment-' },
  review: { name: 'Review', anchor: 'pullrequestreview-' },
  'review comment': { name: 'Review comment', anchor: 'discussion_r' },
} as const

/** A comment or a review, as the payload has it. */
export interface Comment extends NonNullable<Values['comment']> {
  kind: keyof typeof kinds
  /** What it stands on. */
  thread: PullRequest | Issue
}

/** The file and the lines that a review comment is about. */
function placeOf(comment: Comment): QuotedPart['details'] {
  const { path, line: lastLine = comment.original_line, start_line: firstLine = lastLine } = comment
  if (path === undefined) return []
  const lines = firstLine === lastLine ? `${lastLine ?? ''}` : `${firstLine ?? ''} to ${lastLine ?? ''}`
  return [
    ['File', path],
    [firstLine === lastLine ? 'Line' : 'Lines', lines],
  ]
}

export const comment: PromptSource<Comment> = {
  read: (payload, run) => {
    const comment = payload.part('comment')
    const text = comment ?? payload.part('review')
    const thread = text && (pullRequest.read(payload, run) ?? issue.read(payload, run))
    if (text === undefined || thread === undefined) return undefined
    const ofComment = text.path === undefined ? 'comment' : 'review comment'
    return { ...text, thread, kind: comment === undefined ? 'review' : ofComment }
  },
  // Of the comment, not of its thread: who comments has chosen the thread.
  author: ({ part }, eventName) => part(eventName === 'pull_request_review' ? 'review' : 'comment')?.user,
  defaultPrompt: 'Edit the documentation as the comment quoted below asks.',
  reference: ({ id, kind, thread }, { link }) => {
    const { number } = thread
    if (id === undefined || number === undefined) return []
    const { name, anchor } = kinds[kind]
    return [`${name}: on #${number}${link(`/${paths[thread.kind]}/${number}#${anchor}${id}`)}`]
  },
  quote: (text) => [
    ...textParts(text.thread.kind, text.thread),
    // The agent cannot see a branch that is not merged. The part of the patch ends with the lines of the comment.
    {
      what: 'lines of the patch',
      origin: writtenBy([]),
      details: [],
      body: (text.diff_hunk ?? '').split('\n').slice(-mostHunkLines).join('\n'),
      form: 'patch',
    },
    ...textParts(text.kind, text, placeOf(text)),
  ],
  readChanges: async ({ thread }, options) =>
    thread.kind === 'pull request' ? readPullRequestChanges(thread, options) : undefined,
}
