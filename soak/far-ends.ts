import { type DocumentationService, startDocumentationService } from '../simulator/documentation-service.ts'
import { type DocumentationSite, startDocumentationSite } from '../simulator/documentation-site.ts'
import type { Fault } from '../simulator/faults.ts'
import { type GitHubApi, startGitHubApi } from '../simulator/github-api.ts'
import type { RecordedRequest } from '../simulator/recording-server.ts'
import { behaviourOf } from './faults/fault-kinds.ts'
import { places } from './faults/fault-plans.ts'
import { logins, plant, plantCopies, strangersJob } from './planted-comments.ts'
import { earlierJobId } from './scenarios/draw-scenario.ts'
import { baseCommit, previewBranch, previewedNumber, previewUrlOf } from './scenarios/draw-deployment.ts'
import { history, issueNumber, permissions, projects } from './scenarios/events.ts'
import { agentsCommit, buildLives, headCommits, jobLives, mainCommits } from './scenarios/job-lives.ts'
import type { AttemptPlan, RunPlan, Scenario } from './scenarios/scenario.ts'
import { changedFile, siteLives } from './scenarios/site-lives.ts'
import { apiKeys, readersName } from './secrets.ts'

/** The servers of one scenario. Disposing closes them. */
export interface FarEnds extends AsyncDisposable {
  readonly service: DocumentationService
  readonly github: GitHubApi
  /** The previews, and the published site. */
  readonly site: DocumentationSite
  /**
   * Replaces the faults, forgets earlier requests, puts the pull request into its state, and has others copy the comments of
   * the action.
   */
  startAttempt(run: RunPlan, attempt: AttemptPlan): void
  /** Pushes to the pull request of deployments. */
  push(): void
  /** Returns the name of the fault that applied to a request. */
  kindOf(request: RecordedRequest): string | undefined
}

export async function openFarEnds(scenario: Scenario): Promise<FarEnds> {
  const { jobLife, messageLife, jobIdSuffix, runs, builds, publications } = scenario
  const site = await startDocumentationSite({ pages: { '/guides/webhooks': siteLives[scenario.site] } })
  const [service, github] = await Promise.all([
    startDocumentationService({
      keys: apiKeys,
      jobIdSuffix,
      builds: builds.map((name) => buildLives[name]),
      publications: publications.map((name) => buildLives[name]),
      previewUrl: (build) => previewUrlOf(build, scenario, site.url),
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
  const files = [changedFile]
  // The pull requests of the turns of a job, and that of deployments.
  for (const number of [128, 129, 130, 131, previewedNumber]) {
    github.pullRequests.set(number, { head: agentsCommit, base: baseCommit })
    github.pullRequestFiles.set(number, files)
  }
  for (const head of [previewBranch, ...headCommits, ...mainCommits]) {
    for (const base of ['main', baseCommit]) github.comparisons.set(`${base}...${head}`, { files })
    github.comparisons.set(`${previewBranch}...${head}`, { files: [] })
    github.commitFiles.set(head, files)
  }
  // A job that must not be touched exists all the same, so that a request for it would succeed.
  for (const id of [earlierJobId, strangersJob]) service.addJob(id, projects[0], jobLives[jobLife])
  for (let index = 0; index < scenario.chatter; index++)
    plant(github, runs[0]?.event?.thread ?? issueNumber, `Comment ${index}.`)
  const servers = { service, github }
  const kinds = new Map<Fault, string>()
  return {
    ...servers,
    site,
    startAttempt: ({ deployed }, { faults }) => {
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
      if (deployed !== undefined) github.pullRequests.set(previewedNumber, { ...deployed.pullRequest })
      if (scenario.hasCopies) plantCopies(github)
    },
    push: () => {
      const pull = github.pullRequests.get(previewedNumber)
      if (pull?.state === 'open') pull.head = headCommits[1] ?? ''
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
