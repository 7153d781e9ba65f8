import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { Change } from '../judge/compared-count.ts'
import type { Findings } from '../judge/findings.ts'
import { joinedTexts } from './sentence.ts'
import { numberText } from './tables/number-text.ts'
import type { Rise } from './tables/table.ts'
import { formatLimits, periodNames, periodsName } from './verdict-words.ts'

/** A total of the site, as a card or a row shows it. */
export interface ShownTotal {
  name: 'total' | 'human' | 'ai' | 'unanswered'
  title: string
  now: number
  /** What stands beside it: `usual` and `10,900–14,500`. Without what is usual, the count before. */
  beside: { label: string; value: string } | undefined
  /** `↑` or `↓` beyond what is usual; of the unanswered questions, their gain: `+3`. Empty if there is none. */
  mark: string
  change: Change | null
  /** Undefined if a rise is neither better nor worse. */
  rise: Rise | undefined
}

const visitors = [
  { name: 'total', title: 'All', rise: 'better' },
  { name: 'human', title: 'People', rise: 'better' },
  { name: 'ai', title: 'AI', rise: undefined },
] as const
const arrows: Record<Change, string> = { more: '↑', fewer: '↓', same: '' }

/** Returns the totals of all visitors, people and AI, and of the unanswered questions if they were read. */
export function shownTotals(findings: Findings): ShownTotal[] {
  const { previous, listCounts, verdict, unfinished } = findings
  const names = periodNames(findings)
  const label = names.before === 'Before' ? 'before' : names.before
  const totals = visitors.map((kind): ShownTotal => {
    const { now, usual, change } = verdict[kind.name]
    const count = findings.usual === undefined ? previous?.totals[kind.name] : undefined
    const beside =
      usual === undefined
        ? count === undefined
          ? undefined
          : { label, value: formatCount(count) }
        : { label: 'usual', value: formatLimits(usual) }
    return { ...kind, now, beside, mark: arrows[change ?? 'same'], change }
  })
  const { unanswered } = listCounts
  if (unanswered === undefined) return totals
  const isCompared = unanswered.before !== null
  return [
    ...totals,
    {
      name: 'unanswered',
      title: 'Unanswered questions',
      now: unanswered.now,
      beside: isCompared ? { label, value: numberText('before', unanswered.before) } : undefined,
      mark: isCompared && !unfinished ? numberText('change', unanswered) : '',
      change: unfinished ? null : unanswered.change,
      rise: 'worse',
    },
  ]
}

/** Says what the totals count, where their usual range comes from, and how many views there were if they were read. */
export function totalsNote(
  findings: Pick<
    Findings,
    'totals' | 'views' | 'previous' | 'unfinished' | 'usual' | 'history' | 'dateFrom' | 'dateTo' | 'days'
  >,
): string | undefined {
  const { totals, views, previous, unfinished, usual, history } = findings
  const { human, ai, total } = totals
  // The counts are approximate, so a total can be inconsistent with its parts.
  const both = Math.min(human, ai, Math.max(0, human + ai - total))
  const sentences = [
    'Unique visitors.',
    both === 0
      ? undefined
      : `${formatCountOf(both, 'visitor')} ${both === 1 ? 'counts' : 'count'} in People and in AI, but only once in All.`,
    usual && history && `Usual ranges come from ${periodsName(findings, history, usual.periods)} before.`,
    views &&
      `${formatCountOf(views.totals.total, 'view')}: ${formatCount(views.totals.human)} by people, ${formatCount(views.totals.ai)} by AI.`,
    previous && !unfinished ? 'Bold changes are beyond what is usual.' : undefined,
  ]
  return joinedTexts(sentences, ' ')
}
