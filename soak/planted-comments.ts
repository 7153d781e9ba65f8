import type { GitHubApi } from '../simulator/github-api.ts'
import { withJob } from './comment-mark.ts'

export const ownLogin = 'github-actions[bot]'
/** The job that copied marks name. */
export const strangersJob = 'job_stranger'

const strangers = ['other-app[bot]', 'stranger', 'github-actions']

/** Adds a comment of another account. The action must not change it. */
export function plant(github: GitHubApi, issueNumber: number, body: string, login: string): void {
  const type = login.endsWith('[bot]') ? 'Bot' : 'User'
  github.comments.push({ id: 10 + github.comments.length, issueNumber, body, user: { login, type } })
}

/** Has other accounts copy each comment of the action, with another job. */
export function plantCopies(github: GitHubApi): void {
  for (const { issueNumber, body } of github.comments.filter(({ user }) => user.login === ownLogin))
    for (const login of strangers) plant(github, issueNumber, withJob(body, strangersJob), login)
}
