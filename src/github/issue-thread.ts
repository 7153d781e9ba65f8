import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import type { GitHubClient } from './github-client.ts'
import { StatusComment } from './status-comment.ts'
import type { TriggerEvent } from './trigger-event.ts'
import type { Trigger } from './trigger.ts'

/**
 * The issue or pull request that triggered the job. It shows the result of the job. A failure here is only a warning.
 */
export interface IssueThread {
  /** Creates or edits the comment, if `comment` is true. */
  show: (markdown: string) => Promise<void>
  /** Removes the label that triggered the run, if `remove-label` is true. */
  removeLabel: () => Promise<void>
}

export function openIssueThread(
  { inputs, event }: Pick<Trigger, 'inputs' | 'event'>,
  { client, runId, log }: { client: GitHubClient; runId: string; log: Log },
): IssueThread {
  const { number } = event
  if (number === undefined && (inputs.comment || inputs.removeLabel)) {
    log.warning(`No comment is written and no label is removed: ${whyNoNumber(event)}.`)
  }
  const comment =
    inputs.comment && number !== undefined
      ? new StatusComment({ client, issueNumber: number, runId, log })
      : undefined
  return {
    show: async (markdown) => comment?.show(markdown),
    removeLabel: async () => {
      if (!inputs.removeLabel || inputs.label === undefined || number === undefined) return
      try {
        await client.removeLabel(number, event.addedLabel ?? inputs.label)
      } catch (error) {
        log.warning(`The label "${inputs.label}" was not removed from #${number}. ${messageOf(error)}`)
      }
    },
  }
}

function whyNoNumber({ name, unreadable }: TriggerEvent): string {
  if (unreadable.number !== undefined) return `the event payload could not be read: ${unreadable.number}`
  const event = name === '' ? 'the event that triggered this run' : `the event ${name}`
  return `${event} is not about an issue or a pull request`
}
