import { hashOf } from './documentation-paths.ts'
import {
  dateOf,
  dayOf,
  type VisitorCounts,
  type VisitorData,
  type VisitorRow,
  visitorData,
} from './visitor-data.ts'

/** The views of a site in one range. Views are events, so `total` is `human` + `ai`. */
export interface ViewData {
  totals: VisitorCounts
  views: readonly VisitorRow[]
}

// A longer range is split into this many parts, so that the work has a limit.
const mostParts = 400
const cachedRanges = 4
const results = new Map<string, ViewData>()

/**
 * Returns the views of a site with `pages` pages, from `dateFrom` (inclusive) to `dateTo` (exclusive), both YYYY-MM-DD.
 * They are at least the visitors. Up to 400 days, views of adjoining ranges add up.
 */
export function viewData(pages: number, dateFrom: string, dateTo: string): ViewData {
  const key = `${pages} ${dateFrom} ${dateTo}`
  const known = results.get(key)
  if (known !== undefined) return known
  const computed = compute(pages, dayOf(dateFrom), dayOf(dateTo))
  const [oldest] = results.keys()
  if (results.size >= cachedRanges && oldest !== undefined) results.delete(oldest)
  results.set(key, computed)
  return computed
}

/** Returns views that go with a fixed list of visitors. */
export function viewsOf({ visitors }: VisitorData): ViewData {
  return summed(visitors.map(seen))
}

function compute(pages: number, from: number, to: number): ViewData {
  const days = Math.ceil((to - from) / mostParts)
  const rows = new Map<string, VisitorRow>()
  for (let day = from; day < to; day += days) {
    const { visitors } = visitorData(pages, dateOf(day), dateOf(Math.min(to, day + days)))
    for (const row of visitors) {
      const { path, human, ai, total } = seen(row)
      const known = rows.get(path)
      if (known === undefined) rows.set(path, { path, human, ai, total })
      else {
        known.human += human
        known.ai += ai
        known.total += total
      }
    }
  }
  return summed([...rows.values()])
}

/** Returns the views by visitors: each sees a page once or more. */
function seen({ path, human, ai }: VisitorRow): VisitorRow {
  const perHuman = 1.1 + (hashOf(`${path}!`) % 100) / 100
  const humanViews = Math.ceil(human * perHuman)
  return { path, human: humanViews, ai, total: humanViews + ai }
}

function summed(views: readonly VisitorRow[]): ViewData {
  const totals = { human: 0, ai: 0, total: 0 }
  for (const { human, ai, total } of views) {
    totals.human += human
    totals.ai += ai
    totals.total += total
  }
  return { totals, views }
}
