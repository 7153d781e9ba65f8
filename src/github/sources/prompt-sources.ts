import { type EventPayload, UnreadablePart } from '../event-payload.ts'
import { comment } from './comment.ts'
import { commits } from './commits.ts'
import { issue } from './issue.ts'
import type { EventRun, PromptSource } from './prompt-source.ts'
import { pullRequest } from './pull-request.ts'
import { push } from './push.ts'
import { release } from './release.ts'

/** The values of `prompt-from`, in the order of the reference: first what a comment stands on. */
export const promptSources = {
  issue,
  'pull-request': pullRequest,
  comment,
  push,
  commits,
  release,
} as const satisfies Record<string, PromptSource<unknown>>

export type SourceName = keyof typeof promptSources
export const sourceNames = Object.keys(promptSources) as SourceName[]

/** What an event has for each source. */
export type Facts = {
  [Name in SourceName]?: (typeof promptSources)[Name] extends PromptSource<infer Fact> ? Fact : never
}

/** Reads what an event has for each source, and why something could not be read. */
export function readFacts(payload: EventPayload, run: EventRun) {
  const facts: Partial<Record<SourceName, unknown>> = {}
  const unreadable: Partial<Record<SourceName, string>> = {}
  for (const name of sourceNames) {
    try {
      facts[name] = promptSources[name].read(payload, run)
    } catch (error) {
      if (!(error instanceof UnreadablePart)) throw error
      unreadable[name] = error.message
    }
  }
  return { facts: facts as Facts, unreadable }
}

/** Returns what `use` makes of a source and of what the event has for it; undefined if the event has nothing. */
export function withSource<T>(
  name: SourceName,
  facts: Facts,
  use: (source: PromptSource<unknown>, fact: unknown) => T,
): T | undefined {
  const fact = facts[name]
  return fact === undefined ? undefined : use(promptSources[name], fact)
}
