import type { AgentJobOperation } from '../agent-job/agent-job-step.ts'
import { SkippedError } from '../shared/skip.ts'
import type { ServiceAccess } from '../service/client.ts'
import { isLoopback, type RunnerProxy } from '../service/connection.ts'
import type { VisitorsInputs } from '../analytics/export-options.ts'
import { minSecretCharacters } from '../shared/untrusted-text.ts'
import { readAgentJobInputs } from './agent-job-inputs.ts'
import { InputReader, type InputRemark } from './input-reader.ts'
import { readTrigger } from './trigger-inputs.ts'

type OperationName = 'agent-job' | 'visitors'

/** Inputs of every operation, with their defaults. */
export const serviceInputs = {
  'api-key': '',
  'project-id': '',
  'base-url': 'https://api.mintlify.com',
  'timeout-minutes': '30',
  'github-token': '${{ github.token }}',
  'dry-run': 'false',
} as const

/** Inputs of one operation, with their defaults. They are an error for the other operation. */
export const operationInputs = {
  'agent-job': {
    prompt: '',
    'prompt-file': '',
    'prompt-from': '',
    changes: 'files',
    paths: '',
    'quote-file': '',
    'job-id': '',
    wait: 'true',
    'poll-interval-seconds': '15',
    'fail-on': 'failed,timed-out',
    comment: 'false',
    'issue-number': '',
    continue: 'false',
    label: '',
    'remove-label': 'false',
    'allowed-permissions': 'admin,maintain,write',
    'allowed-bots': '',
  },
  visitors: {
    'date-from': '',
    'date-to': '',
    range: '',
    timezone: 'UTC',
    'max-requests': '100',
    compare: 'none',
    series: 'none',
    'site-url': '',
    include: '',
    formats: 'csv,json,html',
    'output-dir': '',
    'upload-artifact': 'true',
    'artifact-name': 'docs-visitors',
    'retention-days': '',
  },
} as const satisfies Record<OperationName, Record<string, string>>

const operationNames = { 'agent-job': 'an agent job', visitors: 'an export of visitors' } as const

// The inputs that say which operation runs.
const telling = {
  'agent-job': ['prompt', 'prompt-file', 'prompt-from', 'job-id'],
  visitors: ['date-from', 'date-to', 'range'],
} as const

interface ServiceInputs extends ServiceAccess {
  timeoutMs: number
  dryRun: boolean
}

export interface VisitorsOperation {
  operation: 'visitors'
  service: ServiceInputs
  visitors: VisitorsInputs
}

/** The validated inputs of the operation, and remarks about them. */
export type Inputs = (AgentJobOperation | VisitorsOperation) & {
  service: ServiceInputs
  remarks: readonly InputRemark[]
}

/**
 * Reads and validates every input. Masks the secrets first and removes them from the environment.
 *
 * @throws ActionError with all problems
 * @throws SkippedError if there is no key, because GitHub gives the run no secrets
 */
export async function readInputs(
  nowMs: number,
  maskSecret: (secret: string) => void,
  env = process.env,
): Promise<Inputs> {
  const apiKey = takeSecret('api-key', env, maskSecret)
  const githubToken = takeSecret('github-token', env, maskSecret)

  const reader = new InputReader(env, {
    ...serviceInputs,
    ...operationInputs['agent-job'],
    ...operationInputs.visitors,
  })
  checkApiKey(reader, apiKey)
  checkToken(reader, githubToken)
  const service = readServiceInputs(reader, apiKey, env)
  const operation = readOperation(reader)
  if (operation === undefined) throw reader.problemsError()
  const inputs = await readOperationInputs(operation, service, reader, { env, nowMs, githubToken })
  if (apiKey === '' && 'trigger' in inputs && inputs.trigger.event.lacksSecrets) {
    throw new SkippedError({
      reason: 'no-secrets',
      message:
        'api-key is empty, because GitHub gives no secrets to a pull request of a fork and to Dependabot.',
    })
  }
  reader.throwProblems()
  return { ...inputs, service, remarks: reader.remarks }
}

function takeSecret(name: string, env: NodeJS.ProcessEnv, maskSecret: (secret: string) => void): string {
  const variable = `INPUT_${name.toUpperCase()}`
  const secret = (env[variable] ?? '').trim()
  if (secret.length >= minSecretCharacters) maskSecret(secret)
  Reflect.deleteProperty(env, variable)
  return secret
}

async function readOperationInputs(
  operation: OperationName,
  service: ServiceInputs,
  reader: InputReader,
  { env, nowMs, githubToken }: { env: NodeJS.ProcessEnv; nowMs: number; githubToken: string },
): Promise<AgentJobOperation | VisitorsOperation> {
  if (operation === 'agent-job') {
    const agentJob = await readAgentJobInputs(reader)
    return { operation, service, agentJob, trigger: await readTrigger(reader, env, githubToken) }
  }
  const { readVisitorsInputs } = await import(/* webpackChunkName: "visitors" */ './visitors-inputs.ts')
  return { operation, service, visitors: await readVisitorsInputs(reader, nowMs, env) }
}

function readServiceInputs(reader: InputReader, apiKey: string, env: NodeJS.ProcessEnv): ServiceInputs {
  const projectId = reader.text('project-id') ?? ''
  if (projectId === '') {
    reader.problemUnshown(
      'project-id',
      'it is empty, expected the project ID from the API keys page of the dashboard. If it comes from a variable such as vars.DOCS_PROJECT_ID, the variable is missing, or it is saved as a secret.',
    )
  } else if (/^[a-z][a-z\d+.-]*:\/\//iu.test(projectId)) {
    reader.problem(
      'project-id',
      'the project ID from the API keys page of the dashboard; this is the URL of a page or a site',
    )
  } else if (isInQuotes(projectId)) {
    reader.problem('project-id', 'the project ID without quotes')
  } else if (/\s|^\.{1,2}$/u.test(projectId)) {
    reader.problem(
      'project-id',
      'the project ID from the API keys page of the dashboard, without white space',
    )
  }
  return {
    apiKey,
    projectId,
    baseUrl: readBaseUrl(reader),
    timeoutMs: reader.decimal('timeout-minutes', { atMost: 360 }) * 60_000,
    dryRun: reader.boolean('dry-run'),
    proxy: readProxy(env),
  }
}

/** Reads the proxy in lower or upper case. Like the runner, it treats an empty variable as absent. */
export function readProxy(env: NodeJS.ProcessEnv): RunnerProxy {
  const variable = (name: string): string => {
    const lower = env[name] ?? ''
    return lower === '' ? (env[name.toUpperCase()] ?? '') : lower
  }
  return { url: variable('https_proxy'), except: variable('no_proxy') }
}

function checkApiKey(reader: InputReader, apiKey: string): void {
  if (apiKey === '') {
    reader.problemUnshown(
      'api-key',
      'it is empty, expected an admin API key. Check the name of the secret. Workflows triggered by a fork or by Dependabot do not get secrets.',
    )
  } else if (apiKey.length < minSecretCharacters) {
    reader.problemUnshown(
      'api-key',
      `got ${apiKey.length} characters, expected an admin API key, which has at least ${minSecretCharacters}. Check the secret.`,
    )
  } else if (isInQuotes(apiKey)) {
    reader.problemUnshown(
      'api-key',
      'it is in quotes, which are no part of a key. Save the secret without them.',
    )
  } else if (!/^[\x21-\x7E]+$/u.test(apiKey)) {
    reader.problemUnshown(
      'api-key',
      'it contains white space or other characters that no key contains. Copy the key again.',
    )
  } else if (/^mint_(?:dsc|us)_/u.test(apiKey)) {
    reader.problemUnshown(
      'api-key',
      'it is an assistant key (mint_dsc_) or an index key (mint_us_), which cannot call these operations. Create an admin key on the API keys page of the dashboard.',
    )
  }
}

function isInQuotes(text: string): boolean {
  return /^(["'`]).*\1$/su.test(text)
}

function checkToken(reader: InputReader, token: string): void {
  if (token === '' || token.length >= minSecretCharacters) return
  reader.problemUnshown(
    'github-token',
    `got ${token.length} characters, expected a token of GitHub, which has at least ${minSecretCharacters}. Remove the input to use the token of the workflow.`,
  )
}

function readBaseUrl(reader: InputReader): URL {
  const text = reader.text('base-url') ?? ''
  const url = URL.parse(text)
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))
  // The user info of anything else is not known, and its text must not be shown.
  const hasUserInfo = isAllowed ? url.username !== '' || url.password !== '' : text.includes('@')
  if (hasUserInfo) {
    reader.problemUnshown(
      'base-url',
      'it contains user info, expected a URL without it. Set the key in api-key.',
    )
  } else if (url === null || !isAllowed || /[?#]/u.test(url.href)) {
    reader.problem(
      'base-url',
      'an https URL without query or fragment (http is allowed only on a loopback address)',
    )
  }
  return url ?? new URL(serviceInputs['base-url'])
}

/** Returns undefined after a problem. */
function readOperation(reader: InputReader): OperationName | undefined {
  const forJob = telling['agent-job'].filter((name) => reader.isGiven(name))
  const forVisitors = telling.visitors.filter((name) => reader.isGiven(name))
  const misspelt = reader
    .unknownInputs()
    .map(({ name, known }) => `The action has no input "${name}"; "${known}" may be meant`)
  const refuse = (names: readonly string[], rule: string): void => {
    const sentences = [rule, 'An input whose expression is empty counts as not set', ...misspelt]
    reader.conflict(names, sentences.join('. '))
  }
  if (forJob.length > 0 && forVisitors.length > 0) {
    refuse(
      [...forJob, ...forVisitors],
      `these inputs belong to two operations; use one step for the agent job (${forJob.join(', ')}) and another for the export of visitors (${forVisitors.join(', ')})`,
    )
    return undefined
  }
  if (forJob.length === 0 && forVisitors.length === 0) {
    const lacking = `An agent job needs ${or(telling['agent-job'])}. An export of visitors needs ${or(telling.visitors)}`
    refuse(
      [...telling['agent-job'], ...telling.visitors],
      `none of these is set, so there is nothing to do. ${lacking}. ${whatIsSet(reader)}`,
    )
    return undefined
  }
  for (const sentence of misspelt) reader.remark('warning', `${sentence}.`)
  const operation = forJob.length > 0 ? 'agent-job' : 'visitors'
  refuseInputsOfOther(operation, [...forJob, ...forVisitors], reader)
  return operation
}

function whatIsSet(reader: InputReader): string {
  const { 'agent-job': forJob, visitors } = operationInputs
  const set = Object.entries({
    [operationNames['agent-job']]: givenOf(forJob, reader),
    [operationNames.visitors]: givenOf(visitors, reader),
  }).filter(([, names]) => names.length > 0)
  if (set.length === 0) return 'No other input of either is set'
  return `Set so far: ${set.map(([operation, names]) => `${names.join(', ')} (of ${operation})`).join('; ')}`
}

function givenOf(inputs: Readonly<Record<string, string>>, reader: InputReader): string[] {
  return Object.keys(inputs).filter((name) => reader.isGiven(name))
}

/** @param tellingNames the inputs that made this the operation */
function refuseInputsOfOther(
  operation: OperationName,
  tellingNames: readonly string[],
  reader: InputReader,
): void {
  const other = operation === 'agent-job' ? 'visitors' : 'agent-job'
  const misplaced = givenOf(operationInputs[other], reader)
  if (misplaced.length === 0) return
  const them = misplaced.length === 1 ? 'it' : 'them'
  reader.conflict(
    misplaced,
    `only for ${operationNames[other]}, and with ${tellingNames.join(', ')} this step is ${operationNames[operation]}; remove ${them}, or move ${them} to a step of its own with ${or(telling[other])}`,
  )
}

function or(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
}
