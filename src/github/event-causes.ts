import type { EventPayload, PayloadPart } from './event-payload.ts'

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

type TextPart = 'issue' | 'comment' | 'review' | 'pull_request' | 'discussion'

/** The text that an edit changed, for each event about a text that others can quote. */
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

/**
 * Returns everyone whose permission counts, each account once: the sender, the author of an edited text, whoever caused
 * or started the run that a `workflow_run` follows, and whoever started this run.
 *
 * @param triggeringActor `GITHUB_TRIGGERING_ACTOR`
 */
export function causesOf(
  name: string,
  { parts, unreadable }: EventPayload,
  triggeringActor: string | undefined,
): Cause[] {
  const cause = (did: string, part: PayloadPart, account: Named): Cause => ({
    did,
    account: accountOf(account),
    unreadable: unreadable[part],
  })
  const edited = parts.action === 'edited' ? textsOfEvents[name] : undefined
  const before = parts.workflow_run
  const causes: Cause[] = [
    cause('caused the event', 'sender', parts.sender),
    ...(edited === undefined ? [] : [cause('wrote the edited text', edited, parts[edited]?.user)]),
    ...(name === 'workflow_run'
      ? [
          cause('caused the run that this run follows', 'workflow_run', before?.actor),
          cause('started the run that this run follows', 'workflow_run', before?.triggering_actor),
        ]
      : []),
    // Last, because only the payload tells the type of an account.
    {
      did: 'started this run',
      account: accountOf({ login: triggeringActor ?? '' }),
      unreadable: undefined,
    },
  ]
  return causes.filter(({ account }, index) => {
    const first = causes.findIndex((other) => other.account?.login === account?.login)
    return account === undefined || first === index
  })
}

type Named = { login: string; type?: string | null | undefined } | null | undefined

/** Returns undefined if there is no login. */
export function accountOf(named: Named): Account | undefined {
  if (named == null || named.login === '') return undefined
  const { login, type } = named
  // GitHub does not allow brackets in the login of a person.
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}
