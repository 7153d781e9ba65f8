import { type DocumentationService, startDocumentationService } from '../simulator/documentation-service.ts'
import { type DocumentationSite, startDocumentationSite } from '../simulator/documentation-site.ts'
import type { Fault } from '../simulator/faults.ts'
import { type GitHubApi, startGitHubApi } from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import { behaviourOf } from './faults/fault-kinds.ts'
import { type FaultPlan, places } from './faults/fault-plans.ts'
import { logins, plant, plantCopies, strangersJob } from './planted-comments.ts'
import { earlierJobId, projects } from './scenarios/draw-scenario.ts'
import { history, issueNumber, permissions } from './scenarios/events.ts'
import { agentsCommit, buildLives, jobLives } from './scenarios/job-lives.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { changedFile, siteLives } from './scenarios/site-lives.ts'
import { apiKeys, readersName } from './secrets.ts'

/** The servers of one scenario. Disposing closes them. */
export interface FarEnds extends AsyncDisposable {
  readonly service: DocumentationService
  readonly github: GitHubApi
  /** The previews, and the published site. */
  readonly site: DocumentationSite
  /** Replaces the faults, forgets earlier requests, and has others copy the comments of the action. */
  startAttempt(faults: readonly FaultPlan[]): void
  /** Returns the name of the fault that applied to a request. */
  kindOf(request: RecordedRequest): string | undefined
}

export async function openFarEnds(scenario: Scenario): Promise<FarEnds> {
  const { jobLife, messageLife, jobIdSuffix, event, builds, publications } = scenario
  const site = await startDocumentationSite({ pages: { '/guides/webhooks': siteLives[scenario.site] } })
  const [service, github] = await Promise.all([
    startDocumentationService({
      keys: apiKeys,
      jobIdSuffix,
      builds: builds.map((name) => buildLives[name]),
      publications: publications.map((name) => buildLives[name]),
      previewUrl: site.url,
      buildsPerMinute: 100,
      visitors: { totals: visitorsOfPage, visitors },
      jobLife: jobLives[jobLife],
      ...(messageLife !== undefined && { messageLife: jobLives[messageLife] }),
    }),
    startGitHubApi({
      tokens: Object.fromEntries(
        Object.entries(logins).map(([token, login]) => [token, { login, type: 'Bot' }]),
      ),
      permissions,
      history,
    }),
  ])
  // The pull requests of the turns of a job.
  for (const number of [128, 129, 130, 131]) {
    github.pullRequests.set(number, commits)
    github.pullRequestFiles.set(number, [changedFile])
  }
  // A job that must not be touched exists all the same, so that a request for it would succeed.
  for (const id of [earlierJobId, strangersJob]) service.addJob(id, projects[0], jobLives[jobLife])
  for (let index = 0; index < scenario.chatter; index++)
    plant(github, event?.thread ?? issueNumber, `Comment ${index}.`)
  const servers = { service, github }
  const kinds = new Map<Fault, string>()
  return {
    ...servers,
    site,
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
      site.requests.splice(0)
      if (scenario.hasCopies) plantCopies(github)
    },
    kindOf: ({ fault }) => fault && kinds.get(fault),
    async [Symbol.asyncDispose]() {
      await Promise.all([service.close(), github.close(), site.close()])
    },
  }
}

const visitorsOfPage = { human: 9, ai: 1, total: 10 }
const addresses = ['@example.org', '%40example.org/x']
const visitors = addresses.map((end) => ({ path: `/invite/${readersName}${end}`, ...visitorsOfPage }))

const commits = { head: agentsCommit, base: 'b'.repeat(40) }
