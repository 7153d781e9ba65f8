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

/** The commits that the agent was asked about: those of a branch up to `head`. */
export interface AskedCommits {
  head: string
  /** Without `refs/heads/`. */
  branch: string
}

/**
 * What is known about a request. `requested`: it was about to be sent or was sent, so a job may exist. `not-sent`: the
 * service certainly did not accept it. Otherwise the job that has it, and the commits that it has not failed to look at.
 */
export type RequestState = 'requested' | 'not-sent' | { jobId: string; asked?: AskedCommits | undefined }

/** What the hidden first line of a comment says. */
export interface CommentMark extends RequestKey {
  state: RequestState
}

const markForm = /^<!-- docs-agent-action((?: [a-z]+=[^\s<>]*)+) -->/u

/** Returns a short hash, so that the mark does not show names and texts of the workflow. */
export function markHash(...values: readonly (string | undefined)[]): string {
  // Node takes milliseconds to load it, and most runs need no mark.
  const { createHash } = process.getBuiltinModule('node:crypto')
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12)
}

/** Returns the mark as an HTML comment, which GitHub does not show. No value can end it. */
export function writeMark({ runId, request, project, state }: CommentMark): string {
  const stateFields = typeof state === 'string' ? { state } : { job: state.jobId, ...state.asked }
  const fields = Object.entries({ run: runId, request, project, ...stateFields })
  return `<!-- docs-agent-action ${fields.map(([name, value]) => `${name}=${encode(value)}`).join(' ')} -->`
}

/**
 * Reads the mark at the start of a comment, and ignores fields that it does not know. Anyone can write a mark, so the
 * caller has to check the author.
 */
export function readMark(body: string): CommentMark | undefined {
  const written = markForm.exec(body)?.[1]?.trimStart().split(' ')
  if (written === undefined) return undefined
  try {
    const fields = new Map(written.map(readField))
    const [runId, request, project] = ['run', 'request', 'project'].map((name) => fields.get(name))
    const state = stateOf(fields)
    if (runId === undefined || request === undefined || project === undefined || state === undefined)
      return undefined
    return { runId, request, project, state }
  } catch {
    return undefined
  }
}

function stateOf(fields: ReadonlyMap<string, string>): RequestState | undefined {
  const jobId = fields.get('job')
  if (jobId !== undefined) {
    const asked = askedIn(fields)
    return asked === undefined ? { jobId } : { jobId, asked }
  }
  const state = fields.get('state')
  return state === 'requested' || state === 'not-sent' ? state : undefined
}

function askedIn(fields: ReadonlyMap<string, string>): AskedCommits | undefined {
  const [head, branch] = ['head', 'branch'].map((name) => fields.get(name))
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
