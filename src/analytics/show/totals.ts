import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { ComparedCount } from '../judge/compared-count.ts'
import type { Findings } from '../judge/findings.ts'
import { joinedTexts } from './sentence.ts'
import type { Rise } from './tables/table.ts'

/** A total of the site, as a card or a row shows it. */
export interface ShownTotal {
  name: 'total' | 'human' | 'ai' | 'unanswered'
  title: string
  /** What it counts. */
  noun: 'visitors' | 'questions'
  count: ComparedCount
  /** False if nothing is compared. */
  isCompared: boolean
  /** The range is not over. Its counts still grow, so no change is shown. */
  isUnfinished: boolean
  /** Undefined if a rise is neither better nor worse. */
  rise: Rise | undefined
}

const kinds = [
  { name: 'total', title: 'All', noun: 'visitors', rise: 'better' },
  { name: 'human', title: 'People', noun: 'visitors', rise: 'better' },
  { name: 'ai', title: 'AI', noun: 'visitors', rise: undefined },
  { name: 'unanswered', title: 'Unanswered questions', noun: 'questions', rise: 'worse' },
] as const

/** Returns the totals of all visitors, people and AI, and of the unanswered questions if they were read. */
export function shownTotals({ previous, listCounts, verdict, unfinished }: Findings): ShownTotal[] {
  const counts = { ...verdict, unanswered: listCounts.unanswered }
  return kinds.flatMap((kind) => {
    const count = counts[kind.name]
    return count === undefined
      ? []
      : { ...kind, count, isCompared: previous !== undefined, isUnfinished: unfinished }
  })
}

/** Says what the totals count, and how many views there were if they were read. */
export function totalsNote({
  totals,
  views,
  previous,
  unfinished,
}: Pick<Findings, 'totals' | 'views' | 'previous' | 'unfinished'>): string | undefined {
  const { human, ai, total } = totals
  // The counts are approximate, so a total can be inconsistent with its parts.
  const both = Math.min(human, ai, Math.max(0, human + ai - total))
  const sentences = [
    'Unique visitors.',
    both === 0
      ? undefined
      : `${formatCountOf(both, 'visitor')} ${both === 1 ? 'counts' : 'count'} in People and in AI, but only once in All.`,
    views &&
      `${formatCountOf(views.totals.total, 'view')}: ${formatCount(views.totals.human)} by people, ${formatCount(views.totals.ai)} by AI.`,
    previous && !unfinished ? 'Bold changes are beyond what is usual.' : undefined,
  ]
  return joinedTexts(sentences, ' ')
}
