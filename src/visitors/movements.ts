import { formatChange, formatGain } from './number-format.ts'
import type { PageChange } from './read/comparison.ts'

const pagesShown = 10

interface Movements {
  title: string
  /** What is said without rows. */
  empty: string
  /** Number of pages whose visitors changed. */
  count: number
  /** Those whose visitors changed most. New pages and pages without visitors now are marked in `change`. */
  rows: readonly { page: PageChange; change: string }[]
}

/** Returns what the summary and the report show of the pages whose visitors changed, the largest change first. */
export function movementsOf(moved: readonly PageChange[]): Movements {
  const rows = moved.slice(0, pagesShown).map((page) => {
    const { total, previous } = page
    const change =
      total === 0 ? `${formatGain(0, previous.total)} (no visitors now)` : formatChange(total, previous.total)
    return { page, change }
  })
  return { title: 'What moved', empty: 'No page changed.', count: moved.length, rows }
}
