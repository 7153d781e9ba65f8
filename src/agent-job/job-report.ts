import type { Instruction } from '../github/instruction/compose-instruction.ts'
import { Cancelled, DeadlineExceeded, messageOf } from '../shared/errors.ts'
import { formatCountOf, formatDuration } from '../shared/number-format.ts'
import { linkTo, type PullRequestLink } from '../shared/pull-request-link.ts'
import type { RunContext } from '../shared/run-context.ts'
import { attachHint, dryRunEnd, runLink, type StepContext, type StepEnd } from '../shared/step.ts'
import {
  codeBlock,
  codeSpan,
  firstCharacters,
  folded,
  plainName,
  singleLine,
} from '../shared/untrusted-text.ts'
import type { AgentJobInputs } from './agent-job-operation.ts'
import { activeWords } from './job-statuses.ts'
import {
  type AgentJobOutcome,
  type EndedRequest,
  failsStep,
  jobThatStillRuns,
  mayOtherBeSent,
  originOf,
  outputsOf,
  type ReplacedJob,
  type RequestState,
  type Start,
} from './request-state.ts'

// The runner's limit is 1 MiB for the whole summary.
const maxInstructionCharacters = 65_536
const maxRepositoryCharacters = 100

/** What came of a request: a sentence without a full stop, and what to expect or to do next. */
interface Words {
  sentence: string
  next?: string
}

/** @param name of the pull request; undefined if its link has an unknown form */
type WordsOf = (state: RequestState, name: string | undefined) => Words

const whereToLook = 'at the agent jobs and pull requests of the project in the dashboard.'

const wordsOf: Readonly<Record<AgentJobOutcome | 'running', WordsOf>> = {
  running: ({ progress, job }) =>
    progress === 'requested'
      ? { sentence: 'The request is being sent to the agent' }
      : { sentence: activeWords(job?.status).words, next: 'The result will appear here.' },
  started: ({ progress, job }) => ({
    sentence:
      progress === 'attached' ? 'The run does not wait for the agent job' : activeWords(job?.status).words,
    next: 'The workflow run does not wait for the result.',
  }),
  'pr-created': ({ pullRequestState: now, continuesPullRequest }, name) => {
    const what = name === undefined ? 'The pull request' : `Pull request ${name}`
    if (now === 'merged' || now === 'closed') return { sentence: `${what} was ${now}` }
    return { sentence: `${what} ${continuesPullRequest ? 'was updated' : 'is ready to review'}` }
  },
  'no-pr': () => ({ sentence: 'The agent ended its work without a pull request' }),
  archived: () => ({ sentence: 'The agent job was archived' }),
  failed: () => ({ sentence: 'The agent job failed' }),
  'timed-out': (state) => interruptedWords('The run timed out', state),
  cancelled: (state) => interruptedWords('The run was cancelled', state),
  error: (state) => interruptedWords('The run failed', state),
}

function interruptedWords(what: string, state: RequestState): Words {
  const next =
    state.progress === 'requested'
      ? `Before you ask again, look ${whereToLook}`
      : 'See the log of the workflow run.'
  return { sentence: `${what}${whatIsLeft(state)}`, next }
}

function whatIsLeft(state: RequestState): string {
  if (state.progress === 'not-sent') return ', and the agent did not get the request'
  if (state.progress === 'requested') return ', and the agent may have got the request'
  if (jobThatStillRuns(state) !== undefined) return `, and the agent ${activeWords(state.job?.status).still}`
  return state.job === undefined
    ? ', and the state of the agent job is unknown'
    : ' after the agent job had ended'
}

/** @param nameOf names the pull request; undefined if its link has an unknown form */
function wordsAbout(
  state: RequestState,
  nameOf: (pullRequest: PullRequestLink) => string | undefined,
): Words {
  const { outcome = 'running', pullRequest, preview } = state
  const { sentence, ...words } = wordsOf[outcome](state, pullRequest && nameOf(pullRequest))
  const ofPreview = preview === undefined || preview.words === '' ? '' : `, and the preview ${preview.words}`
  return { ...words, sentence: `${sentence}${ofPreview}` }
}

/**
 * Returns what came of the request so far, in plain words without a full stop. Only the name of the repository is of
 * others.
 */
export function headlineOfJob(state: RequestState): string {
  const nameOf = ({ repository, number }: PullRequestLink) =>
    repository && `${plainName(repository, maxRepositoryCharacters)}#${number ?? ''}`
  return wordsAbout(state, nameOf).sentence
}

/** Returns a link to the pull request, if the headline has none. */
function linkBelow({ outcome, pullRequest, pullRequestState: now }: RequestState): string | undefined {
  if (pullRequest === undefined || outcome === 'pr-created') return undefined
  return `${linkTo(pullRequest)}${now === 'merged' || now === 'closed' ? ` (${now})` : ''}`
}

/** Returns why an earlier job does not get the request. `instead` says what happens instead. */
export function describeReplaced(
  replaced: ReplacedJob,
  instead = 'a new job is started',
  isMarkdown = false,
): string {
  const { why } = replaced
  const jobId = (isMarkdown ? codeSpan : singleLine)(replaced.jobId)
  if (why === 'merged' || why === 'closed') {
    const { pullRequest } = replaced
    return `The pull request ${isMarkdown ? linkTo(pullRequest) : pullRequest.url} of agent job ${jobId} was ${why}, so ${instead}.`
  }
  if (why === 'refused') return `Agent job ${jobId} did not accept the follow-up message, so ${instead}.`
  const state = why === 'gone' ? 'no longer exists' : `is ${why}`
  return `Agent job ${jobId} of an earlier request ${state}, so ${instead}.`
}

const maybeSent = `An earlier attempt of this run may have sent this request already, so an agent job may exist. Look ${whereToLook}`
/** For a new request after one of another run. */
export const otherMaybeSent = `An earlier request on this thread got no answer, but the service may have received it. So another agent job may exist. Look ${whereToLook}`
/** For a request that may be a second one. */
export const repeated = `${maybeSent} This attempt sends the request again.`

function aboutEarlierRequests({ progress, earlier, replaced }: RequestState): string[] {
  const isRepeated = progress !== 'not-sent' && progress !== 'attached'
  return [
    ...(progress === 'created' && replaced !== undefined
      ? [describeReplaced(replaced, 'a new job was started', true)]
      : []),
    ...(earlier.ofRun?.mayBeSent === true ? [isRepeated ? repeated : maybeSent] : []),
    ...(mayOtherBeSent({ earlier }) && progress !== 'attached' ? [otherMaybeSent] : []),
  ]
}

/**
 * Returns the comment for the issue or pull request, as Markdown. The log of a build is its only text of others.
 *
 * @param runUrl https URL of the workflow run
 */
export function jobComment(state: RequestState, runUrl: string): string {
  const { progress, preview, jobId = state.earlier.ofRun?.jobId } = state
  const { sentence, next } = wordsAbout(state, linkTo)
  const job = jobId && `agent job ${codeSpan(jobId)}${progress === 'continued' ? ', continued' : ''}`
  const facts = [linkBelow(state), job, runLink({ url: runUrl })]
  return [
    `**${sentence}**`,
    ...(next === undefined ? [] : [next]),
    ...(preview?.paragraphs ?? []),
    ...aboutEarlierRequests(state),
    facts.filter((part) => part !== undefined).join(' · '),
  ].join('\n\n')
}

/** Returns what came of the request, for the log and the annotation. */
export function describeEnd(request: EndedRequest): string {
  const { error } = request
  if (error === undefined) return `${headlineOfJob(request)}.`
  // Any other error says what may have happened to the request.
  const isPlainEnd = error instanceof DeadlineExceeded || error instanceof Cancelled
  const isUnsent = isPlainEnd && originOf(request) === undefined
  return `${messageOf(error)}${isUnsent ? ' The request was not sent.' : ''}`
}

/** Returns the job summary of an agent job, as Markdown. It begins with what came of the request. */
export function jobReport(request: EndedRequest, durationMs: number): string {
  const { error, job, jobId, instruction, preview } = request
  const running = jobThatStillRuns(request)
  const link = linkBelow(request)
  const origin = originOf(request)
  const details: [string, string | undefined][] = [
    ['Agent job', jobId],
    ['Status', job?.status],
    ['Model', job?.model],
    ['Source', job?.source?.repository],
    ['Branch', job?.source?.ref],
    ['Origin', origin === 'created' ? undefined : origin],
  ]
  // In a list, long values wrap. A table would scroll on a phone.
  const items = details.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`- ${name}: ${codeSpan(value)}`],
  )
  return [
    `## ${wordsAbout(request, linkTo).sentence}`,
    ...(error === undefined ? [] : [codeBlock(describeEnd(request))]),
    ...(link === undefined ? [] : [`Pull request: ${link}`]),
    ...(preview?.paragraphs ?? []),
    ...aboutEarlierRequests(request),
    ...(running === undefined ? [] : [attachHint(running, activeWords(job?.status).still, codeSpan)]),
    ...folded('Details', [...items, `- Duration: ${formatDuration(durationMs)}`].join('\n')),
    ...(instruction === undefined ? [] : folded('Instruction', ...instructionBlock(instruction))),
  ].join('\n\n')
}

/** Returns the instruction as paragraphs of Markdown, cut to what fits into the summary. */
function instructionBlock(instruction: Instruction): string[] {
  const { removed, shown: text = instruction.text } = instruction
  const start = firstCharacters(text, maxInstructionCharacters)
  const cut = start.length < text.length
  return [
    codeBlock(start),
    ...(cut ? [`The first ${maxInstructionCharacters} of ${Array.from(text).length} characters.`] : []),
    ...(removed === '' ? [] : [removed]),
  ]
}

/** Returns the end of the step. Outputs that were set before are set again. */
export function endOfJob(request: EndedRequest, { failOn }: AgentJobInputs, context: StepContext): StepEnd {
  const { outcome, pullRequest, error, job } = request
  const running = jobThatStillRuns(request)
  const hint = running && attachHint(singleLine(running), activeWords(job?.status).still)
  const sentences = [describeEnd(request), hint, pullRequest?.url].filter((part) => part !== undefined)
  const message = [sentences.join(' '), ...(request.preview?.decisiveLines ?? [])].join('\n')
  return {
    outcome,
    outputs: { ...outputsOf(request), headline: headlineOfJob(request) },
    message,
    report: jobReport(request, context.clock.now() - context.startedAtMs),
    severity: failsStep(request, failOn) ? 'error' : 'info',
    error,
  }
}

/** Returns the end of a dry run, which tells how the run would come to its job. */
export function dryRunOfJob(start: Start, { preview }: AgentJobInputs, { log }: RunContext): StepEnd {
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

/** The ID of a job is a text of others. */
function describeStart(start: Start): string {
  if (start.origin === 'attached')
    return `The step would attach to agent job ${start.jobId} and send nothing.`
  if (start.origin === 'created')
    return start.replaced === undefined
      ? 'The step would start a new agent job.'
      : describeReplaced(start.replaced, 'the step would start a new job')
  const otherwise = ' If the service refuses the message, the step would start a new job.'
  return `The step would send a follow-up message to agent job ${start.jobId}.${start.fallback ? otherwise : ''}`
}
