import { groupBy } from '../shared/group-by.ts'
import type { AgentJobOperation } from '../agent-job/agent-job-operation.ts'
import type { DeploymentOperation } from '../deployment/deployment-step.ts'
import type { OperationName } from '../shared/fail-on.ts'
import { SkippedError } from '../shared/skip.ts'
import type { VisitorsOperation } from '../analytics/export-step.ts'
import { andList, orList } from '../shared/word-list.ts'
import { readAgentJobInputs } from './agent-job-inputs.ts'
import { readFailOn } from './fail-on-input.ts'
import { checkRules, emptyIsNotSet } from './input-rules.ts'
import { type InputMask, InputReader, type InputRemark } from './input-reader.ts'
import { readServiceInputs, type ServiceInputs, serviceInputs } from './service-inputs.ts'

interface OperationInputs {
  /** For messages. */
  title: string
  /** The inputs that ask for the operation. */
  asking: readonly [string, ...string[]]
  /** All inputs of the operation, with their defaults. They are an error for an operation that does not have them. */
  inputs: Readonly<Record<string, string>>
}

export const operations: Readonly<Record<OperationName, OperationInputs>> = {
  'agent-job': {
    title: 'an agent job',
    asking: ['prompt', 'prompt-file', 'prompt-from', 'job-id'],
    inputs: {
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
      'site-url': '',
      comment: 'false',
      'issue-number': '',
      'remove-label': 'false',
      'allowed-permissions': 'admin,maintain,write',
      'allowed-bots': '',
    },
  },
  visitors: {
    title: 'an export of visitors',
    asking: ['range', 'date-from', 'date-to'],
    inputs: {
      'date-from': '',
      'date-to': '',
      range: '',
      'max-requests': '100',
      'site-url': '',
      include: '',
      'output-dir': '',
      'upload-artifact': 'true',
      'artifact-name': 'docs-visitors',
    },
  },
  deployment: {
    title: 'a deployment',
    asking: ['publish', 'preview'],
    inputs: {
      publish: 'false',
      preview: 'false',
      'poll-interval-seconds': '15',
      'site-url': '',
      comment: 'false',
      'issue-number': '',
    },
  },
}

const inputsOfOperations = Object.values(operations).map(({ inputs }) => inputs)
/** The default of each input, as in `action.yml`. */
export const inputDefaults = Object.fromEntries(
  [serviceInputs, ...inputsOfOperations].flatMap((inputs) => Object.entries<string>(inputs)),
)
const operationNames = Object.keys(operations) as OperationName[]

/** The validated inputs of the operation, and remarks about them. */
export type Inputs = (AgentJobOperation | VisitorsOperation | DeploymentOperation) & {
  service: ServiceInputs
  remarks: readonly InputRemark[]
}

/**
 * Reads and validates every input. Masks the secrets first and removes them from the environment.
 *
 * @throws ActionError with all problems
 * @throws SkippedError if there is no key, because GitHub gives the run no secrets
 */
export async function readInputs(nowMs: number, mask: InputMask, env = process.env): Promise<Inputs> {
  const reader = new InputReader(env, inputDefaults, mask)
  const service = readServiceInputs(reader, env)
  const { operation, given, title } = readOperation(reader)
  reader.operations = given
  const reading = (name: OperationName) => readOperationInputs(name, service, reader, { env, nowMs })
  if (operation === undefined) {
    // Their values can be wrong, too.
    for (const name of given) await reading(name)
    throw reader.problemsError(title)
  }
  const inputs = await reading(operation)
  checkRules(operation, reader)
  // Libraries of GitHub parse the file when they are loaded, and one that is no JSON would end the step.
  Reflect.deleteProperty(env, 'GITHUB_EVENT_PATH')
  const source = 'trigger' in inputs ? inputs.trigger : 'deployment' in inputs ? inputs.deployment : undefined
  if (service.apiKey === '' && source?.event.lacksSecrets === true) {
    throw new SkippedError({
      reason: 'no-secrets',
      message:
        'api-key is empty, because GitHub gives no secrets to a pull request of a fork and to Dependabot.',
    })
  }
  reader.throwProblems()
  return { ...inputs, service, remarks: reader.remarks }
}

async function readOperationInputs(
  operation: OperationName,
  service: ServiceInputs,
  reader: InputReader,
  { env, nowMs }: { env: NodeJS.ProcessEnv; nowMs: number },
): Promise<AgentJobOperation | VisitorsOperation | DeploymentOperation> {
  if (operation === 'agent-job') {
    const agentJob = await readAgentJobInputs(reader)
    // An export needs no event and no instruction.
    const { readTrigger } = await import('./trigger-inputs.ts')
    return { operation, service, agentJob, trigger: await readTrigger(reader, env) }
  }
  if (operation === 'deployment') {
    const { readDeploymentInputs } = await import('./deployment-inputs.ts')
    return { operation, service, deployment: await readDeploymentInputs(reader, env) }
  }
  const { readVisitorsInputs } = await import('./visitors-inputs.ts')
  const visitors = await readVisitorsInputs(reader, nowMs, env)
  return { operation, service, visitors, failOn: readFailOn(reader, operation) }
}

interface AskedOperation {
  /** Undefined if not exactly one is asked for. */
  operation?: OperationName
  /** Those of which inputs are given. */
  given: readonly OperationName[]
  /** Of the error. */
  title?: string
}

function readOperation(reader: InputReader): AskedOperation {
  const given = (names: readonly string[]): string[] => names.filter((name) => reader.isGiven(name))
  const isAlone = isPreviewAlone(given)
  const askingFor = (name: OperationName): string[] =>
    given(operations[name].asking).filter((input) => input !== 'preview' || isAlone)
  const asked = operationNames.filter((name) => askingFor(name).length > 0)
  const [operation] = asked
  if (operation === undefined) {
    const set = operationNames.filter((name) => given(Object.keys(operations[name].inputs)).length > 0)
    return { given: withoutRepetition(set), title: nothingToDo(given) }
  }
  const asking = asked.flatMap(askingFor)
  if (asked.length > 1) {
    const steps = asked.map((name) => `${operations[name].title} (${askingFor(name).join(', ')})`)
    reader.conflict(
      asking,
      `these inputs belong to ${andList(steps)}; use a step of its own for each. ${emptyIsNotSet}`,
    )
    return { given: withoutRepetition(asked) }
  }
  const own = operations[operation]
  const misplaced = given(Object.keys(inputDefaults)).filter(
    (name) => !(name in own.inputs) && !(name in serviceInputs),
  )
  const ownersOf = (name: string): OperationInputs[] =>
    Object.values(operations).filter(({ inputs }) => name in inputs)
  const titlesOf = (name: string): string => orList(ownersOf(name).map(({ title }) => title))
  for (const [titles, names] of groupBy(misplaced, titlesOf)) {
    const them = names.length === 1 ? 'it' : 'them'
    const others = ownersOf(names[0] ?? '').flatMap((owner) => owner.asking)
    reader.conflict(
      names,
      `only for ${titles}, and with ${asking.join(', ')} this step is ${own.title}; remove ${them}, or move ${them} to a step of its own with ${orList(others)}`,
    )
  }
  return { operation, given: [operation] }
}

/** An agent job has the inputs of a deployment, too, except `publish`. */
function withoutRepetition(names: readonly OperationName[]): OperationName[] {
  return names.filter((name) => name !== 'deployment' || !names.includes('agent-job'))
}

/** Whether a preview is not that of an agent job, which may lack its request. */
function isPreviewAlone(given: (names: readonly string[]) => string[]): boolean {
  const { 'agent-job': job, visitors, deployment } = operations
  const others = given([...Object.keys(job.inputs), ...visitors.asking, 'publish'])
  return others.every((name) => name in deployment.inputs && name !== 'publish')
}

/** @param given returns those of some inputs that are set */
function nothingToDo(given: (names: readonly string[]) => string[]): string {
  const set = Object.values(operations)
    .map((operation) => ({ ...operation, names: given(Object.keys(operation.inputs)) }))
    .filter(({ names }) => names.length > 0)
  const [lacking] = (set.length === 1 ? set : [operations['agent-job']]).map(({ asking }) => asking[0])
  const needs = Object.values(operations).map(
    ({ title, asking }) => `${title.replace(/^a/u, 'A')} needs ${orList(asking)}.`,
  )
  const soFar = set.map(({ title, names }) => `${names.join(', ')} (of ${title})`).join('; ')
  return [
    `Nothing to do: \`${lacking ?? ''}\` is empty.`,
    ...needs,
    ...(soFar === '' ? [] : [`Set so far: ${soFar}.`]),
    `${emptyIsNotSet}.`,
  ].join(' ')
}
