import { wordList } from '../../shared/word-list.ts'
import type { EventPayload } from '../event-payload.ts'
import { type AuthoredText, type Branch, type Commit, type NamedAccount, refForm } from '../github-objects.ts'
import type { Changes, ChangesOptions } from './changes.ts'

const maxNamedAuthors = 3

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

/**
 * A source of `prompt-from`: all that the action knows about it. CONTRIBUTING.md lists what a new one needs.
 *
 * `Fact` is what an event has for it.
 */
export interface PromptSource<Fact> {
  /**
   * Returns what it is about; undefined if the event does not have it.
   *
   * @throws UnreadablePart
   */
  read(payload: EventPayload, run: EventRun): Fact | undefined
  /**
   * Whose permission counts, beside that of everyone behind the event: the author of the quoted text, unless somebody chose
   * that text. `has-write-access`: nobody else writes it.
   */
  author: 'has-write-access' | ((payload: EventPayload, eventName: string) => NamedAccount | undefined)
  /** The instruction without `prompt`. */
  defaultPrompt: string
  /**
   * Returns what the request is about, one fact per line. Every value has been checked, and every URL is built from checked
   * values. A value that fails its check is left out, because the lines are not quoted.
   *
   * @param context the changes, unless they were not read, and what makes a URL in the repository, with a comma in front
   */
  reference(fact: Fact, context: { changes: Changes | undefined; link: (path: string) => string }): Line[]
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

/** A line that is left out if there is nothing to say. */
export type Line = string | false | undefined

export function said(lines: readonly Line[]): string[] {
  return lines.filter((line) => line !== undefined && line !== false)
}

/** Returns the line of a fact, if it is known. */
export function fact(name: string, value: string | undefined): Line {
  return value !== undefined && `${name}: ${value}`
}

// What the sources quote.

/** A text to quote, as it is in the payload. */
export interface QuotedPart {
  /** What the text is, for example `issue`. */
  what: string
  /** Who wrote it, for example `written by ann`. */
  origin: string
  /** Lines in front of the body, which GitHub shows as plain text. */
  details: readonly (readonly [name: string, text: string | undefined])[]
  body: string
  /** GitHub renders Markdown and shows lines as they are. Data is for programs, and so is a patch, which keeps its keys. */
  form: 'markdown' | 'lines' | 'data' | 'patch'
}

/** A text file of the workspace. */
export interface QuotedFile {
  name: string
  text: string
  /** It may be the log of a private repository, so a public run does not show it. */
  isBuildLog?: boolean
}

/** The messages of commits, oldest first. */
export function commitMessages(commits: readonly Commit[], details: QuotedPart['details']): QuotedPart {
  const messages = commits.map(
    ({ id, message }) => `Commit ${(id ?? '').slice(0, 12)}`.trim() + `\n\n${message.trim()}`,
  )
  return {
    what: 'commit messages',
    // GitHub names the account of the e-mail address, which anyone can write into a commit.
    origin: `${writtenBy(commits.map(({ author }) => author))} as the commits say`,
    details,
    body: messages.join('\n\n'),
    form: 'lines',
  }
}

/** The title and the body of a text that somebody wrote. */
export function textParts(
  what: string,
  { title, body, user }: AuthoredText,
  details: QuotedPart['details'] = [],
): QuotedPart[] {
  const origin = writtenBy([user?.login])
  return [{ what, origin, details: [['Title', title ?? undefined], ...details], body, form: 'markdown' }]
}

/** Returns a branch or tag that is not safe outside of the quote. */
export function unsafeRef(ref: string | undefined): string | undefined {
  return ref === undefined || refForm.test(ref) ? undefined : ref
}

/** @param authors logins in GitHub's form; undefined if the author is not known */
export function writtenBy(authors: readonly (string | undefined)[]): string {
  const all = new Set(authors)
  const named = [...all].filter((author) => author !== undefined).slice(0, maxNamedAuthors)
  const others = named.length === 0 || all.size > named.length ? ['others'] : []
  return `written by ${wordList('and', [...named, ...others])}`
}
