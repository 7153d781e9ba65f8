import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { messageOf } from '../shared/errors.ts'
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
  flagDetail,
  pullRequestSchema,
  releaseSchema,
  repositorySchema,
  threadSchema,
} from './github-objects.ts'

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
  forced: flagDetail,
  deleted: flagDetail,
  head_commit: () => detail(z.object({ id: commitDetail() })),
  commits: () => z.array(pushedCommitSchema()),
} satisfies Record<string, Schema<unknown>>
type Schemas = typeof schemas

/** What an event says. */
export interface EventPayload {
  /**
   * Each part that the event has, or why it cannot be read. They are decoded separately, so that one of an unexpected type
   * does not hide the others.
   */
  parts: { readonly [Name in keyof Schemas]?: Decoded<Shape<Schemas[Name]>> }
  values: Values
}

/** The parts that can be read, for what a reader can do without. */
export type Values = { readonly [Name in keyof Schemas]?: Shape<Schemas[Name]> }

/** @param file the value of GITHUB_EVENT_PATH */
export async function readEventPayload(file = ''): Promise<EventPayload> {
  const json = await readJson(file)
  const parts = Object.entries(schemas).map(
    ([name, schema]) =>
      [name, 'problem' in json ? json : decoded(name, schema, json.value.get(name))] as const,
  )
  const values = parts.flatMap(([name, part]) => (part && 'value' in part ? [[name, part.value]] : []))
  return {
    parts: Object.fromEntries(parts),
    values: Object.fromEntries(values) as Values,
  }
}

async function readJson(file: string): Promise<Decoded<ReadonlyMap<string, unknown>>> {
  if (file === '') return { problem: 'GITHUB_EVENT_PATH is not set' }
  const unreadable = (why: string) => ({ problem: `the file of GITHUB_EVENT_PATH ${why}` })
  try {
    // The decoder removes a byte-order mark.
    const json: unknown = JSON.parse(new TextDecoder().decode(await readFile(file)))
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? { value: new Map(Object.entries(json)) }
      : unreadable('does not contain a JSON object')
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable('is not valid JSON')
    return unreadable(`cannot be read (${messageOf(error)})`)
  }
}

function decoded(name: string, schema: Schema<unknown>, part: unknown): Decoded<unknown> | undefined {
  if (part == null) return undefined
  // In an object, so that the path of a problem begins with the part.
  const json = decodeJson(() => z.object({ [name]: schema() }), { [name]: part })
  return 'problem' in json ? json : { value: json.value[name] }
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
