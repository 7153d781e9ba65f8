import * as z from 'zod/mini'

import { ActionError, messageOf } from '../shared/errors.ts'
import { decodeJson, type Schema } from '../shared/json-decoding.ts'
import { turnOfEventLoop } from '../shared/pause.ts'
import { kindOfAnswer, RequestError, type RequestFailure, retryPolicy, withRetries } from '../shared/retry.ts'
import { rejectionOf, type RunContext } from '../shared/run-context.ts'
import type { StepContext } from '../shared/step.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { type Page, pageSize, pageWithLinks } from './list-pages.ts'

const callTimeoutMs = 10_000
const maxReasonCharacters = 2000

/** A permission as it stands in a workflow. */
export type Permission = `${'contents' | 'issues' | 'pull-requests'}: ${'read' | 'write'}`

/** What the user can do after a refusal. */
export interface Remedy {
  permission?: Permission
  sentence: string
}

/**
 * A request to GitHub failed. The message names the permission that may be missing. If the kind is `unanswered`, GitHub may
 * have done what was asked.
 */
export class GitHubError extends RequestError {
  /** The permission that the token may lack. */
  readonly permission: Permission | undefined

  constructor(message: string, status?: number, permission?: Permission, failure: RequestFailure = {}) {
    super(message, { kind: status === undefined ? 'unanswered' : kindOfAnswer(status), status, ...failure })
    this.permission = permission
  }
}

/** Returns undefined for the status 404. Throws any other error. */
export function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof GitHubError && error.status === 404)) throw error
}

/** Returns what throws a failure of GitHub with its meaning for the run, and any other error as it is. */
export function explaining(meaning: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof GitHubError)) throw error
    throw new ActionError(`${meaning} ${messageOf(error)}`, { cause: error })
  }
}

export interface GitHubCallOptions {
  /** `github-token` */
  token: string | undefined
  /** `owner/name` */
  repository: string
  /** What the comments are on. Default: either. */
  thread?: 'issue' | 'pull request' | undefined
  signal: AbortSignal
}

/** What a call needs of the step. */
export type GitHubContext = RunContext & Pick<StepContext, 'redact'>

type Api = Awaited<ReturnType<typeof connect>>
type Fetch = (...parameters: unknown[]) => Promise<Response>

/** What is known of a request before it is sent. */
interface Planned<T> {
  /** The operation, for messages. */
  what: string
  /** What to do if GitHub refuses it. */
  remedy: Remedy
  /** What the answer must be to count as one. Undefined for a change: its status tells enough, also if it was cut. */
  schema?: Schema<T>
  /** After a lost answer, what it creates may exist. So it is not repeated. */
  isCreate?: boolean
}

/** Sends a request, to the place of the repository unless it names another one. A list gets a page. */
type Send = (
  api: Api,
  at: ReturnType<typeof ownerAndName> & { request: { signal: AbortSignal; fetch: Fetch } },
  page: { per_page: number; page: number },
) => Promise<{ data: unknown }>

/**
 * Returns functions that send one request each, and end within 10 s. Octokit's own retry plugin keeps waiting after an abort,
 * and retries a create. They throw a GitHubError, or the reason of the signal.
 */
export function createGitHubCalls({ token, repository, signal }: GitHubCallOptions, context: GitHubContext) {
  let api: Promise<Api> | undefined
  async function answerTo<T>(planned: Planned<T>, send: Send, page = 1) {
    if (token === undefined) {
      const hint = 'github-token is empty. Remove the input to use the token of the workflow.'
      throw new GitHubError(`${planned.what} failed: ${hint}`)
    }
    api ??= connect(token)
    const loaded = await api
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
    const attempt = async () => {
      let answer: Response | undefined
      let isUnsafe = false
      const fetch: Fetch = async (...parameters) => {
        // A name must not change the path: a label `.` would address all labels of the issue.
        isUnsafe = /\/\.{1,2}(?:[/?#]|$)/u.test(String(parameters[0]))
        if (isUnsafe) throw new Error('a name in its path is "." or ".."')
        // It uses the proxy.
        const ofOctokit = loaded.request.endpoint.DEFAULTS.request?.fetch as Fetch
        answer = await ofOctokit(...parameters)
        return whole(answer, planned.schema !== undefined)
      }
      try {
        await turnOfEventLoop(bounded)
        const at = { ...ownerAndName(repository), request: { signal: bounded, fetch } }
        const sent = send(loaded, at, { per_page: pageSize, page })
        const { data } = await Promise.race([sent, rejectionOf(bounded)])
        const decoded = planned.schema === undefined ? { value: undefined } : decodeJson(planned.schema, data)
        if ('problem' in decoded) throw new Error(`${unexpected}: ${decoded.problem}`)
        return { value: decoded.value as T, link: answer?.headers.get('link') ?? '' }
      } catch (error) {
        signal.throwIfAborted()
        throw failureOf(planned, error, answer, isUnsafe, context)
      }
    }
    const expiresAtMs = context.clock.now() + callTimeoutMs
    const deadline = { ...context.deadline, signal: bounded, expiresAtMs }
    if (planned.isCreate === true) return attempt()
    return withRetries(attempt, retryPolicy('gitHubCall', context.random), { ...context, deadline })
  }
  return {
    call: async <T>(planned: Planned<T>, send: Send): Promise<T> => (await answerTo(planned, send)).value,
    /** Returns what reads a page of a list, whose items have the schema. */
    pages:
      <T>({ schema, ...planned }: Required<Omit<Planned<T>, 'isCreate'>>, send: Send) =>
      async (page: number): Promise<Page<T>> => {
        const { value, link } = await answerTo({ ...planned, schema: () => z.array(schema()) }, send, page)
        return pageWithLinks(value, page, link)
      },
  }
}

/** @param repository `owner/name` */
export function ownerAndName(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

async function connect(token: string) {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { userAgent: 'docs-agent-action' })
}

const unexpected = 'the answer was cut or has an unexpected shape'

/** Octokit returns a cut body as an empty text, so it gets only answers that are whole. */
async function whole(answer: Response, isRead: boolean): Promise<Response> {
  const text = await answer.text().catch(() => {
    if (isRead || !answer.ok) throw new Error(unexpected)
    return ''
  })
  return new Response(text === '' ? null : text, answer)
}

function failureOf(
  { what, remedy }: Planned<unknown>,
  error: unknown,
  answer: Response | undefined,
  isUnsafe: boolean,
  { redact }: GitHubContext,
): GitHubError {
  // What cannot be read is no refusal.
  const refusal = answer !== undefined && answer.status >= 400 ? answer : undefined
  const { sentence = '', permission } = refusal === undefined ? {} : adviceOn(error, refusal, remedy)
  const status = answer === undefined ? 'no answer' : `HTTP ${answer.status}`
  const reason = reasonOf(error, answer, redact).replace(/\.$/u, '')
  const message = `${what} failed (${status}): ${reason}. ${sentence}`.trimEnd()
  const kind =
    refusal === undefined
      ? isUnsafe
        ? 'refused'
        : 'unanswered'
      : kindOfAnswer(refusal.status, isOfProxy(refusal) ? 'other' : 'service')
  return new GitHubError(message, refusal?.status, permission, { kind, cause: error })
}

function reasonOf(error: unknown, answer: Response | undefined, redact: GitHubContext['redact']): string {
  if (answer === undefined) return messageOf(error)
  // After an answer, a type error comes from code of Octokit that the answer broke.
  const isTelling = error instanceof Error && error.name !== 'TypeError'
  return isTelling ? singleLine(redact(error.message), maxReasonCharacters) : unexpected
}

/** What an organization refuses whatever the permissions are, by GitHub's words for it. */
const rulesOfOrganization = [
  {
    words: /\bIP allow ?list\b/iu,
    sentence:
      'Add the address of this runner to the IP allow list of the organization, or use a runner that is on it.',
  },
  {
    words: /\bSAML\b/u,
    sentence:
      'Authorize github-token for the single sign-on of the organization, in the settings of its owner.',
  },
] as const

function adviceOn(error: unknown, answer: Response, remedy: Remedy): Partial<Remedy> {
  if (isRateLimit(error, answer))
    return { sentence: 'This is a rate limit of GitHub, not a missing permission.' }
  const rule = rulesOfOrganization.find(({ words }) => words.test(messageOf(error)))
  if (rule !== undefined) return rule
  if (isOfProxy(answer) || ![401, 403, 404].includes(answer.status)) return {}
  return answer.status === 401 ? { ...remedy, sentence: 'github-token is wrong or expired.' } : remedy
}

function isOfProxy({ headers }: Response): boolean {
  return /html/iu.test(headers.get('content-type') ?? '')
}

/** GitHub answers 403 or 429: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error: unknown, { status, headers }: Response): boolean {
  if (status === 429) return true
  const isLimited =
    headers.get('x-ratelimit-remaining') === '0' ||
    headers.has('retry-after') ||
    /\brate limit\b/iu.test(messageOf(error))
  return status === 403 && isLimited
}
