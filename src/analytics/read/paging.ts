import type { ListPage, PagingKind } from '../../service/contract.ts'
import { ServiceError } from '../../service/errors.ts'

/** A page, and what it says about the rows after it. */
export type PageEnd = Omit<ListPage<unknown, unknown>, 'totals'>

/** A walk through the pages of one list. Each read of a list has its own. */
export interface Paging {
  /** Where the next page begins, as parameters of the query. */
  position: { offset?: number; cursor?: string }
  /** What the page at this position is called in messages. */
  readonly pageName: string
  /**
   * Moves behind a page.
   *
   * @returns false if it was the last page
   */
  advance(page: PageEnd): boolean
  /** Moves to where new rows can still come from after a page without any. */
  retry(page: PageEnd): void
}

/**
 * Starts a walk. With cursors, `advance` and `retry` throw {@link ServiceError}.
 *
 * @param operation the operation of the service, for messages
 */
export function startPaging(kind: PagingKind, operation: string): Paging {
  switch (kind) {
    case 'offset':
      return offsetPaging()
    case 'cursor':
      return cursorPaging(operation)
    case 'single':
      return singlePage(operation)
  }
}

function offsetPaging(): Paging {
  let offset = 0
  return {
    get position() {
      return { offset }
    },
    get pageName() {
      return `The page at offset ${offset}`
    },
    advance: ({ rows, hasMore }) => {
      // The service may return fewer rows than requested. The next page starts after the last row.
      offset += rows.length
      return hasMore
    },
    retry: () => undefined,
  }
}

function cursorPaging(operation: string): Paging {
  const seen = new Set<string>()
  let cursor: string | undefined
  const follow = ({ nextCursor = null }: PageEnd): void => {
    if (nextCursor === null || nextCursor === '')
      throw cursorError(operation, 'says that there is more, but gives no cursor for it')
    if (seen.has(nextCursor)) throw cursorError(operation, 'gives the same cursor twice')
    seen.add(nextCursor)
    cursor = nextCursor
  }
  return {
    get position() {
      return cursor === undefined ? {} : { cursor }
    },
    pageName: `A page of the operation ${operation}`,
    advance: (page) => {
      if (page.hasMore) follow(page)
      return page.hasMore
    },
    retry: (page) => {
      // The contract does not say whether an empty page can be followed by more. Only its cursor can tell.
      if (page.hasMore) follow(page)
    },
  }
}

/** The operation has neither offsets nor cursors. */
function singlePage(operation: string): Paging {
  return {
    position: {},
    pageName: `The page of the operation ${operation}`,
    advance: () => false,
    retry: () => undefined,
  }
}

function cursorError(operation: string, what: string): ServiceError {
  return new ServiceError(
    `The operation ${operation} ${what}. The list would be incomplete, so it is not used. Try again later.`,
  )
}
