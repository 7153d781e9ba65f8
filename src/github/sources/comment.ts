import type { AuthoredText } from '../github-objects.ts'
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
export interface Comment extends AuthoredText {
  kind: keyof typeof kinds
  id?: number | undefined
  /** The file and the lines that a review comment is about, and the part of the patch that ends with them. */
  place: PlaceInPatch | undefined
  /** What it stands on. */
  thread: PullRequest | Issue
}

interface PlaceInPatch {
  path: string
  firstLine: number | undefined
  lastLine: number | undefined
  hunk: string | undefined
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
    const comment = payload.part('comment')
    const text = comment ?? payload.part('review')
    const thread = text && (pullRequest.read(payload, run) ?? issue.read(payload, run))
    if (text === undefined || thread === undefined) return undefined
    const {
      title,
      body,
      user,
      id,
      path,
      line: lastLine = text.original_line,
      start_line: firstLine = lastLine,
    } = text
    const place = path === undefined ? undefined : { path, firstLine, lastLine, hunk: text.diff_hunk }
    const ofComment = place === undefined ? 'comment' : 'review comment'
    return { title, body, user, id, place, thread, kind: comment === undefined ? 'review' : ofComment }
  },
  // Of the comment, not of its thread: who comments has chosen the thread.
  author: ({ part }, eventName) => part(eventName === 'pull_request_review' ? 'review' : 'comment')?.user,
  defaultPrompt: 'Edit the documentation as the comment quoted below asks.',
  reference: ({ id, kind, thread }, context) => {
    if (id === undefined) return []
    const { name, anchor } = kinds[kind]
    const link = (at: number): string => context.link(`/${paths[thread.kind]}/${at}#${anchor}${id}`)
    return [numbered(name, thread.number, link, 'on ')]
  },
  quote: (text) => [
    ...textParts(text.thread.kind, text.thread),
    ...hunkOf(text),
    ...textParts(text.kind, text, placeOf(text)),
  ],
  readChanges: async ({ thread }, options) =>
    thread.kind === 'pull request' ? readPullRequestChanges(thread, options) : undefined,
}
