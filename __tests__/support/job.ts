import type { EndedRequest } from '../../src/agent-job/request-state.ts'
import { nothingRemembered } from '../../src/github/thread/issue-thread.ts'
import type { Job } from '../../src/service/contract.ts'

export const jobId = 'job_1'

export function jobWith(status: string, fields: Partial<Job> = {}): Job {
  return {
    id: jobId,
    status,
    prLink: null,
    model: null,
    sourceRepository: null,
    sourceRef: null,
    createdAt: null,
    archivedAt: null,
    ...fields,
  }
}

/** A request for which the run created job_1. */
export function requestWith(change: Partial<EndedRequest> = {}): EndedRequest {
  return {
    progress: 'created',
    jobId,
    continuesPullRequest: false,
    job: undefined,
    pullRequest: undefined,
    pullRequestState: undefined,
    preview: undefined,
    earlier: nothingRemembered,
    replaced: undefined,
    instruction: undefined,
    outcome: 'started',
    error: undefined,
    ...change,
  }
}
