import type { Attempt } from '../attempt.ts'
import { commitsAreAskedOnce } from './commits.ts'
import {
  buildAsksNobody,
  deploymentIsWanted,
  deploymentsAreFew,
  resultIsOfHead,
  siteIsAskedAsAStranger,
} from './deployments.ts'
import { endOfRun, onlyWritersStartJobs, budgetIsKept } from './end-of-run.ts'
import { jobOutputs, noNeedlessJob, onlyJobsOfThread } from './jobs.ts'
import { inputsAreAccepted, noHiddenWords, noUnexpectedError } from './log.ts'
import { doubtIsTold, oneRequestOneJob } from './one-request-one-job.ts'
import { noReaderIsNamed, noSecretInAnySink } from './secrets.ts'
import { commentTellsRequest, failedJobKeepsNoCommits, oneRunOneComment } from './thread.ts'

/** What holds for a process of the action under any faults. Returns the problems that it found. */
type Invariant = (attempt: Attempt, earlier: readonly Attempt[]) => Iterable<string>

export const invariants: readonly Invariant[] = [
  endOfRun,
  oneRequestOneJob,
  doubtIsTold,
  oneRunOneComment,
  commentTellsRequest,
  failedJobKeepsNoCommits,
  onlyJobsOfThread,
  noNeedlessJob,
  jobOutputs,
  commitsAreAskedOnce,
  onlyWritersStartJobs,
  deploymentIsWanted,
  deploymentsAreFew,
  buildAsksNobody,
  resultIsOfHead,
  siteIsAskedAsAStranger,
  noSecretInAnySink,
  inputsAreAccepted,
  noReaderIsNamed,
  noHiddenWords,
  noUnexpectedError,
  budgetIsKept,
]

/** @param earlier the attempts of the scenario before this one */
export function checkAll(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  return invariants.flatMap((invariant) => [...invariant(attempt, earlier)])
}
