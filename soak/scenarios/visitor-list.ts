import type { VisitorData, VisitorRow } from '../../simulator/visitor-data.ts'
import { hostileTexts } from '../hostile-text.ts'
import type { VisitorDataPlan } from './scenario.ts'

const hostilePaths = [
  '__proto__',
  'constructor',
  '=HYPERLINK("https://elsewhere.example")',
  ' +1+1',
  '/b;=1+1;x',
  '/quote",\r\n"/line',
  '</script><script>PWNED</script>',
  '/\uD800',
  '/\u{1F600}',
  '',
  ...hostileTexts,
]

/** Returns a fixed list of pages, the same for every range. */
export function listedVisitors(plan: Extract<VisitorDataPlan, { kind: 'list' }>): VisitorData {
  const visitors = Array.from({ length: plan.rows }, (_, index): VisitorRow => {
    const human = (index * 7919) % 1000
    const ai = (index * 104_729) % 500
    const hostile = plan.isHostile ? hostilePaths[index] : undefined
    return {
      path: hostile ?? `/page-${index}`,
      human,
      ai,
      total: Math.max(human, ai) + (Math.min(human, ai) >> 1),
    }
  })
  const sum = (count: (row: VisitorRow) => number): number =>
    visitors.reduce((total, row) => total + count(row), 0)
  const totals = { human: sum((row) => row.human), ai: sum((row) => row.ai), total: sum((row) => row.total) }
  return { totals, visitors: [...visitors, ...repeated(plan, visitors)] }
}

function repeated({ repeatedRow }: { repeatedRow: string }, visitors: readonly VisitorRow[]): VisitorRow[] {
  const [first] = visitors
  if (repeatedRow === 'none' || first === undefined) return []
  return [
    repeatedRow === 'same-counts' ? first : { ...first, human: first.human + 1, total: first.total + 1 },
  ]
}
