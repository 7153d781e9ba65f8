// How often a job is polled, and how late its end is seen. Time passes on a fake clock, and a request takes no time, so
// the results are exact.
import { deadlineOf, FakeClock } from '../__tests__/support/fake-clock.ts'
import { jobId, jobWith } from '../__tests__/support/job.ts'
import { pollJob } from '../src/agent-job/poll-job.ts'
import { operationInputs } from '../src/inputs/inputs.ts'
import type { Log } from '../src/log.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const jobsMs = [
  ...[5, 10, 30].map((seconds) => seconds * secondMs),
  ...[1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * minuteMs),
]
const longestJobMs = 2 * Math.max(...jobsMs)
const pollIntervalMs = Number(operationInputs['agent-job']['poll-interval-seconds']) * secondMs
const nearbyShare = 0.1
const nearbyAtLeastMs = secondMs

/** Returns when a job is polled until its end is seen, in milliseconds after its start. */
export type Polling = (jobMs: number) => Promise<number[]>

export interface Polls {
  /** Polls of a job that takes exactly this long. */
  count: number
  /** The longest time from the end of a job of about this length to the poll that sees it. */
  worstLagMs: number
}

export interface PollsOfJob {
  jobMs: number
  action: Polls
  every5Seconds: Polls
  every30Seconds: Polls
}

/** The polls of this action with the default of `poll-interval-seconds`, for a job that it has started. */
export const actionPolling: Polling = async (jobMs) => {
  const clock = new FakeClock()
  const startedAtMs = clock.now()
  const polledAtMs: number[] = []
  await pollJob(
    {
      jobId,
      job: jobWith('active'),
      wasCreatedByThisRun: true,
      expectsNewTurn: false,
      pollIntervalMs,
      pollJob: () => {
        const elapsedMs = clock.now() - startedAtMs
        polledAtMs.push(elapsedMs)
        return Promise.resolve(jobWith(elapsedMs < jobMs ? 'active' : 'completed'))
      },
      onJob: () => undefined,
    },
    { clock, deadline: deadlineOf(clock, longestJobMs), log: silentLog, random: () => 0 },
  )
  return polledAtMs
}

/** Polls at a fixed interval. The first poll is one interval after the start. */
export function fixedPolling(intervalMs: number): Polling {
  return (jobMs) => {
    const count = Math.ceil(jobMs / intervalMs)
    return Promise.resolve(Array.from({ length: count }, (_, index) => (index + 1) * intervalMs))
  }
}

export async function measurePolls(): Promise<PollsOfJob[]> {
  const rows: PollsOfJob[] = []
  for (const jobMs of jobsMs) {
    rows.push({
      jobMs,
      action: await pollsOf(actionPolling, jobMs),
      every5Seconds: await pollsOf(fixedPolling(5 * secondMs), jobMs),
      every30Seconds: await pollsOf(fixedPolling(30 * secondMs), jobMs),
    })
  }
  return rows
}

async function pollsOf(polling: Polling, jobMs: number): Promise<Polls> {
  const nearbyMs = Math.max(nearbyShare * jobMs, nearbyAtLeastMs)
  const polledAtMs = await polling(jobMs)
  return {
    count: polledAtMs.length,
    worstLagMs: await worstLagMs(polling, jobMs - nearbyMs, jobMs + nearbyMs),
  }
}

/** Returns the longest lag of all jobs whose length is in a range. A lag is longest for a job that ends after a poll. */
export async function worstLagMs(polling: Polling, shortestMs: number, longestMs: number): Promise<number> {
  const justAfterPolls = (await polling(longestMs)).map((polledAtMs) => polledAtMs + 1)
  const jobs = justAfterPolls.filter((jobMs) => jobMs > shortestMs && jobMs <= longestMs)
  let worstMs = 0
  for (const jobMs of [shortestMs, ...jobs]) {
    const seenAtMs = (await polling(jobMs)).at(-1) ?? 0
    worstMs = Math.max(worstMs, seenAtMs - jobMs)
  }
  return worstMs
}

/** Returns the results as a Markdown table. */
export function pollTable(rows: readonly PollsOfJob[]): string {
  const lines = rows.map(({ jobMs, action, every5Seconds, every30Seconds }) =>
    [durationOf(jobMs), ...[action, every5Seconds, every30Seconds].map(cellOf)].join(' | '),
  )
  return ['a job of | this action | every 5 s | every 30 s', '---|--:|--:|--:', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n')
}

function cellOf({ count, worstLagMs }: Polls): string {
  const polls = count === 1 ? '1 poll' : `${count} polls`
  return `${polls}, ${(worstLagMs / secondMs).toFixed(1)} s`
}

function durationOf(durationMs: number): string {
  return durationMs < minuteMs ? `${durationMs / secondMs} s` : `${durationMs / minuteMs} min`
}

const silentLog: Log = {
  info: () => undefined,
  debug: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  error: () => undefined,
  group: () => undefined,
}
