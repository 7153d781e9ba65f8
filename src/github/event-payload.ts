import * as z from 'zod/mini'

const text = z.nullish(z.string())
const payloadText = z.nullish(
  z.object({
    number: z.optional(z.number()),
    title: text,
    body: text,
    /** Of an issue that is a pull request. */
    pull_request: z.optional(z.unknown()),
  }),
)
const payloadSchema = z.object({
  action: text,
  sender: z.nullish(z.object({ login: z.string(), type: text })),
  label: z.nullish(z.object({ name: z.string() })),
  issue: payloadText,
  comment: payloadText,
  review: payloadText,
  pull_request: payloadText,
})

export type PayloadText = z.infer<typeof payloadText>
export type EventPayload = z.infer<typeof payloadSchema>

/** The parts of a webhook payload that this action reads; throws when one of them has another type. */
export function decodeEventPayload(payload: unknown): EventPayload {
  return z.parse(payloadSchema, payload)
}
