import { messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import type { Trigger } from '../trigger.ts'
import type { CommentMark } from './comment-mark.ts'
import { RunComment } from './run-comment.ts'

/** A job that an earlier attempt of this run, or an earlier run on the thread, has started. */
export interface EarlierJob {
  jobId: string
  startedBy: 'earlier-attempt' | 'earlier-run'
}

/**
 * The issue or pull request that triggered the job. Its comments show the results of jobs, and name the jobs for later
 * runs. A failure here is only a warning.
 */
export interface IssueThread {
  /**
   * Returns the job that this request belongs to, from the comments of this action. Reads nothing in the first attempt of a
   * run without `continue`.
   */
  findEarlierJob: () => Promise<EarlierJob | undefined>
  /**
   * Creates or edits the comment, if `comment` is true.
   *
   * @param jobId the job that a re-run attaches to; undefined if this attempt did not reach a job
   */
  show: (markdown: string, jobId: string | undefined) => Promise<void>
  /** Removes the label that triggered the run, if `remove-label` is true. */
  removeLabel: () => Promise<void>
}

export interface ThreadOptions {
  client: GitHubClient
  run: Pick<CommentMark, 'runId' | 'step' | 'project'>
  /** `GITHUB_RUN_ATTEMPT`; undefined if the runner does not tell it. */
  attempt: number | undefined
  log: Log
}

export function openIssueThread(
  { inputs, event }: Pick<Trigger, 'inputs' | 'event'>,
  { client, run, attempt, log }: ThreadOptions,
): IssueThread {
  const { number } = event
  if (number === undefined && (inputs.comment || inputs.removeLabel)) {
    log.warning(`No comment is written and no label is removed: ${whyNoNumber(event)}.`)
  }
  const comment =
    inputs.comment && number !== undefined
      ? new RunComment({ client, issueNumber: number, run, mayExist: attempt !== 1, log })
      : undefined
  const isRerun = attempt !== undefined && attempt > 1
  return {
    findEarlierJob: async () => {
      if (comment === undefined || !(isRerun || inputs.continues)) return undefined
      try {
        const { ofRun, ofThread } = await comment.readJobs({ needsThread: inputs.continues })
        if (isRerun && ofRun !== undefined) return { jobId: ofRun, startedBy: 'earlier-attempt' }
        if (inputs.continues && ofThread !== undefined) return { jobId: ofThread, startedBy: 'earlier-run' }
        return undefined
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        log.warning(
          `The comments on #${number ?? ''} could not be read, so this run cannot find an earlier agent job. ${messageOf(error)}`,
        )
        return undefined
      }
    },
    show: async (markdown, jobId) => comment?.show(markdown, jobId),
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
