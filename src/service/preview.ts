import * as z from 'zod/mini'

import { atFirstUse } from '../shared/first-use.ts'
import { commitDetail, detail, textDetail } from '../shared/json-decoding.ts'
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

// The contract requires no field.
const queuedSchema = atFirstUse(() => z.object({ statusId: z.string(), previewUrl: textDetail() }))
const buildSchema = atFirstUse(() =>
  z.object({
    status: textDetail(),
    logs: detail(z.array(z.unknown())),
    commit: detail(z.object({ sha: commitDetail() })),
  }),
)

export function decodeQueuedBuild(body: unknown): QueuedBuild {
  return decode('a queued preview', queuedSchema, body)
}

export function decodeBuild(body: unknown): Build {
  const { status, logs = [], commit } = decode('the status of a preview', buildSchema, body)
  return { status, log: logs.filter((line) => typeof line === 'string').join('\n'), commit: commit?.sha }
}
