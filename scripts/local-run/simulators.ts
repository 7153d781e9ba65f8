import { startArtifactResultsService } from '../../simulator/artifact-results-service.ts'
import {
  type BuildLife,
  type JobLife,
  ofCommit,
  simulatorKey,
  startDocumentationService,
} from '../../simulator/documentation-service.ts'
import { startDocumentationSite } from '../../simulator/documentation-site.ts'
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
/** A merge of the tour. The site lacks one of its pages, and shows the old words of the other. */
const [before, after] = ['c'.repeat(40), 'd'.repeat(40)]
const publication: BuildLife = [{ status: 'in_progress' }, ...ofCommit([{ status: 'success' }], after)]
export const merge = {
  name: 'push',
  payload: {
    ref: 'refs/heads/main',
    before,
    after,
    head_commit: { id: after },
    repository: { full_name: 'acme/docs', private: true, default_branch: 'main' },
  },
}
/** What the pull request of the job adds to a page. */
const written = 'With the flag --json, the command prints one object per line.'
const exportedAs = (formats: string): string => `The list of visitors is exported as ${formats}.`
const pageWith = (formats: string) => ({ title: 'Export', paragraphs: [exportedAs(formats)] })
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
  const site = await startDocumentationSite({
    pages: {
      '/guides/export': { text: pageWith('CSV and JSON'), old: pageWith('CSV alone'), oldFor: Infinity },
      '/reference/cli': { text: { title: 'CLI', paragraphs: [written] } },
    },
  })
  const service = await startDocumentationService({
    pages,
    jobLife,
    messageLife: jobLife,
    publications: [publication],
    // The site stands in for its previews.
    previewUrl: site.url,
    port: kept.port,
  })
  const artifacts = await startArtifactResultsService()
  const github = await startGitHubApi({
    history,
    ...(event && {
      permissions: { [event.triggeringActor]: { permission: 'write' } },
      labels: labelsOf(event),
    }),
  })
  github.comparisons.set(`${before}...${after}`, {
    files: [
      {
        filename: 'guides/export.mdx',
        status: 'modified',
        patch: `@@ -9 +9 @@\n-${exportedAs('CSV alone')}\n+${exportedAs('CSV and JSON')}`,
      },
      { filename: 'guides/webhooks.mdx', status: 'added' },
    ],
  })
  github.pullRequests.set(pullRequest, { head, base: head })
  github.pullRequestFiles.set(pullRequest, [
    { filename: 'reference/cli.mdx', status: 'modified', patch: `@@ -9,0 +10 @@\n+${written}` },
  ])
  restoreState(kept, service, github)
  if (jobId !== undefined && !service.jobs.has(jobId)) service.addJob(jobId, projectId, jobLife)
  return {
    service,
    site,
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
      await Promise.all([service.close(), site.close(), artifacts.close(), github.close()])
    },
  }
}

function labelsOf({ number, label }: SampleEvent): Record<number, string[]> {
  return number === undefined || label === undefined ? {} : { [number]: [label] }
}
