import * as z from 'zod/mini'

import { decodeJson, describeValue } from '../json-decoding.ts'
import type { Job } from './contract.ts'
import { UnexpectedShapeError } from './errors.ts'

// Only people read these fields. A wrong type must not end the wait for a job.
const told = z.catch(z.nullish(z.string()), null)

const jobSchema = z.object({
  id: z.optional(z.string()),
  status: z.string(),
  prLink: z.optional(z.unknown()),
  model: told,
  source: z.catch(z.nullish(z.object({ repository: told, ref: told })), null),
  createdAt: told,
  archivedAt: told,
})

/** Schemas of fields. The messages say what was expected. */
export const text = z.string()
export const textOrNull = z.nullable(z.string('a text or null'))
export const count = z.int('a whole number, 0 or more').check(z.nonnegative('a whole number, 0 or more'))
export const counts = { human: count, ai: count, total: count }

/** @throws {@link UnexpectedShapeError} */
export function decodeJob(body: unknown): Job {
  const job = decode('an agent job', jobSchema, body)
  return {
    id: job.id,
    status: job.status,
    prLink: shownLink(job.prLink),
    model: job.model ?? null,
    sourceRepository: job.source?.repository ?? null,
    sourceRef: job.source?.ref ?? null,
    createdAt: job.createdAt ?? null,
    archivedAt: job.archivedAt ?? null,
  }
}

/** Describes a link that is not a string, so that the warning about a dropped link can show it. */
function shownLink(prLink: unknown): string | null {
  if (prLink === null || prLink === undefined) return null
  return typeof prLink === 'string' ? prLink : describeValue(prLink)
}

/**
 * Decodes an answer of the service.
 *
 * @param what what the answer should be, for the message of the error
 * @throws UnexpectedShapeError with the JSON path
 */
export function decode<T>(what: string, schema: z.ZodMiniType<T>, body: unknown): T {
  const decoded = decodeJson(schema, body)
  if ('value' in decoded) return decoded.value
  throw new UnexpectedShapeError(`The service sent ${what} of an unexpected shape: ${decoded.problem}.`)
}
