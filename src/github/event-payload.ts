import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { errorCode } from '../errors.ts'
import { decodeJson } from '../json-decoding.ts'

const text = z.nullish(z.string('a text'))
const object = 'an object'
const textSchema = z.nullish(
  z.object(
    {
      title: text,
      body: text,
      /** Present if the issue is a pull request. */
      pull_request: z.optional(z.unknown()),
    },
    object,
  ),
)
const numberSchema = z.nullish(z.object({ number: z.optional(z.int('a whole number')) }, object))

// Each part is decoded separately, so that a part of an unexpected type does not hide the others.
const parts = {
  action: text,
  sender: z.nullish(z.object({ login: z.string('a text'), type: text }, object)),
  label: z.nullish(z.object({ name: z.string('a text') }, object)),
  issue: textSchema,
  issueNumber: numberSchema,
  comment: textSchema,
  review: textSchema,
  pullRequest: textSchema,
  pullRequestNumber: numberSchema,
}
const keys: Partial<Record<keyof typeof parts, string>> = {
  issueNumber: 'issue',
  pullRequest: 'pull_request',
  pullRequestNumber: 'pull_request',
}

export type PayloadText = z.infer<typeof textSchema>
export type PayloadPart = keyof typeof parts
type Parts = { [Part in PayloadPart]?: z.infer<(typeof parts)[Part]> }

/** The parts of a webhook payload that this action reads. A part that could not be read is in `unreadable`. */
export interface EventPayload {
  parts: Parts
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
    const reason = error instanceof SyntaxError ? 'is not valid JSON' : `cannot be read (${errorCode(error)})`
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
    const decoded = decodeJson<unknown>(z.object({ [key]: parts[part] }), { [key]: payload[key] })
    if ('problem' in decoded) result.unreadable[part] = decoded.problem
    else Object.assign(result.parts, { [part]: (decoded.value as Record<string, unknown>)[key] })
  }
  return result
}

function unreadablePayload(reason: string): EventPayload {
  return { parts: {}, unreadable: Object.fromEntries(partNames.map((part) => [part, reason])) }
}

const partNames = Object.keys(parts) as PayloadPart[]
