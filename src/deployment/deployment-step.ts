import { createGitHubClient } from '../github/github-client.ts'
import type { TriggerEvent } from '../github/trigger-event.ts'
import type { ServiceAccess } from '../service/client.ts'
import { abortedAfter } from '../shared/run-context.ts'
import { interruptionOf, messageOf, SkippedError } from '../shared/errors.ts'
import { type FailOnWord, isFailure } from '../shared/fail-on.ts'
import type { Outcome } from '../shared/outputs.ts'
import { linkTo } from '../shared/pull-request-link.ts'
import { dryRunEnd, interruptionWords, runLink, type StepContext, type StepEnd } from '../shared/step.ts'
import { codeBlock, codeSpan, plainName } from '../shared/untrusted-text.ts'
import { makeBuildLogFolder } from './build-log.ts'
import type { DeploymentInputs, DeploymentResult } from './deploy.ts'
import { type CommentInputs, DeploymentComment, stateMarks } from './deployment-comment.ts'
import type { AskedAddress } from './page-answers.ts'
import { buildPreview } from './preview.ts'
import { nameOfPublication, publicationOf, publish, type RunCommit } from './publication.ts'
import type { Told } from './result.ts'

/** The inputs of a publication, or of a preview without an agent job; with the event. */
export interface DeploymentStepInputs extends DeploymentInputs, CommentInputs {
  /** The pull request or the branch whose preview is built; undefined if the site is published. */
  preview: { number: number } | { branch: string } | undefined
  failOn: ReadonlySet<FailOnWord<'deployment'>>
  event: TriggerEvent
  run: RunCommit
}

// After the deadline, the comment is still written.
const closingMs = 2000

export interface DeploymentOperation {
  operation: 'deployment'
  service: ServiceAccess & { githubToken: string | undefined; dryRun: boolean }
  deployment: DeploymentStepInputs
}

/** Publishes the site or builds a preview, checks the changed pages, and keeps the comment. */
export async function deploymentStep(operation: DeploymentOperation, context: StepContext): Promise<StepEnd> {
  const { service, deployment: inputs } = operation
  const why = whyNoRequest(inputs)
  if (why !== undefined) throw new SkippedError({ reason: 'not-a-request', message: why })
  if (service.dryRun) return planOf(operation, context)
  await makeBuildLogFolder(inputs.buildLogFile)
  const { event, preview } = inputs
  const isPreview = preview !== undefined
  const { repository } = context.workflowRun
  const { signal } = context.deadline
  const access = { token: service.githubToken, repository }
  const github = createGitHubClient({ ...access, signal }, context)
  const closing = createGitHubClient({ ...access, signal: abortedAfter(signal, closingMs) }, context)
  const showsWords = event.repository.private === true
  const deploying = { ...context, ...inputs, showsWords, isWholeStep: true, service, github }
  const publication = publicationOf(event, inputs.run, deploying)
  const name = isPreview
    ? `Preview of ${nameOfPreview(preview)}`
    : (nameOfPublication(publication) ?? 'The site')
  const { log } = context
  const pullRequest = preview && 'number' in preview ? preview.number : undefined
  const comment = new DeploymentComment({ ...inputs, ...service, pullRequest, github: closing, log })
  const begun = `**${name} is being ${isPreview ? 'built' : 'published'}**`
  await comment.announce((head) => `${begun}\n\n${builtBy(context, head)}`)
  // A run that is killed meanwhile has it.
  if (isPreview) context.setOutputs({ previewStatus: 'unknown' })
  const deployed = isPreview
    ? buildPreview({ ...preview, repository, event }, deploying)
    : publish(publication, deploying)
  const told = await deployed.catch(async (error: unknown) => {
    await comment.takeBack()
    throw error
  })
  const { result, words, decisiveLines, paragraphs, outputs } = told
  const { error } = result
  const head = result.pullRequest?.headCommit
  const outcome = outcomeOfDeployment(result, isPreview)
  const isNamed = isPreview && error !== undefined
  const predicate = isNamed ? `: ${interruptionWords(error)}` : ` ${words || 'has no result'}`
  const headline = isPreview ? `${name}${predicate}` : words
  const isCutShort = outcome === 'error' || outcome === 'cancelled'
  const fails = isCutShort || isFailure(inputs.failOn, { outcome, ...outputs })
  const message = error === undefined ? `${headline}.` : messageOf(error)
  // Often, the run was cancelled for a newer one.
  if (outcome === 'cancelled') await comment.takeBack()
  else await comment.write(context.redact(textOfComment(headline, told, outcome, context)), head)
  return {
    outcome,
    outputs: { ...outputs, headline },
    report: [`## ${headline}`, ...paragraphs].join('\n\n'),
    message: [message, ...decisiveLines].join('\n'),
    severity: fails ? 'error' : outcome === 'timed-out' ? 'notice' : 'info',
    error,
  }
}

function textOfComment(headline: string, told: Told, outcome: Outcome, context: StepContext): string {
  const { result, paragraphs } = told
  const head = result.pullRequest?.headCommit
  const { commit = head } = result
  const isOfRun = result.hasChange !== undefined || commit === head
  return [
    `${markOf(result, outcome)} **${headline}**`,
    ...paragraphs,
    builtBy(context, commit, isOfRun),
  ].join('\n\n')
}

function markOf({ end, pages, hasChange }: DeploymentResult, outcome: Outcome): string {
  const { good, doubtful, bad } = stateMarks
  if (outcome === 'timed-out') return doubtful
  if (pages === undefined)
    return end === 'failure' || outcome === 'error' || outcome === 'not-published' ? bad : doubtful
  const isDoubtful = ({ isOld, state }: AskedAddress): boolean =>
    !isOld && ['missing', 'old', 'unclear', 'unchecked'].includes(state)
  return hasChange === false || pages.asked.some(isDoubtful) ? doubtful : good
}

/** @param isOfRun whether the commit is of the repository of the run, so that it has a page there */
function builtBy({ workflowRun }: StepContext, commit: string | undefined, isOfRun = true): string {
  const { serverUrl, repository } = workflowRun
  if (commit === undefined) return runLink(workflowRun)
  const short = codeSpan(commit.slice(0, 7))
  const shown = isOfRun
    ? `[${short}](${linkTo({ url: `${serverUrl}/${repository}/commit/${commit}` })})`
    : short
  return `Commit ${shown} · ${runLink(workflowRun)}`
}

function nameOfPreview(preview: { number: number } | { branch: string }): string {
  return 'number' in preview ? `#${preview.number}` : plainName(preview.branch, 100)
}

function whyNoRequest({ event, preview }: DeploymentStepInputs): string | undefined {
  if (event.name === 'merge_group') return 'The merge queue has merged nothing yet.'
  const isRefused = preview === undefined && event.facts['pull-request']?.state === 'closed'
  return isRefused ? 'The pull request was closed without a merge.' : undefined
}

function outcomeOfDeployment({ end, error, pages }: DeploymentResult, isPreview: boolean): Outcome {
  if (error !== undefined) return interruptionOf(error)
  // The build has ended, and what it was asked for is not known.
  if (pages?.unchecked !== undefined && pages.interruption !== undefined)
    return interruptionOf(pages.interruption)
  if (isPreview) return 'previewed'
  if (end === 'unknown') return 'error'
  return pages === undefined ? 'not-published' : 'published'
}

function planOf({ service, deployment }: DeploymentOperation, { log }: StepContext): StepEnd {
  const { siteUrl, preview, comment, issueNumber, event } = deployment
  const site = preview === undefined ? siteUrl?.href : 'the preview'
  const number = issueNumber ?? event.number
  const thread = number === undefined ? 'the pull request that brought the commit' : `#${number}`
  const plan = [
    `It would ${preview === undefined ? 'publish the site' : `build the preview of ${nameOfPreview(preview)}`} of the project ${service.projectId}, and wait for the end.`,
    ...(site === undefined ? [] : [`Then it would ask ${site} for the changed pages.`]),
    ...(comment ? [`It would keep a comment on ${thread}.`] : []),
  ].join(' ')
  log.info(plan)
  return dryRunEnd([codeBlock(plan)])
}
