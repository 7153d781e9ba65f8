import { hashOf } from './documentation-paths.ts'
import { remembering } from './remembering.ts'
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

/**
 * Returns the views of a site with `pages` pages, from `dateFrom` (inclusive) to `dateTo` (exclusive), both YYYY-MM-DD.
 * They are at least the visitors. Views of adjoining ranges add up.
 */
export const viewData = remembering(4, (pages: number, dateFrom: string, dateTo: string): ViewData => {
  const rows = new Map<string, VisitorRow>()
  for (let day = dayOf(dateFrom); day < dayOf(dateTo); day += 1) {
    const { visitors } = visitorData(pages, dateOf(day), dateOf(day + 1))
    for (const row of visitors) {
      const { path, human, ai, total } = seen(row)
      const known = rows.get(path) ?? { path, human: 0, ai: 0, total: 0 }
      known.human += human
      known.ai += ai
      known.total += total
      rows.set(path, known)
    }
  }
  return summed([...rows.values()])
})

/** Returns views that go with a fixed list of visitors. */
export function viewsOf({ visitors }: VisitorData): ViewData {
  return summed(visitors.map(seen))
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
