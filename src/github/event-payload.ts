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
import {
  accountSchema,
  commentSchema,
  earlierRunSchema,
  flagDetail,
  pullRequestSchema,
  pushedCommitSchema,
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

/** The parts that can be read, for what a reader can do without. */
export type Values = { readonly [Name in keyof Schemas]?: Shape<Schemas[Name]> }

/** Why a part of a payload cannot be read. */
export class UnreadablePart extends Error {}

/** What an event says. Its parts are decoded separately, so that one of an unexpected type does not hide the others. */
export type EventPayload = Awaited<ReturnType<typeof readEventPayload>>

/** @param file the value of GITHUB_EVENT_PATH */
export async function readEventPayload(file = '') {
  const json = await readJson(file)
  const values: Values & Record<string, unknown> = {}
  const problems = new Map<string, string>()
  for (const [name, schema] of Object.entries<Schema<unknown>>(schemas)) {
    // In an object, so that the path of a problem begins with the part.
    const ofPart = () => z.object({ [name]: z.nullish(schema()) })
    const read = 'problem' in json ? json : decodeJson(ofPart, { [name]: json.value.get(name) })
    if ('problem' in read) problems.set(name, read.problem)
    else values[name] = read.value[name] ?? undefined
  }
  return {
    values: values as Values,
    /**
     * Returns a part; undefined if the event does not have it.
     *
     * @throws UnreadablePart
     */
    part: <Name extends keyof Schemas>(name: Name): Values[Name] => {
      const problem = problems.get(name)
      if (problem !== undefined) throw new UnreadablePart(problem)
      return values[name]
    },
  }
}

async function readJson(file: string): Promise<Decoded<ReadonlyMap<string, unknown>>> {
  if (file === '') return { problem: 'GITHUB_EVENT_PATH is not set' }
  try {
    // The decoder removes a byte-order mark.
    const json: unknown = JSON.parse(new TextDecoder().decode(await readFile(file)))
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new Error('it has no JSON object')
    return { value: new Map(Object.entries(json)) }
  } catch (error) {
    return { problem: `the file of GITHUB_EVENT_PATH cannot be read (${messageOf(error)})` }
  }
}
