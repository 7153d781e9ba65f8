import type { Block } from './markdown-table.ts'
import { bucketLabels } from '../../period/date-format.ts'
import { joinedTexts } from '../sentence.ts'
import { formatCount } from '../../../shared/number-format.ts'
import {
  type BucketVisitors,
  isWhole,
  type VisitorAnalytics,
  type VisitorSeries,
} from '../../read/visitor-analytics.ts'

// A chart with more buckets is not legible, and GitHub draws no chart above 50,000 characters.
export const maxBuckets = 120
const charactersOnAxis = 70

// Legible on GitHub's light and dark backgrounds.
const colours = { whole: '#2f81f7', notWhole: '#8b949e', ai: '#e8853d' }

// Mermaid labels about ten counts of the axis. Below this one, the labels would be fractions.
const leastOnAxis = 10

/** Returns the chart of a series, with its legend. */
export function seriesBlocks({ series }: VisitorAnalytics): Block[] {
  // A single bucket repeats the total.
  if (series === undefined || series.buckets.length === 1) return []
  const { size, buckets } = series
  const shown = buckets.slice(-maxBuckets)
  const notes = [
    shown.length === buckets.length
      ? undefined
      : `The last ${maxBuckets} of ${formatCount(buckets.length)} ${size}s.`,
    'Bars: 🟧 AI, 🟦 all others.',
    greyNote(size, shown),
    size === 'week' ? 'Weeks begin on Monday.' : undefined,
  ]
  return [`### Visitors per ${size}`, joinedTexts(notes, ' '), seriesChart(series)]
}

/** Returns what the grey bars are; undefined if there are none. */
function greyNote(size: VisitorSeries['size'], buckets: readonly BucketVisitors[]): string | undefined {
  const reasons = joinedTexts(
    [
      buckets.some(({ partial }) => partial) ? `the range has only a part of this ${size}` : undefined,
      buckets.some(({ unfinished }) => unfinished) ? `this ${size} is not over yet` : undefined,
    ],
    ', or ',
  )
  return reasons && `Grey instead of blue: ${reasons}.`
}

/**
 * Returns a chart of the last buckets of a series: a bar for all visitors, and in front of it a bar for AI visitors,
 * because Mermaid draws the bars of a bucket on top of each other. A bucket that is cut or not over has another colour.
 *
 * It has no titles of bars, because newer versions of Mermaid would draw a legend of them, without its explanation.
 */
export function seriesChart({ size, buckets }: VisitorSeries): string {
  const shown = buckets.slice(-maxBuckets)
  const most = Math.max(...shown.map(({ ai, total }) => Math.max(ai, total)))
  const bars = (count: (bucket: BucketVisitors) => number): string =>
    `  bar [${shown.map((bucket) => count(bucket)).join(', ')}]`
  const plots = [
    { colour: colours.notWhole, bars: bars((bucket) => (isWhole(bucket) ? 0 : bucket.total)) },
    { colour: colours.whole, bars: bars((bucket) => (isWhole(bucket) ? bucket.total : 0)) },
    { colour: colours.ai, bars: bars(({ ai }) => ai) },
  ]
  const plotColorPalette = plots.map(({ colour }) => colour).join(', ')
  const config = {
    xyChart: { width: 900, height: 320 },
    themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
  }
  const labels = axisLabels({ size, buckets: shown }).map((label) => `"${label}"`)
  return [
    '```mermaid',
    '---',
    `config: ${JSON.stringify(config)}`,
    '---',
    'xychart-beta',
    `  accTitle: Visitors per ${size}`,
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "Visitors" 0 --> ${Math.max(leastOnAxis, most)}`,
    ...plots.map((plot) => plot.bars),
    '```',
  ].join('\n')
}

/** Returns a label for each bucket. Only as many as fit are visible. */
function axisLabels(series: VisitorSeries): string[] {
  const names = bucketLabels(series)
  const labelCharacters = Math.max(7, ...names.map((name) => name.length))
  const every = Math.ceil(names.length / Math.floor(charactersOnAxis / labelCharacters))
  return names.map((name, index) => (index % every === 0 ? name : '') + invisible(index))
}

/**
 * Returns an invisible suffix that makes labels unique. Mermaid draws equal labels, and labels of white space, at the
 * same position.
 */
function invisible(index: number): string {
  return index.toString(2).replaceAll('0', '\u200B').replaceAll('1', '\u200C')
}
