import { createGitHubClient, type GitHubClient } from '../github/github-client.ts'
import { baseOf, refName } from '../github/sources/push.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import { createServiceClient, type ServiceAccess, type ServiceClient } from '../service/client.ts'
import type { Deployment } from '../service/deployments.ts'
import { ActionError } from '../shared/errors.ts'
import { type FailOnRules, type FailOnWord, isFailure } from '../shared/fail-on.ts'
import { dryRunEnd, interruptedEnd, type StepContext, type StepEnd } from '../shared/step.ts'
import { codeBlock, codeSpan, plainName } from '../shared/untrusted-text.ts'
import { byChange, type ChangedFiles, noPages, pageAnswers, UncheckedError } from './pages.ts'
import { aboutPages, type DeploymentResult, resultAfter, tell, type Telling } from './result.ts'
import { type DeploymentEnd, endedDeployment, mostDeployments } from './wait.ts'

/** The inputs of `publish`, with the event. */
export interface PublishInputs {
  failOn: ReadonlySet<FailOnWord<'publish'>>
  pollIntervalMs: number
  siteUrl: URL | undefined
  githubToken: string | undefined
  buildLogFile: string
  event: TriggerEvent
}

export interface PublishOperation {
  operation: 'publish'
  service: ServiceAccess & { dryRun: boolean }
  publish: PublishInputs
}

/** What the commit that was built is to the pushed one; `unknown` without a push, or if GitHub does not tell. */
type Relation = 'same' | 'later' | 'without' | 'unknown'

type Published = Deployment & { end: DeploymentEnd; relation: Relation }

/** Has the site published, and says whether the pushed commit is live. */
export async function publishStep(operation: PublishOperation, context: StepContext): Promise<StepEnd> {
  const { service, publish: inputs } = operation
  if (service.dryRun) return dryRun(operation, context)
  const { redact, log } = context
  const showsWords = inputs.event.repository.isPrivate === true
  const telling = { what: 'site', buildLogFile: inputs.buildLogFile, showsWords, redact, log }
  const github = createGitHubClient(
    {
      token: inputs.githubToken,
      repository: context.workflowRun.repository,
      signal: context.deadline.signal,
    },
    context,
  )
  const client = createServiceClient({ ...service, redact, hidesWords: !showsWords }, context)
  try {
    return await endOf(
      await published(client, operation, github, context),
      telling,
      operation,
      github,
      context,
    )
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    const end = interruptedEnd(error)
    const result = resultAfter(error)
    const told = result.said === '' ? undefined : await tell(result, telling)
    return {
      ...end,
      outputs: { ...end.outputs, buildLog: told?.buildLog },
      report: [end.report, ...(told?.paragraphs ?? [])].join('\n\n'),
      severity:
        end.outcome === 'timed-out' && !isFailure(end, inputs.failOn, failOnRules) ? 'notice' : 'error',
    }
  }
}

function dryRun({ service, publish: { siteUrl } }: PublishOperation, { log }: StepContext): StepEnd {
  const pages = siteUrl === undefined ? '' : ` Then it would ask ${siteUrl.href} for the changed pages.`
  const plan = `It would have the site of the project ${service.projectId} published, and wait for the end.${pages}`
  log.info(plan)
  return dryRunEnd([codeBlock(plan)])
}

/** Publishes, and once more if the site then lacks the pushed commit. */
async function published(
  client: ServiceClient,
  { publish: { pollIntervalMs, event } }: PublishOperation,
  github: GitHubClient,
  context: StepContext,
): Promise<Published> {
  const budget = { left: mostDeployments }
  for (;;) {
    const deployment = await endedDeployment(
      {
        what: 'site',
        budget,
        ask: () => client.publish(),
        readDeployment: (statusId) => client.readDeployment(statusId),
        onRead: ({ status, commit }) => {
          context.setOutputs({ status, commit })
        },
        pollIntervalMs,
      },
      context,
    )
    const relation = await relationOf(deployment.commit, event.facts.push?.after, github)
    if (deployment.end !== 'success' || relation !== 'without' || budget.left === 0)
      return { ...deployment, relation }
    context.log.notice(
      'The published commit does not contain the pushed one, so the site is published once more.',
    )
  }
}

async function relationOf(
  commit: string | undefined,
  pushed: string | undefined,
  github: GitHubClient,
): Promise<Relation> {
  if (commit === undefined || pushed === undefined) return 'unknown'
  if (commit === pushed) return 'same'
  try {
    const { status } = await github.compareCommits(pushed, commit)
    return status === 'ahead' || status === 'identical' ? 'later' : 'without'
  } catch (error) {
    // What the service told stays the result, also if the deadline ends the wait for GitHub.
    if (error instanceof ActionError) return 'unknown'
    throw error
  }
}

async function endOf(
  deployment: Published,
  telling: Telling,
  operation: PublishOperation,
  github: GitHubClient,
  context: StepContext,
): Promise<StepEnd> {
  const { end, relation, commit } = deployment
  const { failOn, siteUrl, event } = operation.publish
  const isLive = relation === 'same' || relation === 'later' || (relation === 'unknown' && end === 'success')
  const outcome = end === 'unknown' ? 'error' : isLive && end !== 'failure' ? 'published' : 'not-published'
  const pages =
    outcome !== 'published'
      ? undefined
      : siteUrl === undefined
        ? noPages('site-url is not set')
        : await answersOf(siteUrl, deployment, operation, github, context)
  const result: DeploymentResult = { ...deployment, problem: '', said: '', pages }
  const isOfRepository = relation !== 'unknown'
  const told = await tell(result, { ...telling, showsWords: telling.showsWords || isOfRepository })
  const words = (quote: (text: string) => string): string =>
    `${headlineOf(deployment, outcome, event, quote)}${aboutPages(pages)}`
  const headline = words((text) => plainText(context.redact(text)))
  const outputs = { headline, commit, missingPages: told.missingPages, buildLog: told.buildLog }
  return {
    outcome,
    outputs,
    report: [`## ${words(codeSpan)}`, ...told.paragraphs].join('\n\n'),
    message: `${headline}.`,
    severity: outcome === 'error' || isFailure({ outcome, outputs }, failOn, failOnRules) ? 'error' : 'info',
  }
}

const failOnRules: FailOnRules<'publish', Pick<StepEnd, 'outcome' | 'outputs'>> = {
  'timed-out': ({ outcome }) => outcome === 'timed-out',
  'not-published': ({ outcome }) => outcome === 'not-published',
  'missing-pages': ({ outputs }) => Array.isArray(outputs?.missingPages) && outputs.missingPages.length > 0,
}

/** Like {@link plainName}. A shell does not read it as an option. */
function plainText(name: string): string {
  const shown = plainName(name, 100)
  return shown.startsWith('-') ? `…${shown}` : shown
}

function headlineOf(
  { end, relation, commit }: Published,
  outcome: string,
  { facts: { push } }: TriggerEvent,
  quote: (text: string) => string,
): string {
  const short = (sha: string): string => quote(sha.slice(0, 7))
  const built = commit === undefined ? 'a commit that the service does not name' : short(commit)
  const branch = refName(push?.ref)
  const pushed = push?.after
  const about =
    branch === undefined || pushed === undefined ? undefined : `${quote(branch)} at ${short(pushed)}`
  if (outcome === 'published') {
    if (about === undefined) return `The site is published at ${built}`
    if (relation === 'unknown')
      return `The site is published at ${built}, and it is unknown whether that contains ${about}`
    return relation === 'later' ? `${about} is live, with the later commit ${built}` : `${about} is live`
  }
  const why = {
    failure: 'the build failed',
    skipped: 'the service skipped it',
    success: `the site is at ${built}`,
    unknown: 'the service does not tell whether it was built',
  }
  // A skip says nothing about the pushed commit, unless the service names a commit.
  const isUnsure = end === 'unknown' || (end === 'skipped' && relation === 'unknown')
  return `${about ?? 'The site'} is ${isUnsure ? 'perhaps not live' : about === undefined ? 'not published' : 'not live'}: ${why[end]}`
}

async function answersOf(
  site: URL,
  { commit, relation, changedFiles }: Published,
  { service, publish: { event, pollIntervalMs } }: PublishOperation,
  github: GitHubClient,
  context: StepContext,
) {
  const { push } = event.facts
  const at = commit ?? push?.after
  const base = push && baseOf(push)
  // Up to the published commit, so that a page that a later push removed is not missing.
  const readFiles = async (): Promise<ChangedFiles> => {
    const isNamed = changedFiles.added.length + changedFiles.modified.length > 0
    if (base === undefined || at === undefined || relation === 'unknown') {
      if (isNamed) return changedFiles
      throw new UncheckedError(
        'the run is not of a push that was published, and the service names no changed file',
      )
    }
    return github.compareCommits(base, at).then(
      ({ files }) => byChange(files),
      (error: unknown) => {
        if (isNamed) return changedFiles
        throw error
      },
    )
  }
  const hasFile = async (path: string): Promise<boolean> => {
    if (at === undefined) throw new UncheckedError('the service does not name the published commit')
    return github.hasFile(path, at)
  }
  return pageAnswers({ readFiles, site, hasFile, proxy: service.proxy, pollIntervalMs }, context)
}
