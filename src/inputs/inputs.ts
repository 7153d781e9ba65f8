import type { AgentJobOperation } from '../agent-job/agent-job-step.ts'
import type { FailOnWord, OperationName } from '../shared/fail-on.ts'
import { SkippedError } from '../shared/skip.ts'
import type { VisitorsInputs } from '../analytics/export-options.ts'
import { minSecretCharacters } from '../shared/untrusted-text.ts'
import { orList } from '../shared/word-list.ts'
import { readAgentJobInputs } from './agent-job-inputs.ts'
import { readFailOn } from './fail-on-input.ts'
import { InputReader, type InputRemark } from './input-reader.ts'
import { readServiceInputs, type ServiceInputs, serviceInputs } from './service-inputs.ts'
import { readTrigger } from './trigger-inputs.ts'

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
    preview: 'false',
    comment: 'false',
    'issue-number': '',
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

export interface VisitorsOperation {
  operation: 'visitors'
  service: ServiceInputs
  visitors: VisitorsInputs
  failOn: ReadonlySet<FailOnWord<'visitors'>>
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
  const service = readServiceInputs(reader, { apiKey, githubToken }, env)
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
  const { readVisitorsInputs } = await import('./visitors-inputs.ts')
  const visitors = await readVisitorsInputs(reader, nowMs, env)
  return { operation, service, visitors, failOn: readFailOn(reader, operation) }
}

/** Returns undefined after a problem. */
function readOperation(reader: InputReader): OperationName | undefined {
  const forJob = telling['agent-job'].filter((name) => reader.isGiven(name))
  const forVisitors = telling.visitors.filter((name) => reader.isGiven(name))
  const refuse = (names: readonly string[], rule: string): void => {
    reader.conflict(names, `${rule}. An input whose expression is empty counts as not set`)
  }
  if (forJob.length > 0 && forVisitors.length > 0) {
    refuse(
      [...forJob, ...forVisitors],
      `these inputs belong to two operations; use one step for the agent job (${forJob.join(', ')}) and another for the export of visitors (${forVisitors.join(', ')})`,
    )
    return undefined
  }
  if (forJob.length === 0 && forVisitors.length === 0) {
    const lacking = `An agent job needs ${orList(telling['agent-job'])}. An export of visitors needs ${orList(telling.visitors)}`
    refuse(
      [...telling['agent-job'], ...telling.visitors],
      `none of these is set, so there is nothing to do. ${lacking}. ${whatIsSet(reader)}`,
    )
    return undefined
  }
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
    `only for ${operationNames[other]}, and with ${tellingNames.join(', ')} this step is ${operationNames[operation]}; remove ${them}, or move ${them} to a step of its own with ${orList(telling[other])}`,
  )
}
