import { messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import { pagesFromLast } from '../pages.ts'
import { type CommentMark, readMark, type RequestKey, type RequestState, writeMark } from './comment-mark.ts'

export interface RunCommentOptions {
  client: Pick<GitHubClient, 'ownLogin' | 'listComments' | 'createComment' | 'updateComment'>
  issueNumber: number
  /** Identifies the comment of the request. All attempts of the run share it. */
  key: RequestKey
  /** Whether the comment of this run can exist already. False for the first attempt of a run. */
  mayExist: boolean
  log: Log
}

/** A comment of this action, written by the account of this run's token. */
interface OwnComment extends CommentMark {
  id: number
}

/** What comments on the thread say about earlier requests. */
export interface EarlierRequests {
  /** What the earlier attempts of the run know about this request. Undefined without a comment. */
  ofRun: RequestState | undefined
  /** The job of the newest comment about the project that names one. */
  ofThread: string | undefined
  /** The newest commit of the branch that earlier runs asked about. */
  askedHead: string | undefined
}

/** What to look for, beside the comment of the run. */
export interface Sought {
  /** The job of the thread. */
  job: boolean
  /** The commits that were asked about, of this branch. */
  branch: string | undefined
}

/**
 * The one comment of a request on its issue or pull request. A hidden mark identifies it, so that a re-run edits it and a
 * lost answer does not lead to a second comment. A failure is only a warning.
 */
export class RunComment {
  readonly #options: RunCommentOptions
  #commentId: number | undefined
  /** What the comment said before this attempt changed it. */
  #earlier: RequestState | undefined
  /** Whether a search is needed before a comment may be written. */
  #mayExist: boolean
  #shown = ''
  /** Whether a comment was sent without an answer that says if it exists. */
  #uncertain = false
  #warned = ''

  constructor(options: RunCommentOptions) {
    this.#options = options
    this.#mayExist = options.mayExist
  }

  /**
   * Reads what the comments of this action say about earlier requests. Reads no more pages than needed.
   *
   * @throws GitHubError if the comments or the account cannot be read
   */
  async readEarlierRequests(sought: Sought): Promise<EarlierRequests> {
    const requests: EarlierRequests = { ofRun: undefined, ofThread: undefined, askedHead: undefined }
    let seeksRun = this.#mayExist
    for await (const comment of this.#ownComments()) {
      const isOfRun = this.#isOfRun(comment)
      if (seeksRun && isOfRun) {
        this.#found(comment)
        requests.ofRun = comment.state
        seeksRun = false
      }
      if (comment.project === this.#options.key.project) {
        requests.ofThread ??= jobIn(comment.state)
        // A re-run that is a new try asks about the commits of its earlier attempt again.
        if (!isOfRun) requests.askedHead ??= headIn(comment.state, sought.branch)
      }
      const hasJob = jobIn(requests.ofRun) !== undefined || requests.ofThread !== undefined
      const hasHead = sought.branch === undefined || requests.askedHead !== undefined
      if (!seeksRun && (hasJob || !sought.job) && hasHead) return requests
    }
    this.#mayExist = this.#commentId !== undefined
    return requests
  }

  /**
   * Creates or edits the comment.
   *
   * @param state what this attempt knows about the request. If it is `not-sent`, the mark keeps what earlier attempts
   *   know, and no comment is created.
   */
  async show(markdown: string, state: RequestState): Promise<void> {
    const { client, issueNumber, key, log } = this.#options
    try {
      if (this.#mayExist && this.#commentId === undefined) await this.#find()
      const known = state === 'not-sent' ? (this.#earlier ?? state) : state
      const body = `${writeMark({ ...key, state: known })}\n${markdown}`
      if (body === this.#shown) return
      if (this.#commentId !== undefined) await client.updateComment(this.#commentId, body)
      else if (state !== 'not-sent') await this.#create(body)
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

  #found({ id, state }: OwnComment): void {
    this.#commentId = id
    // A comment that shows up after a lost answer is that of this attempt.
    if (!this.#uncertain) this.#earlier = state
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

function headIn(state: RequestState, branch: string | undefined): string | undefined {
  return typeof state === 'object' && state.asked?.branch === branch ? state.asked?.head : undefined
}

function jobIn(state: RequestState | undefined): string | undefined {
  return typeof state === 'object' ? state.jobId : undefined
}
