import { createGitHubClient } from '../github/github-client.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import type { ServiceAccess } from '../service/client.ts'
import { interruptionOf } from '../shared/deadline.ts'
import { messageOf } from '../shared/errors.ts'
import { type FailOnRules, type FailOnWord, isFailure } from '../shared/fail-on.ts'
import type { Outcome } from '../shared/outputs.ts'
import { SkippedError } from '../shared/skip.ts'
import { dryRunEnd, interruptionHeadlines, type StepContext, type StepEnd } from '../shared/step.ts'
import { codeBlock } from '../shared/untrusted-text.ts'
import type { DeploymentInputs, DeploymentResult } from './deploy.ts'
import { previewOf } from './preview.ts'
import { published } from './publication.ts'
import type { Told } from './result.ts'

/** The inputs of a publication, or of a preview without an agent job; with the event. */
export interface DeploymentStepInputs extends DeploymentInputs {
  /** Whose preview is built; undefined if the site is published. */
  pullRequest: number | undefined
  failOn: ReadonlySet<FailOnWord<'deployment'>>
  githubToken: string | undefined
  event: TriggerEvent
}

export interface DeploymentOperation {
  operation: 'deployment'
  service: ServiceAccess & { dryRun: boolean }
  deployment: DeploymentStepInputs
}

/** Publishes the site or builds the preview of the pull request of the event, and checks the changed pages. */
export async function deploymentStep(operation: DeploymentOperation, context: StepContext): Promise<StepEnd> {
  const { service, deployment: inputs } = operation
  if (service.dryRun) return dryRun(operation, context)
  const { event, pullRequest: number, githubToken: token } = inputs
  const isPreview = number !== undefined
  const { deadline, workflowRun } = context
  const { repository } = workflowRun
  const github = createGitHubClient({ token, repository, signal: deadline.signal }, context)
  const showsWords = event.repository.isPrivate === true
  const deploying = { ...context, ...inputs, showsWords, service, github }
  // A run that is killed meanwhile has it.
  if (isPreview) context.setOutputs({ previewStatus: 'unknown' })
  const { result, words, decisiveLines, paragraphs, outputs } = isPreview
    ? await previewOf({ number, repository }, deploying)
    : await published(event.facts.push, deploying)
  const { error } = result
  if (error instanceof SkippedError) throw error
  const outcome = outcomeOf(result, isPreview)
  const sentence = isPreview ? `Preview of #${number} ${words || 'has no result'}` : words
  const headline = error === undefined ? sentence : interruptionHeadlines[interruptionOf(error)]
  const isCutShort = outcome === 'error' || outcome === 'cancelled'
  const fails = isCutShort || isFailure({ outcome, outputs }, inputs.failOn, failOnRules)
  return {
    outcome,
    outputs: { ...outputs, headline },
    report: [`## ${headline}`, ...paragraphs].join('\n\n'),
    message: [error === undefined ? `${headline}.` : messageOf(error), ...decisiveLines].join('\n'),
    severity: fails ? 'error' : outcome === 'timed-out' ? 'notice' : 'info',
    error,
  }
}

function outcomeOf({ end, error, pages }: DeploymentResult, isPreview: boolean): Outcome {
  if (error !== undefined) return interruptionOf(error)
  if (isPreview) return 'previewed'
  if (end === 'unknown') return 'error'
  return pages === undefined ? 'not-published' : 'published'
}

const failOnRules: FailOnRules<'deployment', { outcome: Outcome; outputs: Told['outputs'] }> = {
  'timed-out': ({ outcome }) => outcome === 'timed-out',
  'not-published': ({ outcome }) => outcome === 'not-published',
  'preview-failed': ({ outputs }) => outputs.previewStatus === 'failure',
  'pages-not-live': ({ outputs }) => outputs.pagesNotLive.length > 0,
}

function dryRun({ service, deployment }: DeploymentOperation, { log }: StepContext): StepEnd {
  const { siteUrl, pullRequest } = deployment
  const isPreview = pullRequest !== undefined
  const site = isPreview ? 'the preview' : siteUrl?.href
  const pages = site === undefined ? '' : ` Then it would ask ${site} for the changed pages.`
  const what = isPreview ? `build the preview of pull request #${pullRequest}` : 'publish the site'
  const plan = `It would ${what} of the project ${service.projectId}, and wait for the end.${pages}`
  log.info(plan)
  return dryRunEnd([codeBlock(plan)])
}
