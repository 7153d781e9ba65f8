import type { VisitorCounts } from '../../service/contract.ts'
import { nobody, type PageChange } from '../read/comparison.ts'
import { eachOf, type Pause } from './topics/pause.ts'

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

/** The folders that ended or began as a whole. */
export interface WholeFolders {
  /** The highest ones: none is within another. */
  folders: Folder[]
  /** For each that ended the folder that began with at least half of its names, if there is one. */
  targets: Map<Folder, Folder>
}

/** Returns the folders that ended or began. If hardly a page lasted, the root ended that another folder continues. */
export async function wholeFolders(
  folders: readonly Folder[],
  pages: readonly PageChange[],
  pause: Pause,
): Promise<WholeFolders> {
  const begun = folders.filter(hasBegun)
  const gone = pages.filter(hasEnded)
  const lasting = pages.filter((page) => !hasEnded(page) && !hasBegun(page))
  const hasRootEnded = gone.length >= fewestPages && lasting.length <= fewLasting * pages.length
  const root = hasRootEnded ? [folderOf('', gone)] : []
  const rootTargets = await targetsOf(root, begun, pause)
  if (rootTargets.size > 0) return { folders: [...root, ...highestOf(begun)], targets: rootTargets }
  const ended = highestOf(folders.filter(hasEnded))
  return { folders: [...ended, ...highestOf(begun)], targets: await targetsOf(ended, begun, pause) }
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

async function targetsOf(
  ended: readonly Folder[],
  begun: readonly Folder[],
  pause: Pause,
): Promise<Map<Folder, Folder>> {
  const foldersWith = new Map<string, Folder[]>()
  for (const folder of begun)
    await eachOf(folder.pages, pause, (page) => {
      const name = nameIn(folder, page)
      const known = foldersWith.get(name)
      if (known === undefined) foldersWith.set(name, [folder])
      else if (known.length < mostPerName) known.push(folder)
    })
  const targets = new Map<Folder, Folder>()
  for (const folder of ended) {
    const shared = new Map<Folder, number>()
    await eachOf(folder.pages, pause, (page) => {
      for (const other of foldersWith.get(nameIn(folder, page)) ?? [])
        shared.set(other, (shared.get(other) ?? 0) + 1)
    })
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

/** Returns the address of a page within its folder. */
function nameIn(folder: Folder, page: PageChange): string {
  return page.path.slice(folder.path.length - '/*'.length)
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
