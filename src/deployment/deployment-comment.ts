import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import { ActionError, ignoreExpected, messageOf } from '../shared/errors.ts'
import type { Log } from '../shared/run-context.ts'
import { shortHash } from '../shared/short-hash.ts'

export interface CommentInputs {
  comment: boolean
  /** `issue-number`. Default: that of the event, or of the pull request that a push brought. */
  issueNumber: number | undefined
}

interface CommentOptions extends CommentInputs {
  event: TriggerEvent
  projectId: string
  /** The number of the pull request whose preview is built. */
  pullRequest: number | undefined
  github: GitHubClient
  log: Log
}

/** What begins a comment. Its headline repeats it in words. */
export const stateMarks = { good: '✅', doubtful: '⚠️', bad: '❌', running: '⏳' } as const

// Between what a run says at its beginning and what the comment said before.
const earlier = 'What follows is of an earlier run. <!-- earlier -->'
// A comment that a person has edited has other ends of lines.
const announced = /(?<=^<!-- [^\n]* -->\r?\n)⏳ [^]*?<!-- earlier -->\r?\n\r?\n/u

/**
 * The one comment of a project on an issue or pull request: each run edits it. Nothing is decided by it, so its mark is not
 * signed, and the memory of agent jobs does not read it. Trouble is only a warning.
 */
export class DeploymentComment {
  readonly #options: CommentOptions
  readonly #mark: string
  /** What this run has put above an earlier comment. */
  #announcement = ''

  constructor(options: CommentOptions) {
    this.#options = options
    this.#mark = `<!-- docs-agent-deployment project=${shortHash(options.projectId)} -->`
  }

  /** Puts a text above the comment of an earlier run, if there is one. That of a pull request that is over stays as it is. */
  async announce(markdown: (head: string | undefined) => string): Promise<void> {
    const { comment, pullRequest, github } = this.#options
    if (!comment) return
    try {
      const version = pullRequest === undefined ? undefined : await github.readPullRequest(pullRequest)
      if (version !== undefined && version.state !== 'open') return
      const found = await this.#find(await this.#threadNumber())
      if (found === undefined) return
      const announcement = `\n${stateMarks.running} ${markdown(version?.headCommit)}\n\n${earlier}\n\n`
      // A run that was killed has left its own.
      const before = found.body.replace(announced, '').slice(this.#mark.length)
      await github.updateComment(found.id, `${this.#mark}${announcement}${before.trimStart()}`)
      this.#announcement = announcement
    } catch (error) {
      // The end of the run tells it, if it is still so.
      ignoreExpected(error)
    }
  }

  /**
   * Writes the end of a run.
   *
   * @param head the commit that the pull request of a preview had; undefined if it could not be read, and the text says so
   */
  async write(markdown: string, head: string | undefined): Promise<void> {
    const { comment, event, log } = this.#options
    if (!comment) return
    try {
      await this.#write(`${this.#mark}\n${markdown}`, head)
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      // The token of a run for a fork may only read.
      const isReadOnly = event.lacksSecrets && error instanceof GitHubError && error.status === 403
      log[isReadOnly ? 'notice' : 'warning'](`The comment may be missing or old. ${messageOf(error)}`)
    }
  }

  /** Takes away what this run has put above an earlier comment, unless another run has written the comment since. */
  async takeBack(): Promise<void> {
    if (this.#announcement === '') return
    try {
      const found = await this.#find(await this.#threadNumber())
      const start = this.#mark + this.#announcement
      if (found?.body.startsWith(start) === true)
        await this.#options.github.updateComment(found.id, `${this.#mark}\n${found.body.slice(start.length)}`)
    } catch (error) {
      ignoreExpected(error)
    }
  }

  async #write(body: string, head: string | undefined): Promise<void> {
    const { pullRequest, github, log } = this.#options
    const number = await this.#threadNumber()
    if (number === undefined) {
      log.info('No merged pull request brought the commit, so no comment is written.')
      return
    }
    const found = await this.#find(number)
    if (pullRequest !== undefined && head !== undefined) {
      const { state, headCommit } = await github.readPullRequest(pullRequest)
      if (headCommit !== head || (state !== 'open' && found !== undefined)) {
        log.info(`#${pullRequest} has a newer commit, or is no longer open, so its comment stays as it is.`)
        return this.takeBack()
      }
    }
    if (found !== undefined) {
      await github.updateComment(found.id, body)
      return
    }
    // Two runs at once can each create a comment. The older one stays.
    const { id } = await github.createComment(number, body)
    const oldest = await this.#find(number).catch(ignoreExpected)
    if (oldest === undefined || oldest.id >= id) return
    await github.updateComment(oldest.id, body)
    await github.deleteComment(id)
  }

  async #threadNumber(): Promise<number | undefined> {
    const { issueNumber, event, github } = this.#options
    const { after } = event.facts.push ?? {}
    return (
      issueNumber ??
      event.number ??
      (after === undefined ? undefined : await github.mergedPullRequestOf(after))
    )
  }

  /** Returns the oldest comment with the mark, because another workflow with the same account can copy a mark. */
  async #find(number: number | undefined): Promise<{ id: number; body: string } | undefined> {
    if (number === undefined) return undefined
    const { github } = this.#options
    let oldest: { id: number; body: string } | undefined
    for await (const { id, body, author } of github.comments(number))
      if (body.startsWith(this.#mark) && author === (await github.ownLogin())) oldest = { id, body }
    return oldest
  }
}
