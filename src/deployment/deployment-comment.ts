import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import { ActionError, ignoreExpected, messageOf } from '../shared/errors.ts'
import { wasCertainlyNotAccepted } from '../shared/retry.ts'
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

/**
 * The one comment of a project on an issue or pull request: each run edits it. Nothing is decided by it, so its mark is not
 * signed, and the memory of agent jobs does not read it. Trouble is only a warning.
 */
export class DeploymentComment {
  readonly #options: CommentOptions
  readonly #mark: string
  /** Whether the end was sent. */
  #isSent = false
  /** What this run has put above an earlier comment. */
  #shown: { id: number; body: string; before: string } | undefined

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
      const said = found.body.slice(this.#mark.length + 1)
      const end = said.startsWith(stateMarks.running) ? said.indexOf(earlier) : -1
      const before = end === -1 ? said : said.slice(end + earlier.length).trimStart()
      const text = `${stateMarks.running} ${markdown(version?.headCommit)}\n\n${earlier}\n\n${before}`
      const body = `${this.#mark}\n${text}`
      await github.updateComment(found.id, body)
      this.#shown = { id: found.id, body, before }
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
      await this.#write(markdown, head)
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      // The token of a run for a fork may only read.
      const isReadOnly = event.lacksSecrets && error instanceof GitHubError && error.status === 403
      const isUncertain = this.#isSent && !wasCertainlyNotAccepted(error)
      const what = isUncertain
        ? 'It is unknown whether the comment was written'
        : 'The comment was not written'
      log[isReadOnly ? 'notice' : 'warning'](`${what}. ${messageOf(error)}`)
    }
  }

  /** Makes the comment say what it said before this run, unless another run has changed it since. */
  async takeBack(): Promise<void> {
    if (this.#shown === undefined) return
    const { id, body, before } = this.#shown
    try {
      const found = await this.#find(await this.#threadNumber())
      if (found?.id === id && found.body === body)
        await this.#options.github.updateComment(id, `${this.#mark}\n${before}`)
    } catch (error) {
      ignoreExpected(error)
    }
  }

  async #write(markdown: string, head: string | undefined): Promise<void> {
    const { pullRequest, github, log } = this.#options
    const number = await this.#threadNumber()
    if (number === undefined) {
      log.info('No merged pull request brought the commit, so no comment is written.')
      return
    }
    const version =
      pullRequest === undefined || head === undefined ? undefined : await github.readPullRequest(pullRequest)
    const found = await this.#find(number)
    const why =
      version?.headCommit !== (version && head)
        ? 'has a newer commit, so the comment is left to its run'
        : version?.state !== 'open' && version !== undefined && found !== undefined
          ? `was ${version.state ?? 'closed'}, so the comment stays as it is`
          : undefined
    if (why !== undefined) {
      log.info(`#${pullRequest ?? ''} ${why}.`)
      await this.takeBack()
      return
    }
    const body = `${this.#mark}\n${markdown}`
    this.#isSent = true
    if (found === undefined) await this.#create(number, body)
    else await github.updateComment(found.id, body)
  }

  /** Two runs at once can each create a comment. The older one stays. */
  async #create(number: number, body: string): Promise<void> {
    const { github } = this.#options
    const { id } = await github.createComment(number, body).catch(async (error: unknown) => {
      // After a lost answer, it can be there.
      const found = await this.#find(number).catch(ignoreExpected)
      if (found?.body === body) return found
      throw error
    })
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
