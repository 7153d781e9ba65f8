import type { VisitorCounts } from '../../service/contract.ts'
import { bucketLabels } from '../date-format.ts'
import type { VisitorSeries } from '../read/visitor-analytics.ts'
import { partsOf } from './visitor-parts.ts'

// A chart with more buckets is not legible, and GitHub draws no chart above 50,000 characters.
export const maxBuckets = 120
const charactersOnAxis = 70

// Legible on GitHub's light and dark backgrounds. The total is drawn behind the lines.
const colours = { human: '#2f81f7', ai: '#e8853d', both: '#a371f7', total: '#8b949e59' }

/** Returns a pie chart of a total; undefined if there are no visitors. */
export function splitChart(totals: VisitorCounts): string | undefined {
  const { humanOnly, both, aiOnly } = partsOf(totals)
  // Mermaid sorts slices by size, and some versions assign the colours in that order.
  const slices = [
    { label: 'Human only', count: humanOnly, colour: colours.human },
    { label: 'AI only', count: aiOnly, colour: colours.ai },
    { label: 'Both', count: both, colour: colours.both },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  if (slices.length === 0) return undefined
  const themeVariables = Object.fromEntries(slices.map(({ colour }, index) => [`pie${index + 1}`, colour]))
  return mermaid({ themeVariables }, [
    'pie showData',
    '  accTitle: Human and AI visitors',
    ...slices.map(({ label, count }) => `  "${label}" : ${count}`),
  ])
}

/**
 * Returns a chart of the last buckets of a series: bars for all visitors, and a line each for human and AI visitors.
 */
export function seriesChart({ size, buckets }: VisitorSeries): string {
  const shown = buckets.slice(-maxBuckets)
  const names = bucketLabels({ size, buckets: shown })
  const labelCharacters = Math.max(7, ...names.map((name) => name.length))
  const every = Math.ceil(shown.length / Math.floor(charactersOnAxis / labelCharacters))
  const labels = names.map((name, index) => (index % every === 0 ? name : '') + invisible(index))
  const top = Math.max(1, ...shown.map(({ human, ai, total }) => Math.max(human, ai, total)))
  const row = (name: keyof VisitorCounts): string => `[${shown.map((bucket) => bucket[name]).join(', ')}]`
  const plotColorPalette = [colours.total, colours.human, colours.ai].join(', ')
  return mermaid(
    {
      xyChart: { width: 900, height: 320 },
      themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
    },
    [
      'xychart-beta',
      `  accTitle: Visitors per ${size}`,
      `  x-axis [${labels.map((label) => `"${label}"`).join(', ')}]`,
      `  y-axis "Visitors" 0 --> ${top}`,
      `  bar "All" ${row('total')}`,
      `  line "Human" ${row('human')}`,
      `  line "AI" ${row('ai')}`,
    ],
  )
}

/**
 * Returns an invisible suffix that makes labels unique. Mermaid draws equal labels, and labels of white space, at the
 * same position.
 */
function invisible(index: number): string {
  return index.toString(2).replaceAll('0', '\u200B').replaceAll('1', '\u200C')
}

function mermaid(config: object, lines: readonly string[]): string {
  return ['```mermaid', '---', `config: ${JSON.stringify(config)}`, '---', ...lines, '```'].join('\n')
}
