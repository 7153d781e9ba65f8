import {
  type ArtifactResultsService,
  startArtifactResultsService,
} from '../simulator/artifact-results-service.ts'
import { type DocumentationService, startDocumentationService } from '../simulator/documentation-service.ts'
import type { Fault } from '../simulator/faults.ts'
import { type GitHubApi, startGitHubApi } from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import type { VisitorData } from '../simulator/visitor-data.ts'
import { faultKind } from './faults/fault-kinds.ts'
import type { FaultPlan } from './faults/fault-plan.ts'
import { places } from './faults/places.ts'
import { earlierJobId, issueNumber, label, permissions } from './scenarios/agent-job-scenario.ts'
import { jobLives } from './scenarios/job-lives.ts'
import type { AgentJobScenario, Scenario } from './scenarios/scenario.ts'
import { listedVisitors } from './scenarios/visitor-list.ts'
import { apiKey, gitHubToken } from './secrets.ts'

export const projectId = 'project soak/1'
export const workflowRunId = '4711'
const ownLogin = 'github-actions[bot]'

/** The servers of one scenario, with its faults. Disposing closes them. */
export interface FarEnds extends AsyncDisposable {
  readonly service: DocumentationService
  readonly github: GitHubApi
  readonly artifacts: ArtifactResultsService
  /** Returns the plan of the fault that applied to a request. */
  planOf(request: RecordedRequest): FaultPlan | undefined
}

export async function openFarEnds(scenario: Scenario): Promise<FarEnds> {
  const [service, github, artifacts] = await Promise.all([
    startService(scenario),
    startGitHubApi({
      tokens: { [gitHubToken]: { login: ownLogin, type: 'Bot' } },
      permissions,
      labels: { [issueNumber]: [label] },
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
  for (const plan of scenario.faults) {
    const { server, ...matched } = places[plan.place]
    const { after, times } = plan
    const fault: Fault = { ...faultKind(plan.kind).behaviour(context), ...matched, after, times }
    plans.set(fault, plan)
    servers[server].faults.add(fault)
  }
  return {
    ...servers,
    planOf: ({ fault }) => (fault === undefined ? undefined : plans.get(fault)),
    async [Symbol.asyncDispose]() {
      await Promise.all(Object.values(servers).map((server) => server.close()))
    },
  }
}

/** Comments of other accounts, which the action must not change. */
export const forgedComments = ['other-app[bot]', 'stranger'].map((login, index) => ({
  id: 10 + index,
  issueNumber,
  body: `<!-- docs-agent-action run ${workflowRunId} -->\nWritten by ${login}.`,
  user: { login, type: login.endsWith('[bot]') ? ('Bot' as const) : ('User' as const) },
}))

async function startService(scenario: Scenario): Promise<DocumentationService> {
  const keys = { [apiKey]: { scopes: ['read' as const, 'write' as const] } }
  if (scenario.operation === 'agent-job') {
    const { jobLife, messageLife } = scenario
    return startDocumentationService({
      keys,
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
  if (scenario.hasForgedComments) github.comments.push(...structuredClone(forgedComments))
}
