import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { fileProblem } from '../errors.ts'
import { decodeJson, type Schema, type Shape } from '../json-decoding.ts'
import { commitForm, loginForm, repositoryForm } from './github-names.ts'

const text = () => z.nullish(z.string())

/** A detail that may be missing. A value that fails the check counts as missing. */
const detail = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)
const textDetail = () => detail(z.string())
const flagDetail = () => detail(z.boolean())
const positiveDetail = () => detail(z.int().check(z.positive()))
const commitDetail = () => detail(z.string().check(z.regex(commitForm)))
const accountSchema = () => z.nullish(z.object({ login: z.string(), type: text() }))
const authorDetail = () =>
  detail(z.object({ login: z.string().check(z.regex(loginForm)), type: textDetail() }))
const repositoryNameDetail = () => detail(z.string().check(z.regex(repositoryForm)))
const revisionDetail = () =>
  detail(z.object({ sha: commitDetail(), repo: detail(z.object({ full_name: repositoryNameDetail() })) }))

const writtenText = () => ({
  title: text(),
  body: text(),
  user: authorDetail(),
  /** Present if the issue is a pull request. */
  pull_request: z.optional(z.unknown()),
})
const textSchema = () => z.nullish(z.object(writtenText()))
const commentSchema = () =>
  z.nullish(
    z.object({
      ...writtenText(),
      id: positiveDetail(),
      path: textDetail(),
      line: positiveDetail(),
      original_line: positiveDetail(),
      start_line: positiveDetail(),
    }),
  )
const pullRequestSchema = () =>
  z.nullish(
    z.object({
      ...writtenText(),
      state: detail(z.enum(['open', 'closed'])),
      merged: flagDetail(),
      merged_at: textDetail(),
      merge_commit_sha: commitDetail(),
      head: revisionDetail(),
      base: revisionDetail(),
      changed_files: positiveDetail(),
    }),
  )
const releaseSchema = () =>
  z.nullish(
    z.object({
      name: text(),
      body: text(),
      author: authorDetail(),
      tag_name: textDetail(),
      prerelease: flagDetail(),
      published_at: textDetail(),
    }),
  )
const commitsSchema = () =>
  z.nullish(
    z.array(
      z.object({
        id: commitDetail(),
        message: z.string(),
        author: detail(z.object({ username: z.string().check(z.regex(loginForm)) })),
      }),
    ),
  )
const repositorySchema = () =>
  detail(
    z.object({
      full_name: repositoryNameDetail(),
      default_branch: textDetail(),
      private: flagDetail(),
      visibility: textDetail(),
    }),
  )
const numberSchema = () => z.nullish(z.object({ number: z.optional(z.int()) }))

// Each part is decoded separately, so that a part of an unexpected type does not hide the others. The schema of a part is
// built only if the payload has the part, because Node takes milliseconds to build all of them.
const parts = {
  action: text,
  sender: accountSchema,
  repository: repositorySchema,
  label: () => z.nullish(z.object({ name: z.string() })),
  issue: textSchema,
  issueNumber: numberSchema,
  comment: commentSchema,
  review: commentSchema,
  pullRequest: pullRequestSchema,
  pullRequestNumber: numberSchema,
  discussion: textSchema,
  discussionNumber: numberSchema,
  release: releaseSchema,
  before: commitDetail,
  after: commitDetail,
  ref: textDetail,
  forced: flagDetail,
  deleted: flagDetail,
  commits: commitsSchema,
  workflowRun: () => z.nullish(z.object({ actor: accountSchema(), triggering_actor: accountSchema() })),
}
const keys: Partial<Record<keyof typeof parts, string>> = {
  issueNumber: 'issue',
  pullRequest: 'pull_request',
  pullRequestNumber: 'pull_request',
  discussionNumber: 'discussion',
  workflowRun: 'workflow_run',
}

export type PayloadPart = keyof typeof parts
export type PayloadParts = { [Part in PayloadPart]?: Shape<(typeof parts)[Part]> }

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
    const key = keys[part] ?? part
    if (payload[key] === undefined) continue
    const schema: Schema<unknown> = () => z.object({ [key]: parts[part]() })
    const decoded = decodeJson(schema, { [key]: payload[key] })
    if ('problem' in decoded) result.unreadable[part] = decoded.problem
    else Object.assign(result.parts, { [part]: (decoded.value as Record<string, unknown>)[key] })
  }
  return result
}

function unreadablePayload(reason: string): EventPayload {
  return { parts: {}, unreadable: Object.fromEntries(partNames.map((part) => [part, reason])) }
}

const partNames = Object.keys(parts) as PayloadPart[]
