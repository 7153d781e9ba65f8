import { rejectionOf } from '../../shared/run-context.ts'
import { ActionError, messageOf, SkippedError } from '../../shared/errors.ts'
import { explaining, GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { Trigger, TriggerEvent } from '../trigger-event.ts'
import { isSameRequest, type RequestKey, type RequestMemory } from './comment-mark.ts'
import { type CommentContext, type Marks, misfit, RunComment, type RunCommentOptions } from './run-comment.ts'

/** What the comments of this action remember about earlier requests. */
export interface ThreadMemory {
  /** About this request, from earlier attempts of the run. Undefined in a first attempt. */
  ofRun: RequestMemory | undefined
  /** About the other requests of the project, newest first. Empty if they do not matter to this one. */
  others: readonly RequestMemory[]
}

interface ThreadOptions
  extends Omit<RunCommentOptions, 'issueNumber' | 'key'>, Pick<Trigger, 'inputs' | 'event'> {
  /** The client may go on after the deadline, to edit the comment. */
  client: GitHubClient
  /** Called only if there is a comment. */
  key: () => RequestKey
}

export const nothingRemembered: ThreadMemory = { ofRun: undefined, others: [] }

/** An earlier attempt without a comment may have sent the request all the same. */
const unknownRequest: RequestMemory = { jobId: undefined, mayBeSent: true, asked: undefined }

/**
 * The issue or pull request whose comments show the results of jobs, and name the jobs for later runs: that of
 * `issue-number`, or else that of the event.
 */
export class IssueThread {
  readonly #options: ThreadOptions
  readonly #context: CommentContext
  /** For messages. */
  readonly #place: string
  /** Undefined if none is written. */
  readonly #comment: RunComment | undefined
  #isAnnounced = false

  constructor(options: ThreadOptions, context: CommentContext) {
    const { inputs, event } = options
    const issueNumber = inputs.issueNumber ?? event.number
    this.#options = options
    this.#context = context
    this.#place = `on #${issueNumber ?? ''}`
    if (inputs.comment && issueNumber !== undefined) {
      this.#comment = new RunComment({ ...options, issueNumber, key: options.key() }, context)
    } else if (inputs.comment) {
      const why = whyNoNumber(event)
      context.log.warning(`${why}, so no comment is written. Set issue-number for the comment.`)
    }
  }

  /**
   * Looks at the issue of `issue-number`, if there is one.
   *
   * @throws SkippedError if it is closed
   * @throws ActionError if it does not exist or cannot be read
   */
  async checkOpen(): Promise<void> {
    const { issueNumber: number } = this.#options.inputs
    if (number === undefined) return
    const { state } = await this.#options.client.readIssue(number).catch((error: unknown) => {
      const isGone = error instanceof GitHubError && (error.status === 404 || error.status === 410)
      const unread = `issue-number: issue #${number} could not be read, so nothing was sent to the service.`
      return explaining(isGone ? `${unread} Check the number.` : unread)(error)
    })
    if (state === 'open') return
    throw new SkippedError({
      reason: 'issue-closed',
      message: `Issue #${number} of issue-number is closed. To go on, open it again.`,
    })
  }

  /**
   * Returns what the comments of this action remember: about this request if the run is a re-run, and about others with
   * `comment: continue` and `prompt-from: commits`. Otherwise nothing is read.
   *
   * @throws ActionError if an earlier attempt may have written a mark that does not fit this run
   * @throws ActionError if the comments cannot be read, and with them the earlier attempt or the commits that were asked
   *   about. For another request, that is only a warning.
   */
  async findEarlier(): Promise<ThreadMemory> {
    const { continues, promptFrom } = this.#options.inputs
    const isRerun = (this.#context.workflowRun.attempt ?? 1) > 1
    const isConversation = continues || promptFrom === 'commits'
    if (this.#comment === undefined && isRerun) {
      this.#context.log.notice(
        'This is a re-run, and an earlier attempt may have sent this request. Without a comment, nothing remembers that, so it is sent again. With comment: true, a re-run attaches to the job of the earlier attempt.',
      )
    }
    if (this.#comment === undefined || !(isRerun || isConversation)) return nothingRemembered
    const { own, others, misfits } = await this.#comment.read().catch(this.#onUnread(isRerun))
    // A mark that does not fit can be that of an earlier attempt, which may have sent the request.
    const mayBeOwn = (mark: RequestKey): boolean => isSameRequest(mark, this.#options.key())
    if (own === undefined && isRerun && misfits.some(mayBeOwn)) {
      throw new ActionError(
        `An earlier attempt wrote a comment ${this.#place} ${misfit} So it is unknown whether the request was sent, and this attempt sends nothing. Look at the comment, and start a new run if the request is still needed.`,
      )
    }
    if (own === undefined && others.length === 0 && misfits.length > 0 && isConversation) {
      this.#context.log.notice(`There is a comment ${this.#place} ${misfit} So this run begins anew.`)
    }
    return {
      ofRun: isRerun ? (own ?? unknownRequest) : undefined,
      // Otherwise, each request has a job of its own.
      others: isConversation ? others : [],
    }
  }

  /** Returns what a failure to read the comments is: an error if the run needs them, and a warning otherwise. */
  #onUnread(isRerun: boolean): (error: unknown) => Marks {
    const unread = `The comments ${this.#place} could not be read`
    if (this.#options.inputs.promptFrom === 'commits') {
      return explaining(
        `${unread}, so it is unknown which commits the agent was asked about. Nothing was sent to the service.`,
      )
    }
    if (isRerun) {
      return explaining(
        `${unread}, so it is unknown whether an earlier attempt sent this request. This attempt sends nothing. Run it again once this works, or start a new run:`,
      )
    }
    return (error) => {
      if (!(error instanceof GitHubError)) throw error
      this.#context.log.warning(
        `${unread}, so this run cannot find an earlier agent job. ${messageOf(error)}`,
      )
      return { own: undefined, others: [], misfits: [] }
    }
  }

  /** Creates or edits the comment, if `comment` is true. See {@link RunComment.show}. */
  async show(markdown: string, memory: RequestMemory): Promise<void> {
    await this.#comment?.show(markdown, memory)
  }

  /**
   * Like {@link show}, before a request is sent.
   *
   * @throws SkippedError if the issue of the event was closed meanwhile: the run may have waited for an approval
   * @throws ActionError with `prompt-from: commits`, if the comment cannot be written. Each run would ask about the same
   *   commits. After an abort, its reason.
   */
  async announce(markdown: string, memory: RequestMemory): Promise<void> {
    // A message can be refused, and a job is created then. The comment already says that a request is sent.
    if (!this.#isAnnounced) await this.#checkStillOpen()
    this.#isAnnounced = true
    if (this.#options.inputs.promptFrom !== 'commits') return this.show(markdown, memory)
    await this.#comment?.write(markdown, memory).catch((error: unknown) => {
      this.#context.deadline.signal.throwIfAborted()
      throw new ActionError(
        `The comment ${this.#place} could not be written, so nothing was sent to the service. The comment says up to which commit the agent was asked. ${messageOf(error)}`,
        { cause: error },
      )
    })
  }

  async #checkStillOpen(): Promise<void> {
    const { event, client } = this.#options
    const { log, deadline } = this.#context
    const number = event.openIssue
    if (number === undefined) return
    const reading = client.readIssue(number).catch((error: unknown) => {
      if (!(error instanceof GitHubError)) throw error
      log.info(`It is unknown whether #${number} is still open. ${messageOf(error)}`)
    })
    const issue = await Promise.race([reading, rejectionOf(deadline.signal)])
    if (issue?.state !== 'closed') return
    throw new SkippedError({
      reason: 'issue-closed',
      message: `Issue #${number} was closed after the event. To go on, open it again, and run the workflow again.`,
    })
  }

  /** Removes the label that the event added, if `remove-label` is true. A failure is only a warning. */
  async removeLabel(): Promise<void> {
    const { inputs, event, client } = this.#options
    const { log, deadline } = this.#context
    const { name, number, addedLabel } = event
    if (!inputs.removeLabel) return
    if (number === undefined || addedLabel === undefined) {
      log.notice(
        `The event ${name} names no label that was added to an issue or pull request, so none is removed.`,
      )
      return
    }
    try {
      const removal = client.removeLabel(number, addedLabel)
      // After an abort, the time that is left belongs to the comment.
      await Promise.race([removal, rejectionOf(deadline.signal)])
    } catch (error) {
      log.warning(`The label "${addedLabel}" was not removed from #${number}. ${messageOf(error)}`)
    }
  }
}

function whyNoNumber({ name, unreadable }: TriggerEvent): string {
  // A comment has its thread as an issue, which may be a pull request.
  const problem = unreadable['pull-request']
  if (problem !== undefined) return `The event payload could not be read: ${problem}`
  return `The event ${name} is not about an issue or a pull request`
}
