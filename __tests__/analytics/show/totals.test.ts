import { expect, it } from '@jest/globals'

import { daysBetween } from '../../../src/analytics/period/calendar.ts'
import { periodsBefore } from '../../../src/analytics/period/periods.ts'
import { shownTotals, totalsNote, usualChartOf } from '../../../src/analytics/show/totals.ts'
import { analyticsOf, comparedOf, historyOf, row } from '../../support/analytics.ts'

it.each([
  ['usual', 8, 'usual 954–1,160'],
  ['the count before, if too few periods tell what is usual', 3, 'December 1,100'],
])('beside a total stands %s', async (_, periods, beside) => {
  const history = historyOf(periods, { human: 900, ai: 300, total: 1050 })
  const [all] = shownTotals(await comparedOf([row('/a')], [row('/a')], { history }))
  expect(all?.beside).toEqual(beside)
})

it.each([
  ['a month', '2026-11-01', '2026-12-01', 'October'],
  ['a week', '2026-11-02', '2026-11-09', 'week before'],
  ['other days', '2026-11-02', '2026-11-12', 'Oct 19–28, 2026:'],
])('the last count before %s is named by its period', async (_, dateFrom, dateTo, last) => {
  const [days, previous] = [daysBetween(dateFrom, dateTo), { human: 900, ai: 300, total: 1050 }]
  const history = periodsBefore({ dateFrom, dateTo }, false).map((each) => ({
    ...each,
    totals: previous,
    visitors: [],
    isComplete: true,
  }))
  const findings = await comparedOf([row('/a')], [row('/a')], { dateFrom, dateTo, days, history })
  expect(usualChartOf(findings)?.before).toBe(last)
})

it('the note has the views', async () => {
  const totals = { human: 5, ai: 3, total: 8 }
  const views = { totals: { human: 1200, ai: 34, total: 1234 }, pages: [], isComplete: true }
  expect(totalsNote(await analyticsOf({ totals, views }))).toContain(
    ' 1,234 views: 1,200 by people, 34 by AI. ',
  )
})
