import type { ExportContent } from '../../src/analytics/show/export-content.ts'
import { formatChange } from '../../src/shared/number-format.ts'
import type { VisitorAnalytics } from '../../src/analytics/read/visitor-analytics.ts'
import { closedLine } from '../../src/analytics/show/tables/gap-tables.ts'
import { sentenceText } from '../../src/analytics/show/sentence.ts'
import { taskWords } from '../../src/analytics/show/task-words.ts'
import { analyticsOf, comparedOf } from './analytics.ts'
import { row } from './page-server.ts'

type Visitors = Record<string, number>

/** Numbers of an export, as an example names them. */
export interface Numbers extends Partial<
  Omit<VisitorAnalytics, 'previous' | 'visitors' | 'rows' | 'totals'>
> {
  /** Visitors of the site. */
  now?: number
  before?: number
  /** Visitors of each page. */
  pages?: Visitors
  pagesBefore?: Visitors
  daysBefore?: number
  /** What `include` read of the previous period. */
  lists?: NonNullable<VisitorAnalytics['previous']>['lists']
}

/** What a person is told. */
export interface Told {
  verdict: string
  tasks: string[]
  /** `/a +50 (+100.0%)` */
  moved: string[]
  closed: string
  content: ExportContent
}

/** Returns what a person is told, given these numbers of February 2026. Without `before`, nothing is compared. */
export async function told({
  now = 1000,
  before,
  pages = {},
  pagesBefore = {},
  daysBefore = 28,
  lists,
  ...change
}: Numbers): Promise<Told> {
  const rows = (visitors: Visitors) => Object.entries(visitors).map(([path, total]) => row(path, total))
  const range = { dateFrom: '2026-02-02', dateTo: '2026-03-02', days: 28, ...change }
  const totals = { human: now, ai: 0, total: now }
  const content =
    before === undefined
      ? await analyticsOf({ ...range, totals, visitors: rows(pages) })
      : await comparedOf(rows(pages), rows(pagesBefore), {
          ...range,
          totals,
          totalsBefore: { human: before, ai: 0, total: before },
          rangeBefore: { dateFrom: '2026-01-05', dateTo: '2026-02-02', days: daysBefore },
          lists,
        })
  return {
    verdict: content.verdict,
    tasks: content.tasks.map((task) => {
      const { verb, what, why } = taskWords(task)
      return `${verb} ${sentenceText([...what, ': ', ...why])}`
    }),
    moved: content.moved.map(({ path, total, previous }) => `${path} ${formatChange(total, previous.total)}`),
    closed: sentenceText(closedLine(content.closed ?? []) ?? []),
    content,
  }
}
