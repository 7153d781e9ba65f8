import * as z from 'zod/mini'

import { atFirstUse } from '../shared/first-use.ts'
import { ActionError } from '../shared/errors.ts'
import {
  decodeJson,
  describeValue,
  detail,
  type Schema,
  type Shape,
  textDetail,
} from '../shared/json-decoding.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { ServiceError } from './errors.ts'

const jobSchema = atFirstUse(() =>
  z.object({
    id: z.optional(z.string()),
    /** As the service reports it. Agent jobs know what some mean. */
    status: z.string(),
    /** As received. Validate it before you show it. */
    prLink: z.optional(z.pipe(z.unknown(), z.transform(shownLink))),
    // Only people read the details. A wrong type must not end the wait for a job.
    model: textDetail(),
    source: detail(z.object({ repository: textDetail(), ref: textDetail() })),
    createdAt: textDetail(),
    archivedAt: textDetail(),
  }),
)

const createdJobSchema = atFirstUse(() => z.extend(jobSchema(), { status: z.catch(z.string(), 'active') }))

/** An agent job. Its ID is that of the job that was asked for. What the service does not tell is undefined. */
export type Job = Shape<typeof jobSchema> & { id: string }

/** Schemas of fields. The messages say what was expected. */
export const text = atFirstUse(() => z.string())
export const textOrNull = atFirstUse(() => z.nullable(z.string('a text or null')))
export const count = atFirstUse(() =>
  z.int('a whole number, 0 or more').check(z.nonnegative('a whole number, 0 or more')),
)
export const counts = atFirstUse(() => ({ human: count(), ai: count(), total: count() }))

/**
 * Decodes an answer about a job. The contract requires no field, so an answer without an ID is about the job that was asked
 * for.
 *
 * @throws {@link ServiceError}
 * @throws ActionError if the answer is about another job. It is no ServiceError, because a retry would not help.
 */
export function decodeJob(body: unknown, askedId: string): Job {
  const { id = askedId, ...job } = decode('an agent job', jobSchema, body)
  if (id !== askedId) {
    throw new ActionError(
      `The service returned job ${singleLine(id)} instead of job ${askedId}. Check base-url and project-id.`,
    )
  }
  return { ...job, id }
}

/**
 * Decodes the answer to a create. An ID alone is a job, and a new job without a status is active.
 *
 * @throws {@link ServiceError}
 */
export function decodeCreatedJob(body: unknown): Job {
  const { id, ...job } = decode('an agent job', createdJobSchema, body)
  if (id === undefined || id === '') {
    throw new ServiceError('The service created a job, but the answer has no ID.')
  }
  return { ...job, id }
}

/** Describes a link that is not a string, so that the warning about a dropped link can show it. */
function shownLink(prLink: unknown): string | undefined {
  if (prLink === null || prLink === undefined) return undefined
  return typeof prLink === 'string' ? prLink : describeValue(prLink)
}

/**
 * Decodes an answer of the service.
 *
 * @param what what the answer should be, for the message of the error
 * @throws ServiceError with the JSON path
 */
export function decode<T>(what: string, schema: Schema<T>, body: unknown, describe = describeValue): T {
  const decoded = decodeJson(schema, body, describe)
  if ('value' in decoded) return decoded.value
  throw new ServiceError(`The service sent ${what} of an unexpected shape: ${decoded.problem}.`)
}

/** Like {@link decode}, for an answer with words of readers: the message of the error shows no text of the answer. */
export function decodeReadersText<T>(what: string, schema: Schema<T>, body: unknown): T {
  return decode(what, schema, body, (value) => (typeof value === 'string' ? 'a text' : describeValue(value)))
}
