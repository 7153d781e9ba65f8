import { wordList } from '../../shared/word-list.ts'
import type { Commit } from '../commits.ts'
import { type AuthoredText, refForm } from '../github-objects.ts'

const maxNamedAuthors = 3

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

/** A file is data for programs, so it is not read as Markdown. */
export function filePart({ name, text }: QuotedFile): QuotedPart {
  return {
    what: 'file',
    origin: 'may hold text of strangers',
    details: [['File', name]],
    body: text,
    form: 'data',
  }
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
  { title, body, author }: AuthoredText,
  details: QuotedPart['details'] = [],
): QuotedPart[] {
  const origin = writtenBy([author])
  return [{ what, origin, details: [['Title', title], ...details], body, form: 'markdown' }]
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
