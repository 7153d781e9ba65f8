/** A pull request whose URL is safe to link and to pass to other steps. */
export interface PullRequest {
  url: string
  /** Set if the URL ends in `/owner/name/pull/number`. */
  number?: number
  /** `owner/name` */
  repository?: string
}

/** Returns the pull request of a `prLink`; undefined unless it is an https URL without user info. */
export function parsePullRequestLink(prLink: string): PullRequest | undefined {
  // URL.parse() silently drops line breaks and tabs. A link with other characters than visible ASCII is not trusted.
  if (!/^[\x21-\x7E]+$/u.test(prLink)) return undefined
  const url = URL.parse(prLink)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const [, repository, number] = /^\/([\w.-]+\/[\w.-]+)\/pull\/(\d{1,15})\/?$/u.exec(url.pathname) ?? []
  if (repository === undefined) return { url: url.href }
  return { url: url.href, number: Number(number), repository }
}
