import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { fileProblem } from '../shared/errors.ts'
import { decodeJson, type Schema, type Shape } from '../shared/json-decoding.ts'
import {
  commentSchema,
  commitDetail,
  detail,
  pullRequestSchema,
  pushedCommitSchema,
  releaseSchema,
  repositoryNameDetail,
  threadSchema,
} from './github-objects.ts'

const accountSchema = () => z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) }))

// Each part is decoded separately, so that a part of an unexpected type does not hide the others. The schema of a part is
// built only if the payload has the part, because Node takes milliseconds to build all of them.
const partSchemas = {
  action: () => z.nullish(z.string()),
  sender: accountSchema,
  repository: () =>
    detail(
      z.object({
        full_name: repositoryNameDetail(),
        default_branch: detail(z.string()),
        private: detail(z.boolean()),
      }),
    ),
  label: () => z.nullish(z.object({ name: z.string() })),
  issue: () => z.nullish(threadSchema()),
  comment: () => z.nullish(commentSchema()),
  review: () => z.nullish(commentSchema()),
  pull_request: () => z.nullish(pullRequestSchema()),
  discussion: () => z.nullish(threadSchema()),
  release: () => z.nullish(releaseSchema()),
  before: commitDetail,
  after: commitDetail,
  head_commit: () => detail(z.object({ id: commitDetail() })),
  ref: () => detail(z.string()),
  forced: () => detail(z.boolean()),
  deleted: () => detail(z.boolean()),
  commits: () => z.nullish(z.array(pushedCommitSchema())),
  workflow_run: () =>
    z.nullish(
      z.object({
        actor: accountSchema(),
        triggering_actor: accountSchema(),
        head_repository: detail(z.object({ full_name: repositoryNameDetail() })),
      }),
    ),
}
const partNames = Object.keys(partSchemas) as PayloadPart[]

export type PayloadPart = keyof typeof partSchemas
export type PayloadParts = { [Part in PayloadPart]?: Shape<(typeof partSchemas)[Part]> }

/** The parts of a webhook payload that this action reads. A part that could not be read is in `unreadable`. */
export interface EventPayload {
  parts: PayloadParts
  /** Why each part could not be read. */
  unreadable: Partial<Record<PayloadPart, string>>
}

/**
 * Reads the event payload, as documented by GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads
 *
 * @param file the value of GITHUB_EVENT_PATH
 */
export async function readEventPayload(file: string | undefined): Promise<EventPayload> {
  if (file === undefined || file === '') return unreadablePayload('GITHUB_EVENT_PATH is not set')
  let payload: unknown
  try {
    // The decoder removes a byte-order mark.
    payload = JSON.parse(new TextDecoder().decode(await readFile(file)))
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? 'is not valid JSON' : `cannot be read (${fileProblem(error)})`
    return unreadablePayload(`the file of GITHUB_EVENT_PATH ${reason}`)
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return unreadablePayload('the file of GITHUB_EVENT_PATH does not contain a JSON object')
  }
  return decodeParts(payload as Record<string, unknown>)
}

function decodeParts(payload: Record<string, unknown>): EventPayload {
  const result: EventPayload = { parts: {}, unreadable: {} }
  for (const part of partNames) {
    if (payload[part] === undefined) continue
    const schema: Schema<unknown> = () => z.object({ [part]: partSchemas[part]() })
    const decoded = decodeJson(schema, { [part]: payload[part] })
    if ('problem' in decoded) result.unreadable[part] = decoded.problem
    else Object.assign(result.parts, decoded.value)
  }
  return result
}

function unreadablePayload(reason: string): EventPayload {
  return { parts: {}, unreadable: Object.fromEntries(partNames.map((part) => [part, reason])) }
}
