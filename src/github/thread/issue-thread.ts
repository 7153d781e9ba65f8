import { rejectionOf } from '../../deadline.ts'
import { ActionError, messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import { SkippedError, type Trigger } from '../trigger.ts'
import type { RequestKey, RequestState } from './comment-mark.ts'
import { type EarlierRequests, RunComment } from './run-comment.ts'

/**
 * The issue or pull request whose comments show the results of jobs, and name the jobs for later runs: that of
 * `issue-number`, or else that of the event. If it is not said otherwise, a failure here is only a warning.
 */
export interface IssueThread {
  /**
   * Looks at the issue of `issue-number`, if there is one.
   *
   * @throws SkippedError if it is closed
   * @throws ActionError if it does not exist or cannot be read
   */
  checkOpen: () => Promise<void>
  /**
   * Returns what the comments of this action say about earlier requests: about this one if the run is a re-run, about
   * the thread with `continue`, about the branch with `prompt-from: commits`. Otherwise nothing is read.
   *
   * @throws ActionError if the comments cannot be read, and with them the commits that were asked about
   */
  findEarlierRequests: () => Promise<EarlierRequests>
  /** Creates or edits the comment, if `comment` is true. See {@link RunComment.show}. */
  show: (markdown: string, state: RequestState) => Promise<void>
  /** Removes the label that triggered the run, if `remove-label` is true. Ends with the deadline. */
  removeLabel: () => Promise<void>
}

export interface ThreadOptions {
  client: GitHubClient
  /** Called only if there is a comment. */
  key: () => RequestKey
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
  const threadNumber = inputs.issueNumber ?? number
  const lacking = [
    ...(inputs.comment && threadNumber === undefined ? ['no comment is written'] : []),
    ...(inputs.removeLabel && number === undefined ? ['no label is removed'] : []),
  ].join(' and ')
  if (lacking !== '') log.warning(`${whyNoNumber(event)}, so ${lacking}.`)
  const comment =
    inputs.comment && threadNumber !== undefined
      ? new RunComment({ client, issueNumber: threadNumber, key: key(), mayExist: attempt !== 1, log })
      : undefined
  const isRerun = attempt !== undefined && attempt > 1
  return {
    checkOpen: async () => {
      if (inputs.issueNumber !== undefined) await checkIssue(inputs.issueNumber, client)
    },
    findEarlierRequests: async () => {
      const none = { ofRun: undefined, ofThread: undefined, askedHead: undefined }
      const branch = inputs.promptFrom === 'commits' ? event.branch?.name : undefined
      if (comment === undefined || !(isRerun || inputs.continues || branch !== undefined)) return none
      try {
        const found = await comment.readEarlierRequests({ job: inputs.continues, branch })
        return {
          ofRun: isRerun ? found.ofRun : undefined,
          ofThread: inputs.continues ? found.ofThread : undefined,
          askedHead: found.askedHead,
        }
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        const unread = `The comments on #${threadNumber ?? ''} could not be read`
        if (branch !== undefined) {
          throw new ActionError(
            `${unread}, so it is unknown which commits the agent was asked about. Nothing was sent to the service. ${messageOf(error)}`,
            { cause: error },
          )
        }
        log.warning(`${unread}, so this run cannot find an earlier agent job. ${messageOf(error)}`)
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

async function checkIssue(number: number, client: GitHubClient): Promise<void> {
  const { state } = await client.readIssue(number).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error
    const hint = error.status === 404 || error.status === 410 ? ' Check the number.' : ''
    throw new ActionError(
      `issue-number: issue #${number} could not be read, so nothing was sent to the service.${hint} ${messageOf(error)}`,
      { cause: error },
    )
  })
  if (state === 'open') return
  throw new SkippedError({
    reason: 'issue-closed',
    message: `Issue #${number} of issue-number is closed. To go on, open it again.`,
  })
}

function whyNoNumber({ name, unreadable }: TriggerEvent): string {
  if (unreadable.number !== undefined) return `The event payload could not be read: ${unreadable.number}`
  const event = name === '' ? 'The event that triggered this run' : `The event ${name}`
  return `${event} is not about an issue or a pull request`
}
