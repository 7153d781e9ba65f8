// The results as Markdown tables for a terminal.
import type { Comparison } from './comparison.ts'
import type { SlowestTexts } from './page-text.ts'
import type { ReportResult } from './reports.ts'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
/** Empty for what is not known. */
const whole = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(0))
export const ratioText = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2))

export function describeRuns(runs: number): string {
  return `${runs === 1 ? 'one run' : `medians of ${runs} runs`} after a warm-up run`
}

export const comparisonHead = [
  row('what', 'wall ms', 'CPU ms', 'peak MiB', 'wall, ratio to the line above', 'CPU, ratio', 'MiB above it'),
  row('---', '--:', '--:', '--:', '--:', '--:', '--:'),
].join('\n')

/** Returns a line for each of the two programs. */
export function comparisonLines({ subject, baseline, ratio, cpuRatio }: Comparison): string {
  const memory = whole(subject.peakMiB - baseline.peakMiB)
  return [
    row(baseline.name, whole(baseline.wallMs), whole(baseline.cpuMs), whole(baseline.peakMiB), '', '', ''),
    row(
      subject.name,
      ...[subject.wallMs, subject.cpuMs, subject.peakMiB].map(whole),
      ...[ratio, cpuRatio].map(ratioText),
      memory,
    ),
  ].join('\n')
}

export function reportTable(results: readonly ReportResult[]): string {
  const steps = new Set(results.flatMap(({ stepsMs }) => [...stepsMs.keys()]))
  const cells = (of: (result: ReportResult) => number | undefined): string[] =>
    results.map((result) => {
      const value = of(result)
      return value === undefined ? '' : whole(value)
    })
  return [
    row(
      `report.html of ${results[0]?.pages.toLocaleString('en-US') ?? '0'} pages in Chromium`,
      ...results.map(({ name }) => `${name}, ms`),
    ),
    row('---', ...results.map(() => '--:')),
    ...[...steps].map((step) => row(step, ...cells(({ stepsMs }) => stepsMs.get(step)))),
    row('size in KB', ...cells(({ sizes }) => sizes.withDataKB)),
    row('size in KB without its data', ...cells(({ sizes }) => sizes.withoutDataKB)),
  ].join('\n')
}

/** @param size the length of each text */
export function slowestTable(what: string, size: string, { texts, slowest }: SlowestTexts): string {
  return [
    row(`${what}, the slowest of ${texts} texts of ${size}`, 'ms'),
    row('---', '--:'),
    ...slowest.map(({ name, wallMs }) =>
      row(`\`${name.replaceAll('|', '\\|').replaceAll('`', "'")}\``, whole(wallMs)),
    ),
  ].join('\n')
}
