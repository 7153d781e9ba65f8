import { GitHubError } from '../github/github-call.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { RunnerProxy } from '../shared/connection.ts'
import { formatDuration } from '../shared/clock.ts'
import { interruptionOf, rejectionOf } from '../shared/deadline.ts'
import { ActionError, ignoreExpected, messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { type Pause, pauseByTime } from '../shared/pause.ts'
import { sleepWithinDeadline } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'
import { addressBelow } from '../shared/site-address.ts'
import {
  checkInvented,
  hasPage,
  inParallel,
  noClearAnswer,
  siteVisitor,
  UncheckedError,
  type Visit,
} from '../site/visit.ts'
import { type ChangedPage, changedPages, type ChangedPath } from './changed-pages.ts'
import { htmlLetters } from './html-letters.ts'
import { markdownLetters, toldBy } from './page-words.ts'

// A site can be slow to show a new page. Together a minute, or less with a shorter interval between polls.
const repeatDelaysMs = [5000, 10_000, 15_000, 15_000, 15_000]

/**
 * What a site shows of a page. `live`: words of the change. `old`: only words that the change removed. `answers`: nothing can
 * be told. `closed` and `elsewhere`: as a visit ends. `unclear`: an error. `missing-before`: the site did not have it before
 * either.
 */
export type PageState =
  'missing' | 'old' | 'live' | 'answers' | 'closed' | 'elsewhere' | 'unclear' | 'missing-before'

/** What a site answers for its changed pages. */
export interface PageAnswers {
  /** The pages that were asked, and about which something can be said. A path is as in `/guides/webhooks`, written by others. */
  found: readonly { path: string; state: PageState }[]
  /** The number of changed pages that were not asked, because there are too many. */
  unasked: number
  /** Message and detail of an {@link UncheckedError}. Undefined if pages were checked. */
  unchecked: { why: string; detail: string } | undefined
}

/** Whether readers certainly do not see what was changed. */
export function isNotLive({ state }: { state: PageState }): boolean {
  return state === 'missing' || state === 'old'
}

/** The changed pages of what was built. */
export interface PagesToAsk {
  /** Or why none is asked. */
  site: URL | string
  /** The commit that was built. */
  commit: string | undefined
  /** `owner/name`. Default: that of the run. */
  repository?: string
  readFiles: () => Promise<readonly ChangedPath[]>
  /** As the service names them, for when they cannot be read. */
  changedFiles: readonly ChangedPath[]
  /** The modified pages that the published site did not have before. Default: those that it does not have now. */
  missingBefore?: ReadonlySet<string> | undefined
}

interface AskedPage {
  page: ChangedPage
  state: PageState
  /** Where redirects led to. */
  at: URL
}

interface PageContext extends RunContext {
  github: Pick<GitHubClient, 'hasFile'>
  service: { proxy: RunnerProxy }
  /** The published site. */
  siteUrl: URL | undefined
  /** Longest delay before a page that is not live is asked again. */
  pollIntervalMs: number
}

/** Asks a site for the changed pages. Rejects with no ActionError. */
export async function pageAnswers(asked: PagesToAsk, context: PageContext): Promise<PageAnswers> {
  try {
    return await Promise.race([answersOf(asked, context), rejectionOf(context.deadline.signal)])
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    const detail = error instanceof UncheckedError ? error.detail : messageOf(error)
    return { found: [], unasked: 0, unchecked: { why: whyUnchecked(error), detail } }
  }
}

function whyUnchecked(error: ActionError): string {
  if (error instanceof UncheckedError) return error.message
  const interruption = interruptionOf(error)
  if (interruption !== 'error')
    return `the step ${interruption === 'cancelled' ? 'was cancelled' : 'timed out'}`
  const permission = error instanceof GitHubError ? error.permission : undefined
  return permission === undefined
    ? 'GitHub does not tell the changed pages'
    : `the job may lack the permission ${permission}`
}

async function answersOf(asked: PagesToAsk, context: PageContext): Promise<PageAnswers> {
  const { site, commit, repository, readFiles, changedFiles, missingBefore } = asked
  if (typeof site === 'string') throw new UncheckedError(site)
  if (commit === undefined) throw new UncheckedError('the service does not name the commit that was built')
  const { github, service, siteUrl, pollIntervalMs } = context
  const pause = pauseByTime(context.deadline.signal)
  const files = await readFiles().catch((error: unknown) => {
    if (!(error instanceof ActionError) || changedFiles.length === 0) throw error
    return changedFiles
  })
  const hasFile = (path: string): Promise<boolean> => github.hasFile(path, commit, repository)
  const { pages, unasked } = await changedPages(files, hasFile, pause)
  const visit = siteVisitor(site, service.proxy, context)
  const isLacking = siteUrl && lackOf(siteUrl, context)
  const wasMissing = async (path: string) => missingBefore?.has(path) ?? (await isLacking?.(path))
  await checkInvented(site, visit)
  const states = pages.map((page): AskedPage => ({ page, state: 'missing', at: site }))
  const delaysMs = repeatDelaysMs.map((delayMs) => Math.min(delayMs, pollIntervalMs))
  const longest = formatDuration(delaysMs.reduce((sum, delayMs) => sum + delayMs, 0))
  for (const [round, delayMs] of [0, ...delaysMs].entries()) {
    const waiting = states.filter(isNotLive)
    if (waiting.length === 0) break
    if (round === 1)
      context.log.info(
        `${formatCountOf(waiting.length, 'page')} missing or old. Asking again for ${longest}.`,
      )
    if (round > 0) await sleepWithinDeadline(delayMs, context)
    await inParallel(waiting, async (asked) => {
      Object.assign(asked, await stateOf(asked.page, site, visit, wasMissing, pause))
    })
  }
  const found = states.map(({ page, state }) => ({ path: `/${page.path}`, state }))
  const wereMissing = found.filter(({ state }) => state === 'missing-before')
  const others = found.filter(({ state }) => state !== 'missing-before')
  // A modified page that is missing, and was not before, shows that the address is right.
  const hasNone = states.every(({ page, state }) => state === (page.isAdded ? 'missing' : 'missing-before'))
  if (hasNone && wereMissing.length > 0)
    throw new UncheckedError('the site has none of them; is its path in site-url?')
  checkTold(states)
  return { found: [...others, ...wereMissing], unasked, unchecked: undefined }
}

/** Asks for the HTML of a page, and for its Markdown if that has no text of the page without its scripts. */
async function stateOf(
  { path, words, isAdded }: ChangedPage,
  site: URL,
  visit: Visit,
  wasMissing: (path: string) => Promise<boolean | undefined>,
  pause: Pause,
): Promise<Pick<AskedPage, 'state' | 'at'>> {
  const address = pageAddress(site, path)
  const { status, text, at } = await visit(address, words && 'text/html')
  if (status === 'missing' && !isAdded && (await wasMissing(path))) return { state: 'missing-before', at }
  if (status !== 'found') return { state: status, at }
  if (words === undefined || text === '') return { state: 'answers', at }
  let told = await toldBy(await htmlLetters(text, pause), words, isAdded, pause)
  if (told === 'neither') {
    const markdown = await visit(address, 'text/markdown')
    told = await toldBy(await markdownLetters(markdown.text, pause), words, isAdded, pause)
  }
  return { state: told === 'live' || told === 'old' ? told : 'answers', at }
}

/** Why nothing can be told of a site, if all pages are in one of these states. */
const whyUntold: Readonly<Partial<Record<PageState, string>>> = {
  elsewhere: 'the site sends visitors elsewhere',
  closed: 'the site is not open to everybody',
  unclear: noClearAnswer,
}

/** @throws UncheckedError if no page can be told */
function checkTold(states: readonly AskedPage[]): void {
  if (states.some(({ state }) => whyUntold[state] === undefined)) return
  for (const [state, why] of Object.entries(whyUntold)) {
    const { at } = states.find((asked) => asked.state === state) ?? {}
    if (at === undefined) continue
    throw new UncheckedError(why, state === 'elsewhere' ? `It sends them to ${at.host}${at.pathname}.` : '')
  }
}

/** Returns a function that tells whether a site has no page at a path. What cannot be told is no reason to leave a page out. */
function lackOf(site: URL, context: PageContext): (path: string) => Promise<boolean> {
  const visit = siteVisitor(site, context.service.proxy, context)
  return async (path) => (await hasPage(pageAddress(site, path), visit)) === false
}

function pageAddress(site: URL, path: string): URL {
  return addressBelow(site, path.split('/'))
}

/**
 * Returns the paths of the modified pages that the published site does not have: they have another address, or are for a group.
 */
export async function missingPages(
  commit: string | undefined,
  readFiles: PagesToAsk['readFiles'],
  context: PageContext,
): Promise<ReadonlySet<string>> {
  const missing = new Set<string>()
  const { github, siteUrl } = context
  if (siteUrl === undefined || commit === undefined) return missing
  const { signal } = context.deadline
  try {
    const files = (await readFiles()).filter(({ status }) => status === 'modified' || status === 'changed')
    const unread = files.map(({ filename, status }) => ({ filename, status }))
    const hasFile = (path: string): Promise<boolean> => github.hasFile(path, commit)
    const { pages } = await changedPages(unread, hasFile, pauseByTime(signal))
    const isMissing = lackOf(siteUrl, context)
    await inParallel(pages, async ({ path }) => (await isMissing(path)) && missing.add(path))
  } catch (error) {
    ignoreExpected(error)
    signal.throwIfAborted()
  }
  return missing
}
