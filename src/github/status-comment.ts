import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import { type GitHubClient, GitHubError } from './github-client.ts'

export interface StatusCommentOptions {
  client: Pick<GitHubClient, 'ownLogin' | 'listComments' | 'createComment' | 'updateComment'>
  issueNumber: number
  /** ID of the workflow run. All its attempts share one comment. */
  runId: string
  log: Log
}

/**
 * The one comment of a workflow run on its issue or pull request. A hidden marker identifies it, so that a re-run edits
 * it and a lost answer does not lead to a second comment. A failure is only a warning.
 */
export class StatusComment {
  readonly #options: StatusCommentOptions
  readonly #mark: string
  #commentId: number | undefined
  #shown = ''
  /** Whether a comment was sent without an answer that says if it exists. */
  #uncertain = false

  constructor(options: StatusCommentOptions) {
    this.#options = options
    this.#mark = `<!-- docs-agent-action run ${options.runId} -->`
  }

  /** Creates or edits the comment. */
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
      throw new GitHubError('It may exist already, so it is not written again.', undefined)
    }
    try {
      this.#commentId = await client.createComment(issueNumber, body)
    } catch (error) {
      this.#uncertain = !(error instanceof GitHubError && error.status !== undefined && error.status < 500)
      throw error
    }
  }

  /**
   * Returns the ID of the run's comment. Anyone can write the marker, so only a comment of the token's account counts.
   */
  async #find(): Promise<number | undefined> {
    const { client, issueNumber } = this.#options
    const marked = (await client.listComments(issueNumber)).filter(({ body }) => body.startsWith(this.#mark))
    if (marked.length === 0) return undefined
    // Where the account cannot be known, nothing is written: an edit could be of another's comment, a new one the second.
    const login = await client.ownLogin()
    return marked.find(({ author }) => author === login)?.id
  }
}
