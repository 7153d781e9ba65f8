import type { AnalyticsQuery, Limits } from './analytics-query.ts'
import { type Answer, jsonAnswer } from './answer.ts'
import type { VisitorData } from './visitor-data.ts'

/** The limits of the lists of visitors and views. */
export const pageLimits: Limits = { byDefault: 50, most: 250 }

/** Returns the answer with the rows of `data` that the query asked for. */
export function visitorsAnswer(data: VisitorData, { limit, offset }: AnalyticsQuery): Answer {
  const visitors = data.visitors.slice(offset, offset + limit)
  return jsonAnswer(200, { totals: data.totals, visitors, hasMore: offset + limit < data.visitors.length })
}
