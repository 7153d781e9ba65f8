import { type EventPayload, UnreadablePart, type Values } from './event-payload.ts'
import { eventRecord } from './event-records.ts'
import type { NamedAccount } from './github-objects.ts'
import { promptSources, type SourceName } from './sources/prompt-sources.ts'

export type Account = NonNullable<ReturnType<typeof accountOf>>

/** Someone who had a part in an event. */
export interface Cause {
  /** What the account did, as it follows "who" in a message. */
  did: string
  /** Undefined if the event does not tell it. */
  account: Account | undefined
  /** Why the account could not be read from the payload, if so. */
  unreadable: string | undefined
}

// With these actions, nobody has chosen the text. Its author can be another one than the sender: after an edit, after a
// push to the branch of somebody else, or when a maintainer transferred the issue or made it a discussion.
const actionsOfTextsNobodyChose = ['created', 'edited', 'opened', 'synchronize']

// It merges what people with write access added to the queue of a protected branch.
const mergeQueue = 'github-merge-queue[bot]'

/**
 * Returns everyone whose permission counts, each account once: the sender, the author of a text that nobody chose, whoever
 * caused or started the run that a `workflow_run` follows, and whoever started this run. Nobody for an event that needs
 * write access.
 *
 * @param name `GITHUB_EVENT_NAME`
 * @param triggeringActor `GITHUB_TRIGGERING_ACTOR`
 * @param source `prompt-from`
 */
export function causesOf(
  name: string,
  payload: EventPayload,
  triggeringActor: string | undefined,
  source: SourceName | undefined,
): Cause[] {
  const { causedBy, text } = eventRecord(name)
  if (causedBy === 'writers') return []
  const sender = causeOf('caused the event', () => payload.part('sender'))
  const activity = causedBy === 'pull-request' ? activityOfWriter(payload.values) : undefined
  if (activity !== undefined) {
    // Bots have write access, and do what strangers tell them: they update dependencies, or merge.
    const isWriter = sender.account?.isBot === false
    const isExempt = activity === 'merge' && sender.account?.login === mergeQueue
    return [
      ...(isWriter || isExempt ? [] : [sender]),
      // A push sends the text of the pull request, which its author can edit.
      ...(activity === 'push' ? authorOf('wrote the pull request', 'pull-request', payload, name) : []),
    ]
  }
  // Of an event about no text that is known, the quoted text counts.
  const written = text === 'none' ? source : text
  const causes: Cause[] = [
    sender,
    ...(written !== undefined && actionsOfTextsNobodyChose.includes(payload.values.action ?? '')
      ? authorOf('wrote the text', written, payload, name)
      : []),
    ...(causedBy === 'earlier-run' ? causesOfEarlierRun(payload) : []),
    // Last, because only the payload tells the type of an account.
    causeOf('started this run', () => ({ login: triggeringActor ?? '' })),
  ]
  return causes.filter(({ account }, index) => {
    const first = causes.findIndex((other) => other.account?.login === account?.login)
    return account === undefined || first === index
  })
}

function causeOf(did: string, read: () => NamedAccount | null | undefined): Cause {
  try {
    return { did, account: accountOf(read()), unreadable: undefined }
  } catch (error) {
    if (!(error instanceof UnreadablePart)) throw error
    return { did, account: undefined, unreadable: error.message }
  }
}

function authorOf(
  did: string,
  text: SourceName | 'discussion',
  payload: EventPayload,
  eventName: string,
): Cause[] {
  if (text === 'discussion') return [causeOf(did, () => payload.part('discussion')?.user)]
  const { author } = promptSources[text]
  return author === 'has-write-access' ? [] : [causeOf(did, () => author(payload, eventName))]
}

function causesOfEarlierRun({ part }: EventPayload): Cause[] {
  return [
    causeOf('caused the run that this run follows', () => part('workflow_run')?.actor),
    causeOf('started the run that this run follows', () => part('workflow_run')?.triggering_actor),
  ]
}

/**
 * Returns what somebody with write access did to a pull request from a branch of this repository; undefined for all that
 * others can do, too.
 *
 * Members of an organization can open a pull request between branches that others pushed, and its author can edit it:
 * https://docs.github.com/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/creating-a-pull-request
 * A triager can close, reopen, label and assign it.
 */
function activityOfWriter(values: Values): 'push' | 'merge' | undefined {
  const { action, repository, pull_request: pullRequest } = values
  const head = pullRequest?.head?.repo?.full_name
  if (head === undefined || head !== repository?.full_name) return undefined
  if (action === 'synchronize') return 'push'
  return action === 'closed' && pullRequest?.merged === true ? 'merge' : undefined
}

/** Returns undefined if there is no login. */
export function accountOf(named: NamedAccount | null | undefined) {
  if (named == null || named.login === '') return undefined
  const { login, type } = named
  // GitHub does not allow brackets in the login of a person.
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}
