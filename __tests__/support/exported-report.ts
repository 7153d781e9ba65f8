import { beforeAll } from '@jest/globals'
import type { Page } from 'playwright-core'

import { visitorData } from '../../simulator/visitor-data.ts'
import type { IncludedLists } from '../../src/analytics/read/included-lists.ts'
import type { Findings } from '../../src/analytics/judge/findings.ts'
import { periodsBefore } from '../../src/analytics/period/periods.ts'
import { inExportOrder } from '../../src/analytics/read/pages.ts'
import { comparedOf, feedbackOf, many, questionsOf, searchesOf } from './analytics.ts'
import type { BrowserStage, WindowOptions } from './browser.ts'

/** More than three windows of the table. */
export const pages = 80
export const period = { dateFrom: '2026-10-05', dateTo: '2026-11-05' }
export const days = 31
const before = { dateFrom: '2026-09-04', dateTo: '2026-10-05', days }

/** What the simulated service answers for the period, and for the one before. */
export const current = visitorData(pages, period.dateFrom, period.dateTo)
export const previous = visitorData(pages, before.dateFrom, before.dateTo)
const history = periodsBefore(period, false).map((each) => {
  const { totals, visitors } = visitorData(pages, each.dateFrom, each.dateTo)
  return { ...each, totals, visitors: [...visitors], isComplete: true }
})

const words = ['billing', 'colours', 'deploy', 'export', 'fonts', 'gateway', 'headers']
/** What readers asked, searched and disliked: more than the report shows of each at first. */
const readers: IncludedLists = {
  searches: searchesOf([
    { term: 'install', hits: 90, clickThroughRate: 0.75, topClickedPage: '/quickstart' },
    ...many(7, (index) => ({ term: `term-${index}`, hits: 20 - index, topClickedPage: '/quickstart' })),
  ]),
  ...feedbackOf(
    many(7, (index) => ({ path: `/page-${index}`, thumbsDown: 20 - index, total: 20 })),
    [
      { comment: 'Does not work', path: '/page-0', code: 'run()' },
      { comment: 'Why?', path: '/page-0' },
      { helpful: true },
    ],
  ),
  questions: questionsOf([
    ...many(30, (index) => ({
      question: `${['How to', 'Where to', 'Can I', 'Please', 'Must I'][index % 5] ?? ''} sign in?`,
      page: '/quickstart',
    })),
    ...many(14, (index) => ({ question: words[index >> 1] ?? '', category: 'Setup' })),
    { question: 'What is it?', resolution: 'answered' },
  ]),
}

/** Opens the `report.html` of the simulator's data, with a comparison and the lists of readers. */
export function reportOpener({ write, open }: BrowserStage): (options?: WindowOptions) => Promise<Page> {
  let file = ''
  beforeAll(async () => {
    file = await write(await exported())
  })
  return (options) => open(file, options)
}

function exported(): Promise<Findings> {
  return comparedOf(inExportOrder(current.visitors), inExportOrder(previous.visitors), {
    projectId: 'project-1',
    ...period,
    days,
    siteUrl: new URL('https://docs.example.com'),
    exportedAt: new Date('2026-11-05T06:17:00Z'),
    totals: current.totals,
    totalsBefore: previous.totals,
    rangeBefore: before,
    history,
    ...readers,
  })
}
