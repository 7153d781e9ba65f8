import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { Change, ComparedCount } from '../judge/count-change.ts'
import type { ExportContent } from './export-content.ts'
import { joinedTexts } from './sentence.ts'
import type { Rise } from './tables/table.ts'

/** A total of the site, as a card or a row shows it. */
export interface ShownTotal {
  name: 'total' | 'human' | 'ai' | 'unanswered'
  title: string
  now: number
  /** Null if it could not be read. Undefined if nothing is compared. */
  before: number | null | undefined
  /** Null without `before`. */
  change: ComparedCount | null
  /** Undefined if a rise is neither better nor worse. */
  rise: Rise | undefined
}

const kinds = [
  { name: 'total', title: 'All', rise: 'better' },
  { name: 'human', title: 'People', rise: 'better' },
  { name: 'ai', title: 'AI', rise: undefined },
  { name: 'unanswered', title: 'Unanswered', rise: 'worse' },
] as const

/** Returns the totals of all visitors, people and AI, and of the unanswered questions if they were read. */
export function shownTotals({ totals, previous, questions, verdict, changeOf }: ExportContent): ShownTotal[] {
  const counts = { ...totals, unanswered: questions?.unanswered }
  const countsBefore = { ...previous?.totals, unanswered: previous?.lists?.questions?.unanswered }
  const unansweredChange = (now: number, before: number): Change =>
    previous?.lists?.questions?.asked === 0 ? 'same' : changeOf(now, before)
  return kinds.flatMap((kind) => {
    const [now, before] = [counts[kind.name], countsBefore[kind.name]]
    if (now === undefined) return []
    const changed = (before: number): Change =>
      kind.name === 'unanswered' ? unansweredChange(now, before) : (verdict[kind.name].change ?? 'same')
    return {
      ...kind,
      now,
      before: previous === undefined ? undefined : (before ?? null),
      change: before === undefined ? null : { now, before, change: changed(before) },
    }
  })
}

/** Says what the totals count, and how many views there were if they were read. */
export function totalsNote({ totals, views }: Pick<ExportContent, 'totals' | 'views'>): string | undefined {
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
  ]
  return joinedTexts(sentences, ' ')
}
