import { siteAddress } from './site-address.ts'
import { codeSpan } from './untrusted-text.ts'

/** The pull request of a job. Its URL is safe to link and to pass to other steps. */
export interface PullRequestLink {
  url: string
  /** Set if the URL has the form of a known host. */
  number?: number
  /** `owner/name`; on GitLab with all groups in front. */
  repository?: string
}

export type PullRequestState = 'open' | 'closed' | 'merged'

const gitHubForm = /^\/([\w.-]+\/[\w.-]+)\/pull\/(\d{1,15})\/?$/u

/** The paths of pull requests on GitHub, GitLab and Bitbucket. */
const forms = [
  gitHubForm,
  /^\/([\w.-]+(?:\/[\w.-]+)+)\/-\/merge_requests\/(\d{1,15})\/?$/u,
  /^\/([\w.-]+\/[\w.-]+)\/pull-requests\/(\d{1,15})\/?$/u,
]

/** Returns the pull request of a `prLink`, or another URL to link; undefined unless it is https without user info. */
export function parsePullRequestLink(prLink: string | undefined): PullRequestLink | undefined {
  const url = siteAddress(prLink ?? '')
  if (url?.protocol !== 'https:') return undefined
  const [, repository, number] = forms.map((form) => form.exec(url.pathname)).find(Boolean) ?? []
  if (repository === undefined) return { url: url.href }
  return { url: url.href, number: Number(number), repository }
}

/** Returns number and repository if the pull request is on this GitHub server. */
export function pullRequestOn(
  serverUrl: string,
  { url, number, repository }: PullRequestLink,
): { number: number; repository: string } | undefined {
  const { origin, pathname } = new URL(url)
  if (origin !== URL.parse(serverUrl)?.origin || !gitHubForm.test(pathname)) return undefined
  return number === undefined || repository === undefined ? undefined : { number, repository }
}

/** Returns a Markdown link. {@link parsePullRequestLink} has validated the URL. */
export function linkTo({ url, repository, number }: PullRequestLink): string {
  // A backslash before the bracket would keep it open.
  const target = `<${url.replaceAll('\\', '%5C')}>`
  return repository === undefined ? target : `[${codeSpan(`${repository}#${number ?? ''}`)}](${target})`
}
