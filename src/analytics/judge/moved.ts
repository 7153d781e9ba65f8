import type { PageChange, PageRow } from '../read/comparison.ts'
import { groupBy } from '../../shared/group-by.ts'
import type { Pause } from '../../shared/pause.ts'
import { addressOf, pageNameOf } from './address.ts'
import {
  assumedVariation,
  type Change,
  type ComparedCount,
  deviationOf,
  deviationsAmong,
} from './compared-count.ts'
import { fewestPages, type Folder, foldersOf, hasBegun, hasEnded, type VisitorChange } from './folders.ts'
import { medianOf } from './median.ts'
import { isScannedAddress } from './scanners.ts'

/** A page or a folder whose visitors changed more than those of pages do. */
export interface MovedRow {
  path: string
  visitors: ComparedCount
  /**
   * Of a folder, whose path is `/v1/*`, the number of its pages, and the one that moved most. The counts are those of that
   * page: a visitor of two pages counts in both, so that they have no sum. Pages with a row of their own are left out.
   */
  folder: { pages: number; most: string } | undefined
  /** If people no longer visit, but AI does: how many people visited before. */
  peopleBefore: number | undefined
  /** It has no visitors now, or no people, and no page that began has its name. */
  isLost: boolean
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

type Row = PageChange | Folder
type Judgement = ReturnType<typeof judgePages>

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
  const site = judgePages(pages, unfinished)
  const rowOf = (row: Row): MovedRow => {
    const change = site.changeOf(row)
    const gain = (page: PageChange): number => page.total - site.expectedOf(page)
    const inRow = 'pages' in row ? row.pages.toSorted((a, b) => gain(b) - gain(a)) : [row]
    const page = inRow.at(change === 'more' ? 0 : -1) ?? row
    const peopleBefore = !('pages' in row) && site.hasLostPeople(row) ? row.previous.human : undefined
    return {
      path: row.path,
      visitors: { now: page.total, before: page.previous.total, change },
      folder: 'pages' in row ? { pages: inRow.length, most: page.path } : undefined,
      peopleBefore,
      isLost: (hasEnded(row) || peopleBefore !== undefined) && !inRow.some(site.livesOn),
      expected: site.expectedOf(page),
    }
  }
  const groups = groupRows(pages, await foldersOf(pages, pause), site).map((rows) => rows.map(rowOf))
  const distance = ({ visitors, expected }: MovedRow): number => Math.abs(visitors.now - expected)
  const most = (rows: readonly MovedRow[]): number => Math.max(...rows.map(distance))
  return {
    rows: groups.sort((a, b) => most(b) - most(a) || b.length - a.length).flat(),
    variation: site.variation,
    visitorsOf: ({ previous, ...page }) => ({
      now: page.total,
      before: previous?.total ?? null,
      change: previous === undefined ? null : site.changeOf({ ...page, previous }),
    }),
  }
}

/**
 * Returns the pages and folders that moved, and which of them stand together. One row are all pages of a folder that began,
 * that ended if their names live on or none does, or that moved though none of its pages did; and those of its pages that
 * moved alike, if they are half of it. Of a folder that ended and lives on in part, the lost pages stand before the others, and
 * so do those of a folder that moved alike.
 */
function groupRows(pages: readonly PageChange[], folders: readonly Folder[], site: Judgement): Row[][] {
  const isMoved = (row: Row): boolean => site.changeOf(row) !== 'same'
  /** The pages of a folder that are rows of their own. */
  const aloneIn = (folder: Folder): PageChange[] => {
    const { path, pages: inFolder } = folder
    if (hasBegun(folder) || (hasEnded(folder) && !inFolder.some(site.livesOn))) return []
    if (hasEnded(folder)) return inFolder.filter((page) => !site.livesOn(page) && `${page.path}/*` !== path)
    return inFolder.filter((page) => isMoved(page) && (!isLasting(page) || site.hasLostPeople(page)))
  }
  /** The number of pages that moved as their folder did; of all its pages, if none of them did. */
  const alikeIn = (folder: Folder): number => {
    const change = site.changeOf(folder)
    const moved = folder.pages.filter(isMoved)
    const alike = moved.length - aloneIn(folder).length
    if (change === 'same' || moved.some((page) => site.changeOf(page) !== change)) return 0
    if (moved.length === 0) return folder.pages.length
    return 2 * moved.length >= folder.pages.length && alike >= fewestPages ? alike : 0
  }
  const sizes = new Map(folders.map((folder) => [folder, alikeIn(folder)]))
  const sizeOf = (folder: Folder): number => sizes.get(folder) ?? 0
  const told = new Set<PageChange>()
  const withOneFate = folders.filter((folder) => hasBegun(folder) || hasEnded(folder))
  const alike = folders.filter((folder) => sizeOf(folder) > 0)
  // Of folders within each other, the lowest one that has them all.
  alike.sort((a, b) => sizeOf(b) - sizeOf(a) || a.pages.length - b.pages.length)
  const whole = withOneFate.filter((folder) => aloneIn(folder).length === 0)
  const chosen = [...whole, ...withOneFate, ...alike].filter(({ pages: inFolder }) => {
    if (inFolder.some((page) => told.has(page))) return false
    for (const page of inFolder) told.add(page)
    return true
  })
  const groups = chosen.filter(isMoved).map((folder): Row[] => {
    const alone = new Set(aloneIn(folder))
    const others = folder.pages.filter((page) => !alone.has(page))
    const missed = [...alone].filter((page) => hasBegun(page) || site.expectedOf(page) >= leastVisitors)
    return [...missed, ...(others.length < fewestPages ? others : [{ ...folder, pages: others }])]
  })
  const single = pages.filter((page) => !told.has(page) && isMoved(page)).map((page) => [page])
  return [...groups, ...single]
}

/** Returns the names of the pages that began. The start page has none, and began if it lives on. */
function newNamesOf(pages: readonly PageChange[]): ReadonlySet<string> {
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

/** Returns the rule that compares the visitors of a page or folder with those that it would have if it had changed as the others. */
function judgePages(pages: readonly PageChange[], unfinished: boolean) {
  // A page that began or ended tells nothing of the others.
  const lasting = pages.filter(isLasting)
  const tells = ({ previous }: PageChange): boolean => previous.total >= fewestVisitors
  const isTold = pages.some(tells)
  /** What the visitors of a page were multiplied by: the median of the pages. */
  const ratio = medianOf(lasting.filter(tells).map(({ total, previous }) => total / previous.total)) || 1
  const expectedOf = ({ previous }: VisitorChange): number => previous.total * ratio
  const meanOf = (row: VisitorChange): number => (row.total + expectedOf(row)) / 2
  /** The standard deviation of the difference between the visitors and the expected ones. */
  const deviationFrom = (row: VisitorChange, variation: number): number =>
    deviationOf(Math.max(row.total, expectedOf(row)) + expectedOf(row) * ratio, variation, meanOf(row))
  // Half of the pages lie within the deviation that half of normal deviations have. Each page has a variation with which it
  // lies exactly there, so it is their median.
  const variations = lasting
    .filter((page) => 2 * meanOf(page) >= fewestVisitors)
    .map((page) => {
      const excess = ((page.total - expectedOf(page)) / halfOfDeviations) ** 2 - deviationFrom(page, 0) ** 2
      return Math.min(mostVariation, Math.sqrt(Math.max(0, excess)) / meanOf(page))
    })
  const measured = isTold && variations.length >= fewestVaried ? medianOf(variations) : undefined
  const ofPage = Math.max(leastVariation, measured ?? assumedVariation)
  /** Each page of a folder varies for itself. */
  const ofFolder = ({ pages }: Folder): number => {
    const means = pages.map(meanOf)
    const sum = means.reduce((all, mean) => all + mean, 0)
    const squares = means.reduce((all, mean) => all + mean ** 2, 0)
    return Math.max(leastVariation, (ofPage * Math.sqrt(squares)) / Math.max(1, sum))
  }
  const deviations = deviationsAmong(pages.length)
  const newNames = newNamesOf(pages)
  return {
    variation: measured,
    expectedOf,
    changeOf: (row: VisitorChange | Folder): Change => {
      const [now, before, expected] = [row.total, row.previous.total, expectedOf(row)]
      const limit = deviations * deviationFrom(row, 'pages' in row ? ofFolder(row) : ofPage)
      if (!isTold || Math.abs(now - expected) <= limit) return 'same'
      if (now > expected) return now > before ? 'more' : 'same'
      return now < before && !unfinished ? 'fewer' : 'same'
    },
    /** Returns true if a page that began has the name of this one. */
    livesOn: ({ path }: PageChange): boolean => newNames.has(pageNameOf(path)),
    /** Returns true for a page that only AI still visits. */
    hasLostPeople: ({ human, ai, previous }: PageChange): boolean =>
      human === 0 && ai > 0 && previous.human * ratio >= leastVisitors,
  }
}

function isLasting({ total, previous }: PageChange): boolean {
  return total > 0 && previous.total > 0
}
