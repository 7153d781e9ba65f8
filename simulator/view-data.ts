import { hashOf } from './chance.ts'
import { type VisitorCounts, type VisitorData, type VisitorRow, visitorData } from './visitor-data.ts'

/** The views of a site in one range. Views are events, so `total` is `human` + `ai`. */
export interface ViewData {
  totals: VisitorCounts
  views: readonly VisitorRow[]
}

/** Returns the views that go with {@link visitorData}. */
export function viewData(pages: number, dateFrom: string, dateTo: string): ViewData {
  return viewsOf(visitorData(pages, dateFrom, dateTo))
}

/** Returns views that go with a list of visitors: each sees a page once or more. */
export function viewsOf({ visitors }: Pick<VisitorData, 'visitors'>): ViewData {
  const totals = { human: 0, ai: 0, total: 0 }
  const views = visitors.map(({ path, human: humans, ai }) => {
    const human = Math.ceil(humans * (1.1 + (hashOf(path) % 100) / 100))
    totals.human += human
    totals.ai += ai
    totals.total += human + ai
    return { path, human, ai, total: human + ai }
  })
  return { totals, views }
}
