import type { SimulatedJob } from '../../simulator/documentation-service.ts'
import type { RecordedRequest } from '../../simulator/recording-server.ts'
import { earlierJobId } from '../scenarios/agent-job-scenario.ts'
import type { AgentJobAttempt } from '../attempt.ts'
import { hasOutputs } from './end-of-run.ts'
import { mayBePerformed } from './posts.ts'

const statusOf: Readonly<Record<string, string>> = {
  'pr-created': 'completed',
  'no-pr': 'completed',
  archived: 'archived',
  failed: 'failed',
}

/** The outputs of an agent job equal the job of the service. */
export function jobOutputs(attempt: AgentJobAttempt): string[] {
  return hasOutputs(attempt) ? [...jobId(attempt), ...terminalOutputs(attempt)] : []
}

function jobId(attempt: AgentJobAttempt): string[] {
  const { run, requests, farEnds, scenario, signalled } = attempt
  const { jobId = '', outcome = '' } = run.outputs
  const { jobs } = farEnds.service
  if (jobId !== '' && !jobs.has(jobId))
    return [`The output jobId is ${jobId}, but the service has no such job.`]
  if (scenario.inputs['job-id'] !== undefined) {
    return jobId === '' || jobId === earlierJobId
      ? []
      : [`The output jobId is ${jobId}; expected ${earlierJobId}.`]
  }
  const create = requests.service.find((request) => request.method === 'POST' && mayBePerformed(request))
  if (create === undefined) {
    return jobId === '' || attempt.number > 1 ? [] : [`The output jobId is ${jobId}, but no job was created.`]
  }
  // A deadline or a signal can come before an answer has arrived.
  const mayBeUnread = signalled || outcome === 'timed-out'
  return jobId === '' && tellsJobId(create, attempt) && !mayBeUnread
    ? ['The output jobId is empty although the answer to the create has a job.']
    : []
}

/** Whether the answer to a create arrived with the ID of the job. */
function tellsJobId(create: RecordedRequest, { farEnds }: AgentJobAttempt): boolean {
  const kind = farEnds.planOf(create)?.kind
  if (kind === undefined || kind.startsWith('delay-')) return true
  // Only the ID is needed to know the job.
  return kind.startsWith('create-field-') && !kind.startsWith('create-field-id-')
}

function terminalOutputs(attempt: AgentJobAttempt): string[] {
  const { run, farEnds, requests } = attempt
  const { jobId = '', outcome = '', status, prLink } = run.outputs
  const job = farEnds.service.jobs.get(jobId)
  const expectedStatus = statusOf[outcome]
  if (expectedStatus === undefined) return []
  if (job === undefined) return [`The outcome is ${outcome}, but there is no job.`]
  const problems =
    status === expectedStatus && job.answered['status'] === expectedStatus
      ? []
      : [
          `The outcome is ${outcome} with the output status ${status ?? ''}; the status of the service is ${String(job.answered['status'])}.`,
        ]
  const isLinkChanged = requests.service.some(
    (request) => farEnds.planOf(request)?.kind.includes('prLink') === true,
  )
  if (isLinkChanged) return problems
  const expected = linkOf(job)
  const expectsLink = expected !== '' && expectedStatus === 'completed'
  if ((prLink ?? '') !== expected)
    problems.push(`The output prLink is "${prLink ?? ''}"; expected "${expected}".`)
  if ((outcome === 'pr-created') !== expectsLink)
    problems.push(`The outcome is ${outcome}, but the job ${expectsLink ? 'has a' : 'has no'} pull request.`)
  return problems
}

/** Returns the link that the action may show. */
function linkOf({ answered }: SimulatedJob): string {
  const link = answered['prLink']
  return typeof link === 'string' && link.startsWith('https://') ? link : ''
}
