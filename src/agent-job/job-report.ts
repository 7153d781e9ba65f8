import type { Instruction } from '../github/instruction/compose-instruction.ts'
import { formatDuration } from '../shared/clock.ts'
import { Cancelled, DeadlineExceeded } from '../shared/deadline.ts'
import { messageOf } from '../shared/errors.ts'
import { linkTo, type PullRequestLink } from '../shared/pull-request-link.ts'
import { attachHint } from '../shared/step.ts'
import { codeBlock, codeSpan, firstCharacters, plainName, singleLine } from '../shared/untrusted-text.ts'
import {
  type EndedRequest,
  type JobOrigin,
  jobThatStillRuns,
  mayOtherBeSent,
  originOf,
  type ReplacedJob,
  type RequestState,
} from './request-state.ts'

// The runner's limit is 1 MiB for the whole summary.
const maxInstructionCharacters = 65_536
const maxRepositoryCharacters = 100

/**
 * Returns what came of the request so far, in plain words without a full stop. Only the name of the repository is of
 * others.
 */
export function headlineOf(state: RequestState): string {
  const words = headline(
    state,
    ({ repository, number }) =>
      repository && `${plainName(repository, maxRepositoryCharacters)}#${number ?? ''}`,
  )
  const { predicate = '' } = state.preview ?? {}
  return predicate === '' ? words : `${words}, and the preview ${predicate}`
}

function linkedHeadlineOf(state: RequestState): string {
  const words = headline(state, linkTo)
  const { predicate = '', url } = state.preview ?? {}
  const preview = url === undefined ? 'The preview' : `[Preview](${linkTo({ url })})`
  return predicate === '' ? words : `${words}. ${preview} ${predicate}.`
}

function headline(state: RequestState, nameOf: (pullRequest: PullRequestLink) => string | undefined): string {
  const { outcome, progress, pullRequest } = state
  switch (outcome) {
    case undefined:
      return progress === 'requested' ? 'The request is being sent to the agent' : working
    case 'started':
      return progress === 'attached' ? 'The run does not wait for the agent job' : working
    case 'pr-created': {
      const name = pullRequest && nameOf(pullRequest)
      const { pullRequestState: now } = state
      if (now === 'merged' || now === 'closed') {
        return `The agent ended its work, and ${name === undefined ? 'its pull request' : `pull request ${name}`} was ${now}`
      }
      if (state.continuesPullRequest) {
        return `${name === undefined ? 'The pull request' : `Pull request ${name}`} was updated`
      }
      return `${name === undefined ? 'A pull request' : `Pull request ${name}`} is ready to review`
    }
    case 'no-pr':
      return 'The agent ended its work without a pull request'
    case 'archived':
      return 'The agent job was archived'
    case 'failed':
      return 'The agent job failed'
    case 'timed-out':
    case 'cancelled':
    case 'error':
      return `${interruptions[outcome]}${whatIsLeft(state)}`
  }
}

const working = 'The agent is working on the request'
const interruptions = {
  'timed-out': 'The run timed out',
  cancelled: 'The run was cancelled',
  error: 'The run failed',
}

function whatIsLeft(state: RequestState): string {
  if (state.progress === 'not-sent') return ', and the agent did not get the request'
  if (state.progress === 'requested') return ', and the agent may have got the request'
  if (jobThatStillRuns(state) !== undefined) return ', and the agent is still working'
  return state.job === undefined
    ? ', and the state of the agent job is unknown'
    : ' after the agent job had ended'
}

interface Form {
  jobId: (jobId: string) => string
  pullRequest: (pullRequest: PullRequestLink) => string
}
const plain: Form = { jobId: singleLine, pullRequest: ({ url }) => url }
const markdown: Form = { jobId: codeSpan, pullRequest: linkTo }

/** Returns why an earlier job does not get the request, for the log. `instead` says what happens instead. */
export function describeReplaced(replaced: ReplacedJob, instead = 'a new job is started'): string {
  return `${reasonOf(replaced, plain)}, so ${instead}.`
}

function linkToPullRequest({
  pullRequest,
  pullRequestState: now,
}: Pick<RequestState, 'pullRequest' | 'pullRequestState'>): string | undefined {
  if (pullRequest === undefined) return undefined
  return `${linkTo(pullRequest)}${now === 'merged' || now === 'closed' ? ` (${now})` : ''}`
}

function aboutEarlierRequests({ progress, earlier, replaced }: RequestState): string[] {
  const paragraphs: string[] = []
  if (progress === 'created' && replaced !== undefined) {
    paragraphs.push(`${reasonOf(replaced, markdown)}, so a new job was started.`)
  }
  if (earlier.ofRun?.mayBeSent === true) {
    paragraphs.push(progress === 'not-sent' || progress === 'attached' ? maybeSent : repeated)
  }
  if (mayOtherBeSent({ earlier }) && progress !== 'attached') paragraphs.push(otherMaybeSent)
  return paragraphs
}

const lookForJob = 'Look at the agent jobs and pull requests of the project in the dashboard.'
const maybeSent = `An earlier attempt of this run may have sent this request already, so an agent job may exist. ${lookForJob}`
/** For a new request after one of another run. */
export const otherMaybeSent = `An earlier request on this thread got no answer, but the service may have received it. So another agent job may exist. ${lookForJob}`
/** For a request that may be a second one. */
export const repeated = `${maybeSent} This attempt sends the request again.`

function reasonOf(replaced: ReplacedJob, form: Form): string {
  const jobId = form.jobId(replaced.jobId)
  switch (replaced.why) {
    case 'failed':
    case 'archived':
      return `Agent job ${jobId} of an earlier request is ${replaced.why}`
    case 'gone':
      return `Agent job ${jobId} of an earlier request no longer exists`
    case 'refused':
      return `Agent job ${jobId} did not accept the follow-up message`
    case 'merged':
    case 'closed':
      return `The pull request ${form.pullRequest(replaced.pullRequest)} of agent job ${jobId} was ${replaced.why}`
  }
}

/**
 * Returns the comment for the issue or pull request, as Markdown. The log of a build is its only text of others.
 *
 * @param runUrl https URL of the workflow run
 */
export function jobComment(state: RequestState, runUrl: string): string {
  const { outcome, progress, jobId = state.earlier.ofRun?.jobId } = state
  const sentence = sentenceOf(state)
  const facts = [`[workflow run](<${runUrl}>)`]
  if (jobId !== undefined) {
    facts.unshift(`agent job ${codeSpan(jobId)}${progress === 'continued' ? ', continued' : ''}`)
  }
  const link = linkToPullRequest(state)
  if (link !== undefined && outcome !== 'pr-created') facts.unshift(link)
  return [
    `**${linkedHeadlineOf(state)}**`,
    ...(sentence === undefined ? [] : [sentence]),
    ...(state.preview?.paragraphs ?? []),
    ...aboutEarlierRequests(state),
    facts.join(' · '),
  ].join('\n\n')
}

function sentenceOf(state: RequestState): string | undefined {
  const { outcome, progress } = state
  switch (outcome) {
    case undefined:
      return originOf(state) === undefined ? undefined : 'The result will appear here.'
    case 'started':
      return 'The workflow run does not wait for the result.'
    case 'timed-out':
    case 'cancelled':
    case 'error':
      return progress === 'requested'
        ? 'Before you ask again, look at the agent jobs and pull requests of the project in the dashboard.'
        : 'See the log of the workflow run.'
    case 'pr-created':
    case 'no-pr':
    case 'archived':
    case 'failed':
      return undefined
  }
}

/** Returns what came of the request, for the log and the annotation. */
export function describeEnd(request: EndedRequest): string {
  const { error, jobId } = request
  if (error === undefined) return `${headlineOf(request)}.`
  // The message of an interrupted create or message says what may have happened.
  if (!isPlainEnd(error)) return messageOf(error)
  if (originOf(request) === undefined) {
    return `${messageOf(error)} ${jobId === undefined ? 'No agent job was started.' : 'The request was not sent.'}`
  }
  return error instanceof DeadlineExceeded ? `The agent job did not end ${error.limit}.` : messageOf(error)
}

/** Returns true if the message of the error contains no text of the service. */
function isPlainEnd(error: unknown): boolean {
  return error instanceof DeadlineExceeded || error instanceof Cancelled
}

const origins: Readonly<Record<JobOrigin, string | undefined>> = {
  created: undefined,
  continued: 'continued with a follow-up message',
  attached: 'existing job; nothing was sent',
}

/** Returns the job summary of an agent job, as Markdown. It begins with what came of the request. */
export function jobReport(request: EndedRequest, durationMs: number): string {
  const { outcome, error, job, jobId, instruction } = request
  const origin = originOf(request)
  const message = describeEnd(request)
  const running = jobThatStillRuns(request)
  const paragraphs = [`## ${linkedHeadlineOf(request)}`]
  if (error !== undefined) paragraphs.push(isPlainEnd(error) ? message : codeBlock(message))
  const link = linkToPullRequest(request)
  if (link !== undefined && outcome !== 'pr-created') paragraphs.push(`Pull request: ${link}`)
  paragraphs.push(...(request.preview?.paragraphs ?? []), ...aboutEarlierRequests(request))
  if (running !== undefined) paragraphs.push(attachHint(running, codeSpan))
  const details: [string, string | null | undefined][] = [
    ['Agent job', jobId],
    ['Status', job?.status],
    ['Model', job?.model],
    ['Source', job?.sourceRepository],
    ['Branch', job?.sourceRef],
  ]
  // In a list, long values wrap. A table would scroll on a phone.
  const items = details.flatMap(([name, value]) =>
    value == null || value === '' ? [] : [`- ${name}: ${codeSpan(value)}`],
  )
  if (origin !== undefined && origins[origin] !== undefined) items.push(`- Origin: ${origins[origin]}`)
  items.push(`- Duration: ${formatDuration(durationMs)}`)
  paragraphs.push(...folded('Details', items.join('\n')))
  if (instruction !== undefined) paragraphs.push(...folded('Instruction', ...instructionBlock(instruction)))
  return paragraphs.join('\n\n')
}

function folded(title: string, ...paragraphs: string[]): string[] {
  return [`<details><summary>${title}</summary>`, ...paragraphs, '</details>']
}

/** Returns the instruction as paragraphs of Markdown, cut to what fits into the summary. */
export function instructionBlock(instruction: Instruction): string[] {
  const { removed, shown: text = instruction.text } = instruction
  const start = firstCharacters(text, maxInstructionCharacters)
  const cut = start.length < text.length
  return [
    codeBlock(start),
    ...(cut ? [`The first ${maxInstructionCharacters} of ${Array.from(text).length} characters.`] : []),
    ...(removed === '' ? [] : [removed]),
  ]
}
