import { type Gaps, gapsOf } from './gaps.ts'
import type { VisitorAnalytics } from './read/visitor-analytics.ts'
import { type Task, tasksOf } from './tasks.ts'
import { verdictOf } from './verdict.ts'

/** What the files and the summary of an export show: what was read, and what was found in it. */
export interface ExportContent extends VisitorAnalytics {
  /** One sentence. */
  verdict: string
  /** What to do this week. */
  tasks: Task[]
  /** Undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
  gaps: Gaps | undefined
}

export function contentOf(analytics: VisitorAnalytics): ExportContent {
  const gaps = gapsOf(analytics)
  return { ...analytics, verdict: verdictOf(analytics), tasks: tasksOf(analytics, gaps), gaps }
}
