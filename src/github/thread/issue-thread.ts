import { ActionError, messageOf, SkippedError } from '../../shared/errors.ts'
import { sleepWithinDeadline, wasCertainlyNotAccepted } from '../../shared/retry.ts'
import { rejectionOf } from '../../shared/run-context.ts'
import type { StepContext } from '../../shared/step.ts'
import { explaining, GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import type { Trigger } from '../trigger-event.ts'
import {
  isSameRequest,
  type MarkPlace,
  type Marks,
  readMarks,
  type RequestKey,
  type RequestMemory,
  writeMark,
} from './comment-mark.ts'

/** Follows "a comment" in a sentence. */
const misfit =
  'with a mark that does not fit. Either api-key, the account of github-token or the name of the repository was changed since, or the issue was transferred, or somebody else wrote the mark.'

const lostCommentPauseMs = 1000

/** What the comments of this action remember about earlier requests. */
export interface ThreadMemory {
  /** About this request, from earlier attempts of the run. Undefined in a first attempt. */
  ofRun: RequestMemory | undefined
  /** About the other requests of the project, newest first. Empty if they do not matter to this one. */
  others: readonly RequestMemory[]
}

export const nothingRemembered: ThreadMemory = { ofRun: undefined, others: [] }

interface ThreadOptions extends Pick<Trigger, 'inputs' | 'event'> {
  apiKey: string
  /** The client may go on after the deadline, to edit the comment. */
  client: GitHubClient
  /** Identifies the comment of the request. All attempts of the run share it. Called only if there is a comment. */
  key: () => RequestKey
}

type ThreadContext = Pick<StepContext, 'clock' | 'deadline' | 'log' | 'workflowRun'>

/**
 * The issue or pull request whose comments show the results of jobs, and name the jobs for later runs: that of
 * `issue-number`, or else that of the event. A request has one comment there. A hidden mark identifies it, so that a re-run
 * edits it and a lost answer does not lead to a second comment.
 */
export class IssueThread {
  readonly #options: ThreadOptions
  readonly #context: ThreadContext
  /** Where the comment is, and its key; undefined if none is written. */
  readonly #place: MarkPlace | undefined
  /** For messages. */
  readonly #on: string
  /** Undefined if it does not exist or was not found yet. `before` is what it said before this attempt. */
  #comment: { id: number; createdAtMs: number; before?: RequestMemory | undefined } | undefined
  /** Whether a search is needed before a comment may be written. */
  #mayExist: boolean
  /** Whether a comment has a mark of the request that does not fit, and that an earlier attempt may have written. */
  #isDoubtful = false
  /** Whether a comment was sent without an answer that says if it exists. */
  #isUncertain = false
  #isAnnounced = false
  #shown = ''
  #warned = ''

  constructor(options: ThreadOptions, context: ThreadContext) {
    const { apiKey, inputs, event, key } = options
    const { attempt, repository } = context.workflowRun
    const issueNumber = inputs.issueNumber ?? event.number
    this.#options = options
    this.#context = context
    this.#on = `on #${issueNumber ?? ''}`
    this.#mayExist = attempt !== 1
    if (!inputs.comment) return
    if (issueNumber !== undefined) {
      this.#place = { apiKey, repository, issueNumber, key: key() }
    } else {
      const unread = event.unreadable['pull-request']
      const why =
        unread === undefined
          ? `The event ${event.name} is not about an issue or a pull request`
          : `The event payload could not be read: ${unread}`
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
    const { state } = await this.#options.client.readIssue(number, 'write').catch((error: unknown) => {
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
    const { log, workflowRun } = this.#context
    const isRerun = (workflowRun.attempt ?? 1) > 1
    const isConversation = continues || promptFrom === 'commits'
    const place = this.#place
    if (place === undefined && isRerun) {
      log.notice(
        'This is a re-run, and an earlier attempt may have sent this request. Without a comment, nothing remembers that, so it is sent again. With comment: true, a re-run attaches to the job of the earlier attempt.',
      )
    }
    if (place === undefined || !(isRerun || isConversation)) return nothingRemembered
    const on = this.#on
    const unread = `The comments ${on} could not be read`
    const unknown = `${unread}, so it is unknown what was requested before. This run sends nothing. Run it again once this works${isRerun ? ', or start a new run' : ''}:`
    const isNeeded = isRerun || promptFrom === 'commits'
    const orWarn = (error: unknown): Marks => {
      if (!(error instanceof GitHubError)) throw error
      log.warning(`${unread}, so this run cannot find an earlier agent job. ${messageOf(error)}`)
      return { own: undefined, others: [], misfits: [] }
    }
    const { own, others, misfits } = await this.#readMarks(place).catch(
      isNeeded ? explaining(unknown) : orWarn,
    )
    // A mark that does not fit can be that of an earlier attempt, which may have sent the request.
    if (own === undefined && isRerun && misfits.some((mark) => isSameRequest(mark, place.key))) {
      throw new ActionError(
        `An earlier attempt wrote a comment ${on} ${misfit} So it is unknown whether the request was sent, and this attempt sends nothing. Look at the comment, and start a new run if the request is still needed.`,
      )
    }
    if (own === undefined && others.length === 0 && misfits.length > 0 && isConversation)
      log.notice(`There is a comment ${on} ${misfit} So this run begins anew.`)
    // An earlier attempt without a comment may have sent the request all the same.
    const ofAttempt = own?.mark ?? { jobId: undefined, mayBeSent: true, asked: undefined }
    return {
      ofRun: isRerun ? ofAttempt : undefined,
      // Otherwise, each request has a job of its own.
      others: isConversation ? others : [],
    }
  }

  async #readMarks(place: MarkPlace): Promise<Marks> {
    const marks = await readMarks(this.#options.client, place)
    const { own, misfits } = marks
    // A comment that shows up after a lost answer is that of this attempt.
    if (own !== undefined) this.#comment ??= { ...own, before: this.#isUncertain ? undefined : own.mark }
    this.#isDoubtful = this.#mayExist && misfits.some((mark) => isSameRequest(mark, place.key))
    this.#mayExist = this.#isUncertain
    return marks
  }

  /** Like {@link write}, but a failure is only a warning. */
  async show(markdown: string, memory: RequestMemory): Promise<void> {
    try {
      await this.write(markdown, memory)
    } catch (error) {
      const warning = `The comment ${this.#on} could not be updated. ${messageOf(error)}`
      if (warning !== this.#warned) this.#context.log.warning(warning)
      this.#warned = warning
    }
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
    await this.write(markdown, memory).catch((error: unknown) => {
      this.#context.deadline.signal.throwIfAborted()
      throw new ActionError(
        `The comment ${this.#on} could not be written, so nothing was sent to the service. The comment says up to which commit the agent was asked. ${messageOf(error)}`,
        { cause: error },
      )
    })
  }

  async #checkStillOpen(): Promise<void> {
    const { event, client } = this.#options
    const { log, deadline } = this.#context
    const number = event.openIssue
    if (number === undefined) return
    const reading = client.readIssue(number, 'read').catch((error: unknown) => {
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
    // After an abort, the time that is left belongs to the comment.
    const removal = Promise.race([client.removeLabel(number, addedLabel), rejectionOf(deadline.signal)])
    await removal.catch((error: unknown) => {
      log.warning(`The label "${addedLabel}" was not removed from #${number}. ${messageOf(error)}`)
    })
  }

  /**
   * Creates or edits the comment, if there is to be one. If this attempt sent nothing, the mark keeps what earlier attempts
   * know, and no comment is created.
   *
   * @throws GitHubError
   */
  async write(markdown: string, memory: RequestMemory): Promise<void> {
    const place = this.#place
    if (place === undefined) return
    const isSent = memory.jobId !== undefined || memory.mayBeSent
    if (this.#mayExist && this.#comment === undefined) await this.#readMarks(place)
    const writtenAtMs = this.#comment?.createdAtMs ?? this.#context.clock.date().getTime()
    const mark = writeMark({ ...place.key, ...this.#remembered(memory), writtenAtMs }, place)
    const body = `${mark}\n${markdown}`
    if (body === this.#shown) return
    if (this.#comment !== undefined) await this.#options.client.updateComment(this.#comment.id, body)
    else if (isSent) await this.#create(body, place)
    this.#shown = body
  }

  /** A mark that names a job keeps it until another job takes its place. */
  #remembered(now: RequestMemory): RequestMemory {
    const before = this.#comment?.before
    if (now.jobId !== undefined || before === undefined) return now
    return now.mayBeSent ? { ...now, jobId: before.jobId } : before
  }

  async #create(body: string, place: MarkPlace): Promise<void> {
    if (this.#isUncertain) throw new GitHubError('It may exist already, so it is not written again.')
    if (this.#isDoubtful)
      throw new GitHubError(`No second one is written, because this run has one ${misfit}`)
    try {
      this.#comment = await this.#options.client.createComment(place.issueNumber, body)
    } catch (error) {
      this.#isUncertain = !wasCertainlyNotAccepted(error)
      this.#mayExist = this.#isUncertain
      if (!this.#isUncertain) throw error
      // After a gateway of GitHub gave no answer, a comment is there a second later. It is looked for once.
      const looking = sleepWithinDeadline(lostCommentPauseMs, this.#context).then(() =>
        this.#readMarks(place),
      )
      await looking.catch(() => undefined)
      if (this.#comment === undefined) throw error
    }
  }
}
