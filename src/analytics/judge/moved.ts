import type { PageChange, PageRow } from '../read/comparison.ts'
import {
  assumedVariation,
  type Change,
  type ComparedCount,
  deviationOf,
  deviationsAmong,
} from './compared-count.ts'
import { medianOf } from './median.ts'
import { isScannedAddress } from './scanners.ts'
import type { Pause } from '../../shared/pause.ts'
import { addressOf } from './page-address.ts'
import { fatesOf, type Folder, hasBegun, hasEnded, highestOf } from './folders.ts'

/** A page or a folder whose visitors changed more than those of pages do. */
export interface MovedRow {
  path: string
  visitors: ComparedCount
  /** Then the path is `/v1/*`, and the counts are the sums of its pages, in which a visitor of two pages counts twice. */
  isFolder: boolean
  /** Each of its pages has the name of a page that began. */
  livesOn: boolean
  /** The visitors that it would have if it had changed as the other pages did. */
  expected: number
}

/** What the pages of a site did between two periods. */
export interface Movement {
  /** What moved, the largest difference from the expected visitors first. Of equal ones, the order is that of an export. */
  rows: MovedRow[]
  /** How much pages vary, as a share. Undefined if too few pages tell it. */
  variation: number | undefined
  /** Returns the visitors of a page. */
  visitorsOf: (page: PageRow) => ComparedCount
}

/** Visitors below which a page tells neither how the pages changed, nor how much they vary. */
const fewestVisitors = 20
const fewestPages = 10
/** A page that would have fewer now is not missed. */
export const leastVisitors = 5
/** Pages that varied less between two periods can vary so much between the next two. */
const leastVariation = 0.1
const mostVariation = 3
// Half of normal deviations are smaller than this many standard deviations.
const halfOfDeviations = 0.6745

/**
 * Finds the pages that moved: those that differ from how the site changed, by more than its pages vary. A folder of which
 * all pages began is one row, one of which all ended if their names live on or none does, and one that moved though none of
 * its pages did. Of a folder that ended and lives on in part, each lost page is a row. Addresses that only scanners visit are
 * no pages.
 *
 * @param changes of every page of two periods
 * @param unfinished the range is not over. Its counts still grow, so none moved down
 */
export async function movementOf(
  changes: readonly PageChange[],
  unfinished: boolean,
  pause: Pause,
): Promise<Movement> {
  const pages = joinRenamed(changes.filter(({ path }) => !isScannedAddress(path)))
  const { folders, whole, inPart, livesOn } = await fatesOf(pages, pause)
  const inWhole = new Set(whole.flatMap((folder) => folder.pages))
  const alone = pages.filter((page) => !inWhole.has(page))
  // A page that began or ended tells nothing of the others.
  const lasting = alone.filter(({ total, previous }) => total > 0 && previous.total > 0)
  const ratio = ratioOf(lasting) ?? (pages.some(tells) ? 1 : undefined)
  if (ratio === undefined)
    return { rows: [], variation: undefined, visitorsOf: (page) => visitorsOf(page, 'same') }

  const measured = variationOf(lasting, ratio)
  const variation = Math.max(leastVariation, measured ?? assumedVariation)
  const deviations = deviationsAmong(pages.length)
  const changeOf = (row: PageChange | Folder): Change => {
    const {
      total: now,
      previous: { total: before },
    } = row
    const expected = before * ratio
    const vary = 'pages' in row ? variationOfSum(row.pages, ratio, variation) : variation
    const limit = deviations * differenceOf(now, before, ratio, vary)
    if (now > before && now - expected > limit) return 'more'
    return !unfinished && now < before && expected - now > limit ? 'fewer' : 'same'
  }
  const isMoved = (row: PageChange | Folder): boolean => changeOf(row) !== 'same'
  const lost = inPart.filter(isMoved).flatMap((folder) => folder.pages)
  const isMissed = (page: PageChange): boolean =>
    !livesOn(page) && !inWhole.has(page) && page.previous.total * ratio >= leastVisitors
  const told = new Set([...alone.filter(isMoved), ...lost.filter(isMissed)])
  const isTold = (page: PageChange): boolean => inWhole.has(page) || told.has(page)
  const risenOrFallen = folders.filter((folder) => isMoved(folder) && !folder.pages.some(isTold))
  const moved: (PageChange | Folder)[] = [...whole.filter(isMoved), ...highestOf(risenOrFallen), ...told]
  const rows = moved.map((row): MovedRow => ({
    path: row.path,
    visitors: visitorsOf(row, changeOf(row)),
    isFolder: 'pages' in row,
    livesOn: livesOn(row),
    expected: row.previous.total * ratio,
  }))
  const distance = ({ visitors, expected }: MovedRow): number => Math.abs(visitors.now - expected)
  return {
    rows: rows.sort((a, b) => distance(b) - distance(a)),
    variation: measured,
    visitorsOf: (page) => visitorsOf(page, isInBoth(page) ? changeOf(page) : null),
  }
}

function isInBoth(page: PageRow): page is PageChange {
  return page.previous !== undefined
}

function visitorsOf({ total, previous }: PageRow, change: Change | null): ComparedCount {
  return { now: total, before: previous?.total ?? null, change: previous === undefined ? null : change }
}

/** Joins each page that ended with the one that began at the same address: `/start.html` with `/start`. */
function joinRenamed(pages: readonly PageChange[]): PageChange[] {
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

function tells({ previous }: PageChange): boolean {
  return previous.total >= fewestVisitors
}

/**
 * Returns what the visitors of a page were multiplied by: the median of the pages. Undefined if none tells it.
 */
function ratioOf(pages: readonly PageChange[]): number | undefined {
  const ratios = pages.filter(tells).map(({ total, previous }) => total / previous.total)
  return ratios.length === 0 ? undefined : medianOf(ratios)
}

/** Returns how much a sum of pages varies, of which each does so for itself. */
function variationOfSum(pages: readonly PageChange[], ratio: number, variation: number): number {
  const means = pages.map(({ total, previous }) => (total + previous.total * ratio) / 2)
  const sum = means.reduce((all, mean) => all + mean, 0)
  const squares = means.reduce((all, mean) => all + mean ** 2, 0)
  return Math.max(leastVariation, (variation * Math.sqrt(squares)) / Math.max(1, sum))
}

/** Returns the standard deviation of the difference between the visitors of a page and the expected ones. */
function differenceOf(now: number, before: number, ratio: number, variation: number): number {
  const expected = before * ratio
  return deviationOf(Math.max(now, expected) + expected * ratio, variation, (now + expected) / 2)
}

/**
 * Returns the variation with which half of the pages lie within the deviation that half of normal deviations have. Each
 * page has a variation with which it lies exactly there, so it is their median. Undefined for too few pages.
 */
function variationOf(pages: readonly PageChange[], ratio: number): number | undefined {
  const variations = pages.flatMap(({ total: now, previous: { total: before } }) => {
    const expected = before * ratio
    if (now + expected < fewestVisitors) return []
    const excess = ((now - expected) / halfOfDeviations) ** 2 - differenceOf(now, before, ratio, 0) ** 2
    return [Math.min(mostVariation, Math.sqrt(Math.max(0, excess)) / ((now + expected) / 2))]
  })
  return variations.length < fewestPages ? undefined : medianOf(variations)
}
