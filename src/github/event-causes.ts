import type { EventPayload, PayloadPart, PayloadParts } from './github-objects.ts'

/** A GitHub account. */
export interface Account {
  login: string
  isBot: boolean
}

/** Someone who had a part in an event. */
export interface Cause {
  /** What the account did, as it follows "who" in a message. */
  did: string
  /** Undefined if the event does not tell it. */
  account: Account | undefined
  /** Why the account could not be read from the payload, if so. */
  unreadable: string | undefined
}

// Only people with write access cause these events, or what a maintainer configured. Every other event is checked, also
// one that GitHub adds later. GitHub describes all of them:
// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
const trustedEvents: ReadonlySet<string> = new Set([
  // A merge queue belongs to a branch that a maintainer protects. Adding to it needs write access:
  // https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/merging-a-pull-request-with-a-merge-queue
  'merge_group',
  // A push needs write access, or a deploy key that an administrator added:
  // https://docs.github.com/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
  'push',
  // A release needs write access:
  // https://docs.github.com/repositories/releasing-projects-on-github/managing-releases-in-a-repository
  'release',
  // The request needs a token that may write contents:
  // https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
  'repository_dispatch',
  // The times are in a workflow on the default branch:
  // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule
  'schedule',
  // Running a workflow by hand needs write access:
  // https://docs.github.com/actions/how-tos/manage-workflow-runs/manually-run-a-workflow
  'workflow_dispatch',
])

type TextPart = 'issue' | 'comment' | 'review' | 'pull_request' | 'discussion'

/** The text of each event about a text that others can quote. */
const textsOfEvents: Partial<Record<string, TextPart>> = {
  discussion: 'discussion',
  discussion_comment: 'comment',
  issue_comment: 'comment',
  issues: 'issue',
  pull_request: 'pull_request',
  pull_request_review: 'review',
  pull_request_review_comment: 'comment',
  pull_request_target: 'pull_request',
}
// With these actions, nobody has chosen the text. Its author can be another one than the sender: after an edit, after a
// push to the branch of somebody else, or when a maintainer transferred the issue or made it a discussion.
const actionsOfTextsNobodyChose: ReadonlySet<unknown> = new Set([
  'created',
  'edited',
  'opened',
  'synchronize',
])

// It merges what people with write access added to the queue of a protected branch.
const mergeQueue = 'github-merge-queue[bot]'

/**
 * Returns everyone whose permission counts, each account once: the sender, the author of a text that nobody chose, whoever
 * caused or started the run that a `workflow_run` follows, and whoever started this run. Nobody for an event that needs
 * write access.
 *
 * @param triggeringActor `GITHUB_TRIGGERING_ACTOR`
 */
export function causesOf(
  name: string,
  { parts, unreadable }: EventPayload,
  triggeringActor: string | undefined,
): Cause[] {
  const cause = (did: string, part: PayloadPart | undefined, account: Named): Cause => ({
    did,
    account: accountOf(account),
    unreadable: part && unreadable[part],
  })
  if (trustedEvents.has(name)) return []
  const sender = cause('caused the event', 'sender', parts.sender)
  const activity = name === 'pull_request' ? activityOfWriter(parts) : undefined
  if (activity !== undefined) {
    // Bots have write access, and do what strangers tell them: they update dependencies, or merge.
    const isWriter = sender.account?.isBot === false
    const isExempt = activity === 'merge' && sender.account?.login === mergeQueue
    // A push sends the text of the pull request, which its author can edit.
    const author = cause('wrote the pull request', 'pull_request', parts.pull_request?.user)
    return [...(isWriter || isExempt ? [] : [sender]), ...(activity === 'push' ? [author] : [])]
  }
  const text = actionsOfTextsNobodyChose.has(parts.action) ? textsOfEvents[name] : undefined
  const before = parts.workflow_run
  const causes: Cause[] = [
    sender,
    ...(text === undefined ? [] : [cause('wrote the text', text, parts[text]?.user)]),
    ...(name === 'workflow_run'
      ? [
          cause('caused the run that this run follows', 'workflow_run', before?.actor),
          cause('started the run that this run follows', 'workflow_run', before?.triggering_actor),
        ]
      : []),
    // Last, because only the payload tells the type of an account.
    cause('started this run', undefined, { login: triggeringActor ?? '' }),
  ]
  return causes.filter(({ account }, index) => {
    const first = causes.findIndex((other) => other.account?.login === account?.login)
    return account === undefined || first === index
  })
}

/**
 * Returns what somebody with write access did to a pull request from a branch of this repository; undefined for all that
 * others can do, too.
 *
 * Members of an organization can open a pull request between branches that others pushed, and its author can edit it:
 * https://docs.github.com/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/creating-a-pull-request
 * A triager can close, reopen, label and assign it.
 */
function activityOfWriter({
  action,
  pull_request: pullRequest,
  repository,
}: PayloadParts): 'push' | 'merge' | undefined {
  const head = pullRequest?.head?.repo?.full_name
  if (head === undefined || head !== repository?.full_name) return undefined
  if (action === 'synchronize') return 'push'
  return action === 'closed' && pullRequest?.merged === true ? 'merge' : undefined
}

type Named = { login: string; type?: string | null | undefined } | null | undefined

/** Returns undefined if there is no login. */
export function accountOf(named: Named): Account | undefined {
  if (named == null || named.login === '') return undefined
  const { login, type } = named
  // GitHub does not allow brackets in the login of a person.
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}
