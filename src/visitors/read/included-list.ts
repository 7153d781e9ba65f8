import type { ServiceClient } from '../../service/client.ts'
import type { AnalyticsEndpoint } from '../../service/contract.ts'
import { formatCountOf } from '../number-format.js'
import { type ListPage, type PagedList, type ReadContext, type ReadList, readList } from './paged-list.ts'

export interface IncludedContext extends ReadContext, Pick<ServiceClient, 'readPage'> {
  /** Rows per request of the views. The other lists always ask for the most. */
  pageSize: number
}

/** A list that the input `include` asks for. */
export interface IncludedList<Row, Totals> extends Omit<PagedList<Row, Totals>, 'readPage'> {
  endpoint: AnalyticsEndpoint<ListPage<Row, Totals>>
}

/**
 * Reads a list for which one request was reserved.
 *
 * @throws what {@link readList} throws
 */
export async function readIncludedList<Row, Totals>(
  { endpoint, ...list }: IncludedList<Row, Totals>,
  { readPage, ...context }: IncludedContext,
): Promise<ReadList<Row, Totals>> {
  context.budget.release(1)
  const read = await readList(
    { ...list, readPage: (query, options) => readPage(endpoint, query, options) },
    context,
  )
  const count = formatCountOf(read.rows.length, list.rowNoun)
  context.log.info(`Read ${list.purpose}: ${count}, ${context.budget.usage}.`)
  return read
}

/** Compares times as ISO 8601 texts, the latest first. Null and texts that are not times come last. */
export function latestFirst(a: string | null, b: string | null): number {
  return timeOf(b) - timeOf(a) || 0
}

function timeOf(text: string | null): number {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}
