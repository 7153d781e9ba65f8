import type { Attempt } from '../attempt.ts'
import { dryRunOnlyReads, onlyWritersStartJobs } from './allowed-requests.ts'
import { endOfRun } from './end-of-run.ts'
import { jobOutputs, noMessageAfterMerge, noNeedlessJob, onlyJobsOfThread } from './jobs.ts'
import { noForgedCommand, noUnexpectedError } from './log.ts'
import { oneRequestOneJob } from './one-request-one-job.ts'
import { commitsAreAskedOnce, othersAreQuoted } from './prompts.ts'
import { noSecretInAnySink } from './secrets.ts'
import { commentTellsRequest, oneRunOneComment } from './thread.ts'

/** What holds for a process of the action under any faults. Returns the problems that it found. */
export type Invariant = (attempt: Attempt, earlier: readonly Attempt[]) => string[]

export const invariants: readonly Invariant[] = [
  endOfRun,
  oneRequestOneJob,
  oneRunOneComment,
  commentTellsRequest,
  onlyJobsOfThread,
  noNeedlessJob,
  noMessageAfterMerge,
  jobOutputs,
  commitsAreAskedOnce,
  othersAreQuoted,
  onlyWritersStartJobs,
  dryRunOnlyReads,
  noSecretInAnySink,
  noForgedCommand,
  noUnexpectedError,
]

/** @param earlier the attempts of the scenario before this one */
export function checkAll(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  return invariants.flatMap((invariant) => invariant(attempt, earlier))
}
