import type { PageChange } from '../read/comparison.ts'
import { assumedVariation } from './compared-count.ts'
import type { Folder } from './folders.ts'
import { medianOf } from './median.ts'

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
export const mostVariation = 3
/** Pages that varied less can vary so much between the next two periods. */
const leastVariation = 0.1
const fewestVaried = 10
// Half of normal deviations are smaller than this many standard deviations.
const halfOfDeviations = 0.6745

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
