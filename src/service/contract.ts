import { ActionError } from '../shared/errors.ts'
import { addressBelow, isLoopback, isThisMachine, siteAddress } from '../shared/site-address.ts'

/**
 * Approximate distinct visitors, as whole numbers of 0 or more. `total` counts a visitor who is both human and AI once.
 */
export interface VisitorCounts {
  human: number
  ai: number
  total: number
}

export interface PageVisitors extends VisitorCounts {
  path: string
}

/** How every key begins. */
export const keyPrefix = 'mint_'

/** The limit of an organization. */
export const analyticsRequestsPerHour = 100

/** The query for one page of an analytics list. */
export interface AnalyticsQuery {
  dateFrom?: string | undefined
  /** Exclusive. */
  dateTo?: string | undefined
  limit: number
  /** Number of rows to skip, for lists with offsets. */
  offset?: number | undefined
  /** From the page before, for lists with cursors. */
  cursor?: string | undefined
}

/** One page of a list. */
export interface ListPage<Row, Totals> {
  rows: readonly Row[]
  /** What every page says about the whole list. Undefined if it says nothing. */
  totals: Totals
  hasMore: boolean
  /** For lists with cursors: a cursor, or a URL of the same path that has it. Null or empty if there is none. */
  nextCursor?: string | null
}

/** An operation of the analytics that answers with a page of a list. */
export interface AnalyticsOperation<Row, Totals> {
  /** Path below `/v1/analytics/{projectId}/`. */
  path: string
  /** The item of `include` that asks for the list, for the advice of errors. Undefined for the visitors. */
  include?: string
  /** Default 16 MiB. */
  maxAnswerBytes?: number
  /**
   * Decodes an answer.
   *
   * @throws ServiceError
   */
  decode: (body: unknown) => ListPage<Row, Totals>
}

/** Returns the URL of a path of the contract, below the path of the base URL. */
export function urlBelow(baseUrl: URL, segments: readonly string[]): URL {
  // A dot segment would change the path, even if it is encoded.
  const wrong = segments.find((segment) => /^\.{0,2}$/u.test(segment) || !segment.isWellFormed())
  if (wrong === undefined) return addressBelow(baseUrl, segments)
  throw new ActionError(`"${wrong}" cannot be used as an identifier in the path of a request.`)
}

/** Like {@link siteAddress}, for an address that the service names: this machine counts only if the service is on it. */
export function namedAddress(text: string, baseUrl: URL): URL | undefined {
  const address = siteAddress(text)
  return address && isThisMachine(address) && !isLoopback(baseUrl) ? undefined : address
}
