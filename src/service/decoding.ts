import * as z from 'zod/mini'

import { singleLine } from '../untrusted-text.ts'
import type { Job, VisitorsPage } from './contract.ts'
import { UnexpectedShapeError } from './errors.ts'

// Told for people only: a wrong type there must not end the wait for a job.
const told = z.catch(z.nullish(z.string()), null)

const jobSchema = z.object(
  {
    id: z.optional(z.string('a text')),
    status: z.string('a text'),
    prLink: z.optional(z.unknown()),
    model: told,
    source: z.catch(z.nullish(z.object({ repository: told, ref: told })), null),
    createdAt: told,
    archivedAt: told,
  },
  'an object',
)

const count = z.int('a whole number, 0 or more').check(z.nonnegative('a whole number, 0 or more'))
const counts = { human: count, ai: count, total: count }

const visitorsPageSchema = z.object(
  {
    totals: z.object(counts, 'an object'),
    visitors: z.array(z.object({ path: z.string('a text'), ...counts }, 'an object'), 'a list'),
    hasMore: z.boolean('true or false'),
  },
  'an object',
)

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

/** @throws {@link UnexpectedShapeError} */
export function decodeVisitorsPage(body: unknown): VisitorsPage {
  return decode('a page of visitors', visitorsPageSchema, body)
}

/** A link that is no text is kept as what it looks like, so that whoever checks it can say what was dropped. */
function shownLink(prLink: unknown): string | null {
  if (prLink === null || prLink === undefined) return null
  return typeof prLink === 'string' ? prLink : JSON.stringify(prLink)
}

function decode<T>(what: string, schema: z.ZodMiniType<T>, body: unknown): T {
  const result = z.safeParse(schema, body)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path ?? []
  const got = path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], body)
  throw new UnexpectedShapeError(
    `The service sent ${what} of an unexpected shape: ${jsonPath(path)} is ${shown(got)}, expected ${issue?.message ?? 'another value'}.`,
  )
}

function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '$',
  )
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : singleLine(JSON.stringify(value), 100)
}
