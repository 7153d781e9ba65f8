import type { VisitorCounts } from '../../src/service/contract.ts'
import { daysBetween } from '../../src/analytics/period/calendar.ts'
import { type Period, periodBefore, periodsBefore } from '../../src/analytics/period/periods.ts'
import type { VisitorAnalytics } from '../../src/analytics/read/visitor-analytics.ts'
import type { Findings } from '../../src/analytics/judge/findings.ts'
import type { AskSite } from '../../src/analytics/judge/lost-pages.ts'
import { numberText } from '../../src/analytics/show/tables/table.ts'
import { closedLine } from '../../src/analytics/show/tables/gap-tables.ts'
import { sentenceText } from '../../src/analytics/show/sentence.ts'
import { taskWords } from '../../src/analytics/show/task-words.ts'
import { comparedLine, verdictSentence } from '../../src/analytics/show/verdict-words.ts'
import { analyticsOf, comparedOf, row } from './analytics.ts'

type Visitors = Record<string, number>
/** A number is people. */
type Totals = number | VisitorCounts

/** Numbers of an export, as an example names them. */
export interface Numbers extends Partial<
  Omit<VisitorAnalytics, 'previous' | 'visitors' | 'totals' | 'history'>
> {
  /** Default: the 28 days before Monday, 2 March 2026. */
  range?: Period
  isMonthToDate?: boolean
  /** Visitors of the site. */
  now?: Totals
  /** Without it, and without a history, nothing is compared. */
  before?: Totals
  /** Visitors of the site in the periods before the range, the oldest first. The last one is also `before`. */
  history?: readonly Totals[]
  /** Visitors of each page. */
  pages?: Visitors
  pagesBefore?: Visitors
  /** Visitors of each page in the periods before the range, the oldest first. The last one is also `pagesBefore`. */
  pagesEarlier?: readonly Visitors[]
  /** Asks the site for pages that nobody visits now. */
  ask?: AskSite
  /** Pages of the earlier periods may be missing, because each has so many. */
  isCut?: boolean
  /** What `include` read of the previous period. */
  lists?: NonNullable<VisitorAnalytics['previous']>['lists']
}

/** What a person is told. */
export interface Told {
  verdict: string
  /** The line below the verdict. */
  compared: string
  tasks: string[]
  /** `/a +50 (+100.0%)`, `/v1/* −50 (none now)` */
  moved: string[]
  closed: string
  content: Findings
}

const countsOf = (totals: Totals): VisitorCounts =>
  typeof totals === 'number' ? { human: totals, ai: 0, total: totals } : totals

/** Returns what a person is told, given these numbers. */
export async function told({
  range = { dateFrom: '2026-02-02', dateTo: '2026-03-02' },
  isMonthToDate = false,
  now = 1000,
  pagesEarlier,
  history = pagesEarlier?.map(() => 1000),
  before = history?.at(-1),
  pages = {},
  pagesBefore = pagesEarlier?.at(-1) ?? {},
  isCut = false,
  lists,
  ask,
  ...change
}: Numbers): Promise<Told> {
  const rows = (visitors: Visitors) => Object.entries(visitors).map(([path, total]) => row(path, total))
  const days = daysBetween(range.dateFrom, range.dateTo)
  const own = { ...range, days, totals: countsOf(now), ...change }
  const earlier = history && periodsBefore(range, isMonthToDate).slice(-history.length)
  const rangeBefore = periodBefore(range, isMonthToDate)
  const content =
    before === undefined
      ? await analyticsOf({ ...own, visitors: rows(pages) })
      : await comparedOf(rows(pages), rows(pagesBefore), {
          ...own,
          totalsBefore: countsOf(before),
          rangeBefore,
          history: earlier?.map((period, index) => ({
            ...period,
            totals: countsOf(history?.[index] ?? 0),
            visitors: rows(pagesEarlier?.[index] ?? {}),
            isComplete: !isCut,
          })),
          lists,
          ask,
        })
  return {
    verdict: verdictSentence(content),
    compared: comparedLine(content) ?? '',
    tasks: content.tasks.map((task) => {
      const { verb, what, why } = taskWords(task)
      return `${verb} ${sentenceText([...what, ': ', ...why])}`
    }),
    moved: content.movement.rows.map(({ path, visitors }) => `${path} ${numberText('change', visitors)}`),
    closed: sentenceText(closedLine(content.closed ?? []) ?? []),
    content,
  }
}
