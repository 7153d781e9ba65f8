import type { PageChange, PageRow } from '../read/pages.ts'
import type { HistoryPeriod } from '../read/visitor-list.ts'
import { groupBy } from '../../shared/group-by.ts'
import type { Pause } from '../../shared/pause.ts'
import { type Change, type ComparedCount, deviationsAmong } from './compared-count.ts'
import {
  expectedByLastPeriod,
  expectedByPast,
  fewestPeriods,
  fewestVisitors,
  isLasting,
  limitsAround,
  pastOf,
} from './expected.ts'
import { fewestPages, type Folder, folderOf, foldersOf, hasBegun, hasEnded } from './folders.ts'
import { medianOf } from './median.ts'
import { isScannedAddress, joinRenamed, newNamesOf, pageNameOf } from './addresses.ts'

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
  const told = new Set(judged.flat().flatMap(([row]) => pagesIn(row)))
  const lost = [...pages, ...site.formerPages].filter((page) => !told.has(page) && site.hasLostReaders(page))
  const around = lost.length === 0 ? [] : await foldersOf([...pages, ...site.formerPages], pause)
  const since = { ...site, livesOn: site.livesOnSince }
  const lostRows = groupLost(lost, around, since).map((row) => {
    const moved = movedRow([row, 'same'], since)
    return { ...moved, isLost: moved.isLost && site.isClearlyLost(row) }
  })
  return {
    rows: groups.flat(),
    lost: lostRows.sort((a, b) => b.expected - a.expected),
    variation: site.variation,
    visitorsOf: ({ previous, ...page }) => ({
      now: page.total,
      before: previous?.total ?? null,
      change: previous === undefined ? null : site.changeOf({ ...page, previous }),
    }),
  }
}

function pagesIn(row: Row): readonly PageChange[] {
  return 'pages' in row ? row.pages : [row]
}

function movedRow([row, change]: JudgedRow, site: Judgement): MovedRow {
  const gain = (page: PageChange): number => page.total - site.expectedOf(page)
  const inRow = pagesIn(row).toSorted((a, b) => gain(b) - gain(a))
  const page = inRow.at(change === 'more' ? 0 : -1) ?? row
  const peopleBefore = !('pages' in row) && site.hasLostPeople(row) ? row.previous.human : undefined
  const isGone = row.total === 0 || peopleBefore !== undefined
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
 * Returns a row for each lost page. Of a folder that nobody visits now, those that live on are one row, and so are the others.
 *
 * @param folders the highest first
 */
function groupLost(lost: readonly PageChange[], folders: readonly Folder[], site: Judgement): Row[] {
  const emptied = folders.filter(({ total }) => total === 0).toReversed()
  const folderWith = new Map(emptied.flatMap(({ path, pages }) => pages.map((page) => [page, path])))
  const groups = groupBy(lost, (page) => `${folderWith.get(page) ?? page.path} ${site.livesOn(page)}`)
  return [...groups.values()].flatMap((alike): readonly Row[] => {
    const path = alike[0] && folderWith.get(alike[0])
    return path === undefined || alike.length < fewestPages ? alike : [folderOf(path, alike)]
  })
}

/**
 * Returns the pages and folders that moved, and which of them stand together. One row are all pages of a folder that began,
 * that ended if their names live on or none does, or that moved though none of its pages did; and those of its pages that
 * moved alike, if they are half of it. Of a folder that ended and lives on in part, the lost pages stand before the others, and
 * so do those of a folder that moved alike.
 */
function groupRows(pages: readonly PageChange[], folders: readonly Folder[], site: Judgement): JudgedRow[][] {
  const isMoved = (row: Row): boolean => site.changeOf(row) !== 'same'
  /** The pages of a folder that are rows of their own. */
  const aloneIn = (folder: Folder): PageChange[] => {
    const { path, pages: inFolder } = folder
    if (hasBegun(folder) || (hasEnded(folder) && !inFolder.some(site.livesOn))) return []
    if (hasEnded(folder)) return inFolder.filter((page) => !site.livesOn(page) && `${page.path}/*` !== path)
    return inFolder.filter((page) => isMoved(page) && (!isLasting(page) || site.hasLostPeople(page)))
  }
  /** The number of pages that moved as their folder did; of all its pages, if those that did not move did so together. */
  const alikeIn = ({ path, pages: inFolder }: Folder, change: Change, alone: number): number => {
    const moved = inFolder.filter(isMoved)
    if (change === 'same' || moved.some((page) => site.changeOf(page) !== change)) return 0
    if (2 * moved.length < inFolder.length) {
      // One page that moved would move its folder.
      const others = inFolder.filter((page) => !isMoved(page))
      return site.changeOf(folderOf(path, others)) === change ? inFolder.length : 0
    }
    return moved.length - alone >= fewestPages ? moved.length - alone : 0
  }
  const found = folders.flatMap((folder) => {
    const [change, alone] = [site.changeOf(folder), new Set(aloneIn(folder))]
    const hasOneFate = hasBegun(folder) || hasEnded(folder)
    const size = hasOneFate ? folder.pages.length - alone.size : alikeIn(folder, change, alone.size)
    return hasOneFate || size > 0 ? [{ folder, change, alone, hasOneFate, size }] : []
  })
  // Of folders within each other, the lowest one that has them all.
  found.sort(
    (a, b) =>
      Number(b.hasOneFate) - Number(a.hasOneFate) ||
      b.size - a.size ||
      a.folder.pages.length - b.folder.pages.length,
  )
  const told = new Set<PageChange>()
  const judged = (page: PageChange): JudgedRow => [page, site.changeOf(page)]
  const groups: JudgedRow[][] = []
  for (const { folder, change, alone } of found) {
    if (folder.pages.some((page) => told.has(page))) continue
    for (const page of folder.pages) told.add(page)
    if (change === 'same') continue
    const others = folder.pages.filter((page) => !alone.has(page))
    const missed = [...alone].filter((page) => hasBegun(page) || site.expectedOf(page) >= leastVisitors)
    groups.push(
      others.length < fewestPages
        ? [...missed, ...others].map(judged)
        : [...missed.map(judged), [{ ...folder, pages: others }, change]],
    )
  }
  const single = pages.filter((page) => !told.has(page) && isMoved(page)).map((page) => [judged(page)])
  return [...groups, ...single]
}

/** Returns the rule that compares the visitors of a page or folder with those that it would have if it had changed as the others. */
function judgePages(pages: readonly PageChange[], { unfinished, days, ordinary }: JudgedRange) {
  const tells = ({ previous }: PageChange): boolean => previous.total >= fewestVisitors
  const telling = pages.filter((page) => isLasting(page) && tells(page))
  /** What the visitors of a page were multiplied by since the period before: the median of the pages. */
  const growth = medianOf(telling.map(({ total, previous }) => total / previous.total)) || 1
  const past = pastOf(pages, ordinary, days)
  const byPast = expectedByPast(pages, past)
  const byLastPeriod = expectedByLastPeriod(pages, growth)
  const expectedOf = (row: Row) => byPast.expectedOf(row) ?? byLastPeriod.expectedOf(row)
  const deviations = deviationsAmong(pages.length)
  const limitsOf = (row: Row) => limitsAround(expectedOf(row), deviations)
  const isTold = pages.some((page) => tells(page) || expectedOf(page).count >= fewestVisitors)
  /** Returns true if most earlier periods are known to have had so many visitors of a page. */
  const mostlyHad = ({ path }: PageChange, visitors: number): boolean =>
    (past.counts.get(path) ?? []).filter((count = 0) => count >= visitors).length >= fewestPeriods
  const newNames = newNamesOf(pages.filter(hasBegun), pages.filter(hasEnded))
  /** Those of pages that began since the earlier periods. */
  const newNamesSince = newNamesOf(
    pages.filter((page) => page.total > 0 && (hasBegun(page) || !mostlyHad(page, 1))),
    [...pages, ...past.formerPages].filter(
      (page) => page.total === 0 && (hasEnded(page) || mostlyHad(page, 1)),
    ),
  )
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
    /** Returns what a page usually has, unless it had that in the period before. */
    usualOf: (page: Row): MovedRow['usual'] => {
      const { low, high } = limitsOf(page)
      const before = page.previous.total * growth
      const isKnown = byPast.expectedOf(page) !== undefined && high < Infinity
      return isKnown && (before === 0 || before < low || before > high)
        ? { low: Math.ceil(low), high: Math.floor(high) }
        : undefined
    },
    /** Returns true for a page without visitors now that most earlier periods knew. */
    hasLostReaders: (page: PageChange): boolean =>
      page.total === 0 && !unfinished && mostlyHad(page, leastVisitors),
    /** A small page may have none by chance. It is not lost before it had none in two periods. */
    isClearlyLost: (row: Row): boolean => row.previous.total === 0 || limitsOf(row).low > 0,
    /** Returns true if a page that began has the name of this one. */
    livesOn: ({ path }: PageChange): boolean => newNames.has(pageNameOf(path)),
    /** The same of a page that was lost in an earlier period. */
    livesOnSince: ({ path }: PageChange): boolean => newNamesSince.has(pageNameOf(path)),
    /** Returns true for a page that only AI still visits. */
    hasLostPeople: ({ human, ai, previous }: PageChange): boolean =>
      human === 0 && ai > 0 && previous.human * growth >= leastVisitors,
  }
}
