import { messageOf } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import { pagesFromLast } from '../pages.ts'
import { type CommentMark, readMark, writeMark } from './comment-mark.ts'

export interface RunCommentOptions {
  client: Pick<GitHubClient, 'ownLogin' | 'listComments' | 'createComment' | 'updateComment'>
  issueNumber: number
  /** Identifies the comment of this step of this workflow run. All attempts of the run share it. */
  run: Pick<CommentMark, 'runId' | 'step' | 'project'>
  /** Whether the comment of this run can exist already. False for the first attempt of a run. */
  mayExist: boolean
  log: Log
}

/** A comment of this action, written by the account of this run's token. */
interface OwnComment extends CommentMark {
  id: number
}

/** The jobs that comments on the thread name. */
export interface NamedJobs {
  /** The job of an earlier attempt of this run. */
  ofRun: string | undefined
  /** The job of the newest comment about the project. */
  ofThread: string | undefined
}

/**
 * The one comment of a run on its issue or pull request. A hidden mark identifies it, so that a re-run edits it and a lost
 * answer does not lead to a second comment. A failure is only a warning.
 */
export class RunComment {
  readonly #options: RunCommentOptions
  #commentId: number | undefined
  /** The job that the comment names. */
  #jobId: string | undefined
  /** Whether a search is needed before a comment may be written. */
  #mayExist: boolean
  #shown = ''
  /** Whether a comment was sent without an answer that says if it exists. */
  #uncertain = false

  constructor(options: RunCommentOptions) {
    this.#options = options
    this.#mayExist = options.mayExist
  }

  /**
   * Reads which jobs the comments of this action name. Reads no more pages than needed.
   *
   * @throws GitHubError if the comments or the account cannot be read
   */
  async readJobs({ needsThread }: { needsThread: boolean }): Promise<NamedJobs> {
    const jobs: NamedJobs = { ofRun: undefined, ofThread: undefined }
    let seeksRun = this.#mayExist
    for await (const comment of this.#ownComments()) {
      if (seeksRun && this.#isOfRun(comment)) {
        this.#found(comment)
        jobs.ofRun = comment.jobId
        seeksRun = false
      }
      if (comment.project === this.#options.run.project) jobs.ofThread ??= comment.jobId
      const isDone = jobs.ofRun !== undefined || !needsThread || jobs.ofThread !== undefined
      if (!seeksRun && isDone) return jobs
    }
    this.#mayExist = this.#commentId !== undefined
    return jobs
  }

  /**
   * Creates or edits the comment.
   *
   * @param jobId the job that a re-run attaches to; undefined if this attempt did not reach a job. Then the comment keeps
   *   the job of an earlier attempt, which may have the request.
   */
  async show(markdown: string, jobId: string | undefined): Promise<void> {
    const { client, issueNumber, run, log } = this.#options
    try {
      if (this.#mayExist && this.#commentId === undefined) await this.#find()
      this.#jobId = jobId ?? this.#jobId
      const body = `${writeMark({ ...run, jobId: this.#jobId })}\n${markdown}`
      if (body === this.#shown) return
      if (this.#commentId === undefined) await this.#create(body)
      else await client.updateComment(this.#commentId, body)
      this.#shown = body
    } catch (error) {
      log.warning(`The comment on #${issueNumber} could not be updated. ${messageOf(error)}`)
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

  /** Looks for the run's comment. */
  async #find(): Promise<void> {
    for await (const comment of this.#ownComments()) {
      if (!this.#isOfRun(comment)) continue
      this.#found(comment)
      return
    }
  }

  #found({ id, jobId }: OwnComment): void {
    this.#commentId = id
    this.#jobId = jobId
  }

  #isOfRun({ runId, step, project }: CommentMark): boolean {
    const { run } = this.#options
    return runId === run.runId && step === run.step && project === run.project
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
