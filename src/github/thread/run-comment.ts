import { messageOf } from '../../shared/errors.ts'
import type { Log } from '../../shared/log.ts'
import { GitHubError } from '../github-call.ts'
import type { GitHubClient } from '../github-client.ts'
import { pagesFromLast } from '../list-pages.ts'
import {
  type CommentMark,
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

/** A comment with a mark. */
interface MarkedComment extends CommentMark {
  isSigned: boolean
  /** Whether the account of this run's token wrote it. */
  isOwn: boolean
  id: number
  createdAtMs: number
}

/** What the comments of this action say about earlier requests. What was not sought or found is undefined. */
export interface EarlierRequests {
  /** About this request, from earlier attempts of the run. */
  ofRun?: RequestMemory | undefined
  /**
   * Whether the newest request of another run on the thread may have been sent, and no answer says so. One that certainly
   * was not sent does not count.
   */
  otherMayBeSent?: boolean | undefined
  /** The newest job about the project, if the run continues it. */
  threadJobId?: string | undefined
  /** The newest commit of the branch that earlier runs asked about. */
  askedHead?: string | undefined
  /** Without an `askedHead`, the newest one in a mark that may be genuine, but does not fit this run. */
  doubtfulHead?: string | undefined
}

/** What genuine marks say, and what marks say that may be genuine, but do not fit this run. */
export interface FoundRequests {
  genuine: EarlierRequests
  doubtful: EarlierRequests
}

interface EarlierSearch {
  /** Whether to look for the newest job about the project. */
  threadJob: boolean
  /** The branch whose newest asked commit to look for, if any. */
  branch: string | undefined
  /** Returns whether the job that was asked about commits has failed. Then the mark before counts. */
  hasFailed: (jobId: string) => Promise<boolean>
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
  /** Whether a comment has a mark of the request that may be genuine, but does not fit this run. */
  #isDoubtful = false
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
   * @throws what `hasFailed` throws
   */
  async findEarlier(search: EarlierSearch): Promise<FoundRequests> {
    const { threadJob, branch } = search
    const genuine: EarlierRequests = {}
    const doubtful: EarlierRequests = {}
    const hasFailed = newestTurnFailed(search.hasFailed)
    for await (const comment of this.#markedComments()) {
      const { jobId, mayBeSent, asked } = comment
      const isOfRun = isSameRequest(comment, this.#options.key)
      const found = isGenuine(comment) ? genuine : doubtful
      if (isOfRun) {
        this.#note(comment)
        found.ofRun ??= comment
      }
      if (comment.project === this.#options.key.project) {
        if (threadJob) found.threadJobId ??= jobId
        if (!isOfRun && (jobId !== undefined || mayBeSent)) found.otherMayBeSent ??= mayBeSent
        // A re-run that is a new try asks about the commits of its earlier attempt again.
        if (!isOfRun && asked !== undefined && asked.name === branch && found.askedHead === undefined) {
          const isAskedAgain = found === genuine && jobId !== undefined && (await hasFailed(jobId))
          if (!isAskedAgain) found.askedHead = asked.head
        }
      }
      const hasRun = !this.#mayExist || this.#comment !== undefined
      const hasJob = !threadJob || genuine.threadJobId !== undefined
      const hasHead = branch === undefined || genuine.askedHead !== undefined
      if (hasRun && hasJob && hasHead) break
    }
    this.#mayExist = this.#comment !== undefined
    return { genuine, doubtful }
  }

  /** Like {@link write}, but a failure is only a warning. */
  async show(markdown: string, memory: NewMemory): Promise<void> {
    const { issueNumber, log } = this.#options
    try {
      await this.write(markdown, memory)
    } catch (error) {
      const warning = `The comment on #${issueNumber} could not be updated. ${messageOf(error)}`
      if (warning !== this.#warned) log.warning(warning)
      this.#warned = warning
    }
  }

  /**
   * Creates or edits the comment. If this attempt sent nothing, the mark keeps what earlier attempts know, and no comment
   * is created.
   *
   * @throws GitHubError
   */
  async write(markdown: string, memory: NewMemory): Promise<void> {
    const { client, key, now } = this.#options
    const isSent = memory.jobId !== undefined || memory.mayBeSent
    if (this.#mayExist && this.#comment === undefined) await this.#find()
    const writtenAtMs = this.#comment?.createdAtMs ?? now()
    const mark = writeMark({ ...key, ...this.#remembered(memory), writtenAtMs }, this.#options)
    const body = `${mark}\n${markdown}`
    if (body === this.#shown) return
    if (this.#comment !== undefined) await client.updateComment(this.#comment.id, body)
    else if (isSent) await this.#create(body)
    this.#shown = body
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
    if (this.#isDoubtful) {
      const message = `No second one is written, because this run has one ${misfit}`
      throw new GitHubError(message, undefined)
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
      if (!isSameRequest(comment, this.#options.key)) continue
      this.#note(comment)
      if (this.#comment !== undefined) return
    }
  }

  /** Notes a comment about the request. */
  #note(comment: MarkedComment): void {
    if (!isGenuine(comment)) {
      // In a first attempt, it cannot be of this run.
      this.#isDoubtful = this.#mayExist
      return
    }
    if (this.#comment !== undefined) return
    this.#comment = comment
    // A comment that shows up after a lost answer is that of this attempt.
    if (!this.#uncertain) this.#before = comment
  }

  /**
   * Returns the comments with a mark that is genuine or may be, newest first. Anyone can write a mark, so another account's
   * counts only if signature and time fit, and then as doubtful: the token may be of another account than before. If the
   * account cannot be known, it throws: an edit could be of another account's comment. Another workflow with the same
   * account can copy a mark, so of several genuine ones about one request, the one closest to its time counts.
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
        const comment = { ...mark, isOwn: author === login, id, createdAtMs }
        if (!comment.isOwn && !isSignedInTime(comment)) continue
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

/** Whether this action wrote the mark, with this API key and this account, into this comment. */
function isGenuine(comment: MarkedComment): boolean {
  return comment.isOwn && isSignedInTime(comment)
}

function isSignedInTime(comment: MarkedComment): boolean {
  return comment.isSigned && timeOffMs(comment) <= clockDifferenceMs
}

/**
 * Returns a function that tells of each job whether its newest turn failed. A message is sent only to a job that has not
 * failed, so the turns before did not fail.
 */
function newestTurnFailed(hasFailed: EarlierSearch['hasFailed']): EarlierSearch['hasFailed'] {
  const known = new Set<string>()
  return async (jobId) => {
    if (known.has(jobId)) return false
    known.add(jobId)
    return hasFailed(jobId)
  }
}

function timeOffMs({ writtenAtMs, createdAtMs }: MarkedComment): number {
  return Math.abs(createdAtMs - writtenAtMs)
}
