import type { Told } from '../deployment/result.ts'
import { GitHubError } from '../github/github-call.ts'
import { createGitHubClient, type GitHubClient } from '../github/github-client.ts'
import { createInstruct, type Instruct } from '../github/instruction/compose-instruction.ts'
import { readChanges } from '../github/instruction/changed-files.ts'
import { passGate } from '../github/permission-gate.ts'
import { kindOfThread } from '../github/trigger-event.ts'
import { IssueThread, nothingRemembered, type ThreadMemory } from '../github/thread/issue-thread.ts'
import { createServiceClient } from '../service/client.ts'
import type { Job } from '../service/decoding.ts'
import { Cancelled, SkippedError } from '../shared/errors.ts'
import { pauseByTime } from '../shared/pause.ts'
import { parsePullRequestLink, type PullRequestLink, pullRequestOn } from '../shared/pull-request-link.ts'
import { abortedAfter, rejectionOf, type RunContext } from '../shared/run-context.ts'
import type { StepContext, StepEnd } from '../shared/step.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { type AgentJobOperation, requestKey } from './agent-job-operation.ts'
import { dryRunOfJob, endOfJob, jobComment } from './job-report.ts'
import { outcomeOfStatus } from './job-statuses.ts'
import { pollJob } from './poll-job.ts'
import {
  type EndedRequest,
  interruptedRequest,
  memoryOf,
  newRequest,
  outputsOf,
  type RequestState,
} from './request-state.ts'
import { decideStart, sendRequest, type StartOptions } from './start-job.ts'

export interface RequestOptions extends StartOptions {
  /**
   * Tells what is known so far: called with each change. Before a create or message, an error keeps it from being sent;
   * later, it ends the wait.
   */
  tell: (state: RequestState) => Promise<void>
  /** Called when there is a job. */
  removeLabel: () => Promise<void>
  /** Has the preview built. Undefined if none is wanted. */
  buildPreview: ((pullRequest: PullRequestLink) => Promise<Told>) | undefined
}

// After an abort, the comment is still updated, within the time before the runner kills the process.
const closingMs = 800

/**
 * Runs the operation `agent-job`, and tells its end in the comment.
 *
 * @throws SkippedError if nobody may ask, or if there is nothing to ask for
 * @throws ActionError before there is a job
 */
export async function agentJobStep(operation: AgentJobOperation, context: StepContext): Promise<StepEnd> {
  const { service, agentJob: inputs, trigger } = operation
  const { deadline, redact, workflowRun } = context

  // Permission
  if (trigger.skip !== undefined) throw new SkippedError(trigger.skip)
  if (inputs.preview) {
    const { makeBuildLogFolder } = await import('../deployment/build-log.ts')
    await makeBuildLogFolder(inputs.buildLogFile)
  }
  const { event, inputs: asked } = trigger
  const { repository } = workflowRun
  const access = { token: service.githubToken, repository, thread: kindOfThread(asked, event) }
  const github = createGitHubClient({ ...access, signal: abortedAfter(deadline.signal, closingMs) }, context)
  await passGate({ ...asked, event, permissionOf: github.permissionOf }).finally(() => {
    // After an interruption, an answer or a failure of GitHub no longer counts.
    deadline.signal.throwIfAborted()
  })

  // Earlier requests
  const client = createServiceClient({ ...service, redact }, context)
  const key = () => requestKey(operation, workflowRun)
  const thread = new IssueThread({ ...trigger, client: github, key, apiKey: service.apiKey }, context)
  await thread.checkOpen()
  // Without an instruction, the run only waits for a job.
  const sends = inputs.prompt !== undefined || asked.promptFrom !== undefined
  const earlier = sends ? await thread.findEarlier() : nothingRemembered

  const options: StartOptions = {
    inputs,
    earlier,
    threadJobId: asked.continues ? earlier.others.find(({ jobId }) => jobId !== undefined)?.jobId : undefined,
    instruct: sends ? instructOf(operation, earlier, github, context) : undefined,
    readPullRequest: async (link) => {
      const at = pullRequestOn(workflowRun.serverUrl, link)
      return at && github.readPullRequest(at.number, at.repository)
    },
    client,
  }
  if (service.dryRun) {
    const start = await decideStart({ ...options, inputs: { ...inputs, wait: false } }, context)
    return dryRunOfJob(start, inputs, context)
  }
  const branch = asked.promptFrom === 'commits' ? event.facts.commits : undefined
  const commentOf = (state: RequestState): Parameters<IssueThread['show']> => [
    redact(jobComment(state, workflowRun.url)),
    memoryOf(state, branch),
  ]
  // After an abort, the time that is left belongs to the comment.
  const bounded = createGitHubClient({ ...access, signal: deadline.signal }, context)
  const asking: RequestOptions = {
    ...options,
    tell: teller(thread, commentOf, context),
    removeLabel: () => thread.removeLabel(),
    buildPreview: inputs.preview ? (link) => buildPreviewOfJob(link, operation, bounded, context) : undefined,
  }
  const request = await runRequest(asking, context)
  await thread.show(...commentOf(request))
  return endOfJob(request, inputs, context)
}

/**
 * Starts, continues or attaches to a job, and waits for it if `wait` is true. An error ends the request.
 *
 * @throws SkippedError if there is nothing to ask for
 */
export async function runRequest(options: RequestOptions, context: RunContext): Promise<EndedRequest> {
  const { inputs, client, buildPreview } = options
  const { wait, pollIntervalMs } = inputs
  let state = newRequest(inputs.jobId, options.earlier)
  const update = async (change: Partial<RequestState>): Promise<void> => {
    state = { ...state, ...change }
    await options.tell(state)
  }
  try {
    await update({})

    // Decision
    const start = await decideStart(options, context, update)

    // Request
    const found = await sendRequest(start, options, context, update)
    await update({ ...found, outcome: wait ? undefined : 'started' })
    await options.removeLabel()
    if (context.deadline.signal.reason instanceof Cancelled) throw context.deadline.signal.reason
    if (!wait) {
      const job = found.job ?? (await client.getJob(found.jobId))
      await update({ job })
      // After a follow-up message, it is that of the turn before.
      const pullRequest = found.progress === 'continued' ? {} : await pullRequestOf(job, options, context)
      return { ...state, ...pullRequest, outcome: 'started' }
    }

    // Polls
    const onJob = (job: Job) => update({ job })
    const polling = { ...found, origin: found.progress, pollIntervalMs, pollJob: client.pollJob, onJob }
    const job = await pollJob(polling, context)

    // Result
    state = { ...state, ...(await pullRequestOf(job, options, context)) }
    const { pullRequest } = state
    const outcome = outcomeOfStatus(job.status, pullRequest !== undefined)
    const end = { ...state, outcome }
    if (buildPreview === undefined || outcome !== 'pr-created' || pullRequest === undefined) return end
    // A run that is killed meanwhile has these outputs and this comment.
    await options.tell({ ...end, preview: previewBeforeItsEnd })
    const preview = await buildPreview(pullRequest)
    return { ...end, preview, pullRequestState: preview.result.pullRequest?.state ?? end.pullRequestState }
  } catch (error) {
    // A comment of an earlier attempt stays as it is.
    if (error instanceof SkippedError) throw error
    return interruptedRequest(state, error)
  }
}

const previewBeforeItsEnd: Told = {
  result: { end: 'unknown' },
  words: '',
  decisiveLines: [],
  paragraphs: ['The preview is being built.'],
  outputs: { previewStatus: 'unknown', previewUrl: undefined, pagesNotLive: [], buildLog: undefined },
}

/** Returns the pull request of the job and its state, without a word about a state that cannot be read. */
async function pullRequestOf(
  { prLink }: Job,
  { readPullRequest }: RequestOptions,
  { deadline: { signal }, log }: RunContext,
): Promise<Pick<RequestState, 'pullRequest' | 'pullRequestState'>> {
  const pullRequest = parsePullRequestLink(prLink)
  if (prLink !== undefined && pullRequest === undefined)
    log.warning(`prLink is ignored, because it is not a plain https URL: ${singleLine(prLink)}`)
  if (pullRequest === undefined) return {}
  // After an abort, the time that is left belongs to the comment. The end of the job is known.
  const reading = Promise.race([readPullRequest(pullRequest), rejectionOf(signal)])
  const version = await reading.catch((error: unknown) => {
    if (!(error instanceof GitHubError || signal.aborted)) throw error
  })
  return { pullRequest, pullRequestState: version?.state }
}

/** Returns what sets the outputs and keeps the comment, where they say something else than before. */
function teller(
  thread: IssueThread,
  commentOf: (state: RequestState) => Parameters<IssueThread['show']>,
  { setOutputs }: StepContext,
): RequestOptions['tell'] {
  let known = ''
  let said = ''
  return async (state) => {
    const outputs = outputsOf(state)
    const before = known
    known = JSON.stringify(outputs)
    if (state.jobId !== undefined && known !== before) setOutputs(outputs)
    // The comment of an earlier attempt stays as it is until there is something to say.
    if (state.progress === 'not-sent') return
    const [markdown, memory] = commentOf(state)
    if (state.progress === 'requested') await thread.announce(markdown, memory)
    else if (markdown !== said) await thread.show(markdown, memory)
    said = markdown
  }
}

function instructOf(
  { agentJob, trigger }: AgentJobOperation,
  { others }: ThreadMemory,
  client: GitHubClient,
  context: StepContext,
): Instruct {
  const { event, inputs } = trigger
  const { clock, deadline, log } = context
  const { promptFrom: source, changes: mode, paths } = inputs
  const changes = () =>
    readChanges(source, event.facts, {
      mode,
      paths,
      askedHead: others.find(({ asked }) => asked?.name === event.facts.commits?.name)?.asked?.head,
      client,
      nowMs: clock.date().getTime(),
      pause: pauseByTime(deadline.signal),
      log,
    })
  const { renderMarkdown } = client
  return createInstruct({ ...agentJob, ...trigger, readChanges: changes, renderMarkdown }, context)
}

async function buildPreviewOfJob(
  link: PullRequestLink,
  { service, agentJob: inputs, trigger }: AgentJobOperation,
  github: GitHubClient,
  context: StepContext,
): Promise<Told> {
  const { serverUrl, repository } = context.workflowRun
  const pullRequest = pullRequestOn(serverUrl, link)
  // The pull request of the job is of the repository that the service builds.
  const isOfRun = pullRequest?.repository.toLowerCase() === repository.toLowerCase()
  const showsWords = trigger.event.repository.private === true || isOfRun
  // Loaded only here, because most runs have no preview.
  const { buildPreview } = await import('../deployment/preview.ts')
  return buildPreview(pullRequest, { ...context, ...inputs, showsWords, isWholeStep: false, service, github })
}
