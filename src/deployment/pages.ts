import { randomUUID } from 'node:crypto'

import type { ChangedFile } from '../github/commits.ts'
import { GitHubError } from '../github/github-call.ts'
import { connectionTo, type RunnerProxy } from '../service/connection.ts'
import { formatDuration } from '../shared/clock.ts'
import { interruptionOf, rejectionOf } from '../shared/deadline.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { sleepWithinDeadline } from '../shared/retry.ts'
import type { RunContext } from '../shared/run-context.ts'

const mostPages = 25
const atATime = 4
const mostRedirects = 5
const mostFolders = 100
const timeoutMs = 10_000
// A site can be slow to show a new page. Together a minute, or less with a shorter interval between polls.
const repeatDelaysMs = [5000, 10_000, 15_000, 15_000, 15_000]
// What is no page of the site, by the documents of the service.
const noPage = /(?:^|\/)(?:[._][^/]*|snippets|(?:readme|license|changelog|contributing)\.mdx?)(?:\/|$)/iu
const loginPath = /^\/(?:log-?in|sign-?in|auth|sso|password)(?:[/.]|$)/iu

/** Paths in a repository. */
export interface ChangedFiles {
  added: readonly string[]
  modified: readonly string[]
}

/** What a site answers for its changed pages. */
export interface PageAnswers {
  /** The number of pages that were asked, and about which something can be said. */
  asked: number
  /** The number of changed pages that were not asked, because there are too many. */
  unasked: number
  /** Paths such as `/guides/webhooks`, as the files are named. Written by others. */
  missing: readonly string[]
  /** Of `asked`, the number of pages without a clear answer. */
  unclear: number
  /** Undefined if pages were checked. */
  unchecked: Unchecked | undefined
}

/** Why no page was checked. */
export interface Unchecked {
  /** For a headline: words of this action, without a full stop. */
  why: string
  /** What is known besides. It can have words of others. */
  detail: string
}

/** No page can be checked. */
export class UncheckedError extends ActionError implements Unchecked {
  readonly why: string
  readonly detail: string

  constructor(why: string, detail = '') {
    super(why)
    this.why = why
    this.detail = detail
  }
}

export function noPages(why: string, detail = ''): PageAnswers {
  return { asked: 0, unasked: 0, missing: [], unclear: 0, unchecked: { why, detail } }
}

export interface PageOptions {
  readFiles: () => Promise<ChangedFiles>
  site: URL
  /** The published site, if `site` is a preview. */
  liveSite?: URL | undefined
  /** Whether the commit that was built has a file. */
  hasFile: (path: string) => Promise<boolean>
  proxy: RunnerProxy
  /** Longest delay before a missing page is asked again. */
  pollIntervalMs: number
}

/** A page has a new address if its file was added, renamed or copied. */
export function byChange(files: readonly ChangedFile[]): ChangedFiles {
  const pathsOf = (...statuses: string[]): string[] =>
    files.filter(({ status }) => statuses.includes(status)).map(({ filename }) => filename)
  return { added: pathsOf('added', 'renamed', 'copied'), modified: pathsOf('modified', 'changed') }
}

interface Page {
  /** Below the site. */
  path: string
  isAdded: boolean
}

type Answer = 'found' | 'missing' | 'unclear'

/** Asks a site for the changed pages. Only the status of each answer counts. Rejects with no ActionError. */
export async function pageAnswers(options: PageOptions, context: RunContext): Promise<PageAnswers> {
  try {
    return await Promise.race([answersOf(options, context), rejectionOf(context.deadline.signal)])
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    if (error instanceof UncheckedError) return noPages(error.why, error.detail)
    return noPages(whyUnchecked(error), messageOf(error))
  }
}

function whyUnchecked(error: ActionError): string {
  const interruption = interruptionOf(error)
  if (interruption !== 'error')
    return `the step ${interruption === 'cancelled' ? 'was cancelled' : 'timed out'}`
  const permission = error instanceof GitHubError ? error.permission : undefined
  return permission === undefined
    ? 'GitHub does not tell the changed pages'
    : `the job may lack the permission ${permission}`
}

async function answersOf(options: PageOptions, context: RunContext): Promise<PageAnswers> {
  const { pages, unasked } = await pagesOf(await options.readFiles(), options.hasFile)
  const ask = visitor(options.site, options.proxy, context)
  if (pages.length === 0) throw new UncheckedError('no page was changed')
  const invented = await ask(`docs-agent-action-${randomUUID()}`)
  if (invented === 'found') throw new UncheckedError('the site also answers an invented address with a page')
  if (invented === 'unclear') throw new UncheckedError('the site gives no clear answer')
  let [missing, unclear] = [pages, 0]
  const delaysMs = repeatDelaysMs.map((delayMs) => Math.min(delayMs, options.pollIntervalMs))
  for (const delayMs of [0, ...delaysMs]) {
    if (missing.length === 0) break
    if (delayMs > 0) {
      const pages = formatCountOf(missing.length, 'page')
      context.log.info(`HTTP 404 for ${pages}. Asking again in ${formatDuration(delayMs)}.`)
      await sleepWithinDeadline(delayMs, context)
    }
    const answers = await inParallel(missing, ({ path }) => ask(path))
    unclear += answers.filter((answer) => answer === 'unclear').length
    missing = missing.filter((_, index) => answers[index] === 'missing')
  }
  const named = await namedPages(missing, options, context)
  return {
    asked: pages.length - missing.length + named.length,
    unasked,
    missing: named.map(({ path }) => `/${path}`),
    unclear,
    unchecked: undefined,
  }
}

/** Leaves out the modified pages that the published site does not have either, such as those of a group of readers. */
async function namedPages(
  missing: readonly Page[],
  { liveSite, proxy }: PageOptions,
  context: RunContext,
): Promise<Page[]> {
  if (liveSite === undefined) return [...missing]
  const ask = visitor(liveSite, proxy, context)
  const live = await inParallel(missing, async ({ path, isAdded }) => {
    if (isAdded) return undefined
    return ask(path).catch((error: unknown) => {
      if (error instanceof ActionError) return undefined
      throw error
    })
  })
  return missing.filter((_, index) => live[index] !== 'missing')
}

/**
 * Returns the pages among the files that are asked, added ones first, and the number of the others.
 *
 * @throws ActionError if their site is unknown
 */
async function pagesOf(
  files: ChangedFiles,
  hasFile: PageOptions['hasFile'],
): Promise<{ pages: Page[]; unasked: number }> {
  const isPage = (path: string): boolean => /\.mdx?$/u.test(path) && !noPage.test(path) && path.isWellFormed()
  const added = files.added.filter(isPage)
  const all = [...added, ...files.modified.filter(isPage)]
  const paths = all.slice(0, mostPages)
  const rootOf = rootFinder(hasFile)
  const roots: (string | undefined)[] = []
  for (const path of paths) roots.push(await rootOf(path))
  const [root, ...others] = new Set(roots.filter((found) => found !== undefined))
  if (others.length > 0)
    throw new UncheckedError('the changed pages are of several sites, each with a docs.json')
  if (root === undefined && paths.length > 0)
    throw new UncheckedError(
      'GitHub shows no docs.json above the changed pages, or the job lacks the permission contents: read',
    )
  const pages = paths.flatMap((path, index) => {
    if (roots[index] === undefined) return []
    const page = path.slice(root === '' ? 0 : `${root}/`.length).replace(/\.mdx?$/u, '')
    return [{ path: page.replace(/(?<=^|\/)index$/u, ''), isAdded: index < added.length }]
  })
  return { pages, unasked: all.length - paths.length }
}

/** Returns a function that finds the deepest folder above a file that has `docs.json`. Asks for each folder once. */
function rootFinder(hasFile: PageOptions['hasFile']): (path: string) => Promise<string | undefined> {
  const known = new Map<string, boolean>()
  const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return async (path) => {
    for (let folder = parentOf(path); ; folder = parentOf(folder)) {
      if (known.size === mostFolders) throw new UncheckedError('the changed pages are in too many folders')
      const has = known.get(folder) ?? (await hasFile(folder === '' ? 'docs.json' : `${folder}/docs.json`))
      known.set(folder, has)
      if (has) return folder
      if (folder === '') return undefined
    }
  }
}

/**
 * Returns a function that asks a site for a path. It throws an ActionError if the site is not open to everybody. It sends
 * no key and no cookie.
 */
function visitor(site: URL, proxy: RunnerProxy, context: RunContext): (path: string) => Promise<Answer> {
  const { signal } = context.deadline
  let connection: ReturnType<typeof connectionTo> | undefined
  const visit = async (url: URL): Promise<{ status: number; location: string }> => {
    connection ??= connectionTo(site, proxy)
    const { undici, dispatcher } = await connection
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const headers = { accept: 'text/html', 'user-agent': 'docs-agent-action' }
    const request = undici.request(url, { dispatcher, method: 'GET', headers, signal: bounded })
    const { statusCode, headers: answered, body } = await Promise.race([request, rejectionOf(bounded)])
    // Without a listener, an error of the destroyed body would be uncaught.
    body.on('error', () => undefined).destroy()
    return { status: statusCode, location: String(answered['location'] ?? '') }
  }
  return async (path) => {
    let url = new URL(site)
    url.pathname = [
      url.pathname.replace(/(?<!\/)\/+$/u, ''),
      ...path.split('/').map(encodeURIComponent),
    ].join('/')
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const { status, location } = await visit(url).catch(() => ({ status: 0, location: '' }))
      signal.throwIfAborted()
      if (status === 404) return 'missing'
      if (status >= 200 && status < 300) return 'found'
      if (status === 401 || status === 403)
        throw new UncheckedError(`the site is not open: it answers HTTP ${status}`)
      const next = status >= 300 && status < 400 ? URL.parse(location, url.href) : null
      if (next === null) return 'unclear'
      if (next.origin !== site.origin || loginPath.test(next.pathname))
        throw new UncheckedError(
          'the site sends visitors elsewhere',
          `It sends them to ${next.host}${next.pathname}.`,
        )
      url = next
    }
    return 'unclear'
  }
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const rest = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
