import type { Attempt } from '../attempt.ts'
import { commitsAreAskedOnce } from './commits.ts'
import {
  buildAsksNobody,
  deploymentIsWanted,
  deploymentsAreFew,
  liveIsBuilt,
  resultIsOfHead,
  siteIsAskedAsAStranger,
  wordsTell,
} from './deployments.ts'
import { commentTellsDeployment, linkIsOfLastBuild, linksAreHttps } from './deployment-comments.ts'
import { endOfRun, onlyWritersStartJobs } from './end-of-run.ts'
import { jobOutputs, onlyJobsOfThread } from './jobs.ts'
import { inputsAreAccepted, noUnexpectedError } from './log.ts'
import { oneRequestOneJob } from './one-request-one-job.ts'
import { noNameInPublic, noSecretInAnySink } from './secrets.ts'
import { commentTellsRequest, oneRunOneComment } from './thread.ts'

/** What holds for a process of the action under any faults. Returns the problems that it found. */
type Invariant = (attempt: Attempt, earlier: readonly Attempt[]) => Iterable<string>

export const invariants: readonly Invariant[] = [
  endOfRun,
  oneRequestOneJob,
  oneRunOneComment,
  commentTellsRequest,
  onlyJobsOfThread,
  jobOutputs,
  commitsAreAskedOnce,
  onlyWritersStartJobs,
  deploymentIsWanted,
  deploymentsAreFew,
  buildAsksNobody,
  resultIsOfHead,
  liveIsBuilt,
  wordsTell,
  siteIsAskedAsAStranger,
  commentTellsDeployment,
  linkIsOfLastBuild,
  linksAreHttps,
  noSecretInAnySink,
  noNameInPublic,
  inputsAreAccepted,
  noUnexpectedError,
]

/** @param earlier the attempts of the scenario before this one */
export function checkAll(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  return invariants.flatMap((invariant) => [...invariant(attempt, earlier)])
}
