import type { Attempt } from '../attempt.ts'
import { commitsAreAskedOnce } from './commits-asked.ts'
import { dryRunOnlyReads } from './dry-run.ts'
import { endOfRun } from './end-of-run.ts'
import { exportFiles } from './export-files.ts'
import { exportOutputs } from './export-outputs.ts'
import { failedPollsAreWaitedOut } from './failed-polls.ts'
import { noRequestAfterRemoval, noRequestForClosedIssue, onlyWritersStartJobs } from './gate.ts'
import { onlyKnownGitHubRequests } from './github-requests.ts'
import { jobOrigin, noMessageAfterMerge, noNeedlessJob, onlyJobsOfThisRequest } from './job-of-thread.ts'
import { jobOutputs } from './job-outputs.ts'
import { noForgedCommand, noUnexpectedError } from './log.ts'
import { oneRequestOneJob } from './one-request-one-job.ts'
import { oneRunOneComment } from './one-run-one-comment.ts'
import { noSecretInAnySink } from './secrets.ts'
import { textOfOthersIsQuoted } from './sent-prompt.ts'
import { commentTellsUnknownRequest, repeatIsTold } from './unknown-request.ts'

/** The invariants of each process of the action, under any faults. Each returns the problems that it found. */
const invariants: readonly ((attempt: Attempt) => string[])[] = [
  endOfRun,
  failedPollsAreWaitedOut,
  oneRequestOneJob,
  onlyJobsOfThisRequest,
  noNeedlessJob,
  noMessageAfterMerge,
  jobOrigin,
  commitsAreAskedOnce,
  textOfOthersIsQuoted,
  dryRunOnlyReads,
  oneRunOneComment,
  commentTellsUnknownRequest,
  repeatIsTold,
  onlyWritersStartJobs,
  noRequestAfterRemoval,
  noRequestForClosedIssue,
  onlyKnownGitHubRequests,
  jobOutputs,
  exportOutputs,
  exportFiles,
  noSecretInAnySink,
  noForgedCommand,
  noUnexpectedError,
]

export function checkAll(attempt: Attempt): string[] {
  return invariants.flatMap((invariant) => invariant(attempt))
}
