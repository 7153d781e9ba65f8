import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
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

/** Returns every page of either list, in the order of an export. A page that is only in the previous list has zeros. */
export function comparePages(
  current: readonly PageVisitors[],
  previous: readonly PageVisitors[],
): PageChange[] {
  const before = new Map(previous.map((page) => [page.path, page]))
  const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }))
  for (const { path } of current) before.delete(path)
  const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }))
  return inExportOrder([...pages, ...unlisted])
}
