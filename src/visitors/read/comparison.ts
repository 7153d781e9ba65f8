import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import { inOrder } from './visitor-list.ts'

/** A row of an export: a page and, with a comparison, its visitors in the previous period. */
export interface PageRow extends PageVisitors {
  previous?: VisitorCounts
}

/** A page in two periods. A page that a period does not list has zero visitors there. */
export interface PageChange extends PageRow {
  previous: VisitorCounts
}

const nobody: VisitorCounts = { human: 0, ai: 0, total: 0 }

/** Returns every page of either list, in the order of an export. A page that is only in the previous list has zeros. */
export function comparePages(
  current: readonly PageVisitors[],
  previous: readonly PageVisitors[],
): PageChange[] {
  const before = new Map(previous.map((page) => [page.path, page]))
  const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }))
  for (const { path } of current) before.delete(path)
  const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }))
  return [...pages, ...unlisted].sort(inOrder)
}

/** The pages whose total changed most, and the pages that only one period has. */
export interface Movements {
  /** Visited in both periods, with the largest gain first. */
  risers: PageChange[]
  /** Visited in both periods, with the largest loss first. */
  fallers: PageChange[]
  /** Not visited in the previous period, with the most visited first. */
  appeared: PageChange[]
  /** Not visited in this period, with the most visited in the previous period first. */
  vanished: PageChange[]
}

export function movementsOf(pages: readonly PageChange[]): Movements {
  const gain = (page: PageChange): number => page.total - page.previous.total
  const isKept = (page: PageChange): boolean => page.total > 0 && page.previous.total > 0
  return {
    risers: pages.filter((page) => isKept(page) && gain(page) > 0).sort((a, b) => gain(b) - gain(a)),
    fallers: pages.filter((page) => isKept(page) && gain(page) < 0).sort((a, b) => gain(a) - gain(b)),
    appeared: pages.filter((page) => page.total > 0 && page.previous.total === 0),
    vanished: pages
      .filter((page) => page.total === 0 && page.previous.total > 0)
      .sort((a, b) => b.previous.total - a.previous.total),
  }
}
