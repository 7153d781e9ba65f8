import { messageOf } from '../../shared/errors.ts'
import { sleepWithinDeadline, wasCertainlyNotAccepted } from '../../shared/retry.ts'
import type { StepContext } from '../../shared/step.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import {
  type CommentMark,
  isSameRequest,
  type MarkPlace,
  readMark,
  type RequestKey,
  type RequestMemory,
  writeMark,
} from './comment-mark.ts'

/** Follows "a comment" in a sentence. */
export const misfit =
  'with a mark that does not fit. Either api-key, the account of github-token or the name of the repository was changed since, or the issue was transferred, or somebody else wrote the mark.'

// The clocks of the runner and of GitHub may differ by this much. In a comment of another time, a mark is a copy.
const clockDifferenceMs = 300_000

// After a gateway of GitHub gave no answer, a comment is there a second later.
const lostCommentPauseMs = 1000

export interface RunCommentOptions extends Omit<MarkPlace, 'repository'> {
  client: Pick<GitHubClient, 'ownLogin' | 'comments' | 'createComment' | 'updateComment'>
  /** Identifies the comment of the request. All attempts of the run share it. */
  key: RequestKey
}

export type CommentContext = Pick<StepContext, 'clock' | 'deadline' | 'log' | 'workflowRun'>

/** What the marks about the project say. The newest request comes first. */
export interface Marks {
  /** The mark of this request, from earlier attempts. */
  own: CommentMark | undefined
  others: readonly CommentMark[]
  /** Those that do not count, although this account wrote the comment, or its signature fits. */
  misfits: readonly CommentMark[]
}

/**
 * The one comment of a request on its issue or pull request. A hidden mark identifies it, so that a re-run edits it and a
 * lost answer does not lead to a second comment.
 */
export class RunComment {
  readonly #options: RunCommentOptions & MarkPlace
  readonly #context: CommentContext
  /** Undefined if it does not exist or was not found yet. `before` is what it said before this attempt. */
  #comment: { id: number; createdAtMs: number; before?: RequestMemory | undefined } | undefined
  /** Whether a search is needed before a comment may be written. */
  #mayExist: boolean
  /** Whether a comment has a mark of the request that does not fit, and that an earlier attempt may have written. */
  #isDoubtful = false
  #shown = ''
  /** Whether a comment was sent without an answer that says if it exists. */
  #uncertain = false
  #warned = ''

  constructor(options: RunCommentOptions, context: CommentContext) {
    const { attempt, repository } = context.workflowRun
    this.#options = { ...options, repository }
    this.#context = context
    this.#mayExist = attempt !== 1
  }

  /**
   * Reads what the comments of the thread remember. A mark counts if the account of this run's token wrote the comment, if
   * the mark is signed for this place, and if it is as old as the comment. Of several comments about one request, the
   * oldest counts, because another workflow with the same account can copy a mark. If the account cannot be known, it
   * throws: an edit could be of another account's comment.
   *
   * @throws GitHubError if the comments or the account cannot be read
   */
  async read(): Promise<Marks> {
    const { client, issueNumber, key } = this.#options
    const marks = new Map<string, { mark: CommentMark; id: number; createdAtMs: number }>()
    const misfits: CommentMark[] = []
    let login: string | undefined
    // GitHub lists the oldest comments first. If one is deleted meanwhile, the others move to the page before, so a search
    // from the last page misses none.
    for await (const comment of client.comments(issueNumber)) {
      const { id, body, author, createdAtMs } = comment
      const mark = readMark(body, this.#options)
      if (mark?.project !== key.project) continue
      login ??= await client.ownLogin()
      const isSigned = mark.isSigned && Math.abs(createdAtMs - mark.writtenAtMs) <= clockDifferenceMs
      if (author !== login || !isSigned) {
        if (author === login || isSigned) misfits.push(mark)
        continue
      }
      const request = JSON.stringify([mark.runId, mark.request])
      marks.delete(request)
      marks.set(request, { mark, id, createdAtMs })
    }
    const all = [...marks.values()]
    const own = all.find(({ mark }) => isSameRequest(mark, key))
    // A comment that shows up after a lost answer is that of this attempt.
    if (own !== undefined) this.#comment ??= { ...own, before: this.#uncertain ? undefined : own.mark }
    this.#isDoubtful = this.#mayExist && misfits.some((mark) => isSameRequest(mark, key))
    this.#mayExist = this.#uncertain
    const others = all.filter((found) => found !== own).map(({ mark }) => mark)
    return { own: own?.mark, others, misfits }
  }

  /** Like {@link write}, but a failure is only a warning. */
  async show(markdown: string, memory: RequestMemory): Promise<void> {
    try {
      await this.write(markdown, memory)
    } catch (error) {
      const warning = `The comment on #${this.#options.issueNumber} could not be updated. ${messageOf(error)}`
      if (warning !== this.#warned) this.#context.log.warning(warning)
      this.#warned = warning
    }
  }

  /**
   * Creates or edits the comment. If this attempt sent nothing, the mark keeps what earlier attempts know, and no comment
   * is created.
   *
   * @throws GitHubError
   */
  async write(markdown: string, memory: RequestMemory): Promise<void> {
    const { client, key } = this.#options
    const isSent = memory.jobId !== undefined || memory.mayBeSent
    if (this.#mayExist && this.#comment === undefined) await this.read()
    const writtenAtMs = this.#comment?.createdAtMs ?? this.#context.clock.date().getTime()
    const mark = writeMark({ ...key, ...this.#remembered(memory), writtenAtMs }, this.#options)
    const body = `${mark}\n${markdown}`
    if (body === this.#shown) return
    if (this.#comment !== undefined) await client.updateComment(this.#comment.id, body)
    else if (isSent) await this.#create(body)
    this.#shown = body
  }

  /** A mark that names a job keeps it until another job takes its place. */
  #remembered(now: RequestMemory): RequestMemory {
    const before = this.#comment?.before
    if (now.jobId !== undefined || before === undefined) return now
    return now.mayBeSent ? { ...now, jobId: before.jobId } : before
  }

  async #create(body: string): Promise<void> {
    const { client, issueNumber } = this.#options
    if (this.#uncertain) {
      throw new GitHubError('It may exist already, so it is not written again.', undefined)
    }
    if (this.#isDoubtful) {
      const message = `No second one is written, because this run has one ${misfit}`
      throw new GitHubError(message, undefined)
    }
    try {
      this.#comment = await client.createComment(issueNumber, body)
    } catch (error) {
      this.#uncertain = !wasCertainlyNotAccepted(error)
      if (!this.#uncertain || !(await this.#isThere())) throw error
    }
  }

  /** Looks once for a comment that was sent without an answer. */
  async #isThere(): Promise<boolean> {
    this.#mayExist = true
    try {
      await sleepWithinDeadline(lostCommentPauseMs, this.#context)
      await this.read()
    } catch {
      return false
    }
    return this.#comment !== undefined
  }
}
