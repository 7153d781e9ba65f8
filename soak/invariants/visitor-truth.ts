import {
  type VisitorCounts,
  type VisitorData,
  type VisitorRow,
  visitorData,
} from '../../simulator/visitor-data.ts'
import type { VisitorDataPlan } from '../scenarios/scenario.ts'
import { listedVisitors } from '../scenarios/visitor-list.ts'

export interface VisitorTruth {
  totals: VisitorCounts
  /** Each path once, in the order of an export. */
  rows: VisitorRow[]
  /** The service lists a path twice with different counts, so the export must fail. */
  isContradictory: boolean
}

/** Returns what an export of a range must hold. */
export function visitorTruth(plan: VisitorDataPlan, dateFrom: string, dateTo: string): VisitorTruth {
  const data: VisitorData =
    plan.kind === 'list' ? listedVisitors(plan) : visitorData(plan.pages, dateFrom, dateTo)
  const rows = new Map(data.visitors.map((row) => [row.path, row]))
  return {
    totals: data.totals,
    rows: [...rows.values()].sort(byTotalThenPath),
    isContradictory: data.visitors.some((row) => JSON.stringify(row) !== JSON.stringify(rows.get(row.path))),
  }
}

/** The bytes of UTF-8 sort by code point. */
function byTotalThenPath(a: VisitorRow, b: VisitorRow): number {
  return b.total - a.total || Buffer.compare(Buffer.from(a.path), Buffer.from(b.path))
}
