import { type Chart, mostBuckets } from '../chart.ts'
import { joinedTexts } from '../sentence.ts'
import { formatCount } from '../../../shared/number-format.ts'
import { type BucketVisitors, isWhole } from '../../read/visitor-analytics.ts'

// Legible on GitHub's light and dark backgrounds.
const colours = { whole: '#2f81f7', notWhole: '#8b949e', ai: '#e8853d' }

// Mermaid labels about ten counts of the axis. Below this one, the labels would be fractions.
const leastOnAxis = 10

/** Returns a chart with its legend. */
export function mermaidChart(chart: Chart): string {
  const { size, buckets } = chart
  const notes = [
    buckets.length > mostBuckets
      ? `The last ${mostBuckets} of ${formatCount(buckets.length)} ${size}s.`
      : undefined,
    'Bars are all visitors: 🟧 AI, 🟦 People.',
    greyNote(size, buckets.slice(-mostBuckets)),
    size === 'week' ? 'Weeks begin on Monday.' : undefined,
  ]
  return [joinedTexts(notes, ' '), codeOf(chart)].join('\n\n')
}

/** Returns what the grey bars are; undefined if there are none. */
function greyNote(size: Chart['size'], buckets: readonly BucketVisitors[]): string | undefined {
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
function codeOf({ title, buckets, labels }: Chart): string {
  const shown = buckets.slice(-mostBuckets)
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
    // A phone shows it at two thirds of its size, which is legible. Mermaid then measures labels too small.
    xyChart: { width: 500, height: 240, yAxis: { labelPadding: 14 } },
    themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
  }
  const names = labels.slice(-mostBuckets).map((label, index) => `"${label}${invisible(index)}"`)
  return [
    '```mermaid',
    '---',
    `config: ${JSON.stringify(config)}`,
    '---',
    'xychart-beta',
    `  accTitle: ${title}`,
    `  x-axis [${names.join(', ')}]`,
    `  y-axis 0 --> ${Math.max(leastOnAxis, most)}`,
    ...plots.map((plot) => plot.bars),
    '```',
  ].join('\n')
}

/**
 * Returns an invisible suffix that makes labels unique. Mermaid draws equal labels, and labels of white space, at the
 * same position.
 */
function invisible(index: number): string {
  return index.toString(2).replaceAll('0', '\u200B').replaceAll('1', '\u200C')
}
