import { commitForm } from '../../shared/json-decoding.ts'
import type { Branch } from '../github-objects.ts'
import type { GitHubClient } from '../github-client.ts'

// The clocks of the runner and of GitHub may differ by this much. In a comment of another time, a mark is a copy.
const clockDifferenceMs = 300_000

/** What tells one request from all others. */
export interface RequestKey {
  /** ID of the workflow run. All its attempts share it. */
  runId: string
  /** Hash of the step and of what it asks for, because the steps and matrix legs of a run have a comment each. */
  request: string
  /** Hash of the project, because a job belongs to one project. */
  project: string
}

/**
 * What a comment remembers about its request. Without a job and `mayBeSent`, the service certainly did not accept the
 * request.
 */
export interface RequestMemory {
  /** The newest job that got the request. */
  jobId: string | undefined
  /** Whether the request may have been sent since, and no answer says so: another job may exist. */
  mayBeSent: boolean
  /** The branch up to the commit that the job was asked about, unless it failed. */
  asked: Branch | undefined
}

/** What the hidden first line of a comment says. */
export interface CommentMark extends RequestKey, RequestMemory {
  /** When the comment was first written, in milliseconds since the epoch. Whole seconds, as GitHub tells them. */
  writtenAtMs: number
}

export function isSameRequest(one: RequestKey, other: RequestKey): boolean {
  return one.runId === other.runId && one.request === other.request && one.project === other.project
}

/** Where the comment of a request is. The signature of its mark protects that, beside the mark itself. */
export interface MarkPlace {
  apiKey: string
  /** `owner/name` */
  repository: string
  issueNumber: number
  key: RequestKey
}

// The last field is the signature of the others.
const markForm =
  /^<!-- docs-agent-action ([a-z]+=[^\s<>]*(?: [a-z]+=[^\s<>]*)*) signature=([0-9a-f]{64}) -->/u
const keyPurpose = 'docs-agent-action comment mark'

/** Returns the mark as an HTML comment, which GitHub does not show. No value can end it. */
export function writeMark(mark: CommentMark, place: MarkPlace): string {
  const { runId, request, project, jobId, mayBeSent, asked, writtenAtMs } = mark
  const fields: Record<string, string> = { run: runId, request, project }
  if (jobId !== undefined) fields['job'] = jobId
  if (asked !== undefined) Object.assign(fields, { head: asked.head, branch: asked.name })
  if (mayBeSent) fields['state'] = 'requested'
  else if (jobId === undefined) fields['state'] = 'not-sent'
  fields['written'] = String(Math.floor(writtenAtMs / 1000))
  const written = Object.entries(fields)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join(' ')
  return `<!-- docs-agent-action ${written} signature=${signatureOf(written, place)} -->`
}

/**
 * Reads the mark at the start of a comment, and ignores fields that it does not know. Anyone can write a mark, so the
 * caller has to check author, signature and time.
 *
 * @returns the mark, and whether the signature fits the mark and its place
 */
export function readMark(body: string, place: MarkPlace): (CommentMark & { isSigned: boolean }) | undefined {
  const [, written = '', signature = ''] = markForm.exec(body) ?? []
  try {
    const fields = Object.fromEntries(written.split(' ').map(readField))
    const { run: runId, request, project, job: jobId, state, head, branch } = fields
    if (runId === undefined || request === undefined || project === undefined) return undefined
    if (jobId === undefined ? state !== 'requested' && state !== 'not-sent' : !isUsable(jobId))
      return undefined
    const hasAsked =
      jobId !== undefined && branch !== undefined && head !== undefined && commitForm.test(head)
    return {
      runId,
      request,
      project,
      jobId,
      mayBeSent: state === 'requested',
      asked: hasAsked ? { name: branch, head } : undefined,
      writtenAtMs: Number(fields['written']) * 1000,
      isSigned: crypto().timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(written, place))),
    }
  } catch {
    return undefined
  }
}

/** A job ID becomes a part of a path. */
function isUsable(jobId: string): boolean {
  return !/^\.{0,2}$/u.test(jobId) && jobId.isWellFormed()
}

/** Returns an HMAC of the fields with a key derived from the API key, so that only who has the API key can write a mark. */
function signatureOf(fields: string, { apiKey, repository, issueNumber }: MarkPlace): string {
  const { createHmac, hkdfSync } = crypto()
  const key = Buffer.from(hkdfSync('sha256', apiKey, '', keyPurpose, 32))
  return createHmac('sha256', key)
    .update(JSON.stringify([repository, issueNumber, fields]))
    .digest('hex')
}

// Node takes milliseconds to load it, and most runs need no mark.
function crypto() {
  return process.getBuiltinModule('node:crypto')
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

/** What the marks about a project say. The newest request comes first. */
export interface Marks {
  /** The mark of this request, from earlier attempts, and its comment. */
  own: { mark: CommentMark; id: number; createdAtMs: number } | undefined
  others: readonly CommentMark[]
  /** Those that do not count, although this account wrote the comment, or its signature fits. */
  misfits: readonly CommentMark[]
}

/**
 * Reads what the comments of a thread remember. A mark counts if the account of this run's token wrote the comment, if the
 * mark is signed for this place, and if it is as old as the comment. Of several comments about one request, the oldest
 * counts, because another workflow with the same account can copy a mark. If the account cannot be known, it throws: an edit
 * could be of another account's comment.
 *
 * @throws GitHubError if the comments or the account cannot be read
 */
export async function readMarks(
  client: Pick<GitHubClient, 'ownLogin' | 'comments'>,
  place: MarkPlace,
): Promise<Marks> {
  const found = new Map<string, { mark: CommentMark; id: number; createdAtMs: number }>()
  const misfits: CommentMark[] = []
  let login: string | undefined
  // GitHub lists the oldest comments first. If one is deleted meanwhile, the others move to the page before, so a search
  // from the last page misses none.
  for await (const { id, body, author, createdAtMs } of client.comments(place.issueNumber)) {
    const mark = readMark(body, place)
    if (mark?.project !== place.key.project) continue
    login ??= await client.ownLogin()
    const isSigned = mark.isSigned && Math.abs(createdAtMs - mark.writtenAtMs) <= clockDifferenceMs
    if (author !== login || !isSigned) {
      if (author === login || isSigned) misfits.push(mark)
      continue
    }
    const request = JSON.stringify([mark.runId, mark.request])
    found.delete(request)
    found.set(request, { mark, id, createdAtMs })
  }
  const all = [...found.values()]
  const own = all.find(({ mark }) => isSameRequest(mark, place.key))
  const others = all.filter((each) => each !== own).map(({ mark }) => mark)
  return { own, others, misfits }
}
