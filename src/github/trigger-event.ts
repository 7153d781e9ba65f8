import { type EventPayload, type PayloadPart, type PayloadText, readEventPayload } from './event-payload.ts'

/** A GitHub account. */
export interface Account {
  login: string
  isBot: boolean
}

/** The text of an issue, a comment or a pull request, as it was when the event happened. */
export interface EventText {
  title: string | undefined
  body: string
}

/** The event that triggered the workflow, read only from the runner's environment and the event payload. */
export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME` */
  name: string
  /** The account that caused the event. */
  sender: Account | undefined
  /** The login that started this run. It differs from the sender after a re-run. */
  triggeringActor: string | undefined
  /** The label that was just added; undefined for every other action. */
  addedLabel: string | undefined
  /** Number of the issue or pull request of the event. */
  number: number | undefined
  issue: EventText | undefined
  comment: EventText | undefined
  pullRequest: EventText | undefined
  /** For each fact that could not be read from the payload, the reason. */
  unreadable: Partial<Record<EventFact, string>>
}

/** The facts that come from the payload. */
export type EventFact = 'sender' | 'addedLabel' | 'number' | 'issue' | 'comment' | 'pullRequest'

const partsOfFacts: Readonly<Record<EventFact, readonly PayloadPart[]>> = {
  sender: ['sender'],
  addedLabel: ['action', 'label'],
  number: ['issueNumber', 'pullRequestNumber'],
  issue: ['issue'],
  comment: ['comment', 'review'],
  pullRequest: ['pullRequest', 'issue'],
}

// Events that anyone can cause on a public repository, in a run that has its secrets.
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
 * Reads the event. A fact that is missing in the payload is undefined. A fact that could not be read is in
 * `unreadable`.
 *
 * @param takesPart whether the inputs need the payload. The gate needs it for events that anyone can cause.
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

/** Returns true for a bot account. GitHub does not allow brackets in the login of a person. */
export function isBot(login: string, type?: string | null): boolean {
  return type === 'Bot' || login.endsWith('[bot]')
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

function textOf(part: PayloadText): EventText | undefined {
  return part ? { title: part.title ?? undefined, body: part.body ?? '' } : undefined
}
