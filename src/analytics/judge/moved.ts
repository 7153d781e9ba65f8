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
import {
  type Fates,
  fatesOf,
  fewestPages,
  type Folder,
  hasBegun,
  hasEnded,
  highestOf,
  isLasting,
} from './folders.ts'

/** A page or a folder whose visitors changed more than those of pages do. */
export interface MovedRow {
  path: string
  visitors: ComparedCount
  /**
   * Of a folder, whose path is `/v1/*`, the number of its pages, and the one that moved most. The counts are those of that
   * page: a visitor of two pages counts in both, so that they have no sum.
   */
  folder: { pages: number; most: string } | undefined
  /** If people no longer visit, but AI does: how many people visited before. */
  peopleBefore: number | undefined
  /** Each of its pages has the name of a page that began. */
  livesOn: boolean
  /** The visitors that it would have if it had changed as the other pages did. */
  expected: number
}

/** What the pages of a site did between two periods. */
export interface Movement {
  /**
   * What moved, the largest difference from the expected visitors first; the lost pages of a folder before the folder. Of equal
   * ones, the order is that of an export.
   */
  rows: MovedRow[]
  /** How much pages vary, as a share. Undefined if too few pages tell it. */
  variation: number | undefined
  /** Returns the visitors of a page. */
  visitorsOf: (page: PageRow) => ComparedCount
}

/** Visitors below which a page tells neither how the pages changed, nor how much they vary. */
const fewestVisitors = 20
const fewestVaried = 10
/** A page that would have fewer now is not missed. */
export const leastVisitors = 5
/** Pages that varied less between two periods can vary so much between the next two. */
const leastVariation = 0.1
const mostVariation = 3
// Half of normal deviations are smaller than this many standard deviations.
const halfOfDeviations = 0.6745

/**
 * Finds the pages and folders that moved: those that differ from how the site changed, by more than its pages vary. Addresses
 * that only scanners visit are no pages.
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
  const fates = await fatesOf(pages, pause)
  const inWhole = new Set(fates.whole.flatMap((folder) => folder.pages))
  // A page that began or ended tells nothing of the others.
  const lasting = pages.filter((page) => !inWhole.has(page) && isLasting(page))
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
  const rowOf = (row: PageChange | Folder): MovedRow => {
    const change = changeOf(row)
    const gain = ({ total, previous }: PageChange): number => total - previous.total * ratio
    const byGain = 'pages' in row ? row.pages.toSorted((a, b) => gain(b) - gain(a)) : [row]
    const page = byGain.at(change === 'more' ? 0 : -1) ?? row
    return {
      path: row.path,
      visitors: visitorsOf(page, change),
      folder: 'pages' in row ? { pages: row.pages.length, most: page.path } : undefined,
      peopleBefore: row === page && hasLostPeople(row, ratio) ? row.previous.human : undefined,
      livesOn: fates.livesOn(row),
      expected: page.previous.total * ratio,
    }
  }
  const together = rowsTogether(pages, fates, ratio, changeOf).map((rows) => rows.map(rowOf))
  const distance = ({ visitors, expected }: MovedRow): number => Math.abs(visitors.now - expected)
  const most = (rows: readonly MovedRow[]): number => Math.max(...rows.map(distance))
  return {
    rows: together.sort((a, b) => most(b) - most(a)).flat(),
    variation: measured,
    visitorsOf: (page) => visitorsOf(page, isInBoth(page) ? changeOf(page) : null),
  }
}

/**
 * Returns the pages and folders that moved, and which of them stand together. One row are all pages of a folder that began,
 * that ended if their names live on or none does, or that moved though none of its pages did; and those of its pages that
 * moved alike, if they are half of it. Of a folder that ended and lives on in part, the lost pages stand before the others.
 */
function rowsTogether(
  pages: readonly PageChange[],
  { folders, whole, inPart, lostIn }: Fates,
  ratio: number,
  changeOf: (row: PageChange | Folder) => Change,
): (PageChange | Folder)[][] {
  const isMoved = (row: PageChange | Folder): boolean => changeOf(row) !== 'same'
  const told = new Set(whole.flatMap((folder) => folder.pages))
  const parts = highestOf(inPart.filter(isMoved), told).map((folder) => {
    const lost = new Set(lostIn(folder))
    const others = folder.pages.filter((page) => !lost.has(page))
    const missed = [...lost].filter(({ previous }) => previous.total * ratio >= leastVisitors)
    return [...missed, ...(others.length < fewestPages ? others : [{ ...folder, pages: others }])]
  })
  const alone = new Set(pages.filter((page) => !told.has(page) && isMoved(page)))
  // What ended, also for people, is a row of its own.
  const alikeIn = (folder: Folder): PageChange[] => {
    const [change, own] = [changeOf(folder), folder.pages.filter((page) => alone.has(page))]
    const areAlike = change !== 'same' && own.every((page) => changeOf(page) === change)
    const lasting = own.filter((page) => isLasting(page) && !hasLostPeople(page, ratio))
    return areAlike && 2 * own.length >= folder.pages.length && lasting.length >= fewestPages ? lasting : []
  }
  const alikeOf = new Map(folders.map((folder) => [folder, alikeIn(folder)]))
  const sizeOf = (folder: Folder): number => alikeOf.get(folder)?.length ?? 0
  const alike = folders.filter((folder) => sizeOf(folder) > 0)
  // Of folders within each other, the lowest one that has them all.
  alike.sort((a, b) => sizeOf(b) - sizeOf(a) || a.pages.length - b.pages.length)
  const single: (PageChange | Folder)[] = [...whole.filter(isMoved), ...highestOf(alike, told)]
  for (const page of told) if (isLasting(page) && !hasLostPeople(page, ratio)) alone.delete(page)
  const others = folders.filter((folder) => isMoved(folder) && !folder.pages.some((page) => alone.has(page)))
  return [...parts, ...[...single, ...highestOf(others, told), ...alone].map((row) => [row])]
}

/** Returns true for a page that only AI still visits. */
function hasLostPeople({ human, ai, previous }: PageChange, ratio: number): boolean {
  return human === 0 && ai > 0 && previous.human * ratio >= leastVisitors
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
  return variations.length < fewestVaried ? undefined : medianOf(variations)
}
