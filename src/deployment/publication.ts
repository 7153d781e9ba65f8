import type { GitHubClient } from '../github/github-client.ts'
import { baseOf, type Push, refName } from '../github/sources/push.ts'
import { ignoreExpected } from '../shared/errors.ts'
import { plainName } from '../shared/untrusted-text.ts'
import { deployed, type DeploymentContext, type DeploymentResult, pagesOf, type Target } from './deploy.ts'
import { isNotLive } from './pages.ts'
import { aboutPages, tell, type Told } from './result.ts'
import { UncheckedError } from './unchecked.ts'

/** Publishes the site, and tells whether the pushed commit is live. */
export async function published(
  push: Push | undefined,
  context: DeploymentContext,
): Promise<Told & { result: DeploymentResult }> {
  const result = await deployed(siteOf(push, context), context)
  const words = headlineOf(result, push, context)
  return { ...(await tell(result, { words, what: 'site', address: context.siteUrl }, context)), result }
}

function siteOf(push: Push | undefined, context: DeploymentContext): Target {
  const { github, siteUrl: site } = context
  return {
    what: 'site',
    ask: (client) => client.publish(),
    judge: async (deployment) => {
      const { end, commit, changedFiles } = deployment
      const hasChange = await isIn(commit, push?.after, github)
      const isLive = end === 'success' ? hasChange !== false : end === 'skipped' && hasChange === true
      // Up to the published commit, so that a page that a later push removed is not missing.
      const readFiles = async () => {
        const base = push && baseOf(push)
        if (base !== undefined && commit !== undefined && hasChange === true)
          return (await github.compareCommits(base, commit)).files
        throw new UncheckedError(
          'the run is not of a push that was published, and the service names no changed file',
        )
      }
      const whyNoSite = 'site-url is not set'
      const asked = { site, whyNoSite, commit: commit ?? push?.after, readFiles, changedFiles }
      const pages = isLive ? await pagesOf(asked, context) : undefined
      return { ...deployment, hasChange, pages }
    },
  }
}

/** Returns whether a commit contains the pushed one; undefined without a push, or if GitHub does not tell. */
async function isIn(
  commit: string | undefined,
  pushed: string | undefined,
  { compareCommits }: GitHubClient,
): Promise<boolean | undefined> {
  if (commit === undefined || pushed === undefined) return undefined
  if (commit === pushed) return true
  // What the service told stays the result, also if the deadline ends the wait for GitHub.
  const compared = await compareCommits(pushed, commit).catch(ignoreExpected)
  return compared && (compared.status === 'ahead' || compared.status === 'identical')
}

/** Returns what came of a publication in one line of plain text. A shell does not read it as an option. */
function headlineOf(
  { end, hasChange, commit, pages }: DeploymentResult,
  push: Push | undefined,
  { redact }: DeploymentContext,
): string {
  const short = (sha: string): string => sha.slice(0, 7)
  const built = commit === undefined ? 'a commit that the service does not name' : short(commit)
  const ref = refName(push?.ref)
  const pushed =
    ref === undefined || push?.after === undefined
      ? undefined
      : `${plainName(redact(ref), 100).replace(/^-/u, '…-')} at ${short(push.after)}`
  if (pages === undefined) {
    const why = {
      failure: 'the build failed',
      skipped: 'the service skipped it',
      success: `the site is at ${built}`,
      unknown: 'the service does not tell whether it was built',
    }
    // A skip says nothing about the pushed commit, unless the service names a commit.
    const isUnsure = end === 'unknown' || (end === 'skipped' && hasChange === undefined)
    const not = pushed === undefined ? 'not published' : 'not live'
    return `${pushed ?? 'The site'} is ${isUnsure ? 'perhaps not live' : not}: ${why[end]}`
  }
  const isLacking = pages.found.some(isNotLive)
  const changed = aboutPages(pages, 'site')
  if (pushed !== undefined && hasChange === true) {
    const later = commit === push?.after ? '' : `, with the later commit ${built}`
    return `${pushed} is ${isLacking ? 'built' : 'live'}${later}${changed}`
  }
  const doubt = pushed === undefined ? '' : `, and it is unknown whether that contains ${pushed}`
  return `The site is ${isLacking ? 'built' : 'published'} at ${built}${doubt}${changed}`
}
