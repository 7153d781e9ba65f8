import { ActionError, messageOf } from '../shared/errors.ts'
import { atFirstUse } from '../shared/first-use.ts'
import { decodeJson, type Schema } from '../shared/json-decoding.ts'
import { turnOfEventLoop } from '../shared/pause.ts'
import { kindOfAnswer, kindOfStatus, RequestError, retryPolicy, withRetries } from '../shared/retry.ts'
import { rejectionOf, type RunContext } from '../shared/run-context.ts'
import type { StepContext } from '../shared/step.ts'
import { singleLine } from '../shared/untrusted-text.ts'

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

  constructor(
    message: string,
    status: number | undefined,
    cause?: unknown,
    permission?: Permission,
    kind: RequestError['kind'] = status === undefined ? 'unanswered' : kindOfStatus(status),
  ) {
    super(message, { kind, status, cause })
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
  signal: AbortSignal
}

/** What a call needs of the step. */
export type GitHubContext = RunContext & Pick<StepContext, 'redact'>

type Api = Awaited<ReturnType<typeof connect>>
type Fetch = (...parameters: unknown[]) => Promise<Response>

/** What Octokit returns of an answer. */
export interface Answer {
  data: unknown
  headers: { link?: string | undefined; 'content-type'?: string | undefined }
}

type Read<T> = (answer: Answer) => T
type Send = (api: Api, request: { signal: AbortSignal; fetch: Fetch }) => Promise<Answer>

/** A kind of requests. */
interface Kind {
  /** A cut answer to a change says that it was made: its status tells enough. */
  needsBody: boolean
  isRepeated: boolean
}

/**
 * Returns functions that send one request each, and end within 10 s. Octokit's own retry plugin keeps waiting after an abort,
 * and retries a create. They take the operation for messages, what to do if GitHub refuses it, what reads the answer (see
 * {@link readerOf}), and what sends the request. They throw a GitHubError, or the reason of the signal.
 */
export function createGitHubCalls({ token, signal }: GitHubCallOptions, context: GitHubContext) {
  let api: Promise<Api> | undefined
  const callAs =
    ({ needsBody, isRepeated }: Kind) =>
    async <T>(what: string, remedy: Remedy, read: Read<T>, send: Send): Promise<T> => {
      if (token === undefined) {
        const hint = 'github-token is empty. Remove the input to use the token of the workflow.'
        throw new GitHubError(`${what} failed: ${hint}`, undefined)
      }
      api ??= connect(token)
      const loaded = await api
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
      const attempt = async () => {
        let answer: Response | undefined
        let isUnsafe: boolean | undefined
        const fetch: Fetch = async (...parameters) => {
          isUnsafe = hasDotSegment(String(parameters[0]))
          if (isUnsafe) throw new Error('a name in its path is "." or ".."')
          answer = await fetchOf(loaded)(...parameters)
          return whole(answer, needsBody)
        }
        try {
          await turnOfEventLoop(bounded)
          return read(await Promise.race([send(loaded, { signal: bounded, fetch }), rejectionOf(bounded)]))
        } catch (error) {
          signal.throwIfAborted()
          const refusal = answer === undefined || answer.status < 400 ? undefined : answer.status
          const lacking = answer !== undefined && mayLack(error, answer) ? remedy : undefined
          const message = explain(what, error, answer, lacking, context.redact)
          const kind = isUnsafe ? 'refused' : kindOfFailure(answer)
          throw new GitHubError(message, refusal, error, lacking?.permission, kind)
        }
      }
      const expiresAtMs = context.clock.now() + callTimeoutMs
      const deadline = { ...context.deadline, signal: bounded, expiresAtMs }
      const callContext = { ...context, deadline }
      if (!isRepeated) return attempt()
      return withRetries(attempt, retryPolicy('gitHubCall', context.random), callContext)
    }
  const change = callAs({ needsBody: false, isRepeated: true })
  return {
    read: callAs({ needsBody: true, isRepeated: true }),
    change: async (what: string, remedy: Remedy, send: Send) => change(what, remedy, () => undefined, send),
    /** Not repeated: after a lost answer, it may exist. */
    create: callAs({ needsBody: true, isRepeated: false }),
  }
}

async function connect(token: string) {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { userAgent: 'docs-agent-action' })
}

/** Returns the function that sends the requests of Octokit. It uses the proxy. */
function fetchOf({ request }: Api): Fetch {
  return request.endpoint.DEFAULTS.request?.fetch as Fetch
}

/** Whether a name would change the path of a request: a label `.` would address all labels of the issue. */
function hasDotSegment(address: string): boolean {
  return /\/\.{1,2}(?:[/?#]|$)/u.test(address)
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

/** Returns what reads an answer that must have a shape. */
export function readerOf<T>(schema: Schema<T>): (answer: Answer) => T {
  const built = atFirstUse(schema)
  return ({ data }) => {
    const decoded = decodeJson(built, data)
    if ('value' in decoded) return decoded.value
    throw new Error(`${unexpected}: ${decoded.problem}`)
  }
}

function explain(
  what: string,
  error: unknown,
  answer: Response | undefined,
  remedy: Remedy | undefined,
  redact: GitHubContext['redact'],
): string {
  const status = answer === undefined ? 'no answer' : `HTTP ${answer.status}`
  const isLimited = answer !== undefined && isRateLimit(error, answer)
  const advice =
    remedy !== undefined
      ? ` ${answer?.status === 401 ? 'github-token is wrong or expired.' : remedy.sentence}`
      : isLimited
        ? ' This is a rate limit of GitHub, not a missing permission.'
        : (rulesOfOrganization.find(({ words }) => words.test(messageOf(error)))?.advice ?? '')
  return `${what} failed (${status}): ${reasonOf(error, answer, redact).replace(/\.$/u, '')}.${advice}`
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
    advice:
      ' Add the address of this runner to the IP allow list of the organization, or use a runner that is on it.',
  },
  {
    words: /\bSAML\b/u,
    advice:
      ' Authorize github-token for the single sign-on of the organization, in the settings of its owner.',
  },
] as const

function kindOfFailure(answer: Response | undefined): RequestError['kind'] {
  if (answer === undefined || answer.status < 400) return 'unanswered'
  return kindOfAnswer(answer.status, isOfProxy(answer) ? 'other' : 'service')
}

function isOfProxy({ headers }: Response): boolean {
  return /html/iu.test(headers.get('content-type') ?? '')
}

function mayLack(error: unknown, answer: Response): boolean {
  const isRule = rulesOfOrganization.some(({ words }) => words.test(messageOf(error)))
  return (
    !isOfProxy(answer) && [401, 403, 404].includes(answer.status) && !isRule && !isRateLimit(error, answer)
  )
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
