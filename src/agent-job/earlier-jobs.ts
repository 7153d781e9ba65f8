import type { RequestMemory } from '../github/thread/comment-mark.ts'
import type { ServiceClient } from '../service/client.ts'
import type { Job } from '../service/contract.ts'
import { failureOf } from '../service/errors.ts'
import { interruptionOf } from '../shared/deadline.ts'
import { ActionError, messageOf } from '../shared/errors.ts'
import type { Log } from '../shared/log.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { leftUndone } from './request-state.ts'

/** The jobs of earlier requests. Each is read once. */
export class EarlierJobs {
  readonly #client: Pick<ServiceClient, 'getJob'>
  readonly #log: Log
  readonly #jobs = new Map<string, Promise<Job>>()
  /** Whether a job failed before there was a pull request, as the log has told. */
  readonly #told = new Map<string, boolean>()

  constructor(client: Pick<ServiceClient, 'getJob'>, log: Log) {
    this.#client = client
    this.#log = log
  }

  read(jobId: string): Promise<Job> {
    const job = this.#jobs.get(jobId) ?? this.#client.getJob(jobId)
    this.#jobs.set(jobId, job)
    return job
  }

  /** Notes what a job has become since it was read. */
  note(job: Job): void {
    this.#jobs.set(job.id, Promise.resolve(job))
    this.#told.delete(job.id)
  }

  /**
   * Returns the newest commit of a branch that earlier requests asked about. A request whose job failed before there was a
   * pull request does not count, so that its commits are asked about again.
   *
   * @param others what the comments remember, newest first
   * @throws ActionError if the service limits requests for longer than the run can wait
   */
  async askedHead(others: readonly RequestMemory[], branch: string): Promise<string | undefined> {
    const continued = new Set<string>()
    for (const { jobId, asked } of others) {
      // A message is sent only to a job that has not failed, so that the turns before did not fail.
      const isNewestTurn = jobId !== undefined && !continued.has(jobId)
      if (jobId !== undefined) continued.add(jobId)
      if (asked?.name !== branch) continue
      if (!(isNewestTurn && (await this.#hasFailed(jobId)))) return asked.head
    }
    return undefined
  }

  async #hasFailed(jobId: string): Promise<boolean> {
    const hasFailed = this.#told.get(jobId) ?? (await this.#tell(jobId))
    this.#told.set(jobId, hasFailed)
    return hasFailed
  }

  /** Returns false for a job that cannot be read. */
  async #tell(jobId: string): Promise<boolean> {
    const job = `Agent job ${singleLine(jobId)} of an earlier run`
    try {
      const hasFailed = leftUndone(await this.read(jobId))
      if (hasFailed) this.#log.notice(`${job} has failed, so this run asks about its commits again.`)
      return hasFailed
    } catch (error) {
      if (!(error instanceof ActionError) || interruptionOf(error) !== 'error' || isLimited(error))
        throw error
      this.#log.notice(
        `${job} could not be read, so this run does not ask about its commits again. ${messageOf(error)}`,
      )
      return false
    }
  }
}

/** Whether any other request would have to wait, too. */
function isLimited(error: ActionError): boolean {
  return [error, error.cause].some((one) => failureOf(one).isRateLimit === true)
}
