import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { fileProblem } from '../shared/errors.ts'
import { commitForm, decodeJson, type Schema } from '../shared/json-decoding.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { type Account, accountOf, type Cause, causesOf } from './event-causes.ts'
import { type Push, pushedCommitOf } from './commits.ts'
import {
  type AuthoredText,
  type Comment,
  commentOf,
  type EventPayload,
  type PayloadPart,
  payloadPartNames,
  type PayloadParts,
  payloadSchemas,
  type PullRequest,
  type Release,
  releaseOf,
  textOf,
  versionOf,
} from './github-objects.ts'

/** The branch of the workflow run. */
export interface Branch {
  /** Without `refs/heads/`. Written by others. */
  name: string
  /** Its newest commit when the run started: 40 or 64 hexadecimal digits. */
  head: string
}

/** An event about a branch that is, or may be, of a fork. */
interface Fork {
  /** The commit of this repository that the workflow can use instead. */
  ownCommit: string | undefined
}

/**
 * The event that triggered the workflow, read only from the runner's environment and the event payload. Its texts are as
 * they were when the event happened.
 */
export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME` */
  name: string
  repository: {
    /** `owner/name`, in GitHub's form. */
    fullName: string | undefined
    /** Not checked. */
    defaultBranch: string | undefined
    isPrivate: boolean | undefined
  }
  /** A sentence about what the event took away; undefined if it took nothing away. */
  removal: string | undefined
  /** Undefined if the event is certainly not about the branch of a fork. */
  fork: Fork | undefined
  /** Whether GitHub gives the run no secrets: it is for a pull request of a fork, or for Dependabot. */
  lacksSecrets: boolean
  /** The account that caused the event. */
  sender: Account | undefined
  /** Everyone whose permission counts. Nobody, if the event needs write access. */
  causes: readonly Cause[]
  /** The label that was just added; undefined for every other action. */
  addedLabel: string | undefined
  /** Number of the issue or pull request of the event. */
  number: number | undefined
  discussionNumber: number | undefined
  issue: AuthoredText | undefined
  comment: Comment | undefined
  /** The payload of a comment does not tell its version. */
  pullRequest: PullRequest | undefined
  discussion: AuthoredText | undefined
  push: Push | undefined
  release: Release | undefined
  /** Undefined if the run is not on a branch, or the event does not stand for all its commits. */
  branch: Branch | undefined
  /** For each fact that could not be read from the payload, the reason. */
  unreadable: Partial<Record<EventFact, string>>
}

const partsOfFacts = {
  addedLabel: ['action', 'label'],
  number: ['issue', 'pull_request'],
  issue: ['issue'],
  comment: ['comment', 'review'],
  pullRequest: ['pull_request', 'issue'],
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
  const fork = forkOf(name, parts, env['GITHUB_SHA'])
  const { action, comment, discussion, issue, label, release, repository, review } = parts
  return {
    name,
    repository: {
      fullName: repository?.full_name,
      defaultBranch: repository?.default_branch,
      isPrivate: repository?.private,
    },
    removal: removalOf(name, parts),
    fork,
    lacksSecrets:
      env['GITHUB_ACTOR'] === 'dependabot[bot]' || (fork !== undefined && eventsOfForks.has(name)),
    sender: accountOf(parts.sender),
    causes: causesOf(name, payload, env['GITHUB_TRIGGERING_ACTOR']),
    addedLabel: action === 'labeled' ? label?.name : undefined,
    number: issue?.number ?? parts.pull_request?.number,
    discussionNumber: discussion?.number,
    issue: ifGiven(issue, textOf),
    comment:
      ifGiven(comment, commentOf) ?? ifGiven(review, (part) => ({ ...commentOf(part), kind: 'review' })),
    pullRequest: pullRequestOf(parts),
    discussion: ifGiven(discussion, textOf),
    push: name === 'push' ? pushOf(parts) : undefined,
    release: ifGiven(release, releaseOf),
    branch: branchOf(name, env),
    unreadable: unreadableFacts(payload),
  }
}

function ifGiven<T, R>(part: T | null | undefined, read: (part: T) => R): R | undefined {
  return part == null ? undefined : read(part)
}

function unreadableFacts({ parts, unreadable }: EventPayload): TriggerEvent['unreadable'] {
  return Object.fromEntries(
    Object.entries(partsOfFacts).flatMap(([fact, from]) => {
      // Only the action `labeled` adds a label.
      if (fact === 'addedLabel' && parts.action != null && parts.action !== 'labeled') return []
      const reason = from.map((part) => unreadable[part]).find((problem) => problem !== undefined)
      return reason === undefined ? [] : [[fact, reason]]
    }),
  )
}

/** The payload of a comment has the pull request as an issue. */
function pullRequestOf({ pull_request: pullRequest, issue }: PayloadParts): PullRequest | undefined {
  if (pullRequest != null) return { ...textOf(pullRequest), ...versionOf(pullRequest) }
  return issue?.pull_request === undefined ? undefined : { ...textOf(issue), ...versionOf({}) }
}

function pushOf({ before, after, head_commit: head, ref, forced, commits }: PayloadParts): Push {
  return {
    before: existing(before),
    // For an annotated tag, `after` is the tag itself and not a commit.
    after: head?.id ?? existing(after),
    ref,
    isForced: forced === true,
    commits: (commits ?? []).map(pushedCommitOf),
  }
}

const removingActions: ReadonlySet<string> = new Set(['deleted', 'dismissed', 'unpublished'])

function removalOf(name: string, { action, ref, after, deleted }: PayloadParts): string | undefined {
  if (name === 'push' && (deleted === true || isNoCommit(after))) {
    return `The push deleted ${singleLine(ref ?? 'a branch or tag')} and pushed nothing.`
  }
  if (name === 'delete') return 'The event delete removed a branch or tag.'
  // The action of a repository_dispatch is a name that its sender chose.
  if (name === 'repository_dispatch' || action == null || !removingActions.has(action)) return undefined
  return `The event ${singleLine(name)} has the action ${action}.`
}

// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
const eventsOfForks: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
])

function forkOf(name: string, parts: PayloadParts, runCommit: string | undefined): Fork | undefined {
  const { issue, pull_request: pullRequest, repository, workflow_run: before } = parts
  const own = repository?.full_name
  if (pullRequest != null && pullRequest.head?.repo?.full_name !== own) {
    // The other events run on the base branch.
    return { ownCommit: eventsOfForks.has(name) ? pullRequest.base?.sha : runCommit }
  }
  if (before != null && before.head_repository?.full_name !== own) {
    return { ownCommit: runCommit }
  }
  // The payload of a comment does not tell the branch.
  return issue?.pull_request === undefined ? undefined : { ownCommit: runCommit }
}

function existing(commit: string | undefined): string | undefined {
  return isNoCommit(commit) ? undefined : commit
}

/** Returns true for the zeros that GitHub writes if there is no commit. */
function isNoCommit(commit: string | undefined): boolean {
  return commit !== undefined && /^0+$/u.test(commit)
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

/**
 * Reads the event payload, as documented by GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads
 *
 * @param file the value of GITHUB_EVENT_PATH
 */
async function readEventPayload(file: string | undefined): Promise<EventPayload> {
  if (file === undefined || file === '') return unreadablePayload('GITHUB_EVENT_PATH is not set')
  let payload: unknown
  try {
    // The decoder removes a byte-order mark.
    payload = JSON.parse(new TextDecoder().decode(await readFile(file)))
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? 'is not valid JSON' : `cannot be read (${fileProblem(error)})`
    return unreadablePayload(`the file of GITHUB_EVENT_PATH ${reason}`)
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return unreadablePayload('the file of GITHUB_EVENT_PATH does not contain a JSON object')
  }
  return decodeParts(new Map(Object.entries(payload)))
}

function decodeParts(payload: ReadonlyMap<string, unknown>): EventPayload {
  const result: EventPayload = { parts: {}, unreadable: {} }
  for (const part of payloadPartNames) {
    const value = payload.get(part)
    if (value === undefined) continue
    const schema: Schema<unknown> = () => z.object({ [part]: payloadSchemas[part]() })
    const decoded = decodeJson(schema, { [part]: value })
    if ('problem' in decoded) result.unreadable[part] = decoded.problem
    else Object.assign(result.parts, decoded.value)
  }
  return result
}

function unreadablePayload(reason: string): EventPayload {
  return { parts: {}, unreadable: Object.fromEntries(payloadPartNames.map((part) => [part, reason])) }
}
