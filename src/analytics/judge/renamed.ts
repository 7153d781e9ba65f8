import type { PageChange } from '../read/comparison.ts'
import { groupBy } from '../../shared/group-by.ts'
import { addressOf, pageNameOf } from './address.ts'
import { hasBegun, hasEnded } from './folders.ts'

/** Returns the names of the pages that began. The start page has none, and began if it lives on. */
export function newNamesOf(pages: readonly PageChange[]): ReadonlySet<string> {
  const newNames = new Set(pages.filter(hasBegun).map(({ path }) => pageNameOf(path)))
  // If half of the pages that ended live on below a new folder, as `/keys` does as `/en/keys`, its index is the start page.
  const ended = new Set(pages.filter(hasEnded).map(({ path }) => addressOf(path)))
  const begun = new Set(pages.filter(hasBegun).map(({ path }) => addressOf(path)))
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
