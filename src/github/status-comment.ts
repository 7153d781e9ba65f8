import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import { type GitHubClient, GitHubError } from './github-client.ts'

export interface StatusCommentOptions {
  client: Pick<GitHubClient, 'ownLogin' | 'listComments' | 'createComment' | 'updateComment'>
  issueNumber: number
  /** Number of the workflow run; all its attempts share one comment. */
  runId: string
  log: Log
}

/**
 * The one comment of a run on its issue or pull request. It is found again by a hidden mark, so that a re-run edits it
 * and a comment whose answer was lost is not written twice. Trouble with it is a warning.
 */
export class StatusComment {
  readonly #options: StatusCommentOptions
  readonly #mark: string
  #commentId: number | undefined
  #shown = ''
  /** A comment was sent, and nobody knows whether it arrived. */
  #uncertain = false

  constructor(options: StatusCommentOptions) {
    this.#options = options
    this.#mark = `<!-- docs-agent-action run ${options.runId} -->`
  }

  /** Writes or edits the comment. */
  async show(markdown: string): Promise<void> {
    const { client, issueNumber, log } = this.#options
    const body = `${this.#mark}\n${markdown}`
    if (body === this.#shown) return
    try {
      this.#commentId ??= await this.#find()
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
      throw new GitHubError('It may have been written before, so it is not written again.', undefined)
    }
    try {
      this.#commentId = await client.createComment(issueNumber, body)
    } catch (error) {
      this.#uncertain = !(error instanceof GitHubError && error.status !== undefined && error.status < 500)
      throw error
    }
  }

  /** Anybody can write the mark, so a comment counts only when this token's account wrote it. */
  async #find(): Promise<number | undefined> {
    const { client, issueNumber } = this.#options
    const marked = (await client.listComments(issueNumber)).filter(({ body }) => body.startsWith(this.#mark))
    if (marked.length === 0) return undefined
    // Where the account cannot be known, nothing is written: an edit could be of another's comment, a new one the second.
    const login = await client.ownLogin()
    return marked.find(({ author }) => author === login)?.id
  }
}
