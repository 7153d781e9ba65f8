import { type Gaps, gapsOf } from './gaps.ts'
import { movedPages, type PageChange } from './read/comparison.ts'
import type { VisitorAnalytics } from './read/visitor-analytics.ts'
import { type Task, tasksOf } from './tasks.ts'
import { verdictOf } from './verdict.ts'

/** What the files and the summary of an export show: what was read, and what was found in it. */
export interface ExportContent extends VisitorAnalytics {
  /** Nobody visited in the range. */
  isEmpty: boolean
  /** Nor in the period to compare with, if there is one. */
  isEmptyInBoth: boolean
  /** The pages whose visitors changed, the largest change first. None without a comparison. */
  moved: PageChange[]
  /** One sentence. */
  verdict: string
  /** What to do this week. */
  tasks: Task[]
  /** Undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
  gaps: Gaps | undefined
}

export function contentOf(analytics: VisitorAnalytics): ExportContent {
  const { totals, visitors, previous } = analytics
  const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0)
  const isEmptyInBoth = isEmpty && (previous === undefined || previous.totals.total === 0)
  const moved = movedPages(previous?.changes ?? [])
  const gaps = gapsOf(analytics)
  const verdict = verdictOf(analytics)
  return { ...analytics, isEmpty, isEmptyInBoth, moved, verdict, tasks: tasksOf(moved, gaps), gaps }
}
