import type { DeploymentInputs } from '../deployment/deploy.ts'
import { createGitHubClient, type GitHubClient } from '../github/github-client.ts'
import { readChanges } from '../github/instruction/read-changes.ts'
import { createInstruct, type Instruct } from '../github/instruction/compose-instruction.ts'
import type { QuotedFile } from '../github/instruction/quoted-text.ts'
import { decideGate } from '../github/permission-gate.ts'
import { markHash, type RequestKey } from '../github/thread/comment-mark.ts'
import { IssueThread, nothingRemembered, type ThreadMemory } from '../github/thread/issue-thread.ts'
import { kindOfThread, type Trigger } from '../github/trigger.ts'
import { createServiceClient, type ServiceAccess } from '../service/client.ts'
import { abortedAfter } from '../shared/deadline.ts'
import type { FailOnWord } from '../shared/fail-on.ts'
import type { Log } from '../shared/log.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { pauseByTime } from '../shared/pause.ts'
import { pullRequestOn } from '../shared/pull-request-link.ts'
import { sleepWithinDeadline } from '../shared/retry.ts'
import { SkippedError } from '../shared/skip.ts'
import { attachHint, dryRunEnd, type StepContext, type StepEnd, type WorkflowRun } from '../shared/step.ts'
import { codeBlock, singleLine } from '../shared/untrusted-text.ts'
import { type AgentJobOptions, runAgentJob } from './agent-job.ts'
import { outputsOf } from './job-outputs.ts'
import { describeEnd, headlineOf, instructionBlock, jobComment, jobReport } from './job-report.ts'
import {
  type EndedRequest,
  failsStep,
  jobThatStillRuns,
  memoryOf,
  type RequestState,
  type Start,
} from './request-state.ts'
import { decideStart, describeStart, type JobInputs, type StartOptions } from './start-or-continue.ts'

/** The inputs of an agent job, except those about the event. */
export interface AgentJobInputs extends JobInputs, DeploymentInputs {
  /**
   * From `prompt` or `prompt-file`. Undefined if the instruction is only the text of the event, or if the run sends
   * nothing.
   */
  prompt: string | undefined
  /** A file of the workspace to quote after the prompt. */
  quoteFile: QuotedFile | undefined
  /** Whether to have the preview of the pull request built. */
  preview: boolean
  failOn: ReadonlySet<FailOnWord<'agent-job'>>
}

export interface AgentJobOperation {
  operation: 'agent-job'
  service: ServiceAccess & { dryRun: boolean }
  agentJob: AgentJobInputs
  trigger: Trigger
}

// After an abort, the comment is still updated, within the time before the runner kills the process.
const closingMs = 800
// After a gateway of GitHub gave no answer, a comment is there a second later.
const lostCommentPauseMs = 1000

/**
 * Runs the operation `agent-job`: the gate, the instruction, the job, and the comment.
 *
 * @throws SkippedError if nobody may ask, or if there is nothing to ask for
 * @throws ActionError before there is a job
 */
export async function agentJobStep(operation: AgentJobOperation, context: StepContext): Promise<StepEnd> {
  const { service, agentJob: inputs, trigger } = operation
  const { deadline, log, redact, workflowRun } = context
  if (trigger.skip !== undefined) throw new SkippedError(trigger.skip)
  const github = gitHubOf(trigger, context, abortedAfter(deadline.signal, closingMs))
  await passGate(trigger, github, deadline.signal)
  const client = createServiceClient({ ...service, redact }, context)
  const thread = threadOf(operation, github, context)
  await thread.checkOpen()
  // Without an instruction, the run only waits for a job.
  const sends = inputs.prompt !== undefined || trigger.inputs.promptFrom !== undefined
  const earlier = sends ? await thread.findEarlier() : nothingRemembered
  const options: StartOptions = {
    inputs,
    earlier,
    threadJobId: trigger.inputs.continues
      ? earlier.others.find(({ jobId }) => jobId !== undefined)?.jobId
      : undefined,
    instruct: sends ? instructOf(operation, earlier, github, context) : undefined,
    readPullRequest: async (link) => {
      const at = pullRequestOn(workflowRun.serverUrl, link)
      return at && github.readPullRequest(at.number, at.repository)
    },
    client,
  }
  if (service.dryRun) {
    const withoutWait = { ...options, inputs: { ...inputs, wait: false } }
    return dryRun(await decideStart(withoutWait, context), inputs, log)
  }
  const previewOf = inputs.preview ? previewBuilder(operation, context) : undefined
  return endOf(await runRequest(operation, { ...options, previewOf }, thread, context), operation, context)
}

function previewBuilder(
  { service, agentJob: inputs, trigger }: AgentJobOperation,
  context: StepContext,
): AgentJobOptions['previewOf'] {
  const { serverUrl, repository } = context.workflowRun
  // After an abort, the time that is left belongs to the comment.
  const github = gitHubOf(trigger, context, context.deadline.signal)
  return async (link) => {
    const pullRequest = pullRequestOn(serverUrl, link)
    // The pull request of the job is of the repository that the service builds.
    const isOfRun = pullRequest?.repository.toLowerCase() === repository.toLowerCase()
    const showsWords = trigger.event.repository.isPrivate === true || isOfRun
    // Loaded only here, because most runs have no preview.
    const { previewOf } = await import('../deployment/preview.ts')
    return previewOf(pullRequest, { ...context, ...inputs, showsWords, service, github })
  }
}

function dryRun(start: Start, { preview }: AgentJobInputs, log: Log): StepEnd {
  const plan = [
    describeStart(start),
    ...(preview ? ['After a pull request, it would have the preview built.'] : []),
  ].join(' ')
  log.info(plan)
  if (start.origin === 'attached') return dryRunEnd([codeBlock(plan)])
  const { text, shown = text } = start.instruction
  log.group(`Instruction (${formatCountOf(text.length, 'character')})`, shown)
  return dryRunEnd([codeBlock(plan), '### Instruction', ...instructionBlock(start.instruction)])
}

function gitHubOf(trigger: Trigger, context: StepContext, signal: AbortSignal): GitHubClient {
  const { repository } = context.workflowRun
  const token = trigger.inputs.githubToken
  return createGitHubClient({ token, repository, thread: kindOfThread(trigger), signal }, context)
}

async function passGate(
  { inputs, event }: Trigger,
  { permissionOf }: GitHubClient,
  signal: AbortSignal,
): Promise<void> {
  const skip = await decideGate({ ...inputs, event, permissionOf }).finally(() => {
    // After an interruption, an answer or a failure of GitHub no longer counts.
    signal.throwIfAborted()
  })
  if (skip !== undefined) throw new SkippedError(skip)
}

function threadOf(operation: AgentJobOperation, client: GitHubClient, context: StepContext): IssueThread {
  const { service, trigger } = operation
  const { id: runId, attempt, repository } = context.workflowRun
  const key = (): RequestKey => ({
    runId,
    request: requestHash(operation, context.workflowRun),
    project: markHash(service.baseUrl.href, service.projectId),
  })
  return new IssueThread(trigger, {
    client,
    key,
    apiKey: service.apiKey,
    repository,
    attempt,
    signal: context.deadline.signal,
    now: () => context.clock.date().getTime(),
    pause: () => sleepWithinDeadline(lostCommentPauseMs, context),
    log: context.log,
  })
}

/**
 * Returns what tells the request of this step from the others of the run. Job and action alone do not: the legs of a matrix
 * share them. The composed text
 * is left out, because it differs between attempts.
 */
function requestHash({ agentJob, trigger }: AgentJobOperation, { job, action }: WorkflowRun): string {
  const { prompt, quoteFile, jobId } = agentJob
  const { promptFrom, changes, paths, leg } = trigger.inputs
  const patterns = paths?.patterns.join('\n')
  return markHash(job, action, prompt, promptFrom, changes, patterns, quoteFile?.name, jobId, leg)
}

function instructOf(
  { agentJob: { prompt, quoteFile }, trigger: { event, inputs } }: AgentJobOperation,
  { others }: ThreadMemory,
  client: GitHubClient,
  { clock, deadline, log, redact, workflowRun }: StepContext,
): Instruct {
  const { promptFrom: source, changes: mode, paths } = inputs
  return createInstruct({
    prompt,
    source,
    event,
    quoteFile,
    changesMode: mode,
    readChanges: () =>
      readChanges(source, event.facts, {
        mode,
        paths,
        askedHead: others.find(({ asked }) => asked?.name === event.branch?.name)?.asked?.head,
        client,
        nowMs: clock.date().getTime(),
        pause: pauseByTime(deadline.signal),
        log,
      }),
    renderMarkdown: client.renderMarkdown,
    redact,
    workflowRun,
    log,
  })
}

async function runRequest(
  { trigger: { inputs, event } }: AgentJobOperation,
  options: StartOptions & Pick<AgentJobOptions, 'previewOf'>,
  thread: IssueThread,
  context: StepContext,
): Promise<EndedRequest> {
  const branch = inputs.promptFrom === 'commits' ? event.branch : undefined
  const comment = (state: RequestState) =>
    [context.redact(jobComment(state, context.workflowRun.url)), memoryOf(state, branch)] as const
  const request = await runAgentJob(
    {
      ...options,
      onChange: (state) => {
        context.setOutputs(outputsOf(state))
      },
      onRequest: (state) => thread.announce(...comment(state)),
      onStart: async (state) => {
        await thread.show(...comment(state))
        await thread.removeLabel()
      },
      onPullRequest: (state) => thread.show(...comment(state)),
    },
    context,
  )
  // A comment of an earlier attempt stays as it is.
  if (request.error instanceof SkippedError) throw request.error
  await thread.show(...comment(request))
  return request
}

function endOf(
  request: EndedRequest,
  { agentJob: inputs }: AgentJobOperation,
  { clock, startedAtMs }: StepContext,
): StepEnd {
  const { outcome, pullRequest, error } = request
  const running = jobThatStillRuns(request)
  const hint = running === undefined ? undefined : attachHint(singleLine(running))
  const message = [describeEnd(request), hint, pullRequest?.url].filter((part) => part !== undefined)
  return {
    outcome,
    outputs: { ...outputsOf(request), headline: headlineOf(request) },
    message: message.join(' '),
    report: jobReport(request, clock.now() - startedAtMs),
    severity: failsStep(request, inputs.failOn) ? 'error' : 'info',
    error,
  }
}
