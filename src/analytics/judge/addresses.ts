import type { PageChange } from '../read/pages.ts'
import { groupBy } from '../../shared/group-by.ts'
import { hasBegun, hasEnded } from './folders.ts'

const scanned =
  /\.php(?:$|\/)|\/wp-(?:admin|config|content|includes|json|login)|\/\.(?:env|git)|^\/(?:cgi-bin|actuator)\//iu

/** Returns true for an address that nobody reads: programs try it on every site. */
export function isScannedAddress(path: string): boolean {
  return scanned.test(path)
}

/** Returns what the spellings of an address have in common: `/api/keys` of `/api/Keys.html` and `/api/keys/index.md`. */
export function addressOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/$/u, '')
    .replace(/\.(?:html?|mdx?)$/u, '')
    .replace(/\/index$/u, '')
}

/** Returns the last part of an address: `keys` of `/api/Keys.html`. */
export function pageNameOf(path: string): string {
  const address = addressOf(path)
  return address.slice(address.lastIndexOf('/') + 1)
}

/** Returns the names of the pages that began. The start page has none, and began if it lives on. */
export function newNamesOf(
  pagesBegun: readonly PageChange[],
  pagesEnded: readonly PageChange[],
): ReadonlySet<string> {
  const newNames = new Set(pagesBegun.map(({ path }) => pageNameOf(path)))
  // If half of the pages that ended live on below a new folder, as `/keys` does as `/en/keys`, its index is the start page.
  const begun = new Set(pagesBegun.map(({ path }) => addressOf(path)))
  const ended = new Set(pagesEnded.map(({ path }) => addressOf(path)))
  const below = groupBy(begun, (address) => {
    const end = address.indexOf('/', 1)
    return end > 0 && ended.has(address.slice(end)) ? address.slice(0, end) : ''
  })
  for (const [folder, { length }] of below)
    if (folder !== '' && begun.has(folder) && 2 * length >= ended.size - 1) newNames.add('')
  return newNames
}

/** Joins each page that ended with the one that began at the same address: `/start.html` with `/start`. */
export function joinRenamed(pages: readonly PageChange[]): PageChange[] {
  const ended = new Map(pages.filter(hasEnded).map((page) => [addressOf(page.path), page]))
  const renamed = new Set<PageChange>()
  const joined = pages.map((page) => {
    const former = hasBegun(page) ? ended.get(addressOf(page.path)) : undefined
    if (former === undefined || renamed.has(former)) return page
    renamed.add(former)
    return { ...page, previous: former.previous }
  })
  return joined.filter((page) => !renamed.has(page))
}

/**
 * Returns the function that tells where a page of the period before is now: under its path, or under that of the page that
 * began with its address or, if there is only one, its name. Undefined for a page that people no longer visit. A page whose
 * visitors are not known is where it was.
 *
 * @param changes of every page of two periods
 */
export function placesOf(changes: readonly PageChange[]): (path: string) => string | undefined {
  const gone = new Set(
    changes.filter(({ human, previous }) => human === 0 && previous.human > 0).map(({ path }) => path),
  )
  const begun = changes.filter(hasBegun).map(({ path }) => path)
  const [byAddress, byName] = [groupBy(begun, addressOf), groupBy(begun, pageNameOf)]
  return (path) => {
    if (!gone.has(path)) return path
    const [place, other] = byAddress.get(addressOf(path)) ?? byName.get(pageNameOf(path)) ?? []
    return other === undefined ? place : undefined
  }
}
