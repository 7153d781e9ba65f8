import { type DocumentationService, startDocumentationService } from '../simulator/documentation-service.ts'
import type { Fault } from '../simulator/faults.ts'
import { type GitHubApi, startGitHubApi } from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import type { FaultPlan } from './faults/draw-faults.ts'
import { behaviourOf } from './faults/fault-kinds.ts'
import { places } from './faults/places.ts'
import { ownLogin, plant, plantCopies, strangersJob } from './planted-comments.ts'
import { earlierJobId, projects } from './scenarios/draw-scenario.ts'
import { headCommit, history, issueNumber, permissions } from './scenarios/events.ts'
import { jobLives, jobPullRequest } from './scenarios/job-lives.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { apiKey, gitHubToken } from './secrets.ts'

/** The servers of one scenario. Disposing closes them. */
export interface FarEnds extends AsyncDisposable {
  readonly service: DocumentationService
  readonly github: GitHubApi
  /** Replaces the faults, forgets earlier requests, and has other accounts copy the comments of the action. */
  startAttempt(faults: readonly FaultPlan[]): void
  /** Returns the name of the fault that applied to a request. */
  kindOf(request: RecordedRequest): string | undefined
}

export async function openFarEnds(scenario: Scenario): Promise<FarEnds> {
  const { jobLife, messageLife, jobIdSuffix, event } = scenario
  const [service, github] = await Promise.all([
    startDocumentationService({
      keys: { [apiKey]: { scopes: ['read', 'write'] } },
      jobIdSuffix,
      jobLife: jobLives[jobLife],
      ...(messageLife !== undefined && { messageLife: jobLives[messageLife] }),
    }),
    startGitHubApi({
      tokens: { [gitHubToken]: { login: ownLogin, type: 'Bot' } },
      permissions,
      history,
    }),
  ])
  // A job that must not be touched exists all the same, so that a request for it would succeed.
  for (const id of [earlierJobId, strangersJob]) service.addJob(id, projects[0], jobLives[jobLife])
  preparePullRequest(scenario, github)
  for (let index = 0; index < scenario.chatter; index++)
    plant(github, event?.thread ?? issueNumber, `Comment ${index}.`, 'reader')
  const servers = { service, github }
  const kinds = new Map<Fault, string>()
  return {
    ...servers,
    startAttempt: (faults) => {
      for (const server of Object.values(servers)) {
        server.faults.clear()
        server.requests.splice(0)
      }
      for (const plan of faults) {
        const { server, ...matched } = places[plan.place]
        const fault: Fault = { ...behaviourOf(plan.kind), ...matched, after: plan.after, times: plan.times }
        kinds.set(fault, plan.kind)
        servers[server].faults.add(fault)
      }
      if (scenario.hasCopies) plantCopies(github)
    },
    kindOf: ({ fault }) => fault && kinds.get(fault),
    async [Symbol.asyncDispose]() {
      await Promise.all([service.close(), github.close()])
    },
  }
}

function preparePullRequest({ pullRequest }: Scenario, github: GitHubApi): void {
  if (pullRequest === 'missing') return
  github.pullRequests.set(jobPullRequest, {
    state: pullRequest === 'open' ? 'open' : 'closed',
    merged: pullRequest === 'merged',
    merge_commit_sha: null,
    head: headCommit,
    base: history[0]?.sha ?? '',
  })
}
