import type { VisitorCounts } from '../../service/contract.ts'
import { nobody, type PageChange } from '../read/comparison.ts'
import { eachOf, type Pause } from '../../shared/pause.ts'

/** The pages of a folder. Its path is `/v1/*`. In its counts, a visitor of two pages counts twice. */
export interface Folder extends PageChange {
  pages: PageChange[]
}

const fewestPages = 3
// Versions, languages and products are in the first parts of a path. Each part costs time for each page.
const mostParts = 3
/** Returns the folders below the root that have at least three pages, the highest first. */
export async function foldersOf(pages: readonly PageChange[], pause: Pause): Promise<Folder[]> {
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
