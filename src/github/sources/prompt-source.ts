import type { Branch } from '../commits.ts'
import type { Decoded } from '../../shared/json-decoding.ts'
import type { EventPayload } from '../event-payload.ts'
import type { NamedAccount } from '../github-objects.ts'
import type { Changes, ChangesOptions } from './changes.ts'
import type { QuotedPart } from './quoted-text.ts'

/** The end of the default prompts about changes. */
export const unlessNoticed =
  'If readers of the documentation do not notice what changed, do not change the documentation.'

/** What the environment of a run tells of its event. */
export interface EventRun {
  /** `GITHUB_EVENT_NAME` */
  name: string
  /** Undefined if the run is not on a branch, or the event does not stand for all its commits. */
  branch: Branch | undefined
}

/** What a line of the reference is made with. */
export interface ReferenceContext {
  /** Undefined if they were not read. */
  changes: Changes | undefined
  /** Returns a URL in the repository, with a comma in front; empty if the repository is unknown. */
  link: (path: string) => string
}

/**
 * A source of `prompt-from`: all that the action knows about it. CONTRIBUTING.md lists what a new one needs.
 *
 * `Fact` is what an event has for it.
 */
export interface PromptSource<Fact> {
  /** Returns what it is about, or why that cannot be read; undefined if the event does not have it. */
  read(payload: EventPayload, run: EventRun): Decoded<Fact> | undefined
  /**
   * Whose permission counts, beside that of everyone behind the event: the author of the quoted text, unless somebody chose
   * that text. `has-write-access`: nobody else writes it.
   */
  author:
    'has-write-access' | ((payload: EventPayload, eventName: string) => Decoded<NamedAccount> | undefined)
  /** The instruction without `prompt`. */
  defaultPrompt: string
  /**
   * Returns what the request is about, one fact per line. Every value has been checked, and every URL is built from checked
   * values. A value that fails its check is left out, because the lines are not quoted.
   */
  reference(fact: Fact, context: ReferenceContext): string[]
  /** Returns the texts to quote, in reading order. */
  quote(fact: Fact, changes: Changes | undefined): QuotedPart[]
  /** Whether the agent can look it up by the reference, without a text. Default: false. */
  isInReference?(fact: Fact): boolean
  /**
   * Reads what changed. Undefined if the source is about no changes.
   *
   * @returns undefined if the event tells of none
   * @throws SkippedError if nothing changed
   * @throws GitHubError, or ActionError if there is no request without the changes
   */
  readChanges?(fact: Fact, options: ChangesOptions): Promise<Changes | undefined>
}

/** Returns the line of a fact; none if it is not known. */
export function fact(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}

/** Returns the line of something with a number; none if the number is not known. */
export function numbered(
  name: string,
  number: number | undefined,
  rest: (number: number) => string,
  before = '',
): string[] {
  return number === undefined || number < 1 ? [] : [`${name}: ${before}#${number}${rest(number)}`]
}
