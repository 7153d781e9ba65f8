import type { ChangedFile } from '../github/commits.ts'
import { pullRequestChanges } from '../github/sources/changes.ts'
import { baseOf, refName } from '../github/sources/push.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import { plainName } from '../shared/untrusted-text.ts'
import {
  comparedWith,
  deployed,
  type DeploymentContext,
  type DeploymentResult,
  pagesOf,
  type Target,
} from './deploy.ts'
import { isNotLive, missingPages, noPages } from './pages.ts'
import { aboutPages, changedPagesWords, tell, type Told } from './result.ts'
import { UncheckedError } from './unchecked.ts'

/** The commit of a workflow run. */
export interface RunCommit {
  /** For example `refs/heads/main`. Written by others. */
  ref: string | undefined
  /** 40 or 64 hexadecimal digits. */
  commit: string | undefined
}

/** What a publication is asked about. */
interface Asked {
  /** 40 or 64 hexadecimal digits. */
  commit: string | undefined
  /** In one line of plain text, such as `main` or `#7`. */
  name: string | undefined
  /** Whether the site is certainly built of its branch. That of a run by hand may be another one. */
  mustBeLive: boolean
  /** Whether only the changes of the last commit are known. */
  isLastCommit: boolean
  /** Returns its files, as the commit that was built has them. Its later commits changed the others. */
  readFiles: (built: string, later: readonly ChangedFile[]) => Promise<readonly ChangedFile[]>
}

/** Publishes the site, and tells whether the commit of the run is live. */
export async function published(
  event: TriggerEvent,
  run: RunCommit,
  context: DeploymentContext,
): Promise<Told & { result: DeploymentResult }> {
  const asked = askedOf(event, run, context)
  const result = await deployed(siteOf(asked, context), context)
  const words = headlineOf(result, asked)
  const told = { words, what: 'site', change: changeOf(asked), address: context.siteUrl } as const
  return { ...(await tell(result, told, context)), result }
}

function changeOf({ isLastCommit }: Asked): 'merge' | 'change' {
  return isLastCommit ? 'change' : 'merge'
}

/** Returns what was pushed or merged; of any other event the commit of the run. */
function askedOf({ facts }: TriggerEvent, run: RunCommit, { github, redact }: DeploymentContext): Asked {
  // A shell does not read it as an option.
  const nameOf = (ref: string | undefined): string | undefined =>
    ref && plainName(redact(refName(ref) ?? ''), 100).replace(/^-/u, '…-')
  const { push, 'pull-request': pullRequest } = facts
  const base = push && baseOf(push)
  if (push !== undefined && base !== undefined)
    return {
      commit: push.after,
      name: nameOf(push.ref),
      mustBeLive: true,
      isLastCommit: false,
      readFiles: async (built) => (await github.compareCommits(base, built)).files,
    }
  const { number, mergeCommit } = pullRequest ?? {}
  if (number !== undefined && mergeCommit !== undefined)
    return {
      commit: mergeCommit,
      name: `#${number}`,
      mustBeLive: true,
      isLastCommit: false,
      readFiles: async (_, later) => asLeft((await pullRequestChanges(number, github)).files, later),
    }
  const { ref, commit } = push === undefined ? run : { ref: push.ref, commit: push.after }
  return {
    commit,
    name: nameOf(ref),
    mustBeLive: push !== undefined,
    isLastCommit: true,
    readFiles: async (_, later) => asLeft(await github.listCommitFiles(commit ?? ''), later),
  }
}

/** Leaves out the files that later commits removed, and the patches of those that they changed. */
function asLeft(files: readonly ChangedFile[], later: readonly ChangedFile[]): ChangedFile[] {
  const left = later.filter(({ status }) => status !== 'removed')
  const gone = new Set(later.map(({ filename, previous_filename: before = filename }) => before))
  const changed = new Set(left.map(({ filename }) => filename))
  return files
    .filter(({ filename }) => changed.has(filename) || !gone.has(filename))
    .map((file) => (changed.has(file.filename) ? { ...file, patch: undefined } : file))
}

function siteOf(asked: Asked, context: DeploymentContext): Target {
  const { github, service, siteUrl: site } = context
  let missingBefore: ReadonlySet<string> | undefined
  const lookBefore = async (): Promise<ReadonlySet<string>> => {
    const { commit } = asked
    if (site === undefined || commit === undefined) return new Set()
    const readFiles = () => asked.readFiles(commit, [])
    const hasFile = (path: string) => github.hasFile(path, commit)
    return missingPages({ readFiles, hasFile, site, proxy: service.proxy }, context)
  }
  return {
    what: 'site',
    ask: async (client) => {
      missingBefore ??= await lookBefore()
      return client.publish()
    },
    judge: async (deployment) => {
      const { end, commit, changedFiles } = deployment
      const { hasChange, later } = await comparedWith(asked.commit, commit, github)
      if (end === 'success' && hasChange === false && !asked.mustBeLive)
        return {
          ...deployment,
          hasChange,
          pages: noPages('what was built does not have the commit of the run'),
        }
      const isLive = end === 'success' ? hasChange !== false : end === 'skipped' && hasChange === true
      // Up to the published commit, so that a page that a later commit removed is not missing.
      const readFiles = async () => {
        if (commit !== undefined && hasChange === true) return asked.readFiles(commit, later)
        throw new UncheckedError(
          'it is unknown whether the commit of the run was published, and the service names no changed file',
        )
      }
      const whyNoSite = 'site-url is not set'
      const wasMissing = (path: string) => Promise.resolve(missingBefore?.has(path) === true)
      const options = { site, whyNoSite, commit: commit ?? asked.commit, readFiles, changedFiles, wasMissing }
      const pages = isLive ? await pagesOf(options, context) : undefined
      return { ...deployment, hasChange, pages }
    },
  }
}

/** Returns what came of a publication in one line of plain text. */
function headlineOf({ end, hasChange, commit, pages }: DeploymentResult, asked: Asked): string {
  const short = (sha: string): string => sha.slice(0, 7)
  const built = commit === undefined ? 'a commit that the service does not name' : short(commit)
  const { name, isLastCommit, mustBeLive } = asked
  const own =
    name === undefined || asked.commit === undefined ? undefined : `${name} at ${short(asked.commit)}`
  if (pages === undefined) {
    const why = {
      failure: 'the build failed',
      skipped: 'the service skipped it',
      success: `the site is at ${built}`,
      unknown: 'the service does not tell whether it was built',
    }
    // A skip says nothing about the commit, unless the service names a commit.
    const isUnsure = end === 'unknown' || (end === 'skipped' && hasChange === undefined)
    const not = own !== undefined && mustBeLive ? 'not live' : 'not published'
    return `${(mustBeLive ? own : undefined) ?? 'The site'} is ${isUnsure ? 'perhaps not live' : not}: ${why[end]}`
  }
  const isLacking = pages.found.some(isNotLive)
  const changed = aboutPages(pages, changeOf(asked), changedPagesWords(isLastCommit))
  if (own !== undefined && hasChange === true) {
    const later = commit === asked.commit ? '' : `, with the later commit ${built}`
    return `${own} is ${isLacking ? 'built' : 'live'}${later}${changed}`
  }
  const doubt =
    own === undefined
      ? ''
      : hasChange === false
        ? `, without ${own}`
        : `, and it is unknown whether that contains ${own}`
  return `The site is ${isLacking ? 'built' : 'published'} at ${built}${doubt}${changed}`
}
