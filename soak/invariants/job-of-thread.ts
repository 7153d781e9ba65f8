import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { AgentJobAttempt } from '../attempt.ts'
import { jobPullRequests } from '../scenarios/job-lives.ts'
import { jobOfComment, jobOfThread, strangersJob } from '../planted-comments.ts'
import { earlierJobId } from '../scenarios/agent-job-scenario.ts'
import { hasOutputs } from './end-of-run.ts'
import { marksOfRun } from './one-run-one-comment.ts'
import { answeredStatus, isCreate, isMessage, jobOf, mayBePerformed, postsOf } from './posts.ts'

const knownJobs: readonly string[] = [...Object.values(jobOfComment), strangersJob, earlierJobId]

/** A run talks only to its own job, to the job in `job-id`, and with `continue` to the job of its thread. */
export function onlyJobsOfThisRequest(attempt: AgentJobAttempt): string[] {
  const { requests } = attempt
  const { attachable, messageable } = jobsFor(attempt)
  return requests.service.flatMap((request) => {
    const id = jobOf(request)
    if (id === undefined) return []
    if (isMessage(request))
      return id === messageable
        ? []
        : [`A message was sent to ${id}; expected ${messageable ?? 'no message'}.`]
    // The jobs of this run are not known in advance.
    return !knownJobs.includes(id) || attachable.includes(id)
      ? []
      : [`${id} was retrieved, which is no job of this request.`]
  })
}

/** A new job starts only if the earlier job of the same request or thread cannot do it. */
export function noNeedlessJob(attempt: AgentJobAttempt): string[] {
  const posts = postsOf(attempt)
  const creates = posts.filter(isCreate)
  if (attempt.scenario.inputs['job-id'] !== undefined && creates.length > 0)
    return ['A job was created although job-id is set.']
  const { ofRun, ofThread } = earlierJobsOf(attempt)
  const named = ofRun ?? ofThread
  const sent = ofRun === undefined ? creates : posts
  if (named === undefined || sent.length === 0 || areCommentsUnread(attempt) || isUnusable(named, attempt))
    return []
  if (ofRun === undefined && hasEndedPullRequest(attempt)) return []
  return [
    `The request was sent in a new ${creates.length > 0 ? 'job' : 'message'} although ${named} could be used.`,
  ]
}

/** A job whose pull request was merged or closed gets no message of another run. */
export function noMessageAfterMerge(attempt: AgentJobAttempt): string[] {
  const { scenario } = attempt
  if (scenario.inputs['job-id'] !== undefined) return []
  return postsOf(attempt).some(isMessage) && hasEndedPullRequest(attempt)
    ? [`A message was sent although the pull request of the job is ${scenario.pullRequest}.`]
    : []
}

/** The output jobOrigin says what was sent. */
export function jobOrigin(attempt: AgentJobAttempt): string[] {
  if (!hasOutputs(attempt)) return []
  const { jobOrigin: origin = '', jobId = '', outcome = '' } = attempt.run.outputs
  const posts = postsOf(attempt)
  const performed = posts.filter(mayBePerformed)
  const [last] = performed
  switch (origin) {
    case '':
      return ['pr-created', 'no-pr', 'archived', 'failed', 'started'].includes(outcome)
        ? [`The output jobOrigin is empty with the outcome ${outcome}.`]
        : []
    case 'created':
      return last !== undefined && isCreate(last) && !knownJobs.includes(jobId)
        ? []
        : [`The output jobOrigin is created with the job ${jobId}, but no job was created.`]
    case 'continued':
      return last !== undefined && isMessage(last) && jobOf(last) === jobId
        ? []
        : [`The output jobOrigin is continued with the job ${jobId}, but it got no message.`]
    case 'attached':
      return posts.length === 0
        ? []
        : [`The output jobOrigin is attached, but ${posts.length} creates or messages were sent.`]
    default:
      return [`The output jobOrigin is ${origin}.`]
  }
}

/** Returns the jobs that an attempt may find in comments. */
function earlierJobsOf(attempt: AgentJobAttempt): {
  ofRun: string | undefined
  ofThread: string | undefined
} {
  const { scenario, number } = attempt
  return {
    ofRun: number > 1 ? marksOfRun(attempt).before?.job : undefined,
    ofThread: scenario.inputs['continue'] === 'true' ? jobOfThread(scenario) : undefined,
  }
}

/** Whether GitHub told the run that the pull request of the job was merged or closed. */
function hasEndedPullRequest({ scenario, requests }: AgentJobAttempt): boolean {
  if (!['merged', 'closed'].includes(scenario.pullRequest)) return false
  return requests.github.some(
    ({ path, fault }) =>
      fault === undefined && jobPullRequests.some((number) => path.endsWith(`/pulls/${number}`)),
  )
}

function jobsFor(attempt: AgentJobAttempt): { attachable: string[]; messageable: string | undefined } {
  const given = attempt.scenario.inputs['job-id']
  const { ofRun, ofThread } = earlierJobsOf(attempt)
  return {
    attachable: [given, ofRun, ofThread].filter((id) => id !== undefined),
    messageable: given ?? ofThread,
  }
}

/** Whether a fault could stop the action from reading the comments and their authors. */
export function areCommentsUnread({ requests }: AgentJobAttempt): boolean {
  return requests.github.some(
    ({ method, path, fault }) =>
      fault !== undefined && (path === '/graphql' || (method === 'GET' && path.endsWith('/comments'))),
  )
}

/** Whether the service said that a job is failed, archived or gone, or refused a message to it. */
function isUnusable(id: string, { requests, farEnds }: AgentJobAttempt): boolean {
  const status = farEnds.service.jobs.get(id)?.answered['status']
  const refuses = (request: RecordedRequest): boolean => {
    const refusals = isMessage(request) ? [400, 404, 409] : [404]
    return refusals.includes(answeredStatus(request) ?? 0)
  }
  return (
    status === 'failed' ||
    status === 'archived' ||
    requests.service.some((request) => jobOf(request) === id && refuses(request))
  )
}
