import { type EventPayload, type PayloadPart, type PayloadText, readEventPayload } from './event-payload.ts'

/** Somebody on GitHub. */
export interface Account {
  login: string
  isBot: boolean
}

/** A text that somebody wrote on GitHub, as it was when the event happened. */
export interface EventText {
  title: string | undefined
  body: string
}

/** What triggered the workflow, from the runner's environment and the event's payload alone. */
export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME` */
  name: string
  /** Who caused the event. */
  sender: Account | undefined
  /** Who started this run, which is another when somebody re-runs it. */
  triggeringActor: string | undefined
  /** The label that was just added; undefined for every other action. */
  addedLabel: string | undefined
  /** Number of the issue or pull request that the event is about. */
  number: number | undefined
  issue: EventText | undefined
  comment: EventText | undefined
  pullRequest: EventText | undefined
  /** Why the part of the payload that something comes from could not be read; undefined: it was read. */
  unreadable: Partial<Record<EventFact, string>>
}

/** What the payload tells. */
export type EventFact = 'sender' | 'addedLabel' | 'number' | 'issue' | 'comment' | 'pullRequest'

const partsOfFacts: Readonly<Record<EventFact, readonly PayloadPart[]>> = {
  sender: ['sender'],
  addedLabel: ['action', 'label'],
  number: ['issueNumber', 'pullRequestNumber'],
  issue: ['issue'],
  comment: ['comment', 'review'],
  pullRequest: ['pullRequest', 'issue'],
}

// Events that somebody without any permission on a public repository can cause, in a run that has its secrets.
const outsiderEvents: ReadonlySet<string> = new Set([
  'issues',
  'issue_comment',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
  'discussion',
  'discussion_comment',
])

export function isOutsiderEvent(name: string): boolean {
  return outsiderEvents.has(name)
}

/**
 * Reads the event. What is missing in the payload is undefined here; what could not be read is named in `unreadable`.
 *
 * @param takesPart whether the inputs need the payload; the gate does where outsiders can cause the event
 */
export async function readTriggerEvent(env: NodeJS.ProcessEnv, takesPart: boolean): Promise<TriggerEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const payload: EventPayload =
    takesPart || isOutsiderEvent(name)
      ? await readEventPayload(env['GITHUB_EVENT_PATH'])
      : { parts: {}, unreadable: {} }
  const { sender, issue, pullRequest, label, action } = payload.parts
  return {
    name,
    sender: sender ? { login: sender.login, isBot: isBot(sender.login, sender.type) } : undefined,
    triggeringActor: env['GITHUB_TRIGGERING_ACTOR'],
    addedLabel: action === 'labeled' ? label?.name : undefined,
    number: payload.parts.issueNumber?.number ?? payload.parts.pullRequestNumber?.number,
    issue: textOf(issue),
    comment: textOf(payload.parts.comment ?? payload.parts.review),
    pullRequest: textOf(pullRequest ?? (issue?.pull_request === undefined ? undefined : issue)),
    unreadable: unreadableFacts(payload),
  }
}

/** A login in brackets cannot be registered by a person. */
export function isBot(login: string, type?: string | null): boolean {
  return type === 'Bot' || login.endsWith('[bot]')
}

function unreadableFacts({ parts, unreadable }: EventPayload): TriggerEvent['unreadable'] {
  const facts = Object.entries(partsOfFacts) as [EventFact, readonly PayloadPart[]][]
  return Object.fromEntries(
    facts.flatMap(([fact, from]) => {
      // An event that is no labeling adds no label, whatever its label looks like.
      if (fact === 'addedLabel' && parts.action != null && parts.action !== 'labeled') return []
      const reason = from.map((part) => unreadable[part]).find((problem) => problem !== undefined)
      return reason === undefined ? [] : [[fact, reason]]
    }),
  )
}

function textOf(part: PayloadText): EventText | undefined {
  return part ? { title: part.title ?? undefined, body: part.body ?? '' } : undefined
}
