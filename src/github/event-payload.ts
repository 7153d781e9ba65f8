import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { fileProblem } from '../shared/errors.ts'
import {
  commitDetail,
  type Decoded,
  decodeJson,
  detail,
  type Schema,
  type Shape,
  textDetail,
} from '../shared/json-decoding.ts'
import { pushedCommitSchema } from './commits.ts'
import {
  accountSchema,
  commentSchema,
  earlierRunSchema,
  pullRequestSchema,
  releaseSchema,
  repositorySchema,
  threadSchema,
} from './github-objects.ts'

const flag = () => detail(z.boolean())

/** The parts of a payload: https://docs.github.com/webhooks/webhook-events-and-payloads */
const schemas = {
  action: () => z.string(),
  sender: accountSchema,
  repository: repositorySchema,
  label: () => z.object({ name: z.string() }),
  issue: threadSchema,
  discussion: threadSchema,
  pull_request: pullRequestSchema,
  comment: commentSchema,
  review: commentSchema,
  release: releaseSchema,
  workflow_run: earlierRunSchema,
  before: commitDetail,
  after: commitDetail,
  ref: textDetail,
  forced: flag,
  deleted: flag,
  head_commit: () => detail(z.object({ id: commitDetail() })),
  commits: () => z.array(pushedCommitSchema()),
} satisfies Record<string, Schema<unknown>>
type PartName = keyof typeof schemas
type PartShape<Name extends PartName> = Shape<(typeof schemas)[Name]>

/** What an event says. */
export interface EventPayload {
  /**
   * Each part that the event has, or why it cannot be read. They are decoded separately, so that one of an unexpected type
   * does not hide the others.
   */
  parts: { readonly [Name in PartName]?: Decoded<PartShape<Name>> }
  /** The parts that can be read, for what a reader can do without. */
  values: { readonly [Name in PartName]?: PartShape<Name> }
}

/** @param file the value of GITHUB_EVENT_PATH */
export async function readEventPayload(file: string | undefined): Promise<EventPayload> {
  if (file === undefined || file === '') return unreadable('GITHUB_EVENT_PATH is not set')
  let payload: unknown
  try {
    // The decoder removes a byte-order mark.
    payload = JSON.parse(new TextDecoder().decode(await readFile(file)))
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? 'is not valid JSON' : `cannot be read (${fileProblem(error)})`
    return unreadable(`the file of GITHUB_EVENT_PATH ${reason}`)
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return unreadable('the file of GITHUB_EVENT_PATH does not contain a JSON object')
  const json = new Map<string, unknown>(Object.entries(payload))
  return payloadOf((name, schema) => {
    const part = json.get(name)
    if (part == null) return undefined
    // In an object, so that the path of a problem begins with the part.
    const decoded = decodeJson(() => z.object({ [name]: schema() }), { [name]: part })
    return 'problem' in decoded ? decoded : { value: decoded.value[name] }
  })
}

function unreadable(problem: string): EventPayload {
  return payloadOf(() => ({ problem }))
}

function payloadOf(
  read: (name: string, schema: Schema<unknown>) => Decoded<unknown> | undefined,
): EventPayload {
  const parts = Object.entries(schemas).map(([name, schema]) => [name, read(name, schema)] as const)
  const values = parts.flatMap(([name, part]) => (part && 'value' in part ? [[name, part.value]] : []))
  return {
    parts: Object.fromEntries(parts),
    values: Object.fromEntries(values) as EventPayload['values'],
  }
}

/** Returns something of a part; undefined if the event does not have it. */
export function partOf<Part, T>(
  part: Decoded<Part> | undefined,
  read: (part: Part) => T | null | undefined,
): Decoded<T> | undefined {
  if (part === undefined || 'problem' in part) return part
  const value = read(part.value)
  return value == null ? undefined : { value }
}
