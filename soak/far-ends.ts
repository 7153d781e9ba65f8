import {
  type ArtifactResultsService,
  startArtifactResultsService,
} from '../simulator/artifact-results-service.ts'
import { type DocumentationService, startDocumentationService } from '../simulator/documentation-service.ts'
import type { Fault } from '../simulator/faults.ts'
import {
  type GitHubApi,
  type SimulatedFile,
  type SimulatedPullRequest,
  startGitHubApi,
} from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import type { VisitorData } from '../simulator/visitor-data.ts'
import { faultKind } from './faults/fault-kinds.ts'
import type { FaultPlan } from './faults/draw-faults.ts'
import { places } from './faults/places.ts'
import { jobOfComment, ownLogin, plantedComments, projectId, strangersJob } from './planted-comments.ts'
import { earlierJobId, permissions } from './scenarios/agent-job-scenario.ts'
import { issueNumber, label, pullRequestNumber } from './scenarios/events.ts'
import {
  firstBase,
  headCommit,
  history,
  hostileFiles,
  hostileRelease,
  hostileTag,
} from './scenarios/changes.ts'
import { jobLives, jobPullRequests } from './scenarios/job-lives.ts'
import type { AgentJobScenario, Scenario } from './scenarios/scenario.ts'
import { listedVisitors } from './scenarios/visitor-list.ts'
import { apiKey, gitHubToken } from './secrets.ts'

/** The servers of one scenario, with its faults. Disposing closes them. */
export interface FarEnds extends AsyncDisposable {
  readonly service: DocumentationService
  readonly github: GitHubApi
  readonly artifacts: ArtifactResultsService
  /** Replaces the faults by those of an attempt, and forgets earlier requests. */
  startAttempt(number: number): void
  /** Returns the plan of the fault that applied to a request. */
  planOf(request: RecordedRequest): FaultPlan | undefined
}

export async function openFarEnds(scenario: Scenario): Promise<FarEnds> {
  const [service, github, artifacts] = await Promise.all([
    startService(scenario),
    startGitHubApi({
      tokens: { [gitHubToken]: { login: ownLogin, type: 'Bot' } },
      permissions,
      history,
      labels: { [issueNumber]: [label], [pullRequestNumber]: [label] },
    }),
    startArtifactResultsService(),
  ])
  const servers = { service, github, artifacts }
  const context = {
    signedUrls: artifacts.signedUrls,
    runtimeToken: artifacts.environment.ACTIONS_RUNTIME_TOKEN,
  }
  if (scenario.operation === 'agent-job') prepareJobs(scenario, servers)
  const plans = new Map<Fault, FaultPlan>()
  return {
    ...servers,
    startAttempt: (number) => {
      for (const { faults, requests } of Object.values(servers)) {
        faults.clear()
        requests.splice(0)
      }
      for (const plan of scenario.faults.filter(({ attempt }) => attempt === number)) {
        const { server, ...matched } = places[plan.place]
        const { after, times } = plan
        const fault: Fault = { ...faultKind(plan.kind).behaviour(context), ...matched, after, times }
        plans.set(fault, plan)
        servers[server].faults.add(fault)
      }
    },
    planOf: ({ fault }) => (fault === undefined ? undefined : plans.get(fault)),
    async [Symbol.asyncDispose]() {
      await Promise.all(Object.values(servers).map((server) => server.close()))
    },
  }
}

async function startService(scenario: Scenario): Promise<DocumentationService> {
  const keys = { [apiKey]: { scopes: ['read' as const, 'write' as const] } }
  if (scenario.operation === 'agent-job') {
    const { jobLife, messageLife, jobIdSuffix } = scenario
    return startDocumentationService({
      keys,
      jobIdSuffix,
      jobLife: jobLives[jobLife],
      ...(messageLife !== undefined && { messageLife: jobLives[messageLife] }),
    })
  }
  const { data } = scenario
  const visitors: { pages: number } | { visitors: VisitorData } =
    data.kind === 'site' ? { pages: data.pages } : { visitors: listedVisitors(data) }
  return startDocumentationService({ keys, analyticsRequestsPerHour: 10_000, ...visitors })
}

function prepareJobs(
  scenario: AgentJobScenario,
  { service, github }: Pick<FarEnds, 'service' | 'github'>,
): void {
  service.addJob(earlierJobId, projectId, jobLives[scenario.jobLife])
  // A job that must not be touched exists all the same, so that a request for it would succeed.
  for (const id of [...Object.values(jobOfComment), strangersJob])
    service.addJob(id, projectId, jobLives[scenario.threadLife])
  github.comments.push(...plantedComments(scenario, service.url))
  if (scenario.issue !== 'open') github.issues.set(issueNumber, scenario.issue)
  for (const number of jobPullRequests)
    if (scenario.pullRequest !== 'missing')
      github.pullRequests.set(number, pullRequestOf(scenario.pullRequest))
  if (scenario.hostileFiles !== undefined) prepareChanges(hostileFiles(scenario.hostileFiles), github)
}

function pullRequestOf(kind: 'open' | 'merged' | 'closed'): SimulatedPullRequest {
  const [head, base] = [headCommit, firstBase]
  const merged = kind === 'merged'
  return { state: kind === 'open' ? 'open' : 'closed', merged, merge_commit_sha: null, head, base }
}

function prepareChanges(files: readonly SimulatedFile[], github: GitHubApi): void {
  github.pullRequestFiles.set(pullRequestNumber, files)
  github.releases.push(hostileRelease)
  for (const range of [...github.comparisons.keys(), `${hostileTag}...v2.3.0`])
    github.comparisons.set(range, { files })
}
