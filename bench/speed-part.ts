// The table in docs/speed.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import { withParts } from '../scripts/generated-parts.ts'
import type { Comparison, Measured } from './comparison.ts'
import { describeRuns } from './tables.ts'

const file = 'docs/speed.md'
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
  /** YYYY-MM-DD, in UTC. */
  date: string
}

export async function updateSpeed(results: SpeedResults): Promise<void> {
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, await withParts(file, before, { benchmark: speedPart(results) }))
}

/** Returns a Markdown table, and a sentence about the conditions. */
export function speedPart({ comparisons, report, conditions }: SpeedResults): string {
  const lines = comparisons.map(({ subject, baseline }) =>
    [subject.name, ...cellsOf(subject), baseline.name, ...cellsOf(baseline)].join(' | '),
  )
  if (report !== undefined) {
    const what = `report.html of ${number(report.pages)} pages opens in Chromium`
    lines.push([what, milliseconds(report.opensMs), '', '', '', ''].join(' | '))
  }
  return `| what | time | peak memory | compared with | time | peak memory |
|---|--:|--:|---|--:|--:|
${lines.map((line) => `| ${line} |`).join('\n')}

${sentenceOf(conditions)}`
}

export function conditionsNow(runs: number): Conditions {
  return {
    nodeVersion: process.version,
    runs,
    cores: availableParallelism(),
    date: new Date().toISOString().slice(0, 10),
  }
}

function sentenceOf({ nodeVersion, runs, cores, date }: Conditions): string {
  return `Node ${nodeVersion.slice(1)}, ${describeRuns(runs)}, ${cores} cores, ${date}.`
}

function cellsOf({ wallMs, peakMiB }: Measured): string[] {
  return [milliseconds(wallMs), `${number(peakMiB)}${space}MiB`]
}

function milliseconds(value: number): string {
  return `${number(value)}${space}ms`
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
