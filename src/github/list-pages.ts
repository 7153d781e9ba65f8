// GitHub lists at most 10,000 releases and 2,500 comments, in pages of 100. The limit ends a list that would never end.
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

/** Reads the pages of a list in order, each when it is asked for. */
export async function* pagesInOrder<T>(readPage: ReadPage<T>): AsyncGenerator<Page<T>> {
  for (let number = 1; number <= maxPages; number++) {
    const page = await readPage(number)
    yield page
    if (page.isLast) return
  }
}

/**
 * Reads the pages of a list from the last to the first. The first page tells which is the last. If it does not, all pages
 * are read before the last is returned.
 */
export async function* pagesFromLast<T>(readPage: ReadPage<T>): AsyncGenerator<Page<T>> {
  const first = await readPage(1)
  if (first.lastPage === undefined) {
    const pages: Page<T>[] = []
    const readNext: ReadPage<T> = async (number) => (number === 1 ? first : readPage(number))
    for await (const page of pagesInOrder(readNext)) pages.unshift(page)
    yield* pages
    return
  }
  for (let number = Math.min(first.lastPage, maxPages); number > 1; number--) yield await readPage(number)
  yield first
}
