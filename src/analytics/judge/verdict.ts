import type { VisitorCounts } from '../../service/contract.ts'
import type { VisitorAnalytics } from '../read/visitor-analytics.ts'
import { few } from '../../shared/number-format.ts'
import type { Change } from './compared-count.ts'
import { changeFromUsual, countsPerDay, type Limits, trendOf, type Usual } from './usual.ts'

/**
 * A total of the range, and what may be concluded from it. Its change is that from what is usual: null if that is not known,
 * or if a range that is not over can still become usual.
 */
export interface JudgedTotal {
  now: number
  change: Change | null
  usual: Limits | undefined
  /** What its trend multiplied it by since the first of the earlier periods. Undefined if it is not usual, or has no trend. */
  trend: number | undefined
  /** Difference from the usual centre in percent, 0 or more. Undefined if one of the two is below 30. */
  percent: number | undefined
}

/** The conclusion about the totals, without words. */
export interface Verdict extends Record<keyof VisitorCounts, JudgedTotal> {
  /** Who changed otherwise than the total: people also if they are as usual, AI only if it changed. */
  hidden: ('human' | 'ai')[]
}

export function verdictOf(analytics: VisitorAnalytics, usual: Usual | undefined): Verdict {
  const { totals, unfinished, history = [], days = 1 } = analytics
  const judge = (name: keyof VisitorCounts): JudgedTotal => {
    const limits = usual?.[name]
    const { centre = 0 } = limits ?? {}
    const now = totals[name]
    const fromUsual = limits === undefined ? null : changeFromUsual(now, limits)
    const change = unfinished && fromUsual !== 'more' ? null : fromUsual
    return {
      now,
      usual: limits,
      change,
      trend: change === 'same' ? trendOf(countsPerDay([...history, { days, totals }], name)) : undefined,
      percent: Math.min(now, centre) < few ? undefined : (100 * Math.abs(now - centre)) / centre,
    }
  }
  const judged = { human: judge('human'), ai: judge('ai'), total: judge('total') }
  const { total } = judged
  const isHidden = (name: 'human' | 'ai'): boolean => {
    const { change } = judged[name]
    if (total.change === null || change === null || change === total.change) return false
    return name === 'human' || change !== 'same'
  }
  return { ...judged, hidden: (['human', 'ai'] as const).filter(isHidden) }
}

/** Returns where a trend goes; undefined without one. */
export function directionOf({ trend }: JudgedTotal): 'falling' | 'rising' | undefined {
  if (trend === undefined) return undefined
  return trend < 1 ? 'falling' : 'rising'
}

/** What is told of a total in one word. */
export type ToldChange = NonNullable<ReturnType<typeof toldChange>>

export function toldChange(total: JudgedTotal) {
  return directionOf(total) ?? total.change
}

/**
 * Returns what alerts follow: what is told of the total, but `falling` and `rising` only if people are. A crawler that leaves
 * is no alarm.
 */
export function visitorsChangeOf({ total, human }: Verdict): ToldChange | null {
  if (total.change !== 'same') return total.change
  if (human.trend !== undefined) return toldChange(human)
  const isPeople = total.trend !== undefined && human.change === (total.trend < 1 ? 'fewer' : 'more')
  return isPeople ? toldChange(total) : 'same'
}
