import type { GitHubClient } from '../github/github-client.ts'
import type { RunnerProxy } from '../shared/connection.ts'
import { ActionError, ignoreExpected } from '../shared/errors.ts'
import { atFirstUse } from '../shared/first-use.ts'
import { formatCountOf, formatDuration } from '../shared/number-format.ts'
import { type Pause, pauseByTime } from '../shared/pause.ts'
import { sleepWithinDeadline } from '../shared/retry.ts'
import { rejectionOf, type RunContext } from '../shared/run-context.ts'
import { addressBelow, basePath } from '../shared/site-address.ts'
import { askOldAddress } from '../site/old-address.ts'
import { servedLetters, toldBy } from '../site/page-words.ts'
import { checkInvented, hasPage, inParallel, siteVisitor, UncheckedError, type Visit } from '../site/visit.ts'
import { type ChangedPage, type ChangedPath, siteChangeOf } from './changed-pages.ts'
import {
  answersOf,
  type AskedPage,
  type Asking,
  hasNone,
  isNotLive,
  type PageAnswers,
} from './page-answers.ts'
import { askSitePath } from './site-path.ts'

// A site can be slow to show a new page. Together a minute, or less with a shorter interval between polls.
const repeatDelaysMs = [5000, 10_000, 15_000, 15_000, 15_000]

/** The changed pages of what was built. */
export interface PagesToAsk {
  what: 'site' | 'preview'
  /** Or why none is asked. */
  site: URL | string
  /** The commit that was built. */
  commit: string | undefined
  /** `owner/name`. Default: that of the run. */
  repository?: string
  readFiles: () => Promise<readonly ChangedPath[]>
  /** As the service names them, for when they cannot be read. */
  changedFiles: readonly ChangedPath[]
  /** Whether the published site had a modified page before, by path, where that is known. Default: whether it has it now. */
  before?: ReadonlyMap<string, boolean> | undefined
}

interface PageContext extends RunContext {
  github: Pick<GitHubClient, 'hasFile'>
  service: { proxy: RunnerProxy }
  /** The published site. */
  siteUrl: URL | undefined
  /** Longest delay before a page that is not live is asked again. */
  pollIntervalMs: number
}

/** Asks a site for the changed pages. What was found stays found at the deadline. Rejects with no ActionError. */
export async function askPages(asked: PagesToAsk, context: PageContext): Promise<PageAnswers> {
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([work, rejectionOf(context.deadline.signal)])
  let asking: Asking | undefined
  try {
    asking = await inTime(listPages(asked, context))
    await inTime(askAll(asking, asked, context))
    return answersOf(asking, undefined)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return answersOf(asking, error)
  }
}

/** Returns the pages to ask. */
async function listPages(asked: PagesToAsk, context: PageContext): Promise<Asking> {
  const { what, site, commit, repository, readFiles, changedFiles } = asked
  if (typeof site === 'string') throw new UncheckedError(site)
  if (commit === undefined) throw new UncheckedError('the service does not name the commit that was built')
  const files = await readFiles().catch((error: unknown) => {
    if (!(error instanceof ActionError) || changedFiles.length === 0) throw error
    return changedFiles
  })
  const hasFile = (path: string): Promise<boolean> => context.github.hasFile(path, commit, repository)
  const change = await siteChangeOf(files, hasFile, pauseByTime(context.deadline.signal))
  return {
    ...change,
    what,
    site,
    hasFile,
    pages: change.pages.map((page) => ({ ...page, state: 'unchecked' })),
    old: new Map(change.oldPaths.map((path) => [path, undefined])),
  }
}

/** Asks for the pages and the old addresses, and again for those that are not as they should be. */
async function askAll(asking: Asking, { before }: PagesToAsk, context: PageContext): Promise<void> {
  const { what, site, root, pages, old, hasFile } = asking
  if (pages.length + old.size === 0) return
  const { service, siteUrl, pollIntervalMs, deadline, log } = context
  const visit = siteVisitor(site, service.proxy, context)
  const visitPublished = siteUrl && siteVisitor(siteUrl, service.proxy, context)
  const isAddressRight = atFirstUse(
    async () =>
      siteUrl &&
      visitPublished &&
      (await askSitePath(siteUrl, visitPublished, root, hasFile).catch(ignoreExpected)) === 'right',
  )
  const isPublished = async (path: string): Promise<boolean | undefined> => {
    if (siteUrl === undefined || visitPublished === undefined) return undefined
    const has = await hasPage(pageAddress(siteUrl, path), visitPublished)
    // The path of the site can be missing in site-url. Then its 404 tells nothing.
    return has === false && (await isAddressRight()) !== true ? undefined : has
  }
  const wasThere = async (path: string) => (before ? before.get(path) : isPublished(path))
  const pause = pauseByTime(deadline.signal)
  await checkInvented(site, visit)
  const delaysMs = repeatDelaysMs.map((delayMs) => Math.min(delayMs, pollIntervalMs))
  for (const [round, delayMs] of [0, ...delaysMs].entries()) {
    const waiting = round === 0 ? pages : pages.filter(isNotLive)
    const waitingOld = [...old.keys()].filter((path) => round === 0 || old.get(path)?.state === 'there')
    if (waiting.length + waitingOld.length === 0) break
    if (round === 1) log.info(waitingWords(waiting.length, waitingOld.length, delaysMs))
    if (round > 0) await sleepWithinDeadline(delayMs, context)
    await inParallel(waiting, async (page) => {
      Object.assign(page, await askPage(page, site, visit, wasThere, pause))
    })
    await inParallel(waitingOld, async (path) => {
      const answer = await askOldAddress(pageAddress(site, path), visit)
      // Nobody comes to the address of a page that was never published.
      const isNew = what === 'preview' && answer.state === 'missing' && (await isPublished(path)) === false
      if (isNew) old.delete(path)
      else old.set(path, answer)
    })
    if (round === 0 && hasNone(asking)) {
      asking.sitePath = await askSitePath(site, visit, root, hasFile).catch(ignoreExpected)
      deadline.signal.throwIfAborted()
    }
  }
}

function waitingWords(pages: number, old: number, delaysMs: readonly number[]): string {
  const waiting = [
    ...(pages === 0 ? [] : [`${formatCountOf(pages, 'page')} missing or old.`]),
    ...(old === 0 ? [] : [`${old} old ${old === 1 ? 'address still answers' : 'addresses still answer'}.`]),
  ].join(' ')
  return `${waiting} Asking again for ${formatDuration(delaysMs.reduce((sum, delayMs) => sum + delayMs, 0))}.`
}

/** Asks for a page, and for its Markdown, which has the words of the file. A site can have none. */
async function askPage(
  { path, words, isAdded, isMoved }: ChangedPage,
  site: URL,
  visit: Visit,
  wasThere: (path: string) => Promise<boolean | undefined>,
  pause: Pause,
): Promise<Omit<AskedPage, keyof ChangedPage>> {
  const address = pageAddress(site, path)
  const { status, at } = await visit(address)
  if (status === 'missing' && !isAdded) {
    const was = await wasThere(path)
    return { state: was === false ? 'missing-before' : 'missing', wasThere: was }
  }
  if (status !== 'found') return { state: status, at }
  if (words === undefined) return { state: isMoved ? 'moved' : 'answers' }
  const { text } = await visit(address, 'text/markdown')
  const told = await toldBy(await servedLetters(text, basePath(site), pause), words, isAdded, pause)
  return { state: told === 'unclear' ? 'answers' : told }
}

function pageAddress(site: URL, path: string): URL {
  return addressBelow(site, path.slice(1).split('/'))
}

/**
 * Asks the published site whether it has the modified pages, where that can be told. A page can be for a group of readers.
 * Rejects with no ActionError.
 */
export async function askBefore(
  commit: string | undefined,
  readFiles: PagesToAsk['readFiles'],
  context: PageContext,
): Promise<ReadonlyMap<string, boolean>> {
  const before = new Map<string, boolean>()
  const { github, siteUrl, service } = context
  if (siteUrl === undefined || commit === undefined) return before
  const { signal } = context.deadline
  try {
    const files = (await readFiles()).filter(({ status }) => status === 'modified' || status === 'changed')
    const unread = files.map(({ filename, status }) => ({ filename, status, patch: undefined }))
    const hasFile = (path: string): Promise<boolean> => github.hasFile(path, commit)
    const { pages } = await siteChangeOf(unread, hasFile, pauseByTime(signal))
    const visit = siteVisitor(siteUrl, service.proxy, context)
    await inParallel(pages, async ({ path }) => {
      const has = await hasPage(pageAddress(siteUrl, path), visit)
      if (has !== undefined) before.set(path, has)
    })
  } catch (error) {
    ignoreExpected(error)
  }
  return before
}
