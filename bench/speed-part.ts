// The table in docs/speed.md, and the sentence in README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import { withParts } from '../scripts/generated-parts.ts'
import type { Comparison, Measured } from './comparison.ts'
import { exportName } from './exports.ts'
import { describeLoad, type MachineLoad } from './machine-load.ts'
import { untilRequestName } from './starts.ts'
import { describeRuns, ratioText } from './tables.ts'

// A narrow column must not separate a number from its unit.
const space = '\u00A0'

export interface SpeedResults {
  comparisons: readonly Comparison[]
  /** Undefined if there was no browser. The table then has no line for it. */
  report: { pages: number; opensMs: number } | undefined
  conditions: Conditions
}

/** What the results depend on. */
export interface Conditions {
  /** With a leading `v`. */
  nodeVersion: string
  runs: number
  cores: number
  load: MachineLoad
  /** YYYY-MM-DD, in UTC. */
  date: string
}

export async function updateSpeed(results: SpeedResults): Promise<void> {
  for (const [file, part] of [
    ['docs/speed.md', { benchmark: speedPart(results) }],
    ['README.md', { speed: speedSentence(results) }],
  ] as const)
    writeFileSync(file, await withParts(file, readFileSync(file, 'utf8'), part))
}

/** Returns a Markdown table, and a sentence about the conditions. */
export function speedPart({ comparisons, report, conditions }: SpeedResults): string {
  const lines = comparisons.map(({ subject, baseline, ratio, cpuRatio }) =>
    [
      subject.name,
      ...cellsOf(subject),
      baseline.name,
      ...cellsOf(baseline),
      ...[ratio, cpuRatio].map(ratioText),
    ].join(' | '),
  )
  if (report !== undefined) {
    const what = `report.html of ${number(report.pages)} pages opens in Chromium`
    lines.push([what, milliseconds(report.opensMs), ...Array<string>(8).fill('')].join(' | '))
  }
  return `| what | time | CPU time | peak memory | compared with | time | CPU time | peak memory | ratio of the times | of the CPU times |
|---|--:|--:|--:|---|--:|--:|--:|--:|--:|
${lines.map((line) => `| ${line} |`).join('\n')}

${sentenceOf(conditions)}`
}

/** @throws Error if one of the two ratios was not measured */
export function speedSentence({ comparisons }: Pick<SpeedResults, 'comparisons'>): string {
  const ratioOf = (name: string): string => {
    const found = comparisons.find(({ subject }) => subject.name === name)
    if (found === undefined) throw new Error(`The sentence in README.md needs a measurement of: ${name}.`)
    return found.ratio.toFixed(1)
  }
  return `The service has the request after ${ratioOf(untilRequestName)} times the time that Node alone takes. An export of 25,000 pages takes ${ratioOf(exportName(25_000))} times as long as a loop that only fetches them: [speed](docs/speed.md).`
}

export function conditionsNow(runs: number, load: MachineLoad): Conditions {
  return {
    nodeVersion: process.version,
    runs,
    cores: availableParallelism(),
    load,
    date: new Date().toISOString().slice(0, 10),
  }
}

function sentenceOf({ nodeVersion, runs, cores, load, date }: Conditions): string {
  return `Node ${nodeVersion.slice(1)}, ${describeRuns(runs)}, ${cores} cores, ${date}. A ratio is the median of the ratios of pairs that ran in turn. ${describeLoad(load)}`
}

function cellsOf({ wallMs, cpuMs, peakMiB }: Measured): string[] {
  return [
    milliseconds(wallMs),
    milliseconds(cpuMs),
    Number.isNaN(peakMiB) ? '' : `${number(peakMiB)}${space}MiB`,
  ]
}

function milliseconds(value: number): string {
  return Number.isNaN(value) ? '' : `${number(value)}${space}ms`
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
