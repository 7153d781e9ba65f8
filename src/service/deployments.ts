import * as z from 'zod/mini'

import { atFirstUse } from '../shared/first-use.ts'
import { commitDetail, detail, type Shape, textDetail } from '../shared/json-decoding.ts'
import { decodeReadersText } from './decoding.ts'

// The contract requires no field.
const queuedSchema = atFirstUse(() =>
  z.object({
    statusId: z.string(),
    /** Of a preview. As received: validate it before you show it. */
    previewUrl: textDetail(),
  }),
)
const list = () => detail(z.array(z.unknown()))
const deploymentSchema = atFirstUse(() =>
  z.object({
    status: textDetail(),
    endedAt: textDetail(),
    summary: textDetail(),
    logs: list(),
    commit: detail(
      z.object({
        sha: commitDetail(),
        filesChanged: detail(z.object({ added: list(), modified: list() })),
      }),
    ),
  }),
)

/** A deployment that the service has queued: the preview of a branch, or the site itself. */
export type QueuedDeployment = Shape<typeof queuedSchema>

export function decodeQueuedDeployment(body: unknown): QueuedDeployment {
  return decodeReadersText('a queued deployment', queuedSchema, body)
}

/** A deployment as the service reports it. */
export type Deployment = ReturnType<typeof decodeDeployment>

/** What was said of a deployment. Its texts are written by others. They are printable and have no secrets. */
export type DeploymentWords = ReturnType<Deployment['readWords']>

/** @param clean makes a text printable and removes its secrets, before anything cuts it */
export function decodeDeployment(body: unknown, clean: (text: string) => string) {
  const {
    status = '',
    endedAt = '',
    summary = '',
    logs,
    commit,
  } = decodeReadersText('the status of a deployment', deploymentSchema, body)
  const { added, modified } = commit?.filesChanged ?? {}
  return {
    /** Documented are `queued`, `in_progress`, `success` and `failure`. Empty if the service does not tell it. */
    status: clean(status),
    hasEnded: endedAt !== '',
    /** The commit that was built: 40 or 64 hexadecimal digits. */
    commit: commit?.sha,
    /** Called when the deployment has ended, because a log can have many megabytes. */
    readWords: () => ({
      summary: clean(summary),
      /** Any number of lines. */
      log: clean(textsIn(logs).join('\n')),
      changedFiles: [
        ...textsIn(added).map((path) => ({ filename: clean(path), status: 'added' as const })),
        ...textsIn(modified).map((path) => ({ filename: clean(path), status: 'modified' as const })),
      ],
    }),
  }
}

function textsIn(values: readonly unknown[] = []): string[] {
  return values.filter((value) => typeof value === 'string')
}
