import { groupBy } from '../../shared/group-by.ts'
import { isThisMachine, withoutEscapes } from '../../shared/site-address.ts'
import { withoutEmailAddresses } from '../../shared/private-words.ts'

/** Returns the rows, of those whose paths are equal one row with the sums of their counts. */
export function sumsByPath<Count extends string, Row extends { path: string } & Record<Count, number>>(
  rows: readonly Row[],
  counts: readonly Count[],
): Row[] {
  const added = (sum: Row, row: Row): Row => ({
    ...sum,
    ...Object.fromEntries(counts.map((count) => [count, sum[count] + row[count]])),
  })
  return [...groupBy(rows, ({ path }) => path).values()].flatMap((equal) =>
    equal.length === 1 ? equal : equal.reduce(added),
  )
}

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

/** Returns the function that tells the same page of several lists: its path as a reader writes it, if each list has it once. */
export function samePathOf(...lists: (readonly { path: string }[])[]): (path: string) => string {
  const written = lists.map((pages) => groupBy(pages, ({ path }) => pagePath(path)))
  return (received) => {
    const path = pagePath(received)
    return written.every((pages) => (pages.get(path)?.length ?? 0) <= 1) ? path : received
  }
}

/** Returns pages with the paths of {@link pagePath}, and those that were received. Paths that would be equal then are unchanged. */
export function withReadablePaths<Page extends { path: string }>(
  pages: readonly Page[],
): (Page & { received?: string })[] {
  const equal = groupBy(pages, ({ path }) => pagePath(path))
  return pages.map((page) => {
    const path = pagePath(page.path)
    return path === page.path || equal.get(path)?.length !== 1 ? page : { ...page, path, received: page.path }
  })
}
