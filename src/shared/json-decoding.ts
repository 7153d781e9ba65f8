import * as z from 'zod/mini'

import { firstCharacters, singleLine } from './untrusted-text.ts'

/** External JSON, checked against a schema. */
export type Decoded<T> = { value: T } | { problem: string }

/** A schema that is built when it is used. To build all schemas takes milliseconds, and a run uses few of them. */
export type Schema<T> = () => z.ZodMiniType<T>

/** What a schema accepts. */
export type Shape<S extends Schema<unknown>> = z.infer<ReturnType<S>>

/** 40 or 64 hexadecimal digits. */
export const commitForm = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u

// JSON of others can lack a part, and a part that fails its check counts as missing.
export const detail = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)
export const textDetail = () => detail(z.string())
export const commitDetail = () => detail(z.string().check(z.regex(commitForm)))

/**
 * @param describe describes the actual value
 * @returns the value, or the problem: the JSON path, the actual value and the expected one
 */
export function decodeJson<T>(schema: Schema<T>, json: unknown, describe = describeValue): Decoded<T> {
  const result = z.safeParse(schema(), json, { reportInput: true, error: expectedType })
  if (result.success) return { value: result.data }
  const [issue] = result.error.issues
  const path = z.core.toDotPath(['$', ...(issue?.path ?? [])])
  return { problem: `${path} is ${describe(issue?.input)}, expected ${issue?.message ?? ''}` }
}

/** Returns what is expected where the schema has no message of its own. */
function expectedType(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'invalid_type' ? issue.expected : 'another value'
}

/** Describes a value for a message. Lists and objects are only named, because they can be nested without limit. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'string') return singleLine(JSON.stringify(firstCharacters(value, 1000)), 100)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value)
}
