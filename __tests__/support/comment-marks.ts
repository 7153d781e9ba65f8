import { simulatorKey } from '../../simulator/documentation-service.ts'
import {
  type CommentMark,
  type MarkPlace,
  type RequestKey,
  type RequestMemory,
  writeMark,
} from '../../src/github/thread/comment-mark.ts'
import type { Branch } from '../../src/github/github-objects.ts'
import type { TriggerInputs } from '../../src/github/trigger-event.ts'
import { shortHash } from '../../src/shared/short-hash.ts'
import { deadlineOf, FakeClock } from './fake-clock.ts'
import type { RecordingLog } from './recording-log.ts'

/** A job may exist. */
export const requested: RequestMemory = {
  jobId: undefined,
  mayBeSent: true,
  asked: undefined,
}
/** The service certainly did not accept the request. */
export const notSent: RequestMemory = {
  jobId: undefined,
  mayBeSent: false,
  asked: undefined,
}

/** The request has a job. */
export function sentTo(jobId: string, asked?: Branch): RequestMemory {
  return { jobId, mayBeSent: false, asked }
}

export const key: RequestKey = { runId: '4711', request: shortHash('request'), project: shortHash('project') }
/** Issue 42 of acme/docs, and the key of the simulated service. */
export const place: MarkPlace = { apiKey: simulatorKey, repository: 'acme/docs', issueNumber: 42, key }
/** Inputs of a step that wants a comment. */
export const askedInputs: TriggerInputs = {
  promptFrom: undefined,
  changes: 'files',
  paths: undefined,
  comment: true,
  issueNumber: undefined,
  continues: false,
  removeLabel: false,
  allowedPermissions: ['write'],
  allowedBots: [],
  leg: undefined,
}
/** When the simulated GitHub of a test says that comments were created. */
export const writtenAtMs = new FakeClock().date().getTime()

/** A mark as the action writes it into the comment of its request. */
export function markOf(change: Partial<CommentMark> = {}, placeChange: Partial<MarkPlace> = {}): string {
  return writeMark({ ...key, ...requested, writtenAtMs, ...change }, { ...place, ...placeChange })
}

/** What the comment of a run gets of the run. */
export function commentContext({
  attempt,
  log,
  signal,
}: {
  attempt: number
  log: RecordingLog
  signal?: AbortSignal | undefined
}) {
  const clock = new FakeClock()
  const deadline = deadlineOf(clock)
  const workflowRun = {
    serverUrl: '',
    repository: place.repository,
    id: key.runId,
    url: '',
    attempt,
    job: 'a',
    action: 'b',
  }
  return { clock, deadline: { ...deadline, signal: signal ?? deadline.signal }, log, workflowRun }
}
