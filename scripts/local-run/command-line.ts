import { parseArgs } from 'node:util'

import { readActionMetadata } from '../../simulator/action-runner.ts'
import { errorCode } from '../../src/shared/errors.ts'
import { inputGroups } from '../reference.ts'

const keyVariable = 'DOCS_API_KEY'
/** Neither the shell's history nor the screen has the key then. */
const readKeyCommand = `read -rs ${keyVariable} && export ${keyVariable}`
export const tokenVariable = 'GITHUB_TOKEN'
export const fixExample = 'examples/fix-what-readers-miss.yml'

interface CommandLine {
  /** Values of inputs. All other inputs have their defaults. */
  inputs: Record<string, string>
  /** Keep what the simulators know for the next run. */
  keep: boolean
  /** Run the example that fixes what readers miss. */
  fix: boolean
  /** Also show outputs, the Markdown of summaries and comments, and requests. */
  verbose: boolean
}

const { inputs: declared } = readActionMetadata()
// Secrets on the command line would remain in the shell history.
const variables: Readonly<Record<string, string>> = { 'api-key': keyVariable, 'github-token': tokenVariable }
const names = Object.keys(declared).filter((name) => !(name in variables))
const ownOptions = {
  help: { type: 'boolean', short: 'h' },
  keep: { type: 'boolean' },
  fix: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const
const inputsOfFix: readonly string[] = ['project-id', 'base-url']

/** The command line or its environment cannot be used. The message says why. */
export class UsageError extends Error {}

/**
 * Reads the options of a local run. Ends the process for --help.
 *
 * @param env what npm hands over
 * @throws UsageError
 */
export function readCommandLine(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): CommandLine {
  checkDashes(parameters, env)
  const { help, keep = false, fix = false, verbose = false, ...given } = parse(parameters)
  const inputs: Record<string, string> = given
  if (help === true) showHelp()
  if (fix) checkFix(Object.keys(inputs))
  if (inputs['base-url'] !== undefined) {
    if (keep) throw new UsageError('--keep: expected no --base-url, because only the simulator is kept.')
    if (inputs['prompt-from'] !== undefined)
      throw new UsageError(
        '--prompt-from: expected no --base-url, because the sample events are for the simulator.',
      )
  }
  return { inputs, keep, fix, verbose }
}

function parse(parameters: readonly string[]) {
  try {
    const inputs = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ args: parameters.map(withTrue), options: { ...ownOptions, ...inputs } }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isUnknown = errorCode(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    const [, unknown = ''] = (isUnknown ? /'--([^']+)'/u.exec(message) : null) ?? []
    const variable = variables[unknown]
    if (variable !== undefined)
      throw new UsageError(
        `--${unknown} is read from the environment variable ${variable}, never from the command line, which the shell keeps. The simulator needs none.`,
        { cause: error },
      )
    throw new UsageError(`${message.replace(/\.$/u, '')}.`, { cause: error })
  }
}

/** npm has options with these names, so that their variables can be those of its settings. */
const alsoOfNpm: ReadonlySet<string> = new Set(['dry-run', 'include'])

/** Without `--` in front, npm takes the options as its own, and hands over only the values that stand alone. */
function checkDashes(parameters: readonly string[], env: NodeJS.ProcessEnv): void {
  const valueOf = (name: string): string | undefined => env[`npm_config_${name.replaceAll('-', '_')}`]
  const taken = [...names, ...Object.keys(ownOptions)].filter((name) => valueOf(name) !== undefined)
  if (taken.every((name) => alsoOfNpm.has(name))) return
  const lacksValue = (name: string): boolean =>
    valueOf(name) === 'true' && !isBoolean(name) && !(name in ownOptions)
  // With several, nobody knows which value belongs to which.
  const alone = taken.filter(lacksValue).length === 1 ? parameters.map(shellWord).join(' ') : '…'
  const options = taken.map((name) => {
    const value = lacksValue(name) ? alone : valueOf(name) === 'true' ? '' : shellWord(valueOf(name) ?? '')
    return `--${name} ${value}`.trim()
  })
  throw new UsageError(`npm takes options without -- as its own. Write: npm start -- ${options.join(' ')}`)
}

function shellWord(value: string): string {
  return /^[\w./:@=-]+$/u.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`
}

function checkFix(given: readonly string[]): void {
  const others = given.filter((name) => !inputsOfFix.includes(name)).map((name) => `--${name}`)
  if (others.length === 0) return
  throw new UsageError(
    `--fix: got ${others.join(', ')}, expected no other input than --project-id and --base-url. The inputs are those of ${fixExample}.`,
  )
}

/**
 * Returns the key for a real service.
 *
 * @throws UsageError if there is none
 */
export function readKey(env: NodeJS.ProcessEnv): string {
  const key = env[keyVariable]?.trim()
  if (key !== undefined && key !== '') return key
  const problem = key === undefined ? 'is not set' : 'is empty'
  throw new UsageError(
    `${keyVariable} ${problem}, expected an admin API key of the service. Run this, and paste the key: ${readKeyCommand}`,
  )
}

/** Returns what is read. Ends the process with exit code 2 for a UsageError. */
export function orUsageError<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    console.error('Run npm start -- --help for a list of options.')
    process.exit(2)
  }
}

const boolean = /^(?:true|false)$/iu
const isBoolean = (name: string): boolean => boolean.test(declared[name]?.default ?? '')

/** A boolean input without a value means `true`. */
function withTrue(parameter: string, index: number, all: readonly string[]): string {
  if (!parameter.startsWith('--') || !isBoolean(parameter.slice(2))) return parameter
  return (all[index + 1] ?? '-').startsWith('-') ? `${parameter}=true` : parameter
}

const helpColumns = 100
/** The groups of options, and the parts of docs/reference.md that they have. */
const helpGroups: readonly [title: string, partsOfReference: readonly string[]][] = [
  ['Service', ['inputs-service']],
  ['Agent job', ['inputs-request', 'inputs-job', 'inputs-thread', 'inputs-permission']],
  ['Deployment', ['inputs-deployment']],
  ['Visitors', ['inputs-range', 'inputs-lists', 'inputs-files']],
]
const localOptions: readonly [option: string, description: string][] = [
  [
    '--keep',
    'Keep the jobs and comments of the simulators for the next run with --keep. That run continues the job, and --prompt-from commits asks only about new commits.',
  ],
  [
    '--fix',
    `Run ${fixExample}: an export writes gaps.md, and an agent job gets that file. Of the inputs, only --project-id and --base-url can be set.`,
  ],
  ['--verbose', 'Also show the instruction, outputs, requests, and the Markdown of summaries and comments.'],
]

function showHelp(): never {
  console.log(`Runs the action on this machine as a runner does.

With simulators, without a key:
  npm start                            a tour: an agent job, an export of a month, a publication
  npm start -- --prompt "…"            run an agent job
  npm start -- --prompt-from release   run an agent job for a sample event of GitHub
  npm start -- --range last-7-days     run an export
  npm start -- --fix                   export what readers missed, and have the agent fix it

With the real service, and the key in the environment only:
  ${readKeyCommand}   # paste the key, press Enter
  npm start -- --base-url https://api.mintlify.com --project-id … --range last-week

${wrapped(`Every input of the action is an option. With --base-url, api-key and github-token are read from the environment variables ${keyVariable} and ${tokenVariable}. The files, outputs and summaries of a run are in a numbered folder of .local-run/, which keeps the last five runs, and those of the last tour in .local-run/tour/. A run that ends with an error is kept until the next run.`, '')}`)
  for (const [title, parts] of helpGroups) {
    const options = parts.flatMap((part) => inputGroups[part] ?? []).filter((name) => names.includes(name))
    showOptions(
      title,
      options.map((name) => {
        const { description = '', default: fallback = '' } = declared[name] ?? {}
        return [`--${name}${fallback === '' ? '' : ` (${fallback})`}`, description]
      }),
    )
  }
  showOptions('Local run', localOptions)
  process.exit(0)
}

function showOptions(title: string, options: typeof localOptions): void {
  console.log(`\n${title}`)
  for (const [option, description] of options) console.log(`  ${option}\n${wrapped(description, '      ')}`)
}

/** Breaks text into lines of at most {@link helpColumns} characters. */
function wrapped(text: string, indent: string): string {
  const width = helpColumns - indent.length
  const lines = text.match(new RegExp(String.raw`\S.{0,${width - 1}}(?=\s|$)|\S+`, 'gu')) ?? []
  return lines.map((line) => indent + line).join('\n')
}
