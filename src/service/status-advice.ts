import { analyticsRequestsPerHour } from './contract.ts'

/** The operations of the contract that differ in advice. */
export type Operation =
  | 'create-job'
  | 'retrieve-job'
  | 'send-message'
  | 'build-preview'
  | 'publish'
  | 'read-deployment'
  | 'read-list'

const keysPage = 'the API keys page of the dashboard'

/**
 * Returns the probable cause of a status of 400 or above, and what the user can do.
 *
 * @param include for `read-list`: the item of `include` that asks for the list; undefined for the visitors
 */
export function adviceFor(status: number, operation: Operation, include?: string): string {
  if (include !== undefined && (status === 403 || status === 404)) {
    return `Probably the plan of the project does not have this operation, or the key does not allow it: it needs the scope "read", and an IP allowlist must include this runner. If so, remove ${include} from include.`
  }
  if (status === 400) return adviceForBadRequest(operation)
  if (status === 401) {
    return `The key is missing, wrong or expired. Keys expire after 90 days by default. Create an admin key on ${keysPage}, and save it in the secret that api-key uses.`
  }
  if (status === 402) return 'The organization has no credits left. See the Usage page of the dashboard.'
  if (status === 403) {
    const scope = writes.has(operation) ? 'write' : 'read'
    const plan = operation === 'build-preview' ? 'The plan of the project has no previews, or the' : 'The'
    return `${plan} key lacks the scope "${scope}", its IP allowlist excludes this runner, or project-id is that of another organization. Runners that GitHub hosts have changing addresses. Check project-id, or create another key on ${keysPage}.`
  }
  if (status === 404) return adviceForNotFound(operation)
  if (status === 407) {
    return 'The proxy of the runner asks for a user name and a password. Add them to https_proxy or HTTPS_PROXY, as in http://user:password@proxy.example:8080.'
  }
  if (status === 429) return adviceForRateLimit(operation)
  if (operation === 'read-list' && status === 414)
    return 'The address of the next page is too long for the service. Shorten the range.'
  if (operation === 'read-list' && status === 504)
    return 'The service needs too much time for this range. Shorten the range.'
  if (status === 408 || status >= 500) return 'The service has a problem. Try again later.'
  return 'Check base-url, project-id and the inputs of this step.'
}

const writes: ReadonlySet<Operation> = new Set(['create-job', 'send-message', 'build-preview', 'publish'])

function adviceForBadRequest(operation: Operation): string {
  if (operation === 'build-preview' || operation === 'publish' || operation === 'read-deployment')
    return 'Check base-url and project-id.'
  if (operation === 'retrieve-job') return 'Check base-url, project-id and job-id.'
  return operation === 'read-list'
    ? 'Check date-from and date-to.'
    : 'Check the instruction in prompt or prompt-file.'
}

function adviceForNotFound(operation: Operation): string {
  // The same project has just queued it.
  if (operation === 'read-deployment')
    return 'The service no longer knows the deployment. Look at it in the dashboard, or run this again.'
  const project = `project-id is wrong (copy it from ${keysPage})`
  if (operation !== 'retrieve-job' && operation !== 'send-message')
    return `Probably project-id or base-url is wrong. Copy the project ID from ${keysPage}.`
  return `Probably job-id is wrong, the job belongs to another project, or ${project}.`
}

function adviceForRateLimit(operation: Operation): string {
  if (operation === 'build-preview') return 'The limit is 5 previews per organization per minute.'
  if (operation === 'publish') return 'The limit is 10 updates per organization in 10 seconds.'
  return operation === 'read-list'
    ? `The limit is ${analyticsRequestsPerHour} analytics requests per organization per hour. Try again when the hour is over.`
    : 'The limit is 100 requests of this kind per project per hour. Try again when the hour is over.'
}
