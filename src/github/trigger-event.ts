import { readFile } from 'node:fs/promises'

import type { EventPayload, PayloadText } from './event-payload.ts'

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
 * Reads the event. A payload that is missing or not as GitHub documents it leaves everything undefined that would come
 * from it: https://docs.github.com/webhooks/webhook-events-and-payloads
 *
 * @param takesPart whether the inputs need the payload; the gate does where outsiders can cause the event
 */
export async function readTriggerEvent(env: NodeJS.ProcessEnv, takesPart: boolean): Promise<TriggerEvent> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const payload = takesPart || isOutsiderEvent(name) ? await readPayload(env['GITHUB_EVENT_PATH']) : {}
  const { sender, issue, pull_request: pullRequest } = payload
  return {
    name,
    sender: sender ? { login: sender.login, isBot: isBot(sender.login, sender.type) } : undefined,
    triggeringActor: env['GITHUB_TRIGGERING_ACTOR'],
    addedLabel: payload.action === 'labeled' ? payload.label?.name : undefined,
    number: issue?.number ?? pullRequest?.number,
    issue: textOf(issue),
    comment: textOf(payload.comment ?? payload.review),
    pullRequest: textOf(pullRequest ?? (issue?.pull_request === undefined ? undefined : issue)),
  }
}

/** A login in brackets cannot be registered by a person. */
export function isBot(login: string, type?: string | null): boolean {
  return type === 'Bot' || login.endsWith('[bot]')
}

async function readPayload(file: string | undefined): Promise<EventPayload> {
  if (file === undefined || file === '') return {}
  const { decodeEventPayload } = await import('./event-payload.ts')
  try {
    return decodeEventPayload(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

function textOf(part: PayloadText): EventText | undefined {
  return part ? { title: part.title ?? undefined, body: part.body ?? '' } : undefined
}
