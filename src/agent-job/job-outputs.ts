import type { Outputs } from '../shared/outputs.ts'
import { originOf, type RequestState } from './request-state.ts'

/** Returns the outputs about a request, except those that only its end has. */
export function outputsOf(state: RequestState): Outputs {
  const { jobId, job, pullRequest, preview } = state
  return {
    jobId,
    status: job?.status,
    job: job && {
      id: job.id,
      status: job.status,
      origin: originOf(state),
      source: { repository: job.sourceRepository, ref: job.sourceRef },
      model: job.model,
      prLink: pullRequest?.url ?? null,
      createdAt: job.createdAt,
      archivedAt: job.archivedAt,
    },
    prLink: pullRequest?.url,
    prNumber: pullRequest?.number,
    prRepository: pullRequest?.repository,
    ...preview?.outputs,
  }
}
