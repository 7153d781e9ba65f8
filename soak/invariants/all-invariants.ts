import type { AgentJobAttempt, Attempt, ExportAttempt } from '../attempt.ts'
import type { AgentJobScenario, Scenario, VisitorsScenario } from '../scenarios/scenario.ts'
import {
  dryRunOnlyReads,
  noRequestAfterRemoval,
  noRequestForClosedIssue,
  onlyKnownGitHubRequests,
  onlyWritersStartJobs,
} from './allowed-requests.ts'
import { commitsAreAskedOnce } from './commits-asked.ts'
import { endOfRun } from './end-of-run.ts'
import { exportFiles } from './export-files.ts'
import { exportOutputs } from './export-outputs.ts'
import { failedPollsAreWaitedOut } from './failed-polls.ts'
import { jobOrigin, noMessageAfterMerge, noNeedlessJob, onlyJobsOfThisRequest } from './job-of-thread.ts'
import { jobOutputs } from './job-outputs.ts'
import { noForgedCommand, noUnexpectedError } from './log.ts'
import { oneRequestOneJob } from './one-request-one-job.ts'
import { oneRunOneComment } from './one-run-one-comment.ts'
import { readerPrivacy } from './reader-privacy.ts'
import { noSecretInAnySink } from './secrets.ts'
import { textOfOthersIsQuoted } from './sent-prompt.ts'
import { commentTellsUnknownRequest, repeatIsTold } from './unknown-request.ts'

/** What holds for a process of the action, under any faults. Returns the problems that it found. */
type Invariant<Of extends Scenario> = (attempt: Attempt<Of>) => string[]

export const ofEachRun: readonly Invariant<Scenario>[] = [
  endOfRun,
  oneRequestOneJob,
  dryRunOnlyReads,
  noSecretInAnySink,
  noForgedCommand,
  noUnexpectedError,
]

export const ofAgentJobs: readonly Invariant<AgentJobScenario>[] = [
  failedPollsAreWaitedOut,
  onlyJobsOfThisRequest,
  noNeedlessJob,
  noMessageAfterMerge,
  jobOrigin,
  commitsAreAskedOnce,
  textOfOthersIsQuoted,
  oneRunOneComment,
  commentTellsUnknownRequest,
  repeatIsTold,
  onlyWritersStartJobs,
  noRequestAfterRemoval,
  noRequestForClosedIssue,
  onlyKnownGitHubRequests,
  jobOutputs,
]

export const ofExports: readonly Invariant<VisitorsScenario>[] = [exportOutputs, exportFiles, readerPrivacy]

export function checkAll(attempt: Attempt): string[] {
  const ofOperation = isAgentJob(attempt)
    ? ofAgentJobs.flatMap((invariant) => invariant(attempt))
    : ofExports.flatMap((invariant) => invariant(attempt as ExportAttempt))
  return [...ofEachRun.flatMap((invariant) => invariant(attempt)), ...ofOperation]
}

function isAgentJob(attempt: Attempt): attempt is AgentJobAttempt {
  return attempt.scenario.operation === 'agent-job'
}
