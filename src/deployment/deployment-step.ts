import { createGitHubClient, type GitHubClient } from '../github/github-client.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import type { ServiceAccess } from '../service/client.ts'
import { interruptionOf } from '../shared/deadline.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import { type FailOnRules, type FailOnWord, isFailure } from '../shared/fail-on.ts'
import type { Outcome, Outputs } from '../shared/outputs.ts'
import { SkippedError } from '../shared/skip.ts'
import { dryRunEnd, interruptionHeadlines, type StepContext, type StepEnd } from '../shared/step.ts'
import { codeBlock } from '../shared/untrusted-text.ts'
import { type PreviewInputs, previewOf } from './preview.ts'
import { headlineOf, published } from './publication.ts'
import { noResult, tell, type Told } from './result.ts'

/** The inputs of a publication, or of a preview without an agent job; with the event. */
export interface DeploymentInputs extends PreviewInputs {
  isPreview: boolean
  failOn: ReadonlySet<FailOnWord<'deployment'>>
  githubToken: string | undefined
  event: TriggerEvent
}

export interface DeploymentOperation {
  operation: 'deployment'
  service: ServiceAccess & { dryRun: boolean }
  deployment: DeploymentInputs
}

interface Ended {
  outcome: Outcome
  /** Plain text. Undefined if an error ended it. */
  headline?: string
  outputs?: Outputs
  told: Told
  error?: ActionError | undefined
}

/** Publishes the site or builds the preview of the pull request of the event, and checks the changed pages. */
export async function deploymentStep(operation: DeploymentOperation, context: StepContext): Promise<StepEnd> {
  const { service, deployment: inputs } = operation
  if (service.dryRun) return dryRun(operation, context)
  const github = createGitHubClient(
    {
      token: inputs.githubToken,
      repository: context.workflowRun.repository,
      signal: context.deadline.signal,
    },
    context,
  )
  const ended = await (inputs.isPreview ? previewed : publication)(operation, github, context)
  const { outcome, told, error } = ended
  const headline = ended.headline ?? interruptionHeadlines[interruptionOf(error)]
  const { paragraphs, ...outputs } = told
  const isCutShort = outcome === 'error' || outcome === 'cancelled'
  return {
    outcome,
    outputs: { ...ended.outputs, ...outputs, headline },
    report: [`## ${headline}`, ...paragraphs].join('\n\n'),
    message: error === undefined ? `${headline}.` : messageOf(error),
    severity:
      isCutShort || isFailure(ended, inputs.failOn, failOnRules)
        ? 'error'
        : outcome === 'timed-out'
          ? 'notice'
          : 'info',
    error,
  }
}

const failOnRules: FailOnRules<'deployment', Ended> = {
  'timed-out': ({ outcome }) => outcome === 'timed-out',
  'not-published': ({ outcome }) => outcome === 'not-published',
  'preview-failed': ({ outputs }) => outputs?.previewStatus === 'failure',
  'pages-not-live': ({ told }) => told.pagesNotLive.length > 0,
}

function pullRequestOf({ event, isPreview }: DeploymentInputs): number | undefined {
  return isPreview ? event.facts['pull-request']?.number : undefined
}

function dryRun({ service, deployment }: DeploymentOperation, { log }: StepContext): StepEnd {
  const { siteUrl, isPreview } = deployment
  const site = isPreview ? 'the preview' : siteUrl?.href
  const pages = site === undefined ? '' : ` Then it would ask ${site} for the changed pages.`
  const what = isPreview
    ? `build the preview of pull request #${pullRequestOf(deployment) ?? ''}`
    : 'publish the site'
  const plan = `It would ${what} of the project ${service.projectId}, and wait for the end.${pages}`
  log.info(plan)
  return dryRunEnd([codeBlock(plan)])
}

async function publication(
  { service, deployment }: DeploymentOperation,
  github: GitHubClient,
  context: StepContext,
): Promise<Ended> {
  const { push } = deployment.event.facts
  const showsWords = deployment.event.repository.isPrivate === true
  const telling = { ...deployment, what: 'site', showsWords, redact: context.redact, log: context.log }
  try {
    const result = await published({ ...deployment, push, showsWords, service, github }, context)
    const isOfRun = result.relation !== 'unknown'
    const told = await tell(result, { ...telling, showsWords: showsWords || isOfRun })
    const named = push && { ...push, ref: push.ref && context.redact(push.ref) }
    return { outcome: result.outcome, headline: headlineOf(result, named), told }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return { outcome: interruptionOf(error), told: await tell({ ...noResult, error }, telling), error }
  }
}

async function previewed(
  { service, deployment }: DeploymentOperation,
  github: GitHubClient,
  context: StepContext,
): Promise<Ended> {
  const number = pullRequestOf(deployment) ?? 0
  const pullRequest = { number, repository: context.workflowRun.repository }
  const isPrivate = deployment.event.repository.isPrivate === true
  // A run that is killed meanwhile has it.
  context.setOutputs({ previewStatus: 'unknown' })
  const { preview, error } = await previewOf(
    { ...deployment, pullRequest, isPrivate, isOfProject: false, service, github },
    context,
  )
  if (error instanceof SkippedError) throw error
  const { status, url, predicate, ...told } = preview
  const outputs = { previewStatus: status, previewUrl: url }
  if (error !== undefined) return { outcome: interruptionOf(error), outputs, told, error }
  const headline = `The preview of pull request #${number} ${predicate === '' ? 'has no result' : predicate}`
  return { outcome: 'previewed', headline, outputs, told }
}
