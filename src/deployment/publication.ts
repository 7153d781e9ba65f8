import { type ChangedFile, refName } from '../github/github-objects.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import { interruptionWords } from '../shared/step.ts'
import { plainName } from '../shared/untrusted-text.ts'
import { askBefore } from './ask-pages.ts'
import { comparedWith, deploy, type DeploymentContext, type DeploymentResult, type Target } from './deploy.ts'
import { isNotLive } from './page-answers.ts'
import { aboutPages, type Change } from './page-sentences.ts'
import { isNotAccepted, recordResult, type Told } from './result.ts'
import { UncheckedError } from '../site/visit.ts'

/** The commit of a workflow run. */
export interface RunCommit {
  /** For example `refs/heads/main`. Written by others. */
  ref: string | undefined
  /** 40 or 64 hexadecimal digits. */
  commit: string | undefined
}

/** What a publication is asked about. */
export interface Publication {
  /** 40 or 64 hexadecimal digits. */
  commit: string | undefined
  /** In one line of plain text, such as `main` or `#7`. */
  name: string | undefined
  /** Whether the site is certainly built of its branch. That of a run by hand may be another one. */
  mustBeLive: boolean
  change: Change
  /** Returns its files, as the commit that was built has them. Its later commits changed the others. */
  readFiles: (built: string, later: readonly ChangedFile[]) => Promise<readonly ChangedFile[]>
}

/** Publishes the site, and tells whether the commit of the run is live. */
export async function publish(asked: Publication, context: DeploymentContext): Promise<Told> {
  const { commit = '' } = asked
  const before = await askBefore({ commit, readFiles: () => asked.readFiles(commit, []) }, context)
  const result = await deploy(siteOf(asked, before, context), context)
  return recordResult(result, publicationHeadline(result, asked), asked.change, context)
}

/** Returns what a publication is asked about in one line of plain text, such as `main at a1b2c3d`; undefined if it is not known. */
export function nameOfPublication({ name, commit }: Publication): string | undefined {
  return name === undefined || commit === undefined ? undefined : `${name} at ${commit.slice(0, 7)}`
}

/** Returns what was pushed or merged; of any other event the commit of the run. */
export function publicationOf(
  { facts }: TriggerEvent,
  run: RunCommit,
  { github, redact }: Pick<DeploymentContext, 'github' | 'redact'>,
): Publication {
  const { push, 'pull-request': { number, mergeCommit } = {} } = facts
  if (number !== undefined && mergeCommit !== undefined)
    return {
      commit: mergeCommit,
      name: `#${number}`,
      mustBeLive: true,
      change: 'merge',
      readFiles: async (_, later) => asLeft(await github.pullRequestFiles(number), later),
    }
  const { ref, commit } = push === undefined ? run : { ref: push.ref, commit: push.after }
  const base = push?.base
  return {
    commit,
    // A shell does not read it as an option.
    name: ref && plainName(redact(refName(ref) ?? ''), 100).replace(/^-/u, '…-'),
    mustBeLive: push !== undefined,
    change: base === undefined ? 'last commit' : 'merge',
    readFiles: async (built, later) =>
      base === undefined
        ? asLeft(await github.listCommitFiles(commit ?? ''), later)
        : (await github.compareCommits(base, built)).files,
  }
}

/** Leaves out the files that later commits removed or brought back, and the patches of those that they changed. */
function asLeft(files: readonly ChangedFile[], later: readonly ChangedFile[]): ChangedFile[] {
  const left = later.filter(({ status }) => status !== 'removed')
  const gone = new Set(later.map(({ filename, previous_filename: before = filename }) => before))
  const changed = new Set(left.map(({ filename }) => filename))
  return files
    .filter(({ filename, status }) => (changed.has(filename) ? status !== 'removed' : !gone.has(filename)))
    .map((file) => (changed.has(file.filename) ? { ...file, patch: undefined } : file))
}

function siteOf(
  asked: Publication,
  before: ReadonlyMap<string, boolean>,
  { github }: DeploymentContext,
): Target {
  return {
    what: 'site',
    ask: (client) => client.publish(),
    judge: async ({ end, commit }) => {
      const compared = await comparedWith(asked.commit, commit, github)
      const { hasChange, later } = compared
      const isOfOther = end === 'success' && hasChange === false && !asked.mustBeLive
      const isLive = end === 'success' ? hasChange !== false : end === 'skipped' && hasChange === true
      const isThere = isLive || isOfOther
      const built = commit ?? asked.commit
      // Up to the published commit, so that a page that a later commit removed is not missing.
      const readFiles = async () => {
        if (!isThere || (commit !== undefined && hasChange === true))
          return asked.readFiles(built ?? '', later)
        throw new UncheckedError('the service names no changed file')
      }
      const whyNone = isOfOther ? 'what was built does not have the commit of the run' : compared.whyNone
      return { hasChange, isThere, change: { whyNone, commit: built, readFiles, before } }
    },
  }
}

/** Returns what came of a publication in one line of plain text. */
function publicationHeadline(
  { end, error, hasChange, commit, pages }: DeploymentResult,
  asked: Publication,
): string {
  const built = commit?.slice(0, 7) ?? 'a commit that the service does not name'
  const { change, mustBeLive } = asked
  const own = nameOfPublication(asked)
  if (pages === undefined) {
    const isRefused = isNotAccepted(error)
    const ended = error ? interruptionWords(error) : 'the service does not tell whether it was built'
    const why = {
      failure: 'the build failed',
      skipped: 'the service skipped it',
      success: `the site is at ${built}`,
      unknown: isRefused ? 'the service did not accept the request' : ended,
    }
    const isOwn = own !== undefined && mustBeLive
    // A skip says nothing about the commit, unless the service names a commit. Without this run, it can be live all the same.
    const isUnsure =
      (end === 'unknown' && (isOwn || !isRefused)) || (end === 'skipped' && hasChange === undefined)
    const not = isOwn ? 'not live' : 'not published'
    return `${isOwn ? own : 'The site'} is ${isUnsure ? 'perhaps ' : ''}${not}: ${why[end]}`
  }
  const isLacking = pages.asked.some(isNotLive)
  const changed = aboutPages(pages, change)
  if (own !== undefined && hasChange === true) {
    const later = commit === asked.commit ? '' : `, with the later commit ${built}`
    return `${own} is ${isLacking ? 'built' : 'live'}${later}${changed}`
  }
  const relation = hasChange === false ? 'without' : 'and it is unknown whether that contains'
  const doubt = own === undefined ? '' : `, ${relation} ${own}`
  return `The site is ${isLacking ? 'built' : 'published'} at ${built}${doubt}${changed}`
}
