import { readFileSync, writeFileSync } from 'node:fs'

import type { DocumentationService, SimulatedJob } from '../../simulator/documentation-service.ts'
import type { GitHubApi, SimulatedComment } from '../../simulator/github-api.ts'
import { errorCode } from '../../src/shared/errors.ts'
import { UsageError } from './command-line.ts'

/** What the simulators know at the end of a local run, for the next one. */
export interface KeptState {
  /** Number of runs before. */
  runs: number
  /** Port of the service, because comments tell services apart by their URL. 0: any free port. */
  port: number
  comments: SimulatedComment[]
  jobs: { id: string; projectId: string; answered: SimulatedJob['answered'] }[]
}

export const nothingKept: KeptState = { runs: 0, port: 0, comments: [], jobs: [] }

/**
 * Reads the state of the run before; an empty one if there is no file.
 *
 * @throws UsageError if the file cannot be read
 */
export function readKeptState(file: string): KeptState {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeptState
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return nothingKept
    throw new UsageError(`--keep: ${file} could not be read. Delete it to start anew.`, { cause: error })
  }
}

/** Gives the simulators what they knew. */
export function restoreState(
  { comments, jobs }: KeptState,
  service: DocumentationService,
  github: GitHubApi,
): void {
  github.comments.push(...comments)
  for (const { id, projectId, answered } of jobs)
    service.addJob(id, projectId, [{ ...answered, status: String(answered['status']) }])
}

/** Writes the state after one more run. */
export function writeKeptState(
  file: string,
  before: KeptState,
  service: Pick<DocumentationService, 'jobs' | 'url'>,
  { comments }: Pick<GitHubApi, 'comments'>,
): void {
  const state: KeptState = {
    runs: before.runs + 1,
    port: Number(new URL(service.url).port),
    comments,
    jobs: Array.from(service.jobs.values(), ({ id, projectId, answered }) => ({ id, projectId, answered })),
  }
  writeFileSync(file, JSON.stringify(state))
}
