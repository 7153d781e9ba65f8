import type { VisitorCounts } from '../../service/contract.ts'
import { nobody, type PageChange } from '../read/comparison.ts'
import { pageNameOf } from './page-address.ts'
import { eachOf, type Pause } from '../../shared/pause.ts'

/** The pages of a folder. Its path is `/v1/*`. In its counts, a visitor of two pages counts twice. */
export interface Folder extends PageChange {
  pages: PageChange[]
}

const fewestPages = 3
// Versions, languages and products are in the first parts of a path. Each part costs time for each page.
const mostParts = 3

/** The folders of a site, and what became of those that ended or began. */
interface Fates {
  folders: Folder[]
  /** All pages began, or all ended and their names live on in all or none: the highest of these folders. */
  whole: Folder[]
  /** All pages ended, and the names of some live on. */
  inPart: Folder[]
  /** A page that began has the name of this page, or of each page of this folder. */
  livesOn: (row: PageChange | Folder) => boolean
}

export async function fatesOf(pages: readonly PageChange[], pause: Pause): Promise<Fates> {
  const folders = await foldersOf(pages, pause)
  const newNames = new Set(pages.filter(hasBegun).map(({ path }) => pageNameOf(path)))
  const isLost = ({ path }: PageChange): boolean => !newNames.has(pageNameOf(path))
  // An index has the name of its folder.
  const lostIn = ({ path, pages }: Folder): boolean[] =>
    pages.filter((page) => `${page.path}/*` !== path).map(isLost)
  const isInPart = (folder: Folder): boolean => hasEnded(folder) && new Set(lostIn(folder)).size > 1
  return {
    folders,
    whole: highestOf(folders.filter((folder) => hasBegun(folder) || (hasEnded(folder) && !isInPart(folder)))),
    inPart: folders.filter(isInPart),
    livesOn: (row) => !('pages' in row ? lostIn(row).includes(true) : isLost(row)),
  }
}

/** Returns the folders below the root that have at least three pages, the highest first. */
async function foldersOf(pages: readonly PageChange[], pause: Pause): Promise<Folder[]> {
  const below = new Map<string, PageChange[]>()
  await eachOf(pages, pause, (page) => {
    for (const folder of foldersAround(page)) {
      const inFolder = below.get(folder)
      if (inFolder === undefined) below.set(folder, [page])
      else inFolder.push(page)
    }
  })
  const depthOf = ([folder]: [string, PageChange[]]): number => folder.split('/').length
  return [...below]
    .filter(([, { length }]) => length >= fewestPages)
    .sort((a, b) => depthOf(a) - depthOf(b))
    .map(([folder, inFolder]) => folderOf(folder, inFolder))
}

/** Leaves out folders within others. The highest come first. */
export function highestOf(folders: readonly Folder[]): Folder[] {
  const told = new Set<PageChange>()
  return folders.filter(({ pages }) => {
    if (pages.some((page) => told.has(page))) return false
    for (const page of pages) told.add(page)
    return true
  })
}

export function hasEnded({ total, previous }: PageChange): boolean {
  return total === 0 && previous.total > 0
}

export function hasBegun({ total, previous }: PageChange): boolean {
  return total > 0 && previous.total === 0
}

/**
 * Returns the folders that a page is in: of `/v1/auth/keys`, that is `/v1` and `/v1/auth`. A page that ended or began can be
 * the index of a folder that did: `/v1` is then in `/v1`.
 */
function foldersAround(page: PageChange): string[] {
  const parts = page.path.split('/', mostParts + 1)
  const around = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'))
  const hasSameFate = hasEnded(page) || hasBegun(page)
  return around.filter((folder) => folder !== page.path || hasSameFate)
}

function folderOf(folder: string, pages: PageChange[]): Folder {
  const previous = sumOf(pages.map((page) => page.previous))
  return { path: `${folder}/*`, ...sumOf(pages), previous, pages }
}

function sumOf(counts: readonly VisitorCounts[]): VisitorCounts {
  const sum = { ...nobody }
  for (const { human, ai, total } of counts) {
    sum.human += human
    sum.ai += ai
    sum.total += total
  }
  return sum
}
