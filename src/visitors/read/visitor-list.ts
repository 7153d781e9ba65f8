import type { ServiceClient } from '../../service/client.ts'
import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import { codePointOrder } from './code-point-order.ts'
import { type ReadContext, readList } from './paged-list.ts'
import { offsetPaging } from './paging.ts'
import type { RequestPurpose } from './request-budget.ts'

export interface VisitorList {
  totals: VisitorCounts
  /** Each path once, sorted with {@link inOrder}. */
  visitors: PageVisitors[]
}

export interface ReadOptions extends ReadContext, Pick<ServiceClient, 'listVisitors'> {
  purpose: RequestPurpose
  pageSize: number
}

/**
 * Reads the visitors of every page.
 *
 * @throws what {@link readList} throws
 */
export async function readVisitors(options: ReadOptions): Promise<VisitorList> {
  const { purpose, pageSize, listVisitors } = options
  const { rows, totals } = await readList(
    {
      purpose,
      rowNoun: 'page',
      paging: offsetPaging,
      pageSize,
      readPage: async ({ dateFrom, dateTo, limit, offset = 0 }, listOptions) => {
        const { visitors, ...page } = await listVisitors({ dateFrom, dateTo, limit, offset }, listOptions)
        return { ...page, rows: visitors }
      },
      keyOf: ({ path }) => path,
    },
    options,
  )
  return { totals, visitors: rows.sort(inOrder) }
}

/** Sorts by `total` descending, then by path in code-point order. */
export function inOrder(a: PageVisitors, b: PageVisitors): number {
  return b.total - a.total || codePointOrder(a.path, b.path)
}
