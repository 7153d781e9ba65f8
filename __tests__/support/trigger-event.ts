import type { TriggerEvent } from '../../src/github/trigger-event.ts'

/** An event about issue 42. Nothing else is known about it. */
export const issueEvent: TriggerEvent = {
  name: 'issues',
  sender: undefined,
  triggeringActor: undefined,
  addedLabel: undefined,
  number: 42,
  issue: undefined,
  comment: undefined,
  pullRequest: undefined,
  unreadable: {},
}
