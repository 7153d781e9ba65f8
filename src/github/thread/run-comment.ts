import { messageOf } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import { pagesFromLast } from '../pages.ts'
import {
  type CommentMark,
  type MarkPlace,
  readMark,
  type RequestKey,
  type RequestMemory,
  writeMark,
} from './comment-mark.ts'

// The clocks of the runner and of GitHub may differ by this much. In a comment of another time, a mark is a copy.
const clockDifferenceMs = 300_000

export interface RunCommentOptions extends MarkPlace {
  client: Pick<GitHubClient, 'ownLogin' | 'listComments' | 'createComment' | 'updateComment'>
  /** Identifies the comment of the request. All attempts of the run share it. */
  key: RequestKey
  /** `GITHUB_RUN_ATTEMPT`; undefined if the runner does not tell it. */
  attempt: number | undefined
  /** Milliseconds since the epoch. */
  now: () => number
  log: Log
}

/** A comment with a mark, written by the account of this run's token. */
interface MarkedComment extends CommentMark {
  isSigned: boolean
  id: number
  createdAtMs: number
}

/** What marks say about earlier requests. */
interface FoundRequests {
  /** About this request. */
  ofRun?: RequestMemory
  threadJobId?: string | undefined
  askedHead?: string | undefined
}

/** What the run knows now, for the mark. */
export interface NewMemory extends RequestMemory {
  /** An earlier job that failed. Later runs ask about its commits again. */
  failedJobId?: string | undefined
}

/**
 * The one comment of a request on its issue or pull request. A hidden mark identifies it, so that a re-run edits it and a
 * lost answer does not lead to a second comment.
 */
export class RunComment {
  readonly #options: RunCommentOptions
  /** Undefined if it does not exist or was not found yet. */
  #comment: { id: number; createdAtMs: number } | undefined
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
   * @param threadJob whether to look for the newest job about the project
   * @param branch the branch whose newest asked commit to look for, if any
   * @returns what genuine marks say, and what marks say that may be genuine, but do not fit the API key
   * @throws GitHubError if the comments or the account cannot be read
   */
  async findEarlier({
    threadJob,
    branch,
  }: {
    threadJob: boolean
    branch: string | undefined
  }): Promise<{ genuine: FoundRequests; doubtful: FoundRequests }> {
    const genuine: FoundRequests = {}
    const doubtful: FoundRequests = {}
    for await (const comment of this.#markedComments()) {
      const isOfRun = isSameRequest(comment, this.#options.key)
      const found = isGenuine(comment) ? genuine : doubtful
      if (isOfRun && isGenuine(comment) && this.#comment === undefined) this.#found(comment)
      if (isOfRun) found.ofRun ??= comment
      if (comment.project === this.#options.key.project) {
        if (threadJob) found.threadJobId ??= comment.jobId
        // A re-run that is a new try asks about the commits of its earlier attempt again.
        if (!isOfRun && comment.asked?.branch === branch) found.askedHead ??= comment.asked?.head
      }
      const hasRun = !this.#mayExist || this.#comment !== undefined
      const hasJob = !threadJob || genuine.threadJobId !== undefined
      const hasHead = branch === undefined || genuine.askedHead !== undefined
      if (hasRun && hasJob && hasHead) break
    }
    this.#mayExist = this.#comment !== undefined
    return { genuine, doubtful }
  }

  /**
   * Creates or edits the comment. A failure is only a warning. If this attempt sent nothing, the mark keeps what earlier
   * attempts know, and no comment is created.
   */
  async show(markdown: string, memory: NewMemory): Promise<void> {
    const { client, issueNumber, key, log, now } = this.#options
    const isSent = memory.jobId !== undefined || memory.mayBeSent
    try {
      if (this.#mayExist && this.#comment === undefined) await this.#find()
      const writtenAtMs = this.#comment?.createdAtMs ?? now()
      const mark = writeMark({ ...key, ...this.#remembered(memory), writtenAtMs }, this.#options)
      const body = `${mark}\n${markdown}`
      if (body === this.#shown) return
      if (this.#comment !== undefined) await client.updateComment(this.#comment.id, body)
      else if (isSent) await this.#create(body)
      this.#shown = body
    } catch (error) {
      const warning = `The comment on #${issueNumber} could not be updated. ${messageOf(error)}`
      if (warning !== this.#warned) log.warning(warning)
      this.#warned = warning
    }
  }

  /** A mark that names a job keeps it until another job takes its place. */
  #remembered({ failedJobId, ...now }: NewMemory): RequestMemory {
    const before = this.#before
    if (now.jobId !== undefined || before === undefined) return now
    if (now.mayBeSent) return { ...now, jobId: before.jobId }
    const hasFailed = failedJobId !== undefined && failedJobId === before.jobId
    return { ...before, asked: hasFailed ? undefined : before.asked }
  }

  async #create(body: string): Promise<void> {
    const { client, issueNumber } = this.#options
    if (this.#uncertain) {
      throw new GitHubError('It may exist already, so it is not written again.', undefined)
    }
    try {
      this.#comment = await client.createComment(issueNumber, body)
    } catch (error) {
      const status = error instanceof GitHubError ? error.status : undefined
      // A gateway can answer 408, even after it forwarded the request.
      this.#uncertain = status === undefined || status === 408 || status >= 500
      this.#mayExist ||= this.#uncertain
      throw error
    }
  }

  /** Looks for the comment of the request. */
  async #find(): Promise<void> {
    for await (const comment of this.#markedComments()) {
      if (!isGenuine(comment) || !isSameRequest(comment, this.#options.key)) continue
      this.#found(comment)
      return
    }
  }

  #found(comment: MarkedComment): void {
    this.#comment = comment
    // A comment that shows up after a lost answer is that of this attempt.
    if (!this.#uncertain) this.#before = comment
  }

  /**
   * Returns the comments with a mark, newest first. Anyone can write a mark, so only comments of the token's account
   * count. If the account cannot be known, it throws: an edit could be of another account's comment. Another workflow with
   * the same account can copy a mark, so of several genuine ones about one request, the one closest to its time counts.
   */
  async *#markedComments(): AsyncGenerator<MarkedComment> {
    const { client, issueNumber } = this.#options
    let login: string | undefined
    /** Genuine, unless an older comment shows that they are copies. */
    let pending: MarkedComment[] = []
    // GitHub lists the oldest comments first.
    for await (const { items } of pagesFromLast((page) => client.listComments(issueNumber, page))) {
      for (const { id, body, author, createdAtMs } of items.toReversed()) {
        const isSure = ({ writtenAtMs }: MarkedComment) => createdAtMs < writtenAtMs - clockDifferenceMs
        yield* pending.filter(isSure)
        pending = pending.filter((other) => !isSure(other))
        const mark = readMark(body, this.#options)
        if (mark === undefined) continue
        login ??= await client.ownLogin()
        if (author !== login) continue
        const comment = { ...mark, id, createdAtMs }
        if (!isGenuine(comment)) {
          yield comment
          continue
        }
        const same = pending.find((other) => isSameRequest(other, comment))
        if (same !== undefined && timeOffMs(same) < timeOffMs(comment)) continue
        pending = [...pending.filter((other) => other !== same), comment]
      }
    }
    yield* pending
  }
}

function isSameRequest(one: RequestKey, other: RequestKey): boolean {
  return one.runId === other.runId && one.request === other.request && one.project === other.project
}

/** Whether this action wrote the mark, with this API key, into this comment. */
function isGenuine(comment: MarkedComment): boolean {
  return comment.isSigned && timeOffMs(comment) <= clockDifferenceMs
}

function timeOffMs({ writtenAtMs, createdAtMs }: MarkedComment): number {
  return Math.abs(createdAtMs - writtenAtMs)
}
