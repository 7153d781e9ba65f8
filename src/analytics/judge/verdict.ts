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
  /** Who changed otherwise than the total: people, AI or both. */
  hidden: ('human' | 'ai')[]
}

export function verdictOf(
  range: Pick<VisitorAnalytics, 'totals' | 'unfinished' | 'history' | 'days'>,
  usual: Usual | undefined,
): Verdict {
  const { totals, unfinished, history = [], days = 1 } = range
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
  return { ...judged, hidden: hiddenChanges(judged) }
}

/** What is told of a total in one word. */
export type ToldChange = Change | 'falling' | 'rising'

export function toldChange({ change, trend }: JudgedTotal): ToldChange | null {
  if (trend === undefined) return change
  return trend < 1 ? 'falling' : 'rising'
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

/** Returns people if they did not change as the total did, and AI if it changed another way. */
function hiddenChanges({ total, ...judged }: Omit<Verdict, 'hidden'>): Verdict['hidden'] {
  if (total.change === null) return []
  return (['human', 'ai'] as const).filter((name) => {
    const { change } = judged[name]
    return change !== null && change !== total.change && (name === 'human' || change !== 'same')
  })
}
