import { rejectionOf } from '../../deadline.ts'
import { ActionError, messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import { SkippedError, type Trigger } from '../trigger.ts'
import type { RequestKey, RequestMemory } from './comment-mark.ts'
import { type EarlierRequests, RunComment } from './run-comment.ts'

/**
 * The issue or pull request whose comments show the results of jobs, and name the jobs for later runs: that of
 * `issue-number`, or else that of the event.
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
   * @throws ActionError if the comments cannot be read, and with them the commits that were asked about. For another
   *   request, that is only a warning.
   */
  findEarlier: () => Promise<EarlierRequests>
  /** Creates or edits the comment, if `comment` is true. See {@link RunComment.show}. */
  show: (markdown: string, memory: RequestMemory) => Promise<void>
  /** Removes the label that triggered the run, if `remove-label` is true. A failure is only a warning. */
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
  const issueNumber = inputs.issueNumber ?? number
  const lacking: string[] = []
  if (inputs.comment && issueNumber === undefined) lacking.push('no comment is written')
  if (inputs.removeLabel && number === undefined) lacking.push('no label is removed')
  if (lacking.length > 0) log.warning(`${whyNoNumber(event)}, so ${lacking.join(' and ')}.`)
  const comment =
    inputs.comment && issueNumber !== undefined
      ? new RunComment({ client, issueNumber, key: key(), attempt, log })
      : undefined
  return {
    checkOpen: async () => {
      if (inputs.issueNumber !== undefined) await checkIssue(inputs.issueNumber, client)
    },
    findEarlier: async () => {
      const none = { attemptJobId: undefined, mayBeSent: false, threadJobId: undefined, askedHead: undefined }
      const branch = inputs.promptFrom === 'commits' ? event.branch?.name : undefined
      const isRerun = attempt !== undefined && attempt > 1
      if (comment === undefined || !(isRerun || inputs.continues || branch !== undefined)) return none
      try {
        return await comment.findEarlier({ threadJob: inputs.continues, branch })
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        const unread = `The comments on #${issueNumber ?? ''} could not be read`
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
    show: async (markdown, memory) => comment?.show(markdown, memory),
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
