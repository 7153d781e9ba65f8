import type { PageChange } from '../read/pages.ts'
import { eachOf, type Pause } from '../../shared/pause.ts'

/** What is judged of a page, or of a folder. */
export interface VisitorChange {
  total: number
  previous: { total: number }
}

/** The pages of a folder. Its path is `/v1/*`. Its counts are for judging only: a visitor of two pages counts twice. */
export interface Folder extends VisitorChange {
  path: string
  pages: PageChange[]
}

export const fewestPages = 3
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
    .map(([folder, inFolder]) => folderOf(`${folder}/*`, inFolder))
}

export function folderOf(path: string, pages: PageChange[]): Folder {
  return {
    path,
    total: pages.reduce((sum, { total }) => sum + total, 0),
    previous: { total: pages.reduce((sum, { previous }) => sum + previous.total, 0) },
    pages,
  }
}

/**
 * Returns the folders that a page is in: of `/v1/auth/keys`, that is `/v1` and `/v1/auth`. A page that ended or began can be
 * the index of a folder that did: `/v1` is then in `/v1`.
 */
function foldersAround(page: PageChange): string[] {
  const parts = page.path.split('/', mostParts + 1)
  const around = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'))
  return around.filter((folder) => folder !== page.path || hasEnded(page) || hasBegun(page))
}

export function hasEnded({ total, previous }: VisitorChange): boolean {
  return total === 0 && previous.total > 0
}

export function hasBegun({ total, previous }: VisitorChange): boolean {
  return total > 0 && previous.total === 0
}
