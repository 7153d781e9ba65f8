import { groupBy } from '../../shared/group-by.ts'
import { nobody, type PageChange } from '../read/comparison.ts'
import { pagePath } from '../read/page-path.ts'
import type { HistoryPeriod } from '../read/visitor-list.ts'
import { addressOf } from './address.ts'
import { assumedVariation } from './compared-count.ts'
import { type Expected, fewestVisitors, mostVariation } from './expected.ts'
import type { Folder } from './folders.ts'
import { medianOf } from './median.ts'
import { isScannedAddress } from './scanners.ts'

/** What pages had in the ordinary periods before the range. */
export interface Past {
  /**
   * Returns the visitors of a page in each period, the oldest first, for as many days as the range has. Undefined in a period
   * of which they are not known.
   */
  countsOf: (page: PageChange) => readonly (number | undefined)[]
  /** The pages that had visitors then, but neither now nor in the period before. */
  formerPages: PageChange[]
}

/** So many periods tell what a page usually has. */
export const fewestPeriods = 6
/** What the other pages tell of the variation of a page counts as much as so many periods of its own. */
const periodsOfOthers = 4

/**
 * Finds what pages had in earlier periods, however their addresses were spelt then. A page that a period does not list had no
 * visitors if all pages are listed; an empty list beside visitors tells nothing.
 *
 * @param days number of calendar days of the range
 */
export function pastOf(pages: readonly PageChange[], periods: readonly HistoryPeriod[], days: number): Past {
  const spelt = groupBy(periods.length === 0 ? [] : pages, ({ path }) => addressOf(path))
  // Pages of which only the spelling differs are told apart by it.
  const keys = new Map(
    [...spelt].flatMap(([address, alike]) =>
      alike.map(({ path, received = path }) => [received, alike.length === 1 ? address : path] as const),
    ),
  )
  const former = new Map<string, PageChange>()
  const known = periods.map(({ visitors, days: length, isComplete }) => {
    const listed = new Map<string, number>()
    for (const page of visitors) {
      const path = keys.has(page.path) ? page.path : pagePath(page.path)
      const key = keys.get(page.path) ?? addressOf(path)
      listed.set(key, (listed.get(key) ?? 0) + (page.total * days) / length)
      const isFormer = !keys.has(page.path) && !spelt.has(key) && !isScannedAddress(path)
      if (isFormer) former.set(key, { path, ...nobody, previous: nobody })
    }
    return { listed, unlisted: isComplete && visitors.length > 0 ? 0 : undefined }
  })
  return {
    countsOf: ({ path, received = path }) => {
      if (known.length === 0) return []
      const key = keys.get(received) ?? addressOf(path)
      return known.map(({ listed, unlisted }) => listed.get(key) ?? unlisted)
    },
    formerPages: [...former.values()],
  }
}

/**
 * Returns the rule that tells what a page or folder would have now: the median of its counts in earlier periods, as if all pages
 * had then had the visitors of now. How much it varies comes from its own counts, and a little from the other pages (Smyth
 * 2004, Statistical Applications in Genetics and Molecular Biology 3). Undefined for one of which fewer than 6 periods from its
 * first visitor on are known.
 */
export function expectedByPast(pages: readonly PageChange[], past: Past) {
  const countsOf = new Map(
    [...pages, ...past.formerPages].map((page) => [page.path, past.countsOf(page)] as const),
  )
  const [first = []] = countsOf.values()
  const growths = first.map((_, period) => growthOf(pages, ({ path }) => countsOf.get(path)?.[period] ?? 0))
  const medianGrowth = medianOf(growths)
  const isKnown = ({ path }: PageChange): boolean =>
    (countsOf.get(path)?.filter((count) => count !== undefined).length ?? 0) >= fewestPeriods
  const tellsOf = (inRow: readonly PageChange[]) => {
    if (!inRow.every(isKnown)) return undefined
    const sums: number[] = []
    for (const [period, growth] of growths.entries()) {
      const counts = inRow.map(({ path }) => countsOf.get(path)?.[period])
      if (!counts.includes(undefined))
        sums.push(growth * counts.reduce<number>((sum, count = 0) => sum + count, 0))
    }
    const begin = sums.findIndex((sum) => sum > 0)
    const counts = begin === -1 ? [] : sums.slice(begin)
    if (counts.length < fewestPeriods) return undefined
    const count = medianOf(counts)
    const rare = count * medianGrowth
    const squares = counts.reduce((sum, each) => sum + (each - count) ** 2, 0) / (counts.length - 1)
    const own = Math.min(mostVariation ** 2, Math.max(0, squares - rare) / Math.max(1, count) ** 2)
    return { count, rare, own, periods: counts.length }
  }
  const tells = new Map(pages.map((page) => [page.path, tellsOf([page])]))
  const ofPages = [...tells.values()].filter((each) => each !== undefined)
  const own = ofPages.filter(({ count }) => count >= fewestVisitors).map((each) => each.own)
  const ofMedianPage = own.length === 0 ? undefined : medianOf(own)
  return {
    /** How much the visitors of a page vary, as a share. Undefined if no page tells it. */
    variation: ofMedianPage === undefined ? undefined : Math.sqrt(ofMedianPage),
    expectedOf: (row: PageChange | Folder): Expected | undefined => {
      const told = 'pages' in row ? tellsOf(row.pages) : (tells.get(row.path) ?? tellsOf([row]))
      if (told === undefined) return undefined
      const { count, rare, own, periods } = told
      const ownPeriods = periods - 1
      const moderated =
        (ownPeriods * own + periodsOfOthers * (ofMedianPage ?? 0)) / (ownPeriods + periodsOfOthers)
      // The median of a few counts varies, too.
      return { count, rare: rare / periods, variation: Math.sqrt(moderated * (1 + 1 / periods)) }
    },
  }
}

/**
 * Returns what the visitors of pages were multiplied by: the median of those that had and have some, in which a page weighs as
 * much as it tells. No page weighs so much that it hides itself. 1 if there is none.
 */
export function growthOf(pages: readonly PageChange[], beforeOf: (page: PageChange) => number): number {
  const told: { growth: number; weight: number }[] = []
  for (const page of pages) {
    const [now, before] = [page.total, beforeOf(page)]
    if (now > 0 && before > 0)
      told.push({ growth: now / before, weight: 1 / (1 / (now + before) + assumedVariation ** 2) })
  }
  told.sort((a, b) => a.growth - b.growth)
  let left = told.reduce((sum, { weight }) => sum + weight, 0) / 2
  return told.find(({ weight }) => (left -= weight) <= 0)?.growth ?? 1
}
