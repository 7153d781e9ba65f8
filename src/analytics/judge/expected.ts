import { groupBy } from '../../shared/group-by.ts'
import { nobody, type PageChange, pagePath } from '../read/pages.ts'
import type { HistoryPeriod } from '../read/visitor-list.ts'
import { assumedVariation } from './compared-count.ts'
import type { Folder } from './folders.ts'
import { medianOf } from './median.ts'
import { addressOf, isScannedAddress } from './addresses.ts'

/** What a page or folder would have now if it had changed as the others did. */
export interface Expected {
  count: number
  /** The variance of `count` as rare events vary. */
  rare: number
  /** How much the visitors vary beyond rare events, as a share of the mean of them and of `count`. */
  variation: number
}

/** Visitors below which a page tells neither how the pages changed, nor how much they vary. */
export const fewestVisitors = 20
const mostVariation = 3
/** Pages that varied less can vary so much between the next two periods. */
const leastVariation = 0.1
const fewestVaried = 10
// Half of normal deviations are smaller than this many standard deviations.
const halfOfDeviations = 0.6745
/** So many periods tell what a page usually has. */
export const fewestPeriods = 6
/** What the other pages tell of the variation of a page counts as much as so many periods of its own. */
const periodsOfOthers = 4

/**
 * Returns the fewest and the most visitors that differ from the expected ones by at most so many deviations. The variance of
 * their difference is that of rare events, of the larger of the two counts and of the expectation, and that of pages, around the
 * mean of the two.
 */
export function limitsAround({ count, rare, variation }: Expected, deviations: number) {
  const share = (deviations * Math.max(leastVariation, variation)) / 2
  // Visitors that vary so much never differ.
  if (share >= 1) return { low: 0, high: Infinity }
  // |now − count| = limit, squared, is a quadratic equation of now.
  const square = deviations ** 2
  const [factor, middle] = [1 - share ** 2, (1 + share ** 2) * count]
  const rootsFrom = (centre: number, constant: number): number =>
    Math.sqrt(centre ** 2 - factor * (factor * count ** 2 - square * constant))
  const upper = middle + square / 2
  return {
    low: (middle - rootsFrom(middle, count + rare)) / factor,
    high: (upper + rootsFrom(upper, rare)) / factor,
  }
}

/**
 * Returns the rule for a page or folder without a past: what it had in the period before, multiplied by `growth`. Pages vary as
 * the median page does.
 */
export function expectedByLastPeriod(pages: readonly PageChange[], growth: number) {
  const expected = (row: PageChange | Folder, variation: number): Expected => {
    const count = row.previous.total * growth
    return { count, rare: count * growth, variation }
  }
  const meanOf = ({ total, previous }: PageChange): number => (total + previous.total * growth) / 2
  // Half of the pages lie within the deviation that half of normal deviations have. Each page has a variation with which it
  // lies exactly there, so it is their median.
  const variations = pages
    .filter((page) => isLasting(page) && 2 * meanOf(page) >= fewestVisitors)
    .map((page) => {
      const { count, rare } = expected(page, 0)
      const excess = ((page.total - count) / halfOfDeviations) ** 2 - Math.max(page.total, count) - rare
      return Math.min(mostVariation, Math.sqrt(Math.max(0, excess)) / meanOf(page))
    })
  const variation = variations.length >= fewestVaried ? medianOf(variations) : undefined
  const ofPage = Math.max(leastVariation, variation ?? assumedVariation)
  /** Each page of a folder varies for itself. */
  const ofFolder = ({ pages: inFolder }: Folder): number => {
    const means = inFolder.map(meanOf)
    const sum = means.reduce((all, mean) => all + mean, 0)
    const squares = means.reduce((all, mean) => all + mean ** 2, 0)
    return (ofPage * Math.sqrt(squares)) / Math.max(1, sum)
  }
  return {
    variation,
    expectedOf: (row: PageChange | Folder): Expected =>
      expected(row, 'pages' in row ? ofFolder(row) : ofPage),
  }
}

/** A page that began or ended tells nothing of the others. */
export function isLasting({ total, previous }: PageChange): boolean {
  return total > 0 && previous.total > 0
}

/**
 * Returns what pages had in the ordinary periods before the range, however their addresses were spelt then: `counts`, the
 * visitors of each page by its path, in each period, for as many days as the range has, undefined in a period of which they
 * are not known; and `formerPages`, which had visitors then, but neither now nor in the period before. A page that a period
 * does not list had no visitors if all pages are listed; an empty list beside visitors tells nothing.
 *
 * @param periods the oldest first
 * @param days number of calendar days of the range
 */
export function pastOf(pages: readonly PageChange[], periods: readonly HistoryPeriod[], days: number) {
  const paths = new Set(pages.map(({ path }) => path))
  const spelt = groupBy(paths, addressOf)
  /** Pages of which only the spelling differs are told apart by it. */
  const keyOf = (path: string): string => {
    const address = addressOf(path)
    return (spelt.get(address)?.length ?? 0) > 1 ? path : address
  }
  const former = new Map<string, PageChange>()
  const known = periods.map(({ visitors, days: length, isComplete }) => {
    const listed = new Map<string, number>()
    for (const page of visitors) {
      const path = paths.has(page.path) ? page.path : pagePath(page.path)
      const key = keyOf(path)
      listed.set(key, (listed.get(key) ?? 0) + (page.total * days) / length)
      const isFormer = !spelt.has(addressOf(path)) && !isScannedAddress(path)
      if (isFormer) former.set(key, { path, ...nobody, previous: nobody })
    }
    return { listed, unlisted: isComplete && visitors.length > 0 ? 0 : undefined }
  })
  const formerPages = [...former.values()]
  const counts = [...pages, ...formerPages].map(({ path }) => {
    const key = keyOf(path)
    return [path, known.map(({ listed, unlisted }) => listed.get(key) ?? unlisted)] as const
  })
  return { counts: new Map(counts), formerPages }
}

/**
 * Returns the rule that tells what a page or folder would have now: the median of its counts in earlier periods, as if all pages
 * had then had the visitors of now. How much it varies comes from its own counts, and a little from the other pages (Smyth
 * 2004, Statistical Applications in Genetics and Molecular Biology 3). Undefined for one of which fewer than 6 periods from its
 * first visitor on are known.
 */
export function expectedByPast(pages: readonly PageChange[], past: ReturnType<typeof pastOf>) {
  const { counts: countsOf, formerPages } = past
  const [first = []] = countsOf.values()
  const growths = first.map((_, period) => growthOf(pages, ({ path }) => countsOf.get(path)?.[period] ?? 0))
  const medianGrowth = medianOf(growths)
  const tellsOf = (inRow: readonly PageChange[]) => {
    const sums = growths.flatMap((growth, period) => {
      const counts = inRow.map(({ path }) => countsOf.get(path)?.[period])
      return counts.includes(undefined)
        ? []
        : growth * counts.reduce<number>((sum, count = 0) => sum + count, 0)
    })
    const begin = sums.findIndex((sum) => sum > 0)
    const counts = begin === -1 ? [] : sums.slice(begin)
    if (counts.length < fewestPeriods) return undefined
    const count = medianOf(counts)
    const rare = count * medianGrowth
    const squares = counts.reduce((sum, each) => sum + (each - count) ** 2, 0) / (counts.length - 1)
    const own = Math.min(mostVariation ** 2, Math.max(0, squares - rare) / Math.max(1, count) ** 2)
    return { count, rare, own, periods: counts.length }
  }
  const tells = new Map([...pages, ...formerPages].map((page) => [page.path, tellsOf([page])]))
  const ofPages = pages.flatMap(({ path }) => tells.get(path) ?? [])
  const own = ofPages.filter(({ count }) => count >= fewestVisitors).map((each) => each.own)
  const ofMedianPage = own.length === 0 ? undefined : medianOf(own)
  return {
    /** How much the visitors of a page vary, as a share. Undefined if no page tells it. */
    variation: ofMedianPage === undefined ? undefined : Math.sqrt(ofMedianPage),
    expectedOf: (row: PageChange | Folder): Expected | undefined => {
      const told = 'pages' in row ? tellsOf(row.pages) : tells.get(row.path)
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
