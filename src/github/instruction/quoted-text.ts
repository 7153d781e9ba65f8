import { singleLine } from '../../untrusted-text.ts'
import { refForm } from '../github-names.ts'
import type { AuthoredText, Comment, Commit } from '../github-objects.ts'
import {
  pageText,
  type RenderMarkdown,
  visibleLines,
  visiblePlainText,
  type VisibleText,
} from '../page-text/page-text.ts'
import type { TriggerEvent } from '../trigger-event.ts'
import type { CommitRange } from './commit-range.ts'
import type { PromptSource } from './prompt-source.ts'
import { refName } from './reference.ts'

/** The size limit of the quoted text without the changes. */
export const maxQuotedBytes = 65_536

/** A text to quote, as it is in the payload. */
export interface QuotedPart {
  /** What the text is, for example `issue`. Not written by others. */
  heading: string
  /** Lines in front of the body, which GitHub shows as plain text. */
  details: readonly (readonly [name: string, text: string | undefined])[]
  body: string
  /** GitHub renders Markdown and shows lines as they are. Data is for programs. */
  form: 'markdown' | 'lines' | 'data'
  /** Logins in GitHub's form. Undefined if the author is not known. */
  authors: readonly (string | undefined)[]
}

/** A text file of the workspace. */
export interface QuotedFile {
  name: string
  text: string
}

/** Returns the texts of the event that `source` quotes, in reading order. */
export function quotedParts(
  source: PromptSource,
  event: TriggerEvent,
  range: CommitRange | undefined,
): QuotedPart[] {
  const { issue, comment, pullRequest, discussion, release } = event
  switch (source) {
    case 'issue':
      return parts('issue', issue)
    case 'discussion':
      return parts('discussion', discussion)
    case 'pull-request':
      return parts('pull request', pullRequest)
    case 'comment':
      return [...threadParts(event), ...parts(comment?.kind ?? 'comment', comment, placeOf(comment))]
    case 'release':
      return parts('release', release, [['Tag', unsafe(release?.tag)]])
    case 'push':
      return pushParts(event)
    case 'commits':
      return range === undefined ? [] : [commitMessages(range.commits, [['Branch', unsafe(range.branch)]])]
  }
}

/** A file is data for programs, so it is not read as Markdown. */
export function filePart({ name, text }: QuotedFile): QuotedPart {
  return { heading: 'file', details: [['File', name]], body: text, form: 'data', authors: [] }
}

function threadParts({ issue, pullRequest, discussion }: TriggerEvent): QuotedPart[] {
  if (discussion !== undefined) return parts('discussion', discussion)
  return pullRequest === undefined ? parts('issue', issue) : parts('pull request', pullRequest)
}

function pushParts({ push, repository }: TriggerEvent): QuotedPart[] {
  if (push === undefined) return []
  const base = push.before === undefined ? unsafe(repository.defaultBranch) : undefined
  return [
    commitMessages(push.commits, [
      ['Branch or tag', unsafe(refName(push.ref))],
      ['Compared with', base],
    ]),
  ]
}

function commitMessages(commits: readonly Commit[], details: QuotedPart['details']): QuotedPart {
  const messages = commits.map(
    ({ id, message }) => `Commit ${(id ?? '').slice(0, 12)}`.trim() + `\n\n${message.trim()}`,
  )
  return {
    heading: 'commit messages',
    details,
    body: messages.join('\n\n'),
    form: 'lines',
    authors: commits.map(({ author }) => author),
  }
}

function parts(
  heading: string,
  text: AuthoredText | undefined,
  details: QuotedPart['details'] = [],
): QuotedPart[] {
  if (text === undefined) return []
  const { title, body, author } = text
  return [{ heading, details: [['Title', title], ...details], body, form: 'markdown', authors: [author] }]
}

function placeOf(comment: Comment | undefined): QuotedPart['details'] {
  if (comment?.place === undefined) return []
  const { path, firstLine, lastLine } = comment.place
  const lines = firstLine === lastLine ? `${lastLine ?? ''}` : `${firstLine ?? ''} to ${lastLine ?? ''}`
  return [
    ['File', path],
    [firstLine === lastLine ? 'Line' : 'Lines', lines],
  ]
}

/** Returns a branch or tag that is not safe outside of the quote. */
function unsafe(ref: string | undefined): string | undefined {
  return ref === undefined || refForm.test(ref) ? undefined : ref
}

/** The parts as a reader of their pages sees them, cut to {@link maxQuotedBytes}. */
export interface VisibleParts {
  /** Parts without visible text are left out. */
  parts: { heading: string; text: string; authors: readonly (string | undefined)[] }[]
  visible: VisibleText[]
  cutBytes: number
}

/**
 * Returns what a reader sees, and cuts what does not fit. The last part is cut last: in a thread, it is the request.
 *
 * @throws ActionError if a text is too long for GitHub, or what `render` throws
 */
export async function visibleParts(
  all: readonly QuotedPart[],
  render: RenderMarkdown,
): Promise<VisibleParts> {
  const result: VisibleParts = { parts: [], visible: [], cutBytes: 0 }
  let freeBytes = maxQuotedBytes
  for (const part of all.toReversed()) {
    const read = await visiblePart(part, freeBytes, render)
    result.visible.unshift(...read.visible)
    result.cutBytes += read.visible.reduce((sum, { cutBytes }) => sum + cutBytes, 0)
    if (read.text === '') continue
    freeBytes = Math.max(0, freeBytes - Buffer.byteLength(read.text))
    result.parts.unshift({ heading: part.heading, text: read.text, authors: part.authors })
  }
  return result
}

async function visiblePart(
  { heading, details, body, form }: QuotedPart,
  maxBytes: number,
  render: RenderMarkdown,
): Promise<{ text: string; visible: VisibleText[] }> {
  const visible: VisibleText[] = []
  const lines = details.flatMap(([name, text]) => {
    const cleaned = visiblePlainText(text ?? '', maxBytes)
    visible.push(cleaned)
    const line = singleLine(cleaned.text, Number.POSITIVE_INFINITY)
    return line === '' ? [] : [`${name}: ${line}`]
  })
  const head = lines.join('\n')
  const headBytes = head === '' ? 0 : Buffer.byteLength(`${head}\n\n`)
  const forBody = Math.max(0, maxBytes - headBytes)
  const cleaned =
    form === 'markdown'
      ? await pageText(body, { what: heading, maxBytes: forBody, render })
      : (form === 'lines' ? visibleLines : visiblePlainText)(body.trim(), forBody)
  visible.push(cleaned)
  return { text: [head, cleaned.text.trim()].filter((each) => each !== '').join('\n\n'), visible }
}
