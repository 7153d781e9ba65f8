import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import { itemsFromLast } from '../github/list-pages.ts'
import { markHash } from '../github/thread/comment-mark.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import type { Log } from '../shared/run-context.ts'

export interface CommentInputs {
  comment: boolean
  /** `issue-number`. Default: that of the event, or of the pull request that a push brought. */
  issueNumber: number | undefined
}

interface CommentOptions extends CommentInputs {
  event: TriggerEvent
  projectId: string
  /** The pull request whose preview was built, and the commit that it had then. */
  pullRequest: { number: number; head: string | undefined } | undefined
  markdown: string
  github: GitHubClient
  log: Log
}

/**
 * Keeps one comment of each project on an issue or pull request: each run edits it. Nothing is decided by it, so its mark is
 * not signed, and the memory of agent jobs does not read it. Trouble is only a warning.
 */
export async function keepComment(options: CommentOptions): Promise<void> {
  const { event, log } = options
  try {
    await writeComment(options)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    // The token of a run for a fork may only read.
    const isReadOnly = event.lacksSecrets && error instanceof GitHubError && error.status === 403
    log[isReadOnly ? 'notice' : 'warning'](`The comment was not written. ${messageOf(error)}`)
  }
}

async function writeComment(options: CommentOptions): Promise<void> {
  const { issueNumber, event, projectId, pullRequest, markdown, github, log } = options
  const { after } = event.facts.push ?? {}
  const ofPush = async () => (after === undefined ? undefined : github.mergedPullRequestOf(after))
  const number = issueNumber ?? event.number ?? (await ofPush())
  if (number === undefined) {
    log.info('No merged pull request brought the commit, so no comment is written.')
    return
  }
  // Without a head, the pull request could not be read, and the comment says so.
  if (pullRequest?.head !== undefined && pullRequest.number === number) {
    const { headCommit } = await github.readPullRequest(number)
    if (headCommit !== pullRequest.head) {
      log.info(`#${number} has a newer commit, so the comment is left to its run.`)
      return
    }
  }
  const mark = `<!-- docs-agent-deployment project=${markHash(projectId)} -->`
  // The oldest one with the mark, because another workflow with the same account can copy a mark.
  let own: number | undefined
  for await (const { id, body, author } of itemsFromLast((page) => github.listComments(number, page)))
    if (body.startsWith(mark) && author === (await github.ownLogin())) own = id
  const text = `${mark}\n${markdown}`
  if (own === undefined) await github.createComment(number, text)
  else await github.updateComment(own, text)
}
