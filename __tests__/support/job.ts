import { type EndedRequest, newRequest } from '../../src/agent-job/request-state.ts'
import { nothingRemembered } from '../../src/github/thread/issue-thread.ts'
import type { Job } from '../../src/service/decoding.ts'

export const jobId = 'job_1'

export function jobWith(status: string, fields: Partial<Job> = {}): Job {
  return { id: jobId, status, ...fields }
}

/** A request for which the run created job_1. */
export function requestWith(change: Partial<EndedRequest> = {}): EndedRequest {
  return { ...newRequest(jobId, nothingRemembered), progress: 'created', outcome: 'started', ...change }
}
