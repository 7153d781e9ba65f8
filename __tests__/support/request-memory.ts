import type { AskedCommits, RequestMemory } from '../../src/github/thread/comment-mark.ts'

/** A job may exist. */
export const requested: RequestMemory = { jobId: undefined, mayBeSent: true, asked: undefined }
/** The service certainly did not accept the request. */
export const notSent: RequestMemory = { jobId: undefined, mayBeSent: false, asked: undefined }

/** The request has a job. */
export function sentTo(jobId: string, asked?: AskedCommits): RequestMemory {
  return { jobId, mayBeSent: false, asked }
}
