import { describe, expect, it } from '@jest/globals'

import { conversationRows, feedbackRows, searchRows } from '../../simulator/reader-data.ts'
import { visitorData } from '../../simulator/visitor-data.ts'

const pages = 236
const months = Array.from({ length: 13 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toISOString().slice(0, 10),
)
const rangeOf = (month: number) => ({ pages, dateFrom: months[month] ?? '', dateTo: months[month + 1] ?? '' })

function countsOf(keys: readonly (string | null)[]): Map<string | null, number> {
  const counts = new Map<string | null, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Unanswered questions by page, which tells their subject. */
function unansweredIn(month: number): Map<string | null, number> {
  const unanswered = conversationRows(rangeOf(month)).filter(
    ({ resolutionStatus, pageUrl }) => resolutionStatus === 'unanswered' && pageUrl !== null,
  )
  return countsOf(unanswered.map(({ pageUrl }) => pageUrl))
}

function visitorsIn(month: number): Map<string, number> {
  const { dateFrom, dateTo } = rangeOf(month)
  return new Map(visitorData(pages, dateFrom, dateTo).visitors.map(({ path, total }) => [path, total]))
}

describe.each(months.slice(1, -1).map((date, index) => [date, index + 1] as const))(
  'the month of %s',
  (_, month) => {
    it('has a subject that is asked more than before, and one that is no longer asked', () => {
      const [before, now] = [unansweredIn(month - 1), unansweredIn(month)]
      const differences = [...now].map(([page, count]) => count - (before.get(page) ?? 0))
      expect(Math.max(...differences)).toBeGreaterThan(6)
      const closed = [...before].filter(([page]) => !now.has(page)).map(([, count]) => count)
      expect(Math.max(...closed)).toBeGreaterThan(6)
    })

    it('has a page that lost all its visitors', () => {
      const now = visitorsIn(month)
      const lost = [...visitorsIn(month - 1)].filter(([path]) => !now.has(path)).map(([, total]) => total)
      expect(Math.max(...lost)).toBeGreaterThan(100)
    })
  },
)

describe('the readers of a month', () => {
  const october = rangeOf(9)
  const rows = conversationRows(october)

  it('ask nearly each question in words of their own', () => {
    const wordings = countsOf(rows.map(({ query }) => query.toLowerCase()))
    expect(wordings.size / rows.length).toBeGreaterThan(0.9)
    expect(wordings.size).toBeLessThan(rows.length)
  })

  it('get an answer to two of three questions', () => {
    const answered = rows.filter(({ resolutionStatus }) => resolutionStatus === 'answered')
    expect(answered.length / rows.length).toBeCloseTo(0.66, 1)
  })

  it('are those of its parts', () => {
    const parts = [
      { ...october, dateTo: '2026-10-12' },
      { ...october, dateFrom: '2026-10-12' },
    ]
    expect(parts.toReversed().flatMap(conversationRows)).toEqual(rows)
    expect(parts.toReversed().flatMap(feedbackRows)).toEqual(feedbackRows(october))
    const hits = (list: ReturnType<typeof searchRows>) => list.reduce((sum, row) => sum + row.hits, 0)
    expect(hits(parts.flatMap(searchRows))).toBe(hits(searchRows(october)))
  })
})
