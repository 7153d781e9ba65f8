import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import type { GitHubClient } from './github-client.ts'
import { StatusComment } from './status-comment.ts'
import type { Trigger } from './trigger.ts'

/** The issue or pull request that asked for the job, where it is told what becomes of it. Trouble there is a warning. */
export interface IssueThread {
  /** Writes or edits the comment, where one was asked for. */
  show: (markdown: string) => Promise<void>
  /** Takes off the label that started the run, where that was asked for. */
  removeLabel: () => Promise<void>
}

export function openIssueThread(
  { inputs, event }: Pick<Trigger, 'inputs' | 'event'>,
  { client, runId, log }: { client: GitHubClient; runId: string; log: Log },
): IssueThread {
  const { number } = event
  if (number === undefined && (inputs.comment || inputs.removeLabel)) {
    log.warning(
      `Comment and label are left alone: the event ${event.name} is about no issue or pull request.`,
    )
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
        log.warning(`The label "${inputs.label}" stays on #${number}. ${messageOf(error)}`)
      }
    },
  }
}
