import { emailReplacement, withoutEmailAddresses } from './email-addresses.ts'

// The parser of URLs encodes its space.
const encodedReplacement = emailReplacement.replaceAll(' ', '%20')

/**
 * Returns the rows with their e-mail addresses replaced in the paths. Rows whose paths are equal then are one row, with the
 * sums of their counts.
 */
export function withPublicPaths<Count extends string, Row extends { path: string } & Record<Count, number>>(
  rows: readonly Row[],
  counts: readonly Count[],
): Row[] {
  const sums = new Map<string, Row>()
  for (const row of rows) {
    const path = withoutEmailAddresses(row.path)
    const sum = sums.get(path)
    const added = sum && Object.fromEntries(counts.map((count) => [count, sum[count] + row[count]]))
    sums.set(path, path === row.path && sum === undefined ? row : { ...row, path, ...added })
  }
  return [...sums.values()]
}

/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
export function pagePath(page: string): string {
  const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null
  if (url === null) return page
  return url.pathname.replaceAll(encodedReplacement, emailReplacement)
}
