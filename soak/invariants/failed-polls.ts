import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { AgentJobAttempt } from '../attempt.ts'
import { answeredStatus, isCreate } from './posts.ts'

const maxFailures = 10
const refusals: ReadonlySet<number | undefined> = new Set([401, 403, 404])
const maxRefusals = 3

/** Failed polls do not end the wait for a job with an error, until there are enough of them in a row. */
export function failedPollsAreWaitedOut(attempt: AgentJobAttempt): string[] {
  const { run, scenario, signalled } = attempt
  if (signalled || scenario.unusable !== undefined || run.outputs['outcome'] !== 'error') return []
  const polls = pollsOf(attempt)
  const last = polls.at(-1)
  if (last === undefined || isFinal(last, attempt)) return []
  const failures = lengthOfEnd(polls, ({ fault, ownStatus = 0 }) => fault !== undefined || ownStatus >= 400)
  const refused = lengthOfEnd(polls, (poll) => refusals.has(answeredStatus(poll)))
  if (failures >= maxFailures || refused >= maxRefusals) return []
  return [
    `The wait ended with an error after ${failures} failed polls in a row, ${refused} of them with 401, 403 or 404; expected ${maxFailures}, or ${maxRefusals} of these.`,
  ]
}

/** Returns the reads of the job that the run waits for: after its last POST, or all if it only attaches. */
function pollsOf({ requests: { service }, scenario }: AgentJobAttempt): readonly RecordedRequest[] {
  const { inputs } = scenario
  if (inputs['wait'] === 'false') return []
  const lastPost = service.findLastIndex(({ method }) => method === 'POST')
  const attaches = inputs['prompt'] === undefined && inputs['prompt-from'] === undefined
  return lastPost === -1 && !attaches ? [] : service.slice(lastPost + 1)
}

/** Whether the answer ends the wait at once: it is about another job, or there is no job for a given `job-id`. */
function isFinal(poll: RecordedRequest, { farEnds, requests: { service } }: AgentJobAttempt): boolean {
  const isOwnJob = service.some(isCreate)
  return (
    farEnds.planOf(poll)?.kind === 'retrieve-field-id-text' || (!isOwnJob && answeredStatus(poll) === 404)
  )
}

function lengthOfEnd<T>(list: readonly T[], isPart: (item: T) => boolean): number {
  return list.length - 1 - list.findLastIndex((item) => !isPart(item))
}
