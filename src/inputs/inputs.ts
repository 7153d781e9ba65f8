import type { OperationName } from '../shared/fail-on.ts'
import { SkippedError } from '../shared/errors.ts'
import { wordList } from '../shared/word-list.ts'
import { readAgentJobInputs } from './agent-job-inputs.ts'
import { checkRules, emptyIsNotSet, readFailOn } from './input-rules.ts'
import { type InputMask, InputReader } from './input-reader.ts'
import { readServiceInputs, serviceInputs } from './service-inputs.ts'

/** What a step can be: the title of each operation for messages, and the inputs that choose it. */
export const operations: Readonly<
  Record<OperationName, { title: string; chosenBy: readonly [string, ...string[]] }>
> = {
  'agent-job': { title: 'an agent job', chosenBy: ['prompt', 'prompt-file', 'prompt-from', 'job-id'] },
  visitors: { title: 'an export of visitors', chosenBy: ['range', 'date-from', 'date-to'] },
  deployment: { title: 'a deployment', chosenBy: ['publish', 'preview'] },
}
const operationNames = Object.keys(operations) as OperationName[]

interface Input {
  name: string
  default: string
  /** The operations that have it. For the others, it is an error. */
  of: readonly OperationName[]
}

/** The inputs that not every operation has, in the order of action.yml. */
export const operationInputs: readonly Input[] = [
  { name: 'prompt', default: '', of: ['agent-job'] },
  { name: 'prompt-file', default: '', of: ['agent-job'] },
  { name: 'prompt-from', default: '', of: ['agent-job'] },
  { name: 'changes', default: 'files', of: ['agent-job'] },
  { name: 'paths', default: '', of: ['agent-job'] },
  { name: 'quote-file', default: '', of: ['agent-job'] },
  { name: 'job-id', default: '', of: ['agent-job'] },
  { name: 'wait', default: 'true', of: ['agent-job'] },
  { name: 'poll-interval-seconds', default: '15', of: ['agent-job', 'deployment'] },
  { name: 'preview', default: 'false', of: ['agent-job', 'deployment'] },
  { name: 'site-url', default: '', of: ['agent-job', 'visitors', 'deployment'] },
  { name: 'comment', default: 'false', of: ['agent-job', 'deployment'] },
  { name: 'issue-number', default: '', of: ['agent-job', 'deployment'] },
  { name: 'remove-label', default: 'false', of: ['agent-job'] },
  { name: 'allowed-permissions', default: 'admin,maintain,write', of: ['agent-job'] },
  { name: 'allowed-bots', default: '', of: ['agent-job'] },
  { name: 'date-from', default: '', of: ['visitors'] },
  { name: 'date-to', default: '', of: ['visitors'] },
  { name: 'range', default: '', of: ['visitors'] },
  { name: 'max-requests', default: '100', of: ['visitors'] },
  { name: 'include', default: '', of: ['visitors'] },
  { name: 'output-dir', default: '', of: ['visitors'] },
  { name: 'upload-artifact', default: 'true', of: ['visitors'] },
  { name: 'artifact-name', default: 'docs-visitors', of: ['visitors'] },
  { name: 'publish', default: 'false', of: ['deployment'] },
]

/** The default of each input, as in `action.yml`. */
export const inputDefaults: Readonly<Record<string, string>> = {
  ...serviceInputs,
  ...Object.fromEntries(operationInputs.map((input) => [input.name, input.default])),
}

/** The validated inputs of the operation, and remarks about them. */
export type Inputs = Awaited<ReturnType<typeof readInputs>>

/**
 * Reads and validates every input. Masks the secrets first and removes them from the environment.
 *
 * @throws ActionError with all problems
 * @throws SkippedError if there is no key, because GitHub gives the run no secrets
 */
export async function readInputs(nowMs: number, mask: InputMask, env = process.env) {
  const reader = new InputReader(env, inputDefaults, mask)
  const service = readServiceInputs(reader, env)
  const { operation, title } = chooseOperation(reader)
  const read = async (name: OperationName) => {
    if (name === 'agent-job') {
      const agentJob = await readAgentJobInputs(reader)
      // An export needs no event and no instruction.
      const { readTrigger } = await import('./trigger-inputs.ts')
      return { operation: name, agentJob, trigger: await readTrigger(reader, env) }
    }
    if (name === 'deployment') {
      const { readDeploymentInputs } = await import('./deployment-inputs.ts')
      return { operation: name, deployment: await readDeploymentInputs(reader, env) }
    }
    const { readVisitorsInputs } = await import('./visitors-inputs.ts')
    const visitors = await readVisitorsInputs(reader, nowMs, env)
    return { operation: name, visitors, failOn: readFailOn(name, reader) }
  }
  if (operation === undefined) {
    // Their values can be wrong, too.
    for (const name of reader.operations) await read(name)
    throw reader.problemsError(title)
  }
  const inputs = await read(operation)
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
  if (reader.problems.size > 0) throw reader.problemsError()
  return { ...inputs, service, remarks: reader.remarks }
}

/** Returns the operation that the inputs choose. If it is not exactly one, adds a problem or returns the title of the error. */
function chooseOperation(reader: InputReader): { operation?: OperationName; title?: string } {
  const given = operationInputs.filter(({ name }) => reader.isGiven(name))
  // Beside an input that only an agent job has, a preview is that of the job, which may lack its request.
  const isOfJob = given.some(({ of }) => of.join() === 'agent-job')
  const choosing = (name: OperationName): string[] =>
    operations[name].chosenBy.filter((input) => reader.isGiven(input) && !(input === 'preview' && isOfJob))
  const chosen = operationNames.filter((name) => choosing(name).length > 0)
  const read = chosen.length === 0 ? operationNames : chosen
  // An agent job has the inputs of a deployment, too, except `publish`.
  reader.operations = read.filter((name) => name !== 'deployment' || !read.includes('agent-job'))
  const [operation, another] = chosen
  if (operation === undefined) return { title: nothingToDo(given) }
  const choosers = chosen.flatMap(choosing)
  if (another !== undefined) {
    const steps = chosen.map((name) => `${operations[name].title} (${choosing(name).join(', ')})`)
    reader.problemOf(
      choosers,
      `these inputs belong to ${wordList('and', steps)}; use a step of its own for each. ${emptyIsNotSet}`,
    )
    return {}
  }
  for (const { name, of } of given) {
    if (of.includes(operation)) continue
    const owners = of.map((owner) => operations[owner])
    const titles = owners.map(({ title }) => title)
    const others = owners.flatMap(({ chosenBy }) => chosenBy)
    reader.problemOf(
      [name],
      `only for ${wordList('or', titles)}, and with ${choosers.join(', ')} this step is ${operations[operation].title}; remove it, or move it to a step of its own with ${wordList('or', others)}`,
    )
  }
  return { operation }
}

function nothingToDo(given: readonly Input[]): string {
  const lacking = operationNames.find((name) => given.every(({ of }) => of.includes(name))) ?? 'agent-job'
  const needs = Object.values(operations).map(
    ({ title, chosenBy }) => `${title.replace(/^a/u, 'A')} needs ${wordList('or', chosenBy)}.`,
  )
  return [
    `Nothing to do: \`${operations[lacking].chosenBy[0]}\` is empty.`,
    ...needs,
    ...(given.length === 0 ? [] : [`Set so far: ${given.map(({ name }) => name).join(', ')}.`]),
    `${emptyIsNotSet}.`,
  ].join(' ')
}
