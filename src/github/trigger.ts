import type { Skip } from '../shared/skip.ts'
import type { ChangesMode } from './sources/changes.ts'
import type { PathFilter } from './path-filter.ts'
import type { AllowedPermission } from './permission-gate.ts'
import type { SourceName } from './sources/prompt-sources.ts'
import type { TriggerEvent } from './trigger-event.ts'

/** The inputs that say how the job uses the event that triggered the workflow. */
export interface TriggerInputs {
  githubToken: string | undefined
  promptFrom: SourceName | undefined
  changes: ChangesMode
  paths: PathFilter | undefined
  comment: boolean
  /** `issue-number` */
  issueNumber: number | undefined
  /** `comment: continue` */
  continues: boolean
  /** `remove-label`: take off the label that the event added. */
  removeLabel: boolean
  allowedPermissions: readonly AllowedPermission[]
  allowedBots: readonly string[]
  /** `matrix`: the values of this leg, as JSON in an order of its own. Undefined without a matrix. */
  leg: string | undefined
}

export interface Trigger {
  inputs: TriggerInputs
  event: TriggerEvent
  /** Set if the event is not a request. */
  skip: Skip | undefined
}

/** Returns what the comments are on; undefined for `issue-number`, which may be either. */
export function kindOfThread(
  { issueNumber }: Pick<TriggerInputs, 'issueNumber'>,
  { facts }: Pick<TriggerEvent, 'facts'>,
): 'issue' | 'pull request' | undefined {
  if (issueNumber !== undefined) return undefined
  return facts['pull-request'] === undefined ? 'issue' : 'pull request'
}

/**
 * Returns a skip if the event took something away, or is a review without text, such as an approval.
 *
 * @param asksByComment whether the comment of the event is all that the step asks
 */
export function eventSkip(
  { removal, facts: { comment } }: TriggerEvent,
  asksByComment: boolean,
): Skip | undefined {
  const isEmpty = asksByComment && comment?.body.trim() === ''
  const why = isEmpty ? `The ${comment.kind} has no text.` : removal
  if (why === undefined) return undefined
  return { reason: 'not-a-request', message: `${why} Such an event is not a request.` }
}
