import type { Job } from '../../src/service/contract.ts'

export const jobId = 'job_1'

export function jobWith(status: string, fields: Partial<Job> = {}): Job {
  const told = { prLink: null, model: null, sourceRepository: null, sourceRef: null }
  return { id: jobId, status, ...told, createdAt: null, archivedAt: null, ...fields }
}
