import { startArtifactResultsService } from '../../simulator/artifact-results-service.ts'
import {
  type JobLife,
  simulatorKey,
  startDocumentationService,
} from '../../simulator/documentation-service.ts'
import { startGitHubApi, workflowToken } from '../../simulator/github-api.ts'
import { sampleHistory } from '../../simulator/sample-changes.ts'
import { type KeptState, restoreState } from './kept-state.ts'
import type { SampleEvent } from './sample-event.ts'

const pages = 236
const pullRequest = 128
const jobLife: JobLife = [
  { status: 'active' },
  { status: 'completed', prLink: `https://github.com/acme/docs/pull/${pullRequest}` },
]
const firstRunId = 4711
/** For steps without another event. In a public repository, an export would warn about what readers wrote. */
const startedByHand = {
  name: 'workflow_dispatch',
  payload: { repository: { full_name: 'acme/docs', private: true } },
}

/**
 * Starts the service, GitHub and the artifact service, with what they knew.
 *
 * @param inputs the service knows the job in `job-id`
 * @throws an error with the code EADDRINUSE if another process has the port of the run before
 */
export async function startSimulators(
  kept: KeptState,
  event: SampleEvent | undefined,
  { 'job-id': jobId, 'project-id': projectId = '' }: Readonly<Record<string, string>>,
) {
  const nowMs = Date.now()
  const history = sampleHistory(nowMs, kept.runs)
  const head = history.at(-1)?.sha ?? ''
  const service = await startDocumentationService({ pages, jobLife, messageLife: jobLife, port: kept.port })
  const artifacts = await startArtifactResultsService()
  const github = await startGitHubApi({
    otherPullRequests: { head: 'a'.repeat(40), base: 'b'.repeat(40) },
    history,
    ...(event && {
      permissions: { [event.triggeringActor]: { permission: 'write' } },
      labels: labelsOf(event),
    }),
  })
  github.pullRequests.set(pullRequest, { head, base: head })
  restoreState(kept, service, github)
  if (jobId !== undefined && !service.jobs.has(jobId)) service.addJob(jobId, projectId, jobLife)
  return {
    service,
    github,
    artifacts,
    /** What every step has. */
    common: {
      inputs: { 'api-key': simulatorKey, 'base-url': service.url },
      githubToken: workflowToken,
      event: startedByHand,
      env: {
        ...artifacts.environment,
        GITHUB_API_URL: github.url,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: head,
        GITHUB_RUN_ID: String(firstRunId + kept.runs),
      },
    },
    close: async () => {
      await Promise.all([service.close(), artifacts.close(), github.close()])
    },
  }
}

function labelsOf({ number, label }: SampleEvent): Record<number, string[]> {
  return number === undefined || label === undefined ? {} : { [number]: [label] }
}
