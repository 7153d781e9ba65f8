import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import type { Findings } from '../judge/findings.ts'
import { toldChange, type ToldChange } from '../judge/verdict.ts'
import { formatRange, shortLabel, wholeMonth } from '../period/date-format.ts'
import { joinedTexts } from './sentence.ts'
import { numberText, periodNames } from './tables/table.ts'
import { formatLimits, periodsName } from './verdict-words.ts'

/** A total of the site, as a card or a row shows it. */
export type ShownTotal = ReturnType<typeof shownTotals>[number]

const visitors = [
  { name: 'total', title: 'All', rise: 'better' },
  { name: 'human', title: 'People', rise: 'better' },
  { name: 'ai', title: 'AI', rise: undefined },
] as const
const arrows: Record<ToldChange, string> = { more: '↑', fewer: '↓', same: '', falling: '↘', rising: '↗' }

/**
 * Returns the totals of all visitors, people and AI, and of the unanswered questions if they were read.
 *
 * - `mark`: `↑` or `↓` beyond what is usual, `↗` or `↘` for a trend; of questions, their gain: `+3`. Empty without one.
 * - `rise`: undefined if it is neither better nor worse.
 * - `beside`: `usual 10,900–14,500`, or the count before: `September 12,664`. Empty without both.
 * - `counts`: those in the periods of the chart, the oldest first. Empty without a chart.
 */
export function shownTotals(findings: Findings) {
  const { previous, listCounts, verdict, unfinished, usual, history = [] } = findings
  const periods = usual === undefined ? [] : [...history, findings]
  const { before: name } = periodNames(findings)
  const before = (count: number | null | undefined): string =>
    count == null ? '' : `${name === 'Before' ? 'before' : name} ${formatCount(count)}`
  const totals = visitors.map(({ name, title, rise }) => {
    const { now, usual: limits, change } = verdict[name]
    const usualText = limits === undefined ? '' : `usual ${formatLimits(limits)}`
    return {
      title,
      rise,
      now,
      change,
      mark: arrows[toldChange(verdict[name]) ?? 'same'],
      // A total is compared with its usual range and with nothing else.
      beside: usual === undefined ? before(previous?.totals[name]) : usualText,
      counts: periods.map(({ totals }) => totals[name]),
    }
  })
  const { unanswered } = listCounts
  if (unanswered === undefined) return totals
  const { now, change } = unanswered
  const isTold = unanswered.before !== null && unanswered.before !== now && !unfinished
  const mark = isTold ? numberText('change', unanswered) : ''
  return [
    ...totals,
    {
      title: 'Unanswered questions',
      now,
      mark,
      change: unfinished ? null : change,
      rise: 'worse' as const,
      beside: before(unanswered.before),
      counts: [],
    },
  ]
}

export type UsualChart = NonNullable<ReturnType<typeof usualChartOf>>

/**
 * Returns the chart that shows why the verdict is what it is: the periods before the range and the range, the oldest first,
 * and what is usual of all visitors. Undefined without a history that tells what is usual.
 */
export function usualChartOf(findings: Findings) {
  const { usual, history, totals, unfinished, dateFrom, dateTo, days } = findings
  if (usual === undefined || history === undefined) return undefined
  const last = history.at(-1) ?? findings
  const periods = [...history, { dateFrom, dateTo, totals }]
  const ordinary = new Set<unknown>(usual.ordinary)
  const bars = periods.map((period, index) => {
    const { total, human, ai } = period.totals
    const label = shortLabel(period)
    // An odd period does not tell what is usual.
    const kind = index === history.length ? 'range' : ordinary.has(period) ? 'before' : 'odd'
    const note = { before: '', odd: ', not counted as usual', range: unfinished ? ' so far' : '' }[kind]
    const title = `${formatRange(period)}: ${formatCountOf(total, 'visitor')}${note}`
    const numbers = `${label}: ${formatCount(total)}${note} (people ${formatCount(human)}, AI ${formatCount(ai)})`
    return { label, title, visitors: total, kind, numbers }
  })
  return {
    title: `Visitors, with ${periodsName(findings, history, `the ${history.length}`)} before`,
    /** What all of its periods are called: `9 weeks`. */
    periods: periodsName(findings, history, `${periods.length}`),
    /** What the last period before the range is called: `September`, `week before`, or its dates. */
    before: wholeMonth(last)?.month ?? (days === 7 ? 'week before' : `${formatRange(last)}:`),
    bars,
    usual: usual.total,
    /** The numbers of the bars in one line. */
    numbers: bars.map(({ numbers }) => numbers).join(' · '),
  }
}

/** Says what the totals count, where their usual range comes from, and how many views there were if they were read. */
export function totalsNote(findings: Findings): string | undefined {
  const { views, previous, unfinished, usual, history } = findings
  const some =
    usual === undefined || usual.ordinary.length === history?.length ? '' : `${usual.ordinary.length} of `
  const sentences = [
    'Unique visitors.',
    'AI: agents and other programs, as the service tells them from people.',
    'A visitor can count in People and in AI, but only once in All.',
    usual &&
      history &&
      `Usual ranges come from ${periodsName(findings, history, `${some}the ${history.length}`)} before.`,
    views &&
      `${formatCountOf(views.totals.total, 'view')}: ${formatCount(views.totals.human)} by people, ${formatCount(views.totals.ai)} by AI.`,
    previous && !unfinished ? 'Bold changes are beyond what is usual.' : undefined,
    'The counts are approximate. The pages do not add up to the total.',
  ]
  return joinedTexts(sentences, ' ')
}
