import type { GitHubApi, SimulatedComment } from '../simulator/github-api.ts'
import { isGenuine, type Mark, markIn, signed } from './comment-mark.ts'
import { headCommit } from './scenarios/events.ts'
import { apiKeys, gitHubToken, otherToken } from './secrets.ts'

export const ownLogin = 'github-actions[bot]'
/** The account of each token. */
export const logins: Readonly<Record<string, string>> = {
  [gitHubToken]: ownLogin,
  [otherToken]: 'second-app[bot]',
}
/** The job that planted marks name. */
export const strangersJob = 'job_stranger'

const strangers = ['other-app[bot]', 'stranger', 'github-actions']
const anotherKey = 'mint_of_somebody_else_0123'
// The simulator numbers the comments that are created through its API from here on.
const firstCreatedId = 1000

/** Whether the action created a comment. */
export function isCreated({ id }: SimulatedComment): boolean {
  return id >= firstCreatedId
}

/** Adds a comment that the action must not change. */
export function plant(
  github: GitHubApi,
  issueNumber: number,
  body: string,
  { login = 'reader', secondsLater = 0 } = {},
): void {
  github.comments.push({
    id: 10 + github.comments.length,
    issueNumber,
    body,
    user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
    created_at: new Date(Date.now() + secondsLater * 1000).toISOString(),
  })
}

/**
 * Copies each comment of the action; of a job with another job that has all commits. Other accounts do so, and other workflows of
 * the same account, which post the words of strangers: forged, from another thread, or of an earlier time.
 */
export function plantCopies(github: GitHubApi): void {
  for (const comment of github.comments.filter(isCreated)) {
    const { issueNumber, body } = comment
    const isOwn = comment.user.login === ownLogin
    if (markIn(comment) === undefined) {
      for (const login of [...strangers, ...(isOwn ? [ownLogin] : [])])
        plant(github, issueNumber, body, { login })
      continue
    }
    const apiKey = apiKeys.find((key) => isGenuine(comment, key)) ?? anotherKey
    const mark: Mark = { ...markIn(comment), job: strangersJob, head: headCommit, branch: 'main' }
    const genuine = signed(mark, apiKey, issueNumber)
    for (const login of strangers) plant(github, issueNumber, genuine, { login })
    const own = (body: string, secondsLater?: number) => {
      plant(github, issueNumber, body, { login: ownLogin, ...(secondsLater && { secondsLater }) })
    }
    own(genuine.replace(/ signature=\w+/u, ''))
    own(signed(mark, anotherKey, issueNumber))
    own(signed(mark, apiKey, issueNumber + 1))
    own(genuine, 600)
    // It is genuine, too. Of several, the oldest counts.
    if (isOwn) own(genuine, 60)
  }
}
