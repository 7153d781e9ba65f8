import { kindOfAnswer } from '../shared/retry.ts'
import { analyticsRequestsPerHour } from './contract.ts'

type ByStatus = Readonly<Record<number, string>>

const keysPage = 'the API keys page of the dashboard'
const noAccess = (scope: 'read' | 'write') =>
  `The key lacks the scope "${scope}", its IP allowlist excludes this runner, or project-id is that of another organization. Runners that GitHub hosts have changing addresses. Check project-id, or create another key on ${keysPage}.`
const wrongInstruction =
  'Check the instruction: prompt, prompt-file, prompt-from and quote-file. A run with dry-run: true shows it.'
const wrongProject = `Probably project-id or base-url is wrong. Copy the project ID from ${keysPage}.`
const wrongJob = `Probably job-id is wrong, the job belongs to another project, or project-id is wrong (copy it from ${keysPage}).`
const mayBeGone = 'The service may no longer have this operation. Look for a newer version of this action.'
const otherDeployment = 'Another deployment still runs.'

const ofEveryOperation: ByStatus = {
  400: 'Check base-url and project-id.',
  401: `The key is missing, wrong or expired. Keys expire after 90 days by default. Create an admin key on ${keysPage}, and save it in the secret that api-key uses.`,
  402: 'The organization has no credits left. See the Usage page of the dashboard.',
  403: noAccess('write'),
  404: wrongProject,
  407: 'The proxy of the runner asks for a user name and a password. Add them to https_proxy or HTTPS_PROXY, as in http://user:password@proxy.example:8080.',
  410: mayBeGone,
  429: 'The limit is 100 requests of this kind per project per hour. Try again when the hour is over.',
}

/** The operations of the contract that differ in advice. */
const ofOperation = {
  'create-job': { 400: wrongInstruction, 404: `${wrongProject} ${mayBeGone}` },
  'retrieve-job': {
    400: 'Check base-url, project-id and job-id.',
    403: noAccess('read'),
    404: wrongJob,
  },
  'send-message': { 400: wrongInstruction, 404: wrongJob },
  'build-preview': {
    403: `The plan of the project has no previews. Or: ${noAccess('write')}`,
    409: otherDeployment,
    429: 'The limit is 5 previews per organization per minute.',
  },
  publish: { 409: otherDeployment, 429: 'The limit is 10 updates per organization in 10 seconds.' },
  'read-deployment': {
    403: noAccess('read'),
    // The same project has just queued it.
    404: 'The service no longer knows the deployment. Look at it in the dashboard, or run this again.',
  },
  'read-list': {
    400: 'Check date-from and date-to.',
    403: noAccess('read'),
    414: 'The address of the next page is too long for the service. Shorten the range.',
    429: `The limit is ${analyticsRequestsPerHour} analytics requests per organization per hour. Try again when the hour is over.`,
    504: 'The service needs too much time for this range. Shorten the range.',
  },
} as const satisfies Readonly<Record<string, ByStatus>>

export type Operation = keyof typeof ofOperation

/** A request, as far as its advice depends on it. */
export interface AdviceContext {
  operation: Operation
  /** For `read-list`: the item of `include` that asks for the list; undefined for the visitors. */
  include?: string | undefined
  /** Added for a 429. The caller knows what used the requests. */
  rateLimitAdvice?: () => string
}

// The words of the service say what is wrong with the request. The other statuses need more: the way to another key, or time.
const explained: ReadonlySet<number> = new Set([400, 409, 422])
const namesPlan = /\b(?:plans?|upgrade|subscription)\b/iu

/**
 * Returns the probable cause of a status of 400 or above, and what the user can do. Empty where the service has said it.
 *
 * @param said what the service said, as far as it is shown
 */
export function adviceFor(
  status: number,
  { operation, include, rateLimitAdvice }: AdviceContext,
  said?: string,
): string {
  const isPlan = (status === 401 || status === 403) && said !== undefined && namesPlan.test(said)
  if (include !== undefined && (status === 403 || status === 404)) {
    const remedy = `remove ${include} from include.`
    // The visitors were read before, with the same key.
    return isPlan
      ? `To export the rest, ${remedy}`
      : `Probably the plan of the project does not have this operation: the key could read the visitors. If so, ${remedy}`
  }
  // A second explanation would only be a guess.
  if (isPlan || (said !== undefined && explained.has(status))) return ''
  const own: ByStatus = ofOperation[operation]
  const advice =
    own[status] ??
    ofEveryOperation[status] ??
    (kindOfAnswer(status) === 'unanswered'
      ? 'The service has a problem. Try again later.'
      : 'Check base-url, project-id and the inputs of this step.')
  if (status === 429 && rateLimitAdvice) return `${advice} ${rateLimitAdvice()}`
  return status === 401 && said === undefined
    ? `${advice} Or the plan of the project has no API access, which needs Pro or Enterprise.`
    : advice
}
