import { rejectionOf } from '../../deadline.ts'
import { messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import type { Trigger } from '../trigger.ts'
import type { RequestKey, RequestState } from './comment-mark.ts'
import { type EarlierRequests, RunComment } from './run-comment.ts'

/**
 * The issue or pull request that triggered the job. Its comments show the results of jobs, and name the jobs for later
 * runs. A failure here is only a warning.
 */
export interface IssueThread {
  /**
   * Returns what the comments of this action say about earlier requests: about this one if the run is a re-run, about
   * the thread with `continue`. Otherwise nothing is read.
   */
  findEarlierRequests: () => Promise<EarlierRequests>
  /** Creates or edits the comment, if `comment` is true. See {@link RunComment.show}. */
  show: (markdown: string, state: RequestState) => Promise<void>
  /** Removes the label that triggered the run, if `remove-label` is true. Ends with the deadline. */
  removeLabel: () => Promise<void>
}

export interface ThreadOptions {
  client: GitHubClient
  key: RequestKey
  /** `GITHUB_RUN_ATTEMPT`; undefined if the runner does not tell it. */
  attempt: number | undefined
  /** Of the deadline. The client may go on longer, to edit the comment. */
  signal: AbortSignal
  log: Log
}

export function openIssueThread(
  { inputs, event }: Pick<Trigger, 'inputs' | 'event'>,
  { client, key, attempt, signal, log }: ThreadOptions,
): IssueThread {
  const { number } = event
  if (number === undefined && (inputs.comment || inputs.removeLabel)) {
    log.warning(`No comment is written and no label is removed: ${whyNoNumber(event)}.`)
  }
  const comment =
    inputs.comment && number !== undefined
      ? new RunComment({ client, issueNumber: number, key, mayExist: attempt !== 1, log })
      : undefined
  const isRerun = attempt !== undefined && attempt > 1
  return {
    findEarlierRequests: async () => {
      const none = { ofRun: undefined, ofThread: undefined }
      if (comment === undefined || !(isRerun || inputs.continues)) return none
      try {
        const { ofRun, ofThread } = await comment.readEarlierRequests({ needsThread: inputs.continues })
        return { ofRun: isRerun ? ofRun : undefined, ofThread: inputs.continues ? ofThread : undefined }
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        log.warning(
          `The comments on #${number ?? ''} could not be read, so this run cannot find an earlier agent job. ${messageOf(error)}`,
        )
        return none
      }
    },
    show: async (markdown, state) => comment?.show(markdown, state),
    removeLabel: async () => {
      if (!inputs.removeLabel || inputs.label === undefined || number === undefined) return
      try {
        const removal = client.removeLabel(number, event.addedLabel ?? inputs.label)
        // After an abort, the time that is left belongs to the comment.
        await Promise.race([removal, rejectionOf(signal)])
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
