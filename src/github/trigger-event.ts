import { type Account, accountOf, type Cause, causesOf } from './event-causes.ts'
import { type EventPayload, type PayloadPart, type PayloadParts, readEventPayload } from './event-payload.ts'
import { commitForm } from './github-names.ts'
import { isNoCommit, removalOf } from './removal.ts'
import { isTrustedEvent } from './trusted-events.ts'

/** A text on GitHub, as it was when the event happened. */
export interface EventText {
  title: string | undefined
  body: string
  /** A login in GitHub's form; undefined if the payload does not tell it. */
  author: string | undefined
}

/** A comment or a review. */
export interface CommentText extends EventText {
  kind: 'comment' | 'review' | 'review comment'
  id: number | undefined
  /** The file and the lines that a review comment is about. */
  place: { path: string; firstLine: number | undefined; lastLine: number | undefined } | undefined
}

/** A pull request. The commits have 40 or 64 hexadecimal digits. The payload of a comment contains no commits. */
export interface PullRequestText extends EventText {
  state: 'open' | 'closed' | 'merged' | undefined
  headCommit: string | undefined
  baseCommit: string | undefined
  mergeCommit: string | undefined
  /** The number of changed files. */
  changedFiles: number | undefined
}

/** A push of commits. The commits have 40 or 64 hexadecimal digits. */
export interface Push {
  /** Undefined if the push created the branch or tag. */
  before: string | undefined
  after: string | undefined
  /** For example `refs/heads/main`. Written by others. */
  ref: string | undefined
  isForced: boolean
  /** Oldest first. */
  commits: readonly { id: string | undefined; message: string; author: string | undefined }[]
}

/** The branch of the workflow run. */
export interface Branch {
  /** Without `refs/heads/`. Written by others. */
  name: string
  /** Its newest commit when the run started: 40 or 64 hexadecimal digits. */
  head: string
}

export interface ReleaseText extends EventText {
  /** Written by others. */
  tag: string | undefined
  isPrerelease: boolean
  /** ISO 8601. */
  publishedAt: string | undefined
}

/** The event that triggered the workflow, read only from the runner's environment and the event payload. */
export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME` */
  name: string
  /** `fullName` is `owner/name` in GitHub's form. `defaultBranch` is not checked. */
  repository: { fullName: string | undefined; defaultBranch: string | undefined }
  /** Whether someone without write access cannot have caused the event. */
  isTrusted: boolean
  /** A sentence about what the event took away; undefined if it took nothing away. */
  removal: string | undefined
  /** The account that caused the event. */
  sender: Account | undefined
  /** Everyone whose permission counts. */
  causes: readonly Cause[]
  /** The label that was just added; undefined for every other action. */
  addedLabel: string | undefined
  /** Number of the issue or pull request of the event. */
  number: number | undefined
  discussionNumber: number | undefined
  issue: EventText | undefined
  comment: CommentText | undefined
  pullRequest: PullRequestText | undefined
  discussion: EventText | undefined
  push: Push | undefined
  release: ReleaseText | undefined
  /** Undefined if the run is not on a branch, or the event does not stand for all its commits. */
  branch: Branch | undefined
  /** For each fact that could not be read from the payload, the reason. */
  unreadable: Partial<Record<EventFact, string>>
}

const partsOfFacts = {
  addedLabel: ['action', 'label'],
  number: ['issueNumber', 'pullRequestNumber'],
  issue: ['issue'],
  comment: ['comment', 'review'],
  pullRequest: ['pullRequest', 'issue'],
  discussion: ['discussion'],
  push: ['commits'],
  release: ['release'],
  // It comes from the environment.
  branch: [],
} as const satisfies Record<string, readonly PayloadPart[]>

/** The facts that come from the payload. */
export type EventFact = keyof typeof partsOfFacts

/**
 * Reads the event. A fact that is missing in the payload is undefined. A fact that could not be read is in
 * `unreadable`.
 */
export async function readTriggerEvent(env: NodeJS.ProcessEnv): Promise<TriggerEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const payload = await readEventPayload(env['GITHUB_EVENT_PATH'])
  const { parts } = payload
  const { label, action, repository } = parts
  return {
    name,
    repository: { fullName: repository?.full_name, defaultBranch: repository?.default_branch },
    isTrusted: isTrustedEvent(name, parts),
    removal: removalOf(name, parts),
    sender: accountOf(parts.sender),
    causes: causesOf(name, payload, env['GITHUB_TRIGGERING_ACTOR']),
    addedLabel: action === 'labeled' ? label?.name : undefined,
    number: parts.issueNumber?.number ?? parts.pullRequestNumber?.number,
    discussionNumber: parts.discussionNumber?.number,
    issue: textOf(parts.issue),
    comment: commentOf(parts, name),
    pullRequest: pullRequestOf(parts),
    discussion: textOf(parts.discussion),
    push: name === 'push' ? pushOf(parts) : undefined,
    release: releaseOf(parts.release),
    branch: branchOf(name, env),
    unreadable: unreadableFacts(payload),
  }
}

function unreadableFacts({ parts, unreadable }: EventPayload): TriggerEvent['unreadable'] {
  const facts = Object.entries(partsOfFacts) as [EventFact, readonly PayloadPart[]][]
  return Object.fromEntries(
    facts.flatMap(([fact, from]) => {
      // Only the action `labeled` adds a label.
      if (fact === 'addedLabel' && parts.action != null && parts.action !== 'labeled') return []
      const reason = from.map((part) => unreadable[part]).find((problem) => problem !== undefined)
      return reason === undefined ? [] : [[fact, reason]]
    }),
  )
}

function textOf(part: PayloadParts['issue']): EventText | undefined {
  return part
    ? { title: part.title ?? undefined, body: part.body ?? '', author: part.user?.login }
    : undefined
}

function commentOf({ comment, review }: PayloadParts, eventName: string): CommentText | undefined {
  const part = comment ?? review
  const text = textOf(part)
  if (part == null || text === undefined) return undefined
  const { id, path, line: lastLine = part.original_line, start_line: firstLine = lastLine } = part
  const isReviewComment = eventName === 'pull_request_review_comment'
  return {
    ...text,
    kind: isReviewComment ? 'review comment' : comment == null ? 'review' : 'comment',
    id,
    place: isReviewComment && path !== undefined ? { path, firstLine, lastLine } : undefined,
  }
}

/** The payload of a comment has the pull request as an issue. */
function pullRequestOf({ pullRequest, issue }: PayloadParts): PullRequestText | undefined {
  const text = textOf(pullRequest ?? (issue?.pull_request === undefined ? undefined : issue))
  if (text === undefined) return undefined
  const {
    merged,
    merged_at: mergedAt,
    state,
    head,
    base,
    merge_commit_sha: mergeCommit,
    changed_files: changedFiles,
  } = pullRequest ?? {}
  // The payload of a review has only the time.
  const isMerged = merged ?? mergedAt !== undefined
  return {
    ...text,
    state: isMerged ? 'merged' : state,
    headCommit: head?.sha,
    baseCommit: base?.sha,
    // Of a pull request that is not merged, it is a commit that only tests the merge.
    mergeCommit: isMerged ? mergeCommit : undefined,
    changedFiles,
  }
}

function pushOf({ before, after, ref, forced, commits }: PayloadParts): Push {
  return {
    before: existing(before),
    after: existing(after),
    ref,
    isForced: forced === true,
    commits: (commits ?? []).map(({ id, message, author }) => ({ id, message, author: author?.username })),
  }
}

/** The events whose commit is the newest one of a branch. */
export const eventsOfBranches = [
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'push',
  'workflow_run',
] as const

function branchOf(eventName: string, env: NodeJS.ProcessEnv): Branch | undefined {
  const head = env['GITHUB_SHA'] ?? ''
  const [, name] = /^refs\/heads\/(.+)$/su.exec(env['GITHUB_REF'] ?? '') ?? []
  const isOfBranch = eventsOfBranches.some((known) => known === eventName)
  return isOfBranch && name !== undefined && commitForm.test(head) ? { name, head } : undefined
}

function existing(commit: string | undefined): string | undefined {
  return isNoCommit(commit) ? undefined : commit
}

function releaseOf(part: PayloadParts['release']): ReleaseText | undefined {
  if (part == null) return undefined
  const { name, body, author, tag_name: tag, prerelease, published_at: publishedAt } = part
  return {
    title: name ?? undefined,
    body: body ?? '',
    author: author?.login,
    tag,
    isPrerelease: prerelease === true,
    publishedAt,
  }
}
