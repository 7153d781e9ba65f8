import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import { samePathOf } from './page-path.ts'
import { inExportOrder } from './visitor-list.ts'

/** A row of an export: a page and, with a comparison, its visitors in the previous period. */
export interface PageRow extends PageVisitors {
  previous?: VisitorCounts
  /** Its path as the service gave it, if a reader writes it otherwise. */
  received?: string
}

/** A page in two periods. A page that a period does not list has zero visitors there. */
export interface PageChange extends PageRow {
  previous: VisitorCounts
}

export const nobody: VisitorCounts = { human: 0, ai: 0, total: 0 }

/**
 * Returns every page of either list, in the order of an export. `/%E8%AA%B2` in one list and `/課` in the other are one page, with
 * the path of the current one.
 */
export function comparePages(
  current: readonly PageVisitors[],
  previous: readonly PageVisitors[],
): PageChange[] {
  const samePath = samePathOf(current, previous)
  const before = new Map(previous.map((page) => [samePath(page.path), page]))
  const pages = current.map((page) => ({ ...page, previous: before.get(samePath(page.path)) ?? nobody }))
  for (const { path } of current) before.delete(samePath(path))
  const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }))
  return inExportOrder([...pages, ...unlisted])
}
