export const pageSize = 100
// GitHub lists at most 10,000 releases and 2,500 comments. The limit ends a list that would never end.
const maxPages = 100

/** One page of a list. */
export interface Page<T> {
  items: T[]
  /** Whether no page follows. */
  isLast: boolean
  /** The number of the last page; undefined if GitHub does not tell it. */
  lastPage: number | undefined
}

/** Reads a page. Pages start at 1. */
type ReadPage<T> = (page: number) => Promise<Page<T>>

/**
 * Returns a page with what its `Link` header tells. Octokit's own pagination treats a page that was cut as empty.
 *
 * https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api
 */
export function pageWithLinks<T>(items: T[], page: number, link = ''): Page<T> {
  const [, last] = /[?&]page=(\d+)(?:&[^>]*)?>; rel="last"/u.exec(link) ?? []
  const isFollowed = link.includes('; rel="next"') || Number(last ?? page) > page
  // A list can become shorter while it is read. Then an empty page is the last one.
  const isLast = !isFollowed || items.length === 0
  return { items, isLast, lastPage: last === undefined ? (isLast ? page : undefined) : Number(last) }
}

/** Reads the items of a list in order, each page when it is asked for. */
export async function* itemsInOrder<T>(readPage: ReadPage<T>, pages = maxPages): AsyncGenerator<T> {
  for (let number = 1; number <= pages; number++) {
    const { items, isLast } = await readPage(number)
    yield* items
    if (isLast) return
  }
}

/**
 * Reads the items of a list from the last to the first. The first page tells which is the last. If it does not, all pages
 * are read before the last item is returned.
 */
export async function* itemsFromLast<T>(readPage: ReadPage<T>): AsyncGenerator<T> {
  const first = await readPage(1)
  for (let number = Math.min(first.lastPage ?? 1, maxPages); number > 1; number--)
    yield* (await readPage(number)).items.toReversed()
  const pages = [first]
  while (first.lastPage === undefined && pages[0]?.isLast === false && pages.length < maxPages)
    pages.unshift(await readPage(pages.length + 1))
  for (const { items } of pages) yield* items.toReversed()
}
