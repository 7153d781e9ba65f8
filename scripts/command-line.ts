import { parseArgs } from 'node:util'

import { readActionMetadata } from '../simulator/action-runner.ts'
import { errorCode } from '../src/errors.ts'
import { nearestOf } from '../src/inputs/nearest.ts'

const keyVariable = 'DOCS_AGENT_API_KEY'
export const tokenVariable = 'GITHUB_TOKEN'
export const mendExample = 'examples/mend-what-readers-miss.yml'

export interface CommandLine {
  /** Values of inputs. All other inputs have their defaults. */
  inputs: Record<string, string>
  /** Path of a file with a webhook payload. */
  event: string | undefined
  eventName: string | undefined
  /** Run the example that mends what readers miss. */
  mend: boolean
  /** Also show outputs, the Markdown of summaries and comments, and requests. */
  verbose: boolean
}

const { inputs: declared } = readActionMetadata()
// Secrets on the command line would remain in the shell history.
const names = Object.keys(declared).filter((name) => name !== 'api-key' && name !== 'github-token')
const optionNames = [...names, 'help', 'event', 'event-name', 'mend', 'verbose']
const inputsOfMend: readonly string[] = ['project-id', 'base-url']

/** The command line or its environment cannot be used. The message says why. */
export class UsageError extends Error {}

/**
 * Reads the options of a local run. Ends the process for --help.
 *
 * @throws UsageError
 */
export function readCommandLine(parameters: readonly string[]): CommandLine {
  try {
    const { values } = parseArgs({
      args: parameters.map(withTrue),
      options: {
        help: { type: 'boolean' as const },
        mend: { type: 'boolean' as const },
        verbose: { type: 'boolean' as const },
        event: { type: 'string' as const },
        'event-name': { type: 'string' as const },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      },
    })
    const { help, mend = false, verbose = false, event, 'event-name': eventName, ...inputs } = values
    if (help === true) showHelp()
    if (mend) checkMend([...Object.keys(inputs), ...(event === undefined ? [] : ['event'])])
    return { inputs, event, eventName, mend, verbose }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isUnknown = errorCode(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    const [, unknown = ''] = (isUnknown ? /'--([^']+)'/u.exec(message) : null) ?? []
    const nearest = nearestOf(unknown, optionNames)
    const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`
    throw new UsageError(`${message.replace(/\.$/u, '')}.${hint}`, { cause: error })
  }
}

function checkMend(given: readonly string[]): void {
  const others = given.filter((name) => !inputsOfMend.includes(name)).map((name) => `--${name}`)
  if (others.length === 0) return
  throw new UsageError(
    `--mend: got ${others.join(', ')}, expected no other input than --project-id and --base-url. The inputs are those of ${mendExample}.`,
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
  throw new UsageError(`${keyVariable} ${problem}. Set it to an admin API key of the service.`)
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

/** A boolean input without a value means `true`. */
function withTrue(parameter: string, index: number, all: readonly string[]): string {
  const isBoolean = /^(?:true|false)$/u
  if (!parameter.startsWith('--') || !isBoolean.test(declared[parameter.slice(2)]?.default ?? ''))
    return parameter
  return isBoolean.test(all[index + 1] ?? '') ? parameter : `${parameter}=true`
}

function showHelp(): never {
  console.log(`Runs the action on this machine as a runner does.

With the service simulator:
  npm start                            turn a labelled issue into a pull request, and export a month of readers
  npm start -- --prompt "…"            run an agent job
  npm start -- --range last-7-days     run an export
  npm start -- --event examples/events/issues-labeled.json
                                       run an agent job for a GitHub event
  npm start -- --mend                  export what readers missed, and have the agent mend it

With a real service:
  ${keyVariable}=… npm start -- --base-url https://api.mintlify.com --project-id … --prompt "…"

Every input of the action is an option, except api-key and github-token. With --base-url, they are read from the
environment variables ${keyVariable} and ${tokenVariable}.
Files, outputs and summary remain in .local-run/ until the next run.

  --event
      Path of a file with a webhook payload, as GitHub sends it. The simulator gives its sender write permission.
  --event-name
      Name of the event. By default, it is derived from the payload.
  --mend
      Run ${mendExample}: an export with include writes gaps.md, and an agent job gets that
      file. Of the inputs, only --project-id and --base-url can be set.
  --verbose
      Also show outputs, requests, and the Markdown of summaries and comments.`)
  for (const name of names) {
    const { description = '', default: fallback = '' } = declared[name] ?? {}
    console.log(`  --${name}${fallback === '' ? '' : ` (${fallback})`}\n      ${description}`)
  }
  process.exit(0)
}
