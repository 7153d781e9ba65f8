import type { RunnerProxy } from '../shared/connection.ts'
import { formatCountOf } from '../shared/number-format.ts'
import type { RunContext } from '../shared/run-context.ts'
import { basePath } from '../shared/site-address.ts'
import { wordList } from '../shared/word-list.ts'
import {
  askOldAddress,
  checkInvented,
  hasPage,
  inParallel,
  siteVisitor,
  UncheckedError,
  type Visit,
} from '../site/visit.ts'
import type { AskSite } from './judge/lost-pages.ts'
import type { PageAnswer } from './judge/moved.ts'
import { pagePath } from './read/pages.ts'
import { pageLink } from './show/page-link.ts'

/** Redirects count, too. */
export const mostSiteRequests = 30
const longestMs = 30_000

/**
 * Returns a function that asks the documentation site for pages. What the site does is no reason for an export to fail, and
 * takes at most 30 seconds, and at most half of the time that the step has left: what was read must still be written.
 */
export function siteAsker(site: URL, proxy: RunnerProxy, { clock, deadline, log }: RunContext): AskSite {
  return async (pages, known) => {
    const answers = new Map<string, PageAnswer>()
    const unclear = new Set<string>()
    const leftMs = Math.max(0, deadline.expiresAtMs - clock.now())
    const bounds = AbortSignal.timeout(Math.min(longestMs, Math.floor(leftMs / 2)))
    const signal = AbortSignal.any([deadline.signal, bounds])
    const visit = siteVisitor(site, proxy, { deadline: { ...deadline, signal } }, mostSiteRequests)
    /** What is not told is no reason to lose the other answers. */
    const unlessUnclear = async (work: () => Promise<void>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        deadline.signal.throwIfAborted()
        if (!signal.aborted && !(error instanceof UncheckedError)) throw error
        unclear.add(signal.aborted ? 'it takes too long' : (error as Error).message)
      }
    }
    const askPage = async ([path, address]: PageAddress): Promise<void> => {
      const { state, to } = await askOldAddress(address, visit)
      if (state === 'unclear') unclear.add('it gives no clear answer, or asks for a login')
      else if (to?.startsWith('/') === false) unclear.add('it sends visitors to another host')
      else {
        const movedTo = state === 'moved' && to !== undefined ? pathInExport(to, site) : undefined
        answers.set(path, { isMissing: state === 'missing', movedTo })
      }
    }
    await unlessUnclear(async () => {
      await checkInvented(site, visit)
      await checkKnown(addressesOf(known, site), visit)
      await inParallel(addressesOf(pages, site), (page) => unlessUnclear(() => askPage(page)))
    })
    const missing = [...answers.values()].filter(({ isMissing }) => isMissing).length
    log.info(
      `The site tells what became of ${formatCountOf(answers.size, 'page')} without visitors: ${missing} answered with 404.`,
    )
    if (unclear.size > 0) log.notice(`The site does not tell all: ${wordList('and', [...unclear])}.`)
    return answers
  }
}

type PageAddress = readonly [path: string, address: URL]

/** Leaves out the paths that may not lead below the site, and those that had an e-mail address. */
function addressesOf(paths: readonly string[], site: URL): PageAddress[] {
  return paths.flatMap((path) => {
    const link = pageLink(site, path)
    return link === undefined ? [] : [[path, new URL(link)]]
  })
}

/** Checks that the site has one of the pages: otherwise, it is another one, or the address lacks its path. */
async function checkKnown(pages: readonly PageAddress[], visit: Visit): Promise<void> {
  for (const [, address] of pages) if (await hasPage(address, visit)) return
  throw new UncheckedError('it does not show the most visited pages; site-url may lack its path')
}

/** Returns a path below the site, as a reader writes it. */
function pathInExport(path: string, site: URL): string {
  const base = basePath(site)
  return pagePath(path.startsWith(`${base}/`) ? path.slice(base.length) : path)
}
