/** Where processes run, and how often. */
export interface Bench {
  folder: string
  /** Runs of each program, without the warm-up run. */
  runs: number
}

export interface Measured {
  wallMs: number
  /** Of all threads of the process, in user mode and in the kernel. A busy machine changes it less than the wall time. */
  cpuMs: number
  /** The largest resident memory of the process. */
  peakMiB: number
}

/** A program with its name in the tables. */
export interface Program {
  name: string
  run: () => Promise<Measured>
}

/** Medians of two programs that ran in turn. */
export interface Comparison {
  subject: Measured & { name: string }
  /** What the subject is compared with. */
  baseline: Measured & { name: string }
  /** Wall time of the subject, divided by that of the baseline. The median of the pairs. */
  ratio: number
  /** The same of the CPU time. */
  cpuRatio: number
}

/** Runs both programs in turn, so that a change in the speed of the machine affects both. The first pair is a warm-up. */
export async function compare(runs: number, subject: Program, baseline: Program): Promise<Comparison> {
  const pairs: { subject: Measured; baseline: Measured }[] = []
  for (let run = 0; run <= runs; run++)
    pairs.push({ baseline: await baseline.run(), subject: await subject.run() })
  const measured = pairs.slice(1)
  return {
    subject: { name: subject.name, ...medians(measured.map((pair) => pair.subject)) },
    baseline: { name: baseline.name, ...medians(measured.map((pair) => pair.baseline)) },
    ratio: median(measured.map((pair) => pair.subject.wallMs / pair.baseline.wallMs)),
    cpuRatio: median(measured.map((pair) => pair.subject.cpuMs / pair.baseline.cpuMs)),
  }
}

function medians(measured: readonly Measured[]): Measured {
  return {
    wallMs: median(measured.map(({ wallMs }) => wallMs)),
    cpuMs: median(measured.map(({ cpuMs }) => cpuMs)),
    peakMiB: median(measured.map(({ peakMiB }) => peakMiB)),
  }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
