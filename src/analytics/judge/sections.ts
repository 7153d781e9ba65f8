import type { VisitorCounts } from '../../service/contract.ts'
import type { PageChange } from '../read/comparison.ts'

/** The pages below a folder, if all of them ended or all began. */
export interface Section {
  pages: PageChange[]
  /** Its path is `/v1/*`, its counts are the sums of its pages. */
  sum: PageChange
}

const fewestPages = 3
// Versions, languages and products are in the first parts of a path. Each part costs time for each page.
const mostParts = 3
// Of the visitors that the pages of a section would have, the same names must have as many elsewhere.
const leastShare = 0.5

/** Returns the sections of which all pages ended or all began: the highest folders with at least three pages. */
export function sectionsOf(pages: readonly PageChange[]): Section[] {
  const below = new Map<string, PageChange[]>()
  for (const page of pages)
    for (const folder of foldersOf(page.path)) {
      const inFolder = below.get(folder)
      if (inFolder === undefined) below.set(folder, [page])
      else inFolder.push(page)
    }
  const found = new Map<string, PageChange[]>()
  for (const [folder, inFolder] of below)
    if (inFolder.length >= fewestPages && (inFolder.every(hasEnded) || inFolder.every(hasBegun)))
      found.set(folder, inFolder)
  found.delete('')
  const pageOf = new Map(pages.map((page) => [page.path, page]))
  return [...found]
    .filter(([folder]) => !foldersOf(folder).some((higher) => found.has(higher)))
    .map(([folder, inFolder]) => {
      const hasSameFate = inFolder.every(hasEnded) ? hasEnded : hasBegun
      const index = pageOf.get(folder)
      return sectionOf(folder, index !== undefined && hasSameFate(index) ? [index, ...inFolder] : inFolder)
    })
}

/**
 * Returns where a section that ended lives on: the folder in which pages of the same names gained as many visitors, and
 * those pages; undefined if there is none.
 *
 * @param ratio what the visitors of a page were multiplied by
 */
export function movedTo(
  { sum, pages: ended }: Section,
  pages: readonly PageChange[],
  ratio: number,
): { path: string; pages: PageChange[] } | undefined {
  const folder = sum.path.slice(0, -2)
  const expected = new Map(
    ended.map(({ path, previous }) => [path.slice(folder.length), previous.total * ratio]),
  )
  const targets = new Map<string, { gained: number; pages: PageChange[] }>()
  for (const page of pages) {
    const gain = page.total - page.previous.total * ratio
    if (gain <= 0) continue
    for (const other of foldersOf(page.path)) {
      const missing = expected.get(page.path.slice(other.length))
      if (missing === undefined) continue
      const target = targets.get(other) ?? { gained: 0, pages: [] }
      targets.set(other, target)
      target.gained += Math.min(gain, missing)
      target.pages.push(page)
    }
  }
  const [best] = [...targets].sort(([, a], [, b]) => b.gained - a.gained)
  if (best === undefined || best[1].gained < leastShare * sum.previous.total * ratio) return undefined
  return { path: `${best[0]}/*`, pages: best[1].pages }
}

/** Returns the folders around a page: of `/v1/auth/keys`, that is ``, `/v1` and `/v1/auth`. */
function foldersOf(path: string): string[] {
  const folders: string[] = []
  for (let slash = path.indexOf('/'); slash !== -1 && folders.length <= mostParts;) {
    // A slash at the end is no folder of its own.
    if (slash < path.length - 1) folders.push(path.slice(0, slash))
    slash = path.indexOf('/', slash + 1)
  }
  return folders
}

export function hasEnded({ total, previous }: PageChange): boolean {
  return total === 0 && previous.total > 0
}

export function hasBegun({ total, previous }: PageChange): boolean {
  return total > 0 && previous.total === 0
}

function sectionOf(folder: string, pages: PageChange[]): Section {
  const sum = (countsOf: (page: PageChange) => VisitorCounts): VisitorCounts => ({
    human: pages.reduce((sum, page) => sum + countsOf(page).human, 0),
    ai: pages.reduce((sum, page) => sum + countsOf(page).ai, 0),
    total: pages.reduce((sum, page) => sum + countsOf(page).total, 0),
  })
  return {
    pages,
    sum: { path: `${folder}/*`, ...sum((page) => page), previous: sum(({ previous }) => previous) },
  }
}
