import { emailReplacement, withoutEmailAddresses } from './email-addresses.ts'

// The parser of URLs encodes its space.
const encodedReplacement = emailReplacement.replaceAll(' ', '%20')

/**
 * Returns the rows with their e-mail addresses replaced in the paths. Rows whose paths are equal then are one row, which
 * `sumOf` makes.
 */
export function withPublicPaths<Row extends { path: string }>(
  rows: readonly Row[],
  sumOf: (row: Row, equal: Row) => Row,
): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const path = withoutEmailAddresses(row.path)
    const publicRow = path === row.path ? row : { ...row, path }
    const sum = sums.get(path)
    sums.set(path, sum === undefined ? publicRow : sumOf(sum, publicRow))
  }
  return [...sums.values()]
}

/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
export function pagePath(page: string): string {
  const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null
  if (url === null) return page
  return url.pathname.replaceAll(encodedReplacement, emailReplacement)
}
