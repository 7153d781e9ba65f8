import { messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import { pagesFromLast } from '../pages.ts'
import { type CommentMark, readMark, type RequestKey, type RequestMemory, writeMark } from './comment-mark.ts'

export interface RunCommentOptions {
  client: Pick<GitHubClient, 'ownLogin' | 'listComments' | 'createComment' | 'updateComment'>
  issueNumber: number
  /** Identifies the comment of the request. All attempts of the run share it. */
  key: RequestKey
  /** `GITHUB_RUN_ATTEMPT`; undefined if the runner does not tell it. */
  attempt: number | undefined
  log: Log
}

/** A comment of this action, written by the account of this run's token. */
interface OwnComment extends CommentMark {
  id: number
}

/** What to look for in the comments of this action. */
export interface Sought {
  /** The newest job about the project. */
  threadJob: boolean
  /** The newest commit of this branch that the agent was asked about. */
  branch: string | undefined
}

/** What the comments of this action say about earlier requests. */
export interface EarlierRequests {
  /** The job that earlier attempts of this run came to with this request. */
  attemptJobId: string | undefined
  /** Whether an earlier attempt may have sent this request without an answer. */
  mayBeSent: boolean
  /** The newest job about the project, if it was sought. */
  threadJobId: string | undefined
  /** The newest commit of the branch that earlier runs asked about. */
  askedHead: string | undefined
}

/**
 * The one comment of a request on its issue or pull request. A hidden mark identifies it, so that a re-run edits it and a
 * lost answer does not lead to a second comment.
 */
export class RunComment {
  readonly #options: RunCommentOptions
  #commentId: number | undefined
  /** What the comment said before this attempt changed it. */
  #before: RequestMemory | undefined
  /** Whether a search is needed before a comment may be written. */
  #mayExist: boolean
  #shown = ''
  /** Whether a comment was sent without an answer that says if it exists. */
  #uncertain = false
  #warned = ''

  constructor(options: RunCommentOptions) {
    this.#options = options
    this.#mayExist = options.attempt !== 1
  }

  /**
   * Reads what the comments of this action say about earlier requests. Reads no more pages than needed.
   *
   * @throws GitHubError if the comments or the account cannot be read
   */
  async findEarlier({ threadJob, branch }: Sought): Promise<EarlierRequests> {
    const { attempt = 1, key } = this.#options
    let threadJobId: string | undefined
    let askedHead: string | undefined
    for await (const comment of this.#ownComments()) {
      const isOfRun = this.#isOfRun(comment)
      if (isOfRun && this.#commentId === undefined) this.#found(comment)
      if (comment.project === key.project) {
        if (threadJob) threadJobId ??= comment.jobId
        // A re-run that is a new try asks about the commits of its earlier attempt again.
        if (!isOfRun && comment.asked?.branch === branch) askedHead ??= comment.asked?.head
      }
      const hasRun = !this.#mayExist || this.#commentId !== undefined
      const hasJob = !threadJob || threadJobId !== undefined
      const hasHead = branch === undefined || askedHead !== undefined
      if (hasRun && hasJob && hasHead) break
    }
    this.#mayExist = this.#commentId !== undefined
    const before = attempt > 1 ? this.#before : undefined
    return { attemptJobId: before?.jobId, mayBeSent: before?.mayBeSent ?? false, threadJobId, askedHead }
  }

  /**
   * Creates or edits the comment. A failure is only a warning. If this attempt sent nothing, the mark keeps what earlier
   * attempts know, and no comment is created.
   */
  async show(markdown: string, memory: RequestMemory): Promise<void> {
    const { client, issueNumber, key, log } = this.#options
    const isSent = memory.jobId !== undefined || memory.mayBeSent
    try {
      if (this.#mayExist && this.#commentId === undefined) await this.#find()
      const known = isSent ? memory : (this.#before ?? memory)
      const body = `${writeMark({ ...key, ...known })}\n${markdown}`
      if (body === this.#shown) return
      if (this.#commentId !== undefined) await client.updateComment(this.#commentId, body)
      else if (isSent) await this.#create(body)
      this.#shown = body
    } catch (error) {
      const warning = `The comment on #${issueNumber} could not be updated. ${messageOf(error)}`
      if (warning !== this.#warned) log.warning(warning)
      this.#warned = warning
    }
  }

  async #create(body: string): Promise<void> {
    const { client, issueNumber } = this.#options
    if (this.#uncertain) {
      throw new GitHubError('It may exist already, so it is not written again.', undefined)
    }
    try {
      this.#commentId = await client.createComment(issueNumber, body)
    } catch (error) {
      this.#uncertain = !(error instanceof GitHubError && error.status !== undefined && error.status < 500)
      this.#mayExist ||= this.#uncertain
      throw error
    }
  }

  /** Looks for the comment of the request. */
  async #find(): Promise<void> {
    for await (const comment of this.#ownComments()) {
      if (!this.#isOfRun(comment)) continue
      this.#found(comment)
      return
    }
  }

  #found(comment: OwnComment): void {
    this.#commentId = comment.id
    // A comment that shows up after a lost answer is that of this attempt.
    if (!this.#uncertain) this.#before = comment
  }

  #isOfRun({ runId, request, project }: CommentMark): boolean {
    const { key } = this.#options
    return runId === key.runId && request === key.request && project === key.project
  }

  /**
   * Returns the comments of this action, newest first. Anyone can write the mark, so only comments of the token's account
   * count. If the account cannot be known, it throws: an edit could be of another account's comment.
   */
  async *#ownComments(): AsyncGenerator<OwnComment> {
    const { client, issueNumber } = this.#options
    let login: string | undefined
    // GitHub lists the oldest comments first.
    for await (const { items } of pagesFromLast((page) => client.listComments(issueNumber, page))) {
      for (const { id, body, author } of items.toReversed()) {
        const mark = readMark(body)
        if (mark === undefined) continue
        login ??= await client.ownLogin()
        if (author === login) yield { id, ...mark }
      }
    }
  }
}
