import type { RecordedRequest } from '../../simulator/recording-server.ts'
import { type Attempt, originOf } from '../attempt.ts'
import { strangersJob } from '../planted-comments.ts'
import { earlierJobId } from '../scenarios/draw-scenario.ts'
import type { RunPlan } from '../scenarios/scenario.ts'
import { isCutShort } from './end-of-run.ts'
import { answeredStatus, isCreate, isMessage, jobOf, mayBePerformed, postsOf } from './posts.ts'
import { markOfRun } from './thread.ts'

/**
 * A run talks only to its own job, to the job in `job-id`, and with `comment: continue` to the last job of its thread.
 */
export function onlyJobsOfThread(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { ofRun, ofThread } = jobsInComments(attempt, earlier)
  const given = attempt.run.inputs['job-id']
  const foreign = [strangersJob, earlierJobId, ...earlier.flatMap(jobsCreatedIn)]
  return attempt.requests.service.flatMap((request) => {
    const id = jobOf(request)
    const allowed = isMessage(request) ? [given ?? ofThread] : [given, ofRun, ofThread]
    const isAllowed = id === undefined || !foreign.includes(id) || allowed.includes(id)
    return isAllowed ? [] : [`${request.method} ${request.path} is about a job of another request.`]
  })
}

/** The outputs tell the job of the service, and how the run came to it. */
export function jobOutputs(attempt: Attempt): string[] {
  const { result, farEnds, signalled } = attempt
  if (isCutShort(attempt)) return []
  const { jobId = '', outcome = '', status } = result.outputs
  const job = farEnds.service.jobs.get(jobId)
  if (jobId !== '' && job === undefined)
    return [`The service has no job with the ID of the output jobId: ${jobId}.`]
  const performed = postsOf(attempt).find(mayBePerformed)
  const expectedOrigin = performed === undefined ? 'attached' : isCreate(performed) ? 'created' : 'continued'
  const origin = originOf(attempt)
  if (origin !== '' && origin !== expectedOrigin)
    return [`The origin in the output job is ${origin}; expected ${expectedOrigin}.`]
  const wasTold = performed !== undefined && performed.fault === undefined && isCreate(performed)
  if (wasTold && jobId === '' && !signalled && outcome !== 'timed-out')
    return ['The output jobId is empty although the answer to the create has a job.']
  const isEnd = ['pr-created', 'no-pr', 'archived', 'failed'].includes(outcome)
  return isEnd && status !== job?.answered['status']
    ? [`The output status is ${status ?? ''}; that of the service is ${String(job?.answered['status'])}.`]
    : []
}

/** Returns the jobs that an attempt may find in comments of the action about its project, with marks that fit its key. */
function jobsInComments(
  { run, plan, commentsBefore }: Attempt,
  earlier: readonly Attempt[],
): { ofRun: string | undefined; ofThread: string | undefined } {
  const jobIn = (of: RunPlan) => markOfRun(of, commentsBefore, plan)?.['job']
  const jobs = [...new Set(earlier.map((attempt) => attempt.run))]
    .filter((other) => other !== run && other.inputs['project-id'] === run.inputs['project-id'])
    .map(jobIn)
  return {
    ofRun: jobIn(run),
    ofThread: run.inputs['comment'] === 'continue' ? jobs.findLast((job) => job !== undefined) : undefined,
  }
}

function jobsCreatedIn({ result }: Attempt): string[] {
  const { jobId = '' } = result.outputs
  return jobId === '' ? [] : [jobId]
}

/** Whether the service said that a job is failed, archived or gone, or refused a message to it. */
export function jobMayBeUnusable(id: string, { requests, farEnds, result }: Attempt): boolean {
  const status = farEnds.service.jobs.get(id)?.answered['status']
  const isSaid = result.log.includes('of an earlier request is ')
  // A message makes it active again.
  if (isSaid && requests.service.some((request) => isMessage(request) && jobOf(request) === id)) return true
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
