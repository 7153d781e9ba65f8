import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import { groupBy } from '../../shared/group-by.ts'
import { withoutEmailAddresses } from '../../shared/private-words.ts'
import { isThisMachine, withoutEscapes } from '../../shared/site-address.ts'

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

/** Returns the path of a page that the service names by a path or a URL, as a reader writes it: `/課金`. */
export function pagePath(page: string): string {
  const path = /^https?:\/\//iu.test(page) ? URL.parse(page)?.pathname : undefined
  return withoutEmailAddresses(withoutEscapes(path ?? page))
}

/** Returns true for the URL of a page on the machine of its reader, who writes the site: `http://localhost:3000/keys`. */
export function isLocalPage(page: unknown): boolean {
  const url = typeof page === 'string' ? URL.parse(page) : null
  return url !== null && isThisMachine(url)
}

/** Returns the rows, of those whose paths are equal one row with the sums of its numbers. */
export function sumsByPath<Row extends Record<keyof Row, string | number> & { path: string }>(
  rows: readonly Row[],
): Row[] {
  const added = (sum: Row, row: Row): Row => {
    const counts = Object.entries<string | number>(row).filter(([, count]) => typeof count === 'number')
    const sums = counts.map(
      ([name, count]) => [name, Number(sum[name as keyof Row]) + Number(count)] as const,
    )
    return { ...sum, ...Object.fromEntries(sums) }
  }
  return [...groupBy(rows, ({ path }) => path).values()].map((equal) => equal.reduce(added))
}

/**
 * Returns pages with the paths of {@link pagePath}, and those that were received. Paths that would be equal then, in these
 * pages or in the others, are unchanged.
 */
export function withReadablePaths<Page extends { path: string }>(
  pages: readonly Page[],
  others: readonly { path: string }[] = [],
): (Page & { received?: string })[] {
  const lists = [pages, others].map((list) => groupBy(list, ({ path }) => pagePath(path)))
  return pages.map((page) => {
    const path = pagePath(page.path)
    const isUnclear = lists.some((equal) => (equal.get(path)?.length ?? 0) > 1)
    return isUnclear || path === page.path ? page : { ...page, path, received: page.path }
  })
}

/**
 * Returns every page of either list, in the order of an export. `/%E8%AA%B2` in one list and `/課` in the other are one page, with
 * the received path of the current one.
 */
export function comparePages(
  current: readonly PageVisitors[],
  previous: readonly PageVisitors[],
): PageChange[] {
  const before = new Map(withReadablePaths(previous, current).map((page) => [page.path, page]))
  const pages = withReadablePaths(current, previous).map((page) => {
    const former = before.get(page.path) ?? nobody
    before.delete(page.path)
    return { ...page, previous: former }
  })
  const unlisted = [...before.values()].map((page) => ({ ...page, ...nobody, previous: page }))
  return inExportOrder([...pages, ...unlisted])
}

/** Returns the pages sorted by `total` descending, then by path. */
export function inExportOrder<Page extends { path: string; total: number }>(pages: readonly Page[]): Page[] {
  return pages.toSorted((a, b) => b.total - a.total || textOrder(a.path, b.path))
}

/** Orders texts as the operator `<` does. */
export function textOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
