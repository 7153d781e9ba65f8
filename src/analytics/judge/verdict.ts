import type { VisitorCounts } from '../../service/contract.ts'
import { few } from '../../shared/number-format.ts'
import type { ComparedCount } from './compared-count.ts'
import { changeFromUsual, type Limits, type Usual } from './usual.ts'

/**
 * A total of the range, and what may be concluded from it. Its change is that from what is usual: null if that is not known,
 * or if a range that is not over can still become usual.
 */
export interface JudgedTotal extends ComparedCount {
  usual: Limits | undefined
  /** Difference from the usual centre in percent, 0 or more. Undefined if one of the two is below 30. */
  percent: number | undefined
}

/** The conclusion about the totals, without words. */
export interface Verdict {
  human: JudgedTotal
  ai: JudgedTotal
  total: JudgedTotal
  /** Whose change the change of the total hides: people, AI or both. */
  hidden: ('human' | 'ai')[]
}

interface Totals {
  totals: VisitorCounts
  previous: { totals: VisitorCounts } | undefined
  unfinished: boolean
}

export function verdictOf({ totals, previous, unfinished }: Totals, usual: Usual | undefined): Verdict {
  const judge = (name: keyof VisitorCounts): JudgedTotal => {
    const limits = usual?.[name]
    const now = totals[name]
    const change = limits === undefined ? null : changeFromUsual(now, limits)
    return {
      now,
      before: previous?.totals[name] ?? null,
      usual: limits,
      change: unfinished && change !== 'more' ? null : change,
      percent: limits && percentFrom(now, limits.centre),
    }
  }
  const judged = { human: judge('human'), ai: judge('ai'), total: judge('total') }
  return { ...judged, hidden: hiddenChanges(judged) }
}

function percentFrom(now: number, before: number): number | undefined {
  return now < few || before < few ? undefined : (100 * Math.abs(now - before)) / before
}

/** Returns who went another way than the total, or moved it alone. */
function hiddenChanges({ human, ai, total }: Omit<Verdict, 'hidden'>): Verdict['hidden'] {
  const hasChanged = ({ change }: JudgedTotal): boolean => change === 'more' || change === 'fewer'
  if (total.change === 'same') {
    const names = ['human', 'ai'] as const
    return names.filter((name) => hasChanged({ human, ai }[name]))
  }
  if (total.change === null || human.change === null || ai.change === null) return []
  if (hasChanged(human)) {
    if (human.change !== total.change) return ['human']
    return hasChanged(ai) && ai.change !== total.change ? ['ai'] : []
  }
  return ai.change === total.change ? ['human'] : []
}
