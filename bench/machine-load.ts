import { cpus, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const sampleMs = 500

/** How busy the machine was with other programs. */
export interface MachineLoad {
  /** Shares of the CPU time of all cores that were in use while nothing was measured, 0 to 1. */
  shares: readonly number[]
  /** Load average of the last minute before the first measurement. Zero on Windows. */
  loadAverage: number
}

/** Returns the load so far, and a function that takes a sample. Call it only while no measured program runs. */
export function watchMachine(): { load: MachineLoad; sample: () => Promise<void> } {
  const shares: number[] = []
  const sample = async (): Promise<void> => {
    const before = cpuTimes()
    await delay(sampleMs)
    shares.push(busyShare(before, cpuTimes()))
  }
  return { load: { shares, loadAverage: loadavg()[0] ?? 0 }, sample }
}

export interface CpuTimes {
  idleMs: number
  totalMs: number
}

/** Returns the share of the CPU time between two moments that was not idle, 0 to 1. */
export function busyShare(before: CpuTimes, after: CpuTimes): number {
  const totalMs = after.totalMs - before.totalMs
  return totalMs <= 0 ? 0 : 1 - (after.idleMs - before.idleMs) / totalMs
}

/** Returns a sentence. */
export function describeLoad({ shares, loadAverage }: MachineLoad): string {
  const percent = (share: number): string => `${Math.round(share * 100)} %`
  const highest = percent(Math.max(0, ...shares))
  const average = percent(shares.reduce((total, share) => total + share, 0) / Math.max(1, shares.length))
  return `Between the measurements, other programs used ${average} of the CPU time on average, and ${highest} at most. The load average before was ${loadAverage.toFixed(1)}.`
}

function cpuTimes(): CpuTimes {
  const times = cpus().map((core) => core.times)
  return {
    idleMs: times.reduce((total, { idle }) => total + idle, 0),
    totalMs: times.reduce((total, time) => total + Object.values(time).reduce((sum, ms) => sum + ms, 0), 0),
  }
}
