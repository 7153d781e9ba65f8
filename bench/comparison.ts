export interface Measured {
  wallMs: number
  /** Of all threads of the process, in user mode and in the kernel. A busy machine changes it less than the wall time. */
  cpuMs?: number
  /** The largest resident memory of the process. */
  peakMiB?: number
}

/** A program with its name in the table. */
export interface Program {
  name: string
  run: () => Promise<Measured>
}

export interface Pair {
  subject: Program
  /** What the subject is compared with. */
  baseline: Program
}

/** What a part of the benchmark gets. */
export interface Bench {
  /** For the files of the measured processes. */
  folder: string
  /** A checkout of an earlier commit, which is then the baseline. */
  before: string | undefined
}

/** The medians of two programs, with their names, and the medians of the ratios of their runs. */
export interface Comparison {
  subject: Measured & { name: string }
  baseline: Measured & { name: string }
  wallRatio: number
  cpuRatio: number
}

/** Runs both programs in turn, so that a change in the speed of the machine affects both. The first pair is a warm-up. */
export async function compare(runs: number, { subject, baseline }: Pair): Promise<Comparison> {
  const measured: { subject: Measured; baseline: Measured }[] = []
  for (let run = 0; run <= runs; run++)
    measured.push({ baseline: await baseline.run(), subject: await subject.run() })
  const counted = measured.slice(1)
  const medianOf = (value: (run: (typeof counted)[number]) => number | undefined): number =>
    median(counted.map((run) => value(run) ?? Number.NaN))
  const medians = (which: keyof Pair): Measured => ({
    wallMs: medianOf((run) => run[which].wallMs),
    cpuMs: medianOf((run) => run[which].cpuMs),
    peakMiB: medianOf((run) => run[which].peakMiB),
  })
  return {
    subject: { name: subject.name, ...medians('subject') },
    baseline: { name: baseline.name, ...medians('baseline') },
    wallRatio: medianOf((run) => run.subject.wallMs / run.baseline.wallMs),
    cpuRatio: medianOf((run) => (run.subject.cpuMs ?? Number.NaN) / (run.baseline.cpuMs ?? Number.NaN)),
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

export const tableHead = `| what | time | CPU time | peak memory | compared with | time | CPU time | peak memory | ratio of the times | of the CPU times |
|---|--:|--:|--:|---|--:|--:|--:|--:|--:|`

/** A row of the table, in Markdown. What is not known is empty. */
export function tableRow({ subject, baseline, wallRatio, cpuRatio }: Comparison): string {
  const amount = (value: number | undefined, unit: string): string =>
    value === undefined || Number.isNaN(value) ? '' : `${Math.round(value).toLocaleString('en-US')} ${unit}`
  const cellsOf = ({ name, wallMs, cpuMs, peakMiB }: Comparison['subject']): string[] => [
    name,
    amount(wallMs, 'ms'),
    amount(cpuMs, 'ms'),
    amount(peakMiB, 'MiB'),
  ]
  const ratios = [wallRatio, cpuRatio].map((ratio) => (Number.isNaN(ratio) ? '' : ratio.toFixed(2)))
  return `| ${[...cellsOf(subject), ...cellsOf(baseline), ...ratios].join(' | ')} |`
}
