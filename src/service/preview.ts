import * as z from 'zod/mini'

import { atFirstUse } from '../shared/first-use.ts'
import { decode } from './decoding.ts'

/** A build of a preview that the service has queued. */
export interface QueuedBuild {
  statusId: string
  /** As received. Validate it before you show it. */
  previewUrl?: string | undefined
}

/** A build of a preview as the service reports it. */
export interface Build {
  /** Known values are `queued`, `in_progress`, `success` and `failure`. */
  status: string | undefined
  /** Written by others, any number of lines. */
  log: string
  /** The commit that was built: 40 or 64 hexadecimal digits. */
  commit: string | undefined
}

// The contract requires no field. A wrong type counts as missing.
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)
const commitForm = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u
const queuedSchema = atFirstUse(() => z.object({ statusId: z.string(), previewUrl: optional(z.string()) }))
const buildSchema = atFirstUse(() =>
  z.object({
    status: optional(z.string()),
    logs: optional(z.array(z.unknown())),
    commit: optional(z.object({ sha: z.string().check(z.regex(commitForm)) })),
  }),
)

export function decodeQueuedBuild(body: unknown): QueuedBuild {
  return decode('a queued preview', queuedSchema, body)
}

export function decodeBuild(body: unknown): Build {
  const { status, logs = [], commit } = decode('the status of a preview', buildSchema, body)
  return { status, log: logs.filter((line) => typeof line === 'string').join('\n'), commit: commit?.sha }
}
