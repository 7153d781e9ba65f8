import type { VisitorCounts } from '../../service/contract.ts'
import { nobody, type PageChange } from '../read/comparison.ts'

/** The pages of a folder. Its path is `/v1/*`. In its counts, a visitor of two pages counts twice. */
export interface Folder extends PageChange {
  pages: PageChange[]
}

const fewestPages = 3
// Versions, languages and products are in the first parts of a path. Each part costs time for each page.
const mostParts = 3
/** So few lasting pages, such as the start page, do not tell that the site stayed where it was. */
const fewLasting = 0.1
/** The most folders that are remembered for a name. Nearly every folder has an `index`. */
const mostPerName = 10

/** Returns the folders below the root that have at least three pages, the highest first. */
export function foldersOf(pages: readonly PageChange[]): Folder[] {
  const below = new Map<string, PageChange[]>()
  for (const page of pages)
    for (const folder of foldersAround(page)) {
      const inFolder = below.get(folder)
      if (inFolder === undefined) below.set(folder, [page])
      else inFolder.push(page)
    }
  const depthOf = ([folder]: [string, PageChange[]]): number => folder.split('/').length
  return [...below]
    .filter(([, { length }]) => length >= fewestPages)
    .sort((a, b) => depthOf(a) - depthOf(b))
    .map(([folder, inFolder]) => folderOf(folder, inFolder))
}

/** The folders that ended or began as a whole. */
export interface WholeFolders {
  /** The highest ones: none is within another. */
  folders: Folder[]
  /** For each that ended the folder that began with at least half of its names, if there is one. */
  targets: Map<Folder, Folder>
}

/** Returns the folders that ended or began. If hardly a page lasted, the root ended that another folder continues. */
export function wholeFolders(folders: readonly Folder[], pages: readonly PageChange[]): WholeFolders {
  const begun = folders.filter(hasBegun)
  const gone = pages.filter(hasEnded)
  const lasting = pages.filter((page) => !hasEnded(page) && !hasBegun(page))
  const hasRootEnded = gone.length >= fewestPages && lasting.length <= fewLasting * pages.length
  const root = hasRootEnded ? [folderOf('', gone)] : []
  const isMoved = targetsOf(root, begun).size > 0
  const ended = isMoved ? root : highestOf(folders.filter(hasEnded))
  return { folders: [...ended, ...highestOf(begun)], targets: targetsOf(ended, begun) }
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

function targetsOf(ended: readonly Folder[], begun: readonly Folder[]): Map<Folder, Folder> {
  const foldersWith = new Map<string, Folder[]>()
  for (const folder of begun)
    for (const name of namesIn(folder)) {
      const known = foldersWith.get(name)
      if (known === undefined) foldersWith.set(name, [folder])
      else if (known.length < mostPerName) known.push(folder)
    }
  const targets = new Map<Folder, Folder>()
  for (const folder of ended) {
    const shared = new Map<Folder, number>()
    for (const name of namesIn(folder))
      for (const other of foldersWith.get(name) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    const [best] = [...shared].sort(([, a], [, b]) => b - a)
    if (best !== undefined && 2 * best[1] >= folder.pages.length) targets.set(folder, best[0])
  }
  return targets
}

export function hasEnded({ total, previous }: PageChange): boolean {
  return total === 0 && previous.total > 0
}

export function hasBegun({ total, previous }: PageChange): boolean {
  return total > 0 && previous.total === 0
}

/** Returns the addresses of the pages within their folder. */
function namesIn({ path, pages }: Folder): string[] {
  return pages.map((page) => page.path.slice(path.length - '/*'.length))
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
