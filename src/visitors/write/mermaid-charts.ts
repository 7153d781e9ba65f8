import type { VisitorCounts } from '../../service/contract.ts'
import { bucketLabels } from '../date-format.ts'
import type { VisitorSeries } from '../read/visitor-analytics.ts'
import { partsOf } from './visitor-parts.ts'

// A chart of more is no longer legible, and GitHub draws none above 50,000 characters.
export const maxBuckets = 120
const charactersOnAxis = 70

// Legible on the light and on the dark background of GitHub; the total lies behind the others.
const colours = { human: '#2f81f7', ai: '#e8853d', both: '#a371f7', total: '#8b949e59' }

/** The split of a total as a pie; undefined when nobody visited. */
export function splitChart(totals: VisitorCounts): string | undefined {
  const { humanOnly, both, aiOnly } = partsOf(totals)
  // Mermaid sorts slices by size, and versions of it colour them in that order.
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

/** The last buckets of a series: bars of all visitors, a line each of human and AI visitors. */
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

/** What nobody sees, and makes labels differ: Mermaid draws equal ones, and those of white space, at one place. */
function invisible(index: number): string {
  return index.toString(2).replaceAll('0', '\u200B').replaceAll('1', '\u200C')
}

function mermaid(config: object, lines: readonly string[]): string {
  return ['```mermaid', '---', `config: ${JSON.stringify(config)}`, '---', ...lines, '```'].join('\n')
}
