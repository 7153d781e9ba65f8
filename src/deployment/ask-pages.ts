import type { GitHubClient } from '../github/github-client.ts'
import type { RunnerProxy } from '../shared/connection.ts'
import { ActionError, ignoreExpected } from '../shared/errors.ts'
import { type Pause, pauseByTime } from '../shared/pause.ts'
import { sleepWithinDeadline } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import { addressBelow, basePath } from '../shared/site-address.ts'
import { plainName } from '../shared/untrusted-text.ts'
import { servedLetters, toldBy } from '../site/page-words.ts'
import {
  askOldAddress,
  checkInvented,
  hasPage,
  inParallel,
  siteVisitor,
  UncheckedError,
  type Visit,
} from '../site/visit.ts'
import {
  type ChangedAddress,
  type ChangedPath,
  isPage,
  noChange,
  type SiteChange,
  siteChangeOf,
} from './changed-pages.ts'
import {
  type AskedAddress,
  hasNone,
  isNotLive,
  type PageAnswers,
  uncheckedAnswers,
  whyNothing,
} from './page-answers.ts'

// A site can be slow to show a new page. Together a minute, or less with a shorter interval between polls.
const repeatDelaysMs = [5000, 10_000, 15_000, 15_000, 15_000]
// More parts of its path are not looked for in the address of a site.
const mostParts = 3

/** A change that was built. */
export interface BuiltChange {
  /** The commit that was built. */
  commit: string | undefined
  /** `owner/name`. Default: that of the run. */
  repository?: string
  readFiles: () => Promise<readonly ChangedPath[]>
  /** Why none of its pages is checked, if that is known before. */
  whyNone?: string | undefined
  /** Whether the published site had a modified page before, by path. Default: whether it has it now. */
  before?: ReadonlyMap<string, boolean> | undefined
}

interface PagesToAsk extends BuiltChange {
  what: 'site' | 'preview'
  /** Undefined if that is unknown. */
  site: URL | undefined
  /** As the service names them, for when they cannot be read. */
  changedFiles: readonly ChangedPath[]
}

interface PageContext extends RunContext {
  github: Pick<GitHubClient, 'hasFile'>
  service: { proxy: RunnerProxy }
  /** The published site. */
  siteUrl: URL | undefined
  /** Longest delay before a page that is not live is asked again. */
  pollIntervalMs: number
}

const whyNoSite = {
  site: 'site-url is not set',
  preview: 'the service does not tell where the preview is',
} as const

/** Asks a site for the changed pages. What was found stays found at the deadline. Rejects with no ActionError. */
export async function askPages(asked: PagesToAsk, context: PageContext): Promise<PageAnswers> {
  const { what, site, commit, repository, readFiles, changedFiles, whyNone } = asked
  let change = noChange
  try {
    if (site === undefined) throw new UncheckedError(whyNoSite[what])
    if (whyNone !== undefined) throw new UncheckedError(whyNone)
    if (commit === undefined) throw new UncheckedError('the service does not name the commit that was built')
    const files = await readFiles().catch((error: unknown) => {
      if (!(error instanceof ActionError) || changedFiles.length === 0) throw error
      return changedFiles
    })
    const hasFile = (path: string): Promise<boolean> => context.github.hasFile(path, commit, repository)
    change = await siteChangeOf(files, hasFile, pauseByTime(context.deadline.signal))
    return { ...change, ...(await askSite({ ...asked, site, hasFile }, change, context)) }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return uncheckedAnswers(change, error)
  }
}

/** An address, and what is known of it so far. */
type Known = ChangedAddress & AskedAddress

/** Asks for the pages and the old addresses, and again for those that are not as they should be. */
async function askSite(
  { what, site, before, hasFile }: PagesToAsk & { site: URL; hasFile: HasFile },
  { addresses, root }: SiteChange,
  context: PageContext,
): Promise<Pick<PageAnswers, 'asked' | 'interruption'>> {
  if (addresses.length === 0) return { asked: [] }
  const visit = siteVisitor(site, context.service.proxy, context)
  const pause = pauseByTime(context.deadline.signal)
  const ask = (known: readonly Known[]): Promise<Known[]> => askOnce(known, site, visit, pause)
  await checkInvented(site, visit)
  const first = await ask(addresses.map((address) => ({ ...address, state: 'unchecked' })))

  // What was not there before is not missed now.
  const missing = first.filter((page) => page.state === 'missing' && page.isAdded === false)
  const had = before ?? (await askPublished(missing, root, hasFile, context).catch(ignoreExpected)) ?? nothing
  const isOfBefore = (page: Known): boolean => missing.includes(page) && had.get(page.path) === false
  const known = first.map((page) => (isOfBefore(page) ? { ...page, state: 'missing-before' as const } : page))

  // Is the address right?
  const lacks = hasNone(known) ? await missingPath(site, visit, root, hasFile).catch(ignoreExpected) : ''
  if (lacks) throw new UncheckedError(`the ${what} has none of them; it has its pages below ${lacks}`)
  // A page that was removed is missing, as it should be.
  const isRight = lacks === '' || [...had.values()].includes(true) || known.every(({ isOld }) => isOld)

  const { last, interruption } = await askAgain(known, ask, context)
  const why = whyNothing(last, isRight, what)
  if (why !== undefined) throw interruption ?? why
  return { asked: last.map(({ path, isOld, state, to }) => ({ path, isOld, state, to })), interruption }
}

/** Whether an address is not as it should be, or was not asked. */
function isUnsettled(address: AskedAddress): boolean {
  const { state, isOld } = address
  return state === 'unchecked' || isNotLive(address) || (isOld && state === 'answers')
}

/** Asks for what is not settled. What is known of an address stays if the deadline comes first. */
function askOnce(known: readonly Known[], site: URL, visit: Visit, pause: Pause): Promise<Known[]> {
  return inParallel(known, async (address) => {
    if (!isUnsettled(address)) return address
    const at = pageAddress(site, address.path)
    const asking = address.isOld
      ? askOldAddress(at, visit)
      : askPage(address, at, basePath(site), visit, pause)
    return { ...address, ...(await asking.catch(ignoreExpected)) }
  })
}

/** Asks for up to a minute. Returns what is known then, and what ended it early. */
async function askAgain(
  first: readonly Known[],
  ask: (known: readonly Known[]) => Promise<Known[]>,
  { pollIntervalMs, ...context }: PageContext,
): Promise<{ last: readonly Known[]; interruption?: ActionError }> {
  let last = first
  try {
    for (const [round, delayMs] of repeatDelaysMs.entries()) {
      context.deadline.signal.throwIfAborted()
      const count = last.filter(isUnsettled).length
      if (count === 0) break
      if (round === 0)
        context.log.info(`Not as expected yet: ${count} of ${last.length} addresses. Asking again.`)
      await sleepWithinDeadline(Math.min(delayMs, pollIntervalMs), context)
      last = await ask(last)
    }
    context.deadline.signal.throwIfAborted()
    return { last }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return { last, interruption: error }
  }
}

/** Asks for a page, and for its Markdown, which has the words of the file. A site can have none. */
async function askPage(
  { words, isAdded = false, isMoved = false }: ChangedAddress,
  address: URL,
  base: string,
  visit: Visit,
  pause: Pause,
): Promise<Pick<AskedAddress, 'state' | 'to'>> {
  const { status, to } = await visit(address)
  if (status !== 'found') return { state: status, to }
  if (words === undefined) return { state: isMoved ? 'moved' : 'answers' }
  const { text } = await visit(address, 'text/markdown')
  const told = await toldBy(await servedLetters(text, base, pause), words, isAdded, pause)
  return { state: told === 'unclear' ? 'answers' : told }
}

function pageAddress(site: URL, path: string): URL {
  return addressBelow(site, path.slice(1).split('/'))
}

type Pages = readonly Pick<ChangedAddress, 'path'>[]
type HasFile = (path: string) => Promise<boolean>
const nothing: ReadonlyMap<string, boolean> = new Map()

/** Asks a site which pages it has, where it tells. */
async function pagesOn(site: URL, pages: Pages, visit: Visit): Promise<Map<string, boolean>> {
  const had = new Map<string, boolean>()
  await inParallel(pages, async ({ path }) => {
    const has = await hasPage(pageAddress(site, path), visit)
    if (has !== undefined) had.set(path, has)
  })
  return had
}

/** Asks the published site which pages it has. */
async function askPublished(pages: Pages, root: string, hasFile: HasFile, context: PageContext) {
  const { siteUrl, service } = context
  if (siteUrl === undefined || pages.length === 0) return nothing
  const visit = siteVisitor(siteUrl, service.proxy, context)
  const had = await pagesOn(siteUrl, pages, visit)
  if ([...had.values()].includes(true)) return had
  // The path of the site can be missing in site-url. Then its 404 tells nothing.
  return (await missingPath(siteUrl, visit, root, hasFile)) === '' ? had : nothing
}

/**
 * Asks the published site whether it has the modified pages, where that can be told. A page can be for a group of readers.
 * Rejects with no ActionError.
 */
export async function askBefore(
  { commit, readFiles }: BuiltChange,
  context: PageContext,
): Promise<ReadonlyMap<string, boolean>> {
  const { github, siteUrl, service, deadline } = context
  if (siteUrl === undefined || !commit) return nothing
  const asking = async () => {
    const files = (await readFiles()).filter(({ status }) => status === 'modified' || status === 'changed')
    const unread = files.map(({ filename, status }) => ({ filename, status, patch: undefined }))
    const hasFile = (path: string): Promise<boolean> => github.hasFile(path, commit)
    const { addresses } = await siteChangeOf(unread, hasFile, pauseByTime(deadline.signal))
    return pagesOn(siteUrl, addresses, siteVisitor(siteUrl, service.proxy, context))
  }
  return (await asking().catch(ignoreExpected)) ?? nothing
}

/**
 * Asks a site for the list of its pages, and looks for the first one in the repository. Returns the part of the path of the
 * pages that is missing at the end of the address of the site, such as `/docs`. Empty if none is; undefined if the site tells
 * nothing, or lists what is not in the repository.
 *
 * @param root folder of the site, without a slash at its end
 * @param hasFile whether the commit that was built has a file
 */
async function missingPath(
  site: URL,
  visit: Visit,
  root: string,
  hasFile: HasFile,
): Promise<string | undefined> {
  const { text } = await visit(addressBelow(site, ['llms.txt']), 'text/plain')
  const page = firstPage(text, site)
  const base = basePath(site)
  if (page?.startsWith(`${base}/`) !== true) return undefined
  const parts = page.slice(base.length).split('/')
  for (let start = 1; start < parts.length && start <= mostParts + 1; start++) {
    const missing = parts.slice(0, start).join('/')
    // It is shown to people.
    if (plainName(missing, 200) !== missing) return undefined
    const path = [...(root === '' ? [] : [root]), ...parts.slice(start)].join('/')
    for (const file of ['.mdx', '.md', '/index.mdx', '/index.md'].map((end) => path + end))
      if (isPage(file) && (await hasFile(file))) return missing
  }
  return undefined
}

/** Returns the path of the first page of a site in a text, decoded and without its ending. */
function firstPage(text: string, site: URL): string | undefined {
  const form = /^[^\s"'()<>[\]]{1,2000}/u
  const [, ...after] = text.split(`${site.origin}/`)
  const [found = ''] = form.exec(after.find((rest) => form.test(rest)) ?? '') ?? []
  try {
    return decodeURIComponent(new URL(`${site.origin}/${found}`).pathname).replace(/(?:\.mdx?|\/)$/u, '')
  } catch {
    return undefined
  }
}
