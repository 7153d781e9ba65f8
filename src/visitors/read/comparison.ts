import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { ChangeRule } from '../chance.ts'
import { inExportOrder } from './visitor-list.ts'

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
  return inExportOrder([...pages, ...unlisted])
}

/** Returns the pages whose visitors changed beyond chance, the largest change first. Of equal ones, the order is that of an export. */
export function movedPages(pages: readonly PageChange[], changeOf: ChangeRule): PageChange[] {
  const difference = (page: PageChange): number => Math.abs(page.total - page.previous.total)
  return pages
    .filter(({ total, previous }) => changeOf(total, previous.total, pages.length) !== 'same')
    .sort((a, b) => difference(b) - difference(a))
}
