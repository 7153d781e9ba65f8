import type { GitHubClient } from '../github/github-client.ts'
import { baseOf, type Push, refName } from '../github/sources/push.ts'
import { createServiceClient, type ServiceAccess } from '../service/client.ts'
import { ActionError } from '../shared/errors.ts'
import type { StepContext } from '../shared/step.ts'
import { plainName } from '../shared/untrusted-text.ts'
import { deployed, type Judged } from './deploy.ts'
import { isNotLive, noPages, type PageAnswers, pageAnswers } from './pages.ts'
import { aboutPages } from './result.ts'
import { UncheckedError } from './unchecked.ts'
import type { EndedDeployment } from './wait.ts'

/** What the commit that was built is to the pushed one; `unknown` without a push, or if GitHub does not tell. */
type Relation = 'same' | 'later' | 'without' | 'unknown'

/** A publication of the site, and whether the pushed commit is live. */
export interface Publication extends Judged {
  outcome: 'published' | 'not-published' | 'error'
  commit: string | undefined
  relation: Relation
}

export interface PublicationOptions {
  pollIntervalMs: number
  /** Without it, no page is asked. */
  siteUrl: URL | undefined
  push: Push | undefined
  /** Whether errors may have what the service said. */
  showsWords: boolean
  service: ServiceAccess
  github: Pick<GitHubClient, 'compareCommits' | 'hasFile'>
}

/**
 * Publishes the site.
 *
 * @throws ActionError if nothing is known of it
 */
export async function published(options: PublicationOptions, context: StepContext): Promise<Publication> {
  const { pollIntervalMs, push, showsWords, service, github } = options
  const client = createServiceClient({ ...service, redact: context.redact, hidesWords: !showsWords }, context)
  const judge = async (deployment: EndedDeployment): Promise<Publication> => {
    const { end, commit } = deployment
    const relation = await relationOf(commit, push?.after, github)
    const isLive =
      relation === 'same' || relation === 'later' || (relation === 'unknown' && end === 'success')
    const outcome = end === 'unknown' ? 'error' : isLive && end !== 'failure' ? 'published' : 'not-published'
    const pages = outcome === 'published' ? await pagesOf(deployment, relation, options, context) : undefined
    const isOfOther = end === 'success' && relation === 'without'
    return { ...deployment, error: undefined, outcome, relation, pages, isOfOther }
  }
  const ask = () => client.publish()
  const readDeployment = (statusId: string) => client.readDeployment(statusId)
  return deployed({ what: 'site', ask, judge, readDeployment, pollIntervalMs }, context)
}

async function relationOf(
  commit: string | undefined,
  pushed: string | undefined,
  github: PublicationOptions['github'],
): Promise<Relation> {
  if (commit === undefined || pushed === undefined) return 'unknown'
  if (commit === pushed) return 'same'
  try {
    const { status } = await github.compareCommits(pushed, commit)
    return status === 'ahead' || status === 'identical' ? 'later' : 'without'
  } catch (error) {
    // What the service told stays the result, also if the deadline ends the wait for GitHub.
    if (error instanceof ActionError) return 'unknown'
    throw error
  }
}

/** Returns what came of a publication in one line of plain text. A shell does not read it as an option. */
export function headlineOf({ end, outcome, relation, commit, pages }: Publication, push?: Push): string {
  const short = (sha: string): string => sha.slice(0, 7)
  const built = commit === undefined ? 'a commit that the service does not name' : short(commit)
  const branch = refName(push?.ref)
  const pushed = push?.after
  const about =
    branch === undefined || pushed === undefined
      ? undefined
      : `${plainName(branch, 100).replace(/^-/u, '…-')} at ${short(pushed)}`
  if (outcome === 'published') {
    const isLacking = pages?.found.some(isNotLive) === true
    const isOfPush = about !== undefined && relation !== 'unknown'
    const is = isLacking ? 'is built' : isOfPush ? 'is live' : 'is published'
    const live = !isOfPush
      ? `The site ${is} at ${built}${about === undefined ? '' : `, and it is unknown whether that contains ${about}`}`
      : `${about} ${is}${relation === 'later' ? `, with the later commit ${built}` : ''}`
    return `${live}${aboutPages(pages, 'merge')}`
  }
  const why = {
    failure: 'the build failed',
    skipped: 'the service skipped it',
    success: `the site is at ${built}`,
    unknown: 'the service does not tell whether it was built',
  }
  // A skip says nothing about the pushed commit, unless the service names a commit.
  const isUnsure = end === 'unknown' || (end === 'skipped' && relation === 'unknown')
  return `${about ?? 'The site'} is ${isUnsure ? 'perhaps not live' : about === undefined ? 'not published' : 'not live'}: ${why[end]}`
}

async function pagesOf(
  { commit, changedFiles }: EndedDeployment,
  relation: Relation,
  { siteUrl: site, push, github, service, pollIntervalMs }: PublicationOptions,
  context: StepContext,
): Promise<PageAnswers> {
  if (site === undefined) return noPages('site-url is not set')
  const at = commit ?? push?.after
  const base = push && baseOf(push)
  // Up to the published commit, so that a page that a later push removed is not missing.
  const readFiles = async () => {
    if (base !== undefined && at !== undefined && relation !== 'unknown')
      return (await github.compareCommits(base, at)).files
    throw new UncheckedError(
      'the run is not of a push that was published, and the service names no changed file',
    )
  }
  const hasFile = async (path: string): Promise<boolean> => {
    if (at === undefined) throw new UncheckedError('the service does not name the published commit')
    return github.hasFile(path, at)
  }
  return pageAnswers(
    { readFiles, changedFiles, site, hasFile, proxy: service.proxy, pollIntervalMs },
    context,
  )
}
