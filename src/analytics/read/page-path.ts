import { groupBy } from '../../shared/group-by.ts'
import { emailReplacement } from './email-addresses.ts'

// The parser of URLs encodes its space.
const encodedReplacement = emailReplacement.replaceAll(' ', '%20')

/** Returns the rows, of those whose paths are equal one row with the sums of their counts. */
export function sumsByPath<Count extends string, Row extends { path: string } & Record<Count, number>>(
  rows: readonly Row[],
  counts: readonly Count[],
): Row[] {
  return [...groupBy(rows, ({ path }) => path).values()].flatMap((equal) =>
    equal.length === 1 ? equal : equal.reduce((sum, row) => ({ ...sum, ...added(sum, row, counts) })),
  )
}

/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
export function pagePath(page: string): string {
  const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null
  if (url === null) return page
  return url.pathname.replaceAll(encodedReplacement, emailReplacement)
}

function added<Count extends string>(
  a: Record<Count, number>,
  b: Record<Count, number>,
  counts: readonly Count[],
): object {
  return Object.fromEntries(counts.map((count) => [count, a[count] + b[count]]))
}
