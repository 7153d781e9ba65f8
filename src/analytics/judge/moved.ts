import type { PageChange, PageRow } from '../read/comparison.ts'
import type { HistoryPeriod } from '../read/visitor-list.ts'
import type { Pause } from '../../shared/pause.ts'
import { pageNameOf } from './address.ts'
import { type Change, type ComparedCount, deviationsAmong } from './compared-count.ts'
import { expectedByLastPeriod, fewestVisitors, isLasting, limitsAround } from './expected.ts'
import { fewestPages, type Folder, folderOf, foldersOf, hasBegun, hasEnded } from './folders.ts'
import { medianOf } from './median.ts'
import { expectedByPast, fewestPeriods, pastOf } from './past.ts'
import { joinRenamed, newNamesOf } from './renamed.ts'
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
  /** The page, if it has no visitors or no people now; of a folder, its five most visited pages. Otherwise empty. */
  gone: readonly string[]
  /** What the site says of those of them of which it tells anything. */
  answers: readonly PageAnswer[]
  /** The visitors that it would have if it had changed as the other pages did. */
  expected: number
  /** What it would have by its own past, in whole visitors. Undefined if the period before was as usual, or without a past. */
  usual: { low: number; high: number } | undefined
}

/** What the site says of a page: it is missing, it moved to another path, or it is there. */
export interface PageAnswer {
  isMissing: boolean
  movedTo: string | undefined
}

/** What the pages of a site did between two periods. */
export interface Movement {
  /**
   * What moved, the largest difference from the expected visitors first; the lost pages of a folder before the folder. Of equal
   * ones, the order is that of an export.
   */
  rows: MovedRow[]
  /** What has no visitors now, but had some in most earlier periods, and is no row because that is no news. */
  lost: MovedRow[]
  /** How much pages vary, as a share. Undefined if too few pages tell it. */
  variation: number | undefined
  /** Returns the visitors of a page. */
  visitorsOf: (page: PageRow) => ComparedCount
}

/** The range whose pages are judged. */
export interface JudgedRange {
  /** The range is not over. Its counts still grow, so none moved down. */
  unfinished: boolean
  /** Number of calendar days. */
  days: number
  /** The ordinary periods before, the oldest first. */
  ordinary: readonly HistoryPeriod[]
}

type Row = PageChange | Folder
type Judgement = ReturnType<typeof judgePages>
/** A row, and what is told of it. */
type JudgedRow = readonly [row: Row, change: Change]

/** The site is asked for so many. */
const pagesPerFolder = 5
/** A page that would have fewer now is not missed. */
export const leastVisitors = 5

/**
 * Finds the pages and folders that moved: those that differ from their own past, scaled by how the site changed, by more than
 * they vary; without a past, from how the site changed. Addresses that only scanners visit are no pages.
 *
 * @param changes of every page of two periods
 */
export async function movementOf(
  changes: readonly PageChange[],
  range: JudgedRange,
  pause: Pause,
): Promise<Movement> {
  const pages = joinRenamed(changes.filter(({ path }) => !isScannedAddress(path)))
  const site = judgePages(pages, range)
  const judged = groupRows(pages, await foldersOf(pages, pause), site)
  const groups = judged.map((rows) => rows.map((row) => movedRow(row, site)))
  const distance = ({ visitors, expected }: MovedRow): number => Math.abs(visitors.now - expected)
  const most = (rows: readonly MovedRow[]): number => Math.max(...rows.map(distance))
  groups.sort((a, b) => most(b) - most(a) || b.length - a.length)
  return {
    rows: groups.flat(),
    lost: await lostRows(pages, judged.flat(), site, pause),
    variation: site.variation,
    visitorsOf: ({ previous, ...page }) => ({
      now: page.total,
      before: previous?.total ?? null,
      change: previous === undefined ? null : site.changeOf({ ...page, previous }),
    }),
  }
}

function movedRow([row, change]: JudgedRow, site: Judgement): MovedRow {
  const gain = (page: PageChange): number => page.total - site.expectedOf(page)
  const inRow = 'pages' in row ? row.pages.toSorted((a, b) => gain(b) - gain(a)) : [row]
  const page = inRow.at(change === 'more' ? 0 : -1) ?? row
  const peopleBefore = !('pages' in row) && site.hasLostPeople(row) ? row.previous.human : undefined
  const isGone = hasEnded(row) || peopleBefore !== undefined
  const mostVisited = inRow
    .toSorted((a, b) => site.expectedOf(b) - site.expectedOf(a))
    .slice(0, pagesPerFolder)
  return {
    path: row.path,
    visitors: { now: page.total, before: page.previous.total, change },
    folder: 'pages' in row ? { pages: inRow.length, most: page.path } : undefined,
    peopleBefore,
    isLost: isGone && !inRow.some(site.livesOn),
    gone: isGone ? mostVisited.map(({ path }) => path) : [],
    answers: [],
    expected: site.expectedOf(page),
    usual: site.usualOf(page),
  }
}

/**
 * Returns the pages and folders without visitors now that most earlier periods knew, the most visited first. Small ones, which
 * may have none by chance, are not lost before they had none in two periods.
 *
 * @param told the rows that say it already
 */
async function lostRows(
  pages: readonly PageChange[],
  told: readonly JudgedRow[],
  site: Judgement,
  pause: Pause,
): Promise<MovedRow[]> {
  const inRows = new Set(told.flatMap(([row]) => ('pages' in row ? row.pages : [row])))
  const all = [...pages.filter((page) => !inRows.has(page)), ...site.formerPages]
  if (!all.some(site.hasLostReaders)) return []
  const pageAt = new Map(all.map((page) => [page.path, page]))
  // What began or ended since the earlier periods, in place of the period before.
  const since = all.map((page) => ({ ...page, previous: { ...page.previous, total: site.hadBefore(page) } }))
  const newNames = newNamesOf([...since, ...pages])
  const changeOf = (row: Row): Change => {
    const inRow = 'pages' in row ? row.pages : [row]
    return hasEnded(row) && inRow.some(site.hasLostReaders) ? 'fewer' : 'same'
  }
  const livesOn = ({ path }: PageChange): boolean => newNames.has(pageNameOf(path))
  const judgement = { ...site, changeOf, livesOn }
  const rows = groupRows(since, await foldersOf(since, pause), judgement)
    .flat()
    .map((judged): MovedRow => {
      const row = movedRow(judged, judgement)
      const page = pageAt.get(row.folder?.most ?? row.path)
      if (page === undefined) return row
      const isLost = row.isLost && (page.previous.total === 0 || site.isUnusual(page))
      return {
        ...row,
        visitors: { now: 0, before: page.previous.total, change: 'same' },
        isLost,
        usual: site.usualOf(page),
      }
    })
  return rows.sort((a, b) => b.expected - a.expected)
}

/**
 * Returns the pages and folders that moved, and which of them stand together. One row are all pages of a folder that began,
 * that ended if their names live on or none does, or that moved though none of its pages did; and those of its pages that
 * moved alike, if they are half of it. Of a folder that ended and lives on in part, the lost pages stand before the others, and
 * so do those of a folder that moved alike.
 */
function groupRows(
  pages: readonly PageChange[],
  folders: readonly Folder[],
  site: Pick<Judgement, 'changeOf' | 'expectedOf' | 'hasLostPeople' | 'livesOn'>,
): JudgedRow[][] {
  const isMoved = (row: Row): boolean => site.changeOf(row) !== 'same'
  /** The pages of a folder that are rows of their own. */
  const aloneIn = (folder: Folder): PageChange[] => {
    const { path, pages: inFolder } = folder
    if (hasBegun(folder) || (hasEnded(folder) && !inFolder.some(site.livesOn))) return []
    if (hasEnded(folder)) return inFolder.filter((page) => !site.livesOn(page) && `${page.path}/*` !== path)
    return inFolder.filter((page) => isMoved(page) && (!isLasting(page) || site.hasLostPeople(page)))
  }
  const changes = new Map(folders.map((folder) => [folder, site.changeOf(folder)]))
  const changeOf = (folder: Folder): Change => changes.get(folder) ?? 'same'
  /** The number of pages that moved as their folder did; of all its pages, if those that did not move did so together. */
  const alikeIn = (folder: Folder): number => {
    const change = changeOf(folder)
    if (change === 'same') return 0
    const moved = folder.pages.filter(isMoved)
    if (moved.some((page) => site.changeOf(page) !== change)) return 0
    if (2 * moved.length < folder.pages.length) {
      // One page that moved would move its folder.
      const others = folder.pages.filter((page) => !isMoved(page))
      return site.changeOf(folderOf(folder.path, others)) === change ? folder.pages.length : 0
    }
    const alike = moved.length - aloneIn(folder).length
    return alike >= fewestPages ? alike : 0
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
  const judged = (page: PageChange): JudgedRow => [page, site.changeOf(page)]
  const moved = chosen.filter((folder) => changeOf(folder) !== 'same')
  const groups = moved.map((folder): JudgedRow[] => {
    const alone = new Set(aloneIn(folder))
    const others = folder.pages.filter((page) => !alone.has(page))
    const missed = [...alone].filter((page) => hasBegun(page) || site.expectedOf(page) >= leastVisitors)
    if (others.length < fewestPages) return [...missed, ...others].map(judged)
    return [...missed.map(judged), [{ ...folder, pages: others }, changeOf(folder)]]
  })
  const single = pages.filter((page) => !told.has(page) && isMoved(page)).map((page) => [judged(page)])
  return [...groups, ...single]
}

/** Returns the rule that compares the visitors of a page or folder with those that it would have if it had changed as the others. */
function judgePages(pages: readonly PageChange[], { unfinished, days, ordinary }: JudgedRange) {
  const tells = ({ previous }: PageChange): boolean => previous.total >= fewestVisitors
  /** What the visitors of a page were multiplied by since the period before: the median of the pages. */
  const growth =
    medianOf(
      pages
        .filter((page) => isLasting(page) && tells(page))
        .map(({ total, previous }) => total / previous.total),
    ) || 1
  const past = pastOf(pages, ordinary, days)
  const byPast = expectedByPast(pages, past)
  const byLastPeriod = expectedByLastPeriod(pages, growth)
  const expectedOf = (row: Row) => byPast.expectedOf(row) ?? byLastPeriod.expectedOf(row)
  const deviations = deviationsAmong(pages.length)
  const limitsOf = (row: Row) => limitsAround(expectedOf(row), deviations)
  const isTold = pages.some((page) => tells(page) || expectedOf(page).count >= fewestVisitors)
  const newNames = newNamesOf(pages)
  const periodsWith = (page: PageChange, visitors: number): number =>
    past.countsOf(page).filter((count = 0) => count >= visitors).length
  return {
    variation: isTold ? (byPast.variation ?? byLastPeriod.variation) : undefined,
    formerPages: past.formerPages,
    expectedOf: (row: Row): number => expectedOf(row).count,
    changeOf: (row: Row): Change => {
      const [now, before] = [row.total, row.previous.total]
      const expected = expectedOf(row)
      const { low, high } = limitsAround(expected, deviations)
      if (!isTold || (now >= low && now <= high)) return 'same'
      // What was already so in the period before is no news.
      const root = Math.sqrt(before * growth)
      if (2 * Math.abs(Math.sqrt(now) - root) < Math.abs(root - Math.sqrt(expected.count))) return 'same'
      if (now > high) return now > before ? 'more' : 'same'
      return now < before && !unfinished ? 'fewer' : 'same'
    },
    isUnusual: (page: PageChange): boolean => page.total < limitsOf(page).low,
    /** Returns what a page usually has, unless it had that in the period before. */
    usualOf: (page: Row): MovedRow['usual'] => {
      const { low, high } = limitsOf(page)
      const before = page.previous.total * growth
      const isKnown = byPast.expectedOf(page) !== undefined && high < Infinity
      return isKnown && (before === 0 || before < low || before > high)
        ? { low: Math.ceil(low), high: Math.floor(high) }
        : undefined
    },
    /** Returns what a page had in earlier periods; 0 if most of them are not known to have had a visitor. */
    hadBefore: (page: PageChange): number =>
      periodsWith(page, 1) < fewestPeriods ? 0 : expectedOf(page).count,
    /** Returns true for a page without visitors now of which most earlier periods had some. */
    hasLostReaders: (page: PageChange): boolean =>
      page.total === 0 && !unfinished && periodsWith(page, leastVisitors) >= fewestPeriods,
    /** Returns true if a page that began has the name of this one. */
    livesOn: ({ path }: PageChange): boolean => newNames.has(pageNameOf(path)),
    /** Returns true for a page that only AI still visits. */
    hasLostPeople: ({ human, ai, previous }: PageChange): boolean =>
      human === 0 && ai > 0 && previous.human * growth >= leastVisitors,
  }
}
