import { commitForm } from '../github-names.ts'

/** What tells one request from all others. */
export interface RequestKey {
  /** ID of the workflow run. All its attempts share it. */
  runId: string
  /** Hash of the step and of what it asks for, because the steps and matrix legs of a run have a comment each. */
  request: string
  /** Hash of the project, because a job belongs to one project. */
  project: string
}

/** What a comment remembers about its request. Without a job and `mayBeSent`, the service certainly did not accept it. */
export interface RequestMemory {
  /** The job that has the request. */
  jobId: string | undefined
  /** Whether it was about to be sent or was sent, and no job is known: a job may exist. */
  mayBeSent: boolean
  /** The commits that the job was asked about, unless it failed. */
  asked: AskedCommits | undefined
}

/** The commits of a branch up to `head`. */
export interface AskedCommits {
  head: string
  /** Without `refs/heads/`. */
  branch: string
}

/** What the hidden first line of a comment says. */
export interface CommentMark extends RequestKey, RequestMemory {}

const markForm = /^<!-- docs-agent-action((?: [a-z]+=[^\s<>]*)+) -->/u

/** Returns a short hash, so that the mark does not show names and texts of the workflow. */
export function markHash(...values: readonly (string | undefined)[]): string {
  // Node takes milliseconds to load it, and most runs need no mark.
  const { createHash } = process.getBuiltinModule('node:crypto')
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}

/** Returns the mark as an HTML comment, which GitHub does not show. No value can end it. */
export function writeMark({ runId, request, project, jobId, mayBeSent, asked }: CommentMark): string {
  const fields: Record<string, string> = { run: runId, request, project }
  if (jobId === undefined) fields['state'] = mayBeSent ? 'requested' : 'not-sent'
  else Object.assign(fields, { job: jobId, ...asked })
  const written = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`)
  return `<!-- docs-agent-action ${written.join(' ')} -->`
}

/**
 * Reads the mark at the start of a comment, and ignores fields that it does not know. Anyone can write a mark, so the
 * caller has to check the author.
 */
export function readMark(body: string): CommentMark | undefined {
  const written = markForm.exec(body)?.[1]?.trimStart().split(' ')
  if (written === undefined) return undefined
  try {
    const {
      run: runId,
      request,
      project,
      job: jobId,
      state,
      ...asked
    } = Object.fromEntries(written.map(readField))
    if (runId === undefined || request === undefined || project === undefined) return undefined
    if (jobId === undefined && state !== 'requested' && state !== 'not-sent') return undefined
    const mayBeSent = jobId === undefined && state === 'requested'
    return { runId, request, project, jobId, mayBeSent, asked: askedIn(asked) }
  } catch {
    return undefined
  }
}

function askedIn({ head, branch }: Partial<Record<string, string>>): AskedCommits | undefined {
  return head === undefined || branch === undefined || !commitForm.test(head) ? undefined : { head, branch }
}

/** @throws URIError or SyntaxError if the value is not encoded as {@link writeMark} does it */
function readField(field: string): [string, string] {
  const separator = field.indexOf('=')
  const value = decodeURIComponent(field.slice(separator + 1))
  return [field.slice(0, separator), JSON.parse(`"${value}"`) as string]
}

/** Encodes any text, also one that is not well-formed. Two hyphens would end the HTML comment. */
function encode(value: string): string {
  // JSON escapes lone surrogates, which encodeURIComponent() refuses.
  return encodeURIComponent(JSON.stringify(value).slice(1, -1)).replaceAll('--', '%2D%2D')
}
