import { parseArgs } from 'node:util'

import { readActionMetadata } from '../simulator/action-runner.ts'

export const keyVariable = 'DOCS_AGENT_API_KEY'
export const tokenVariable = 'GITHUB_TOKEN'

export interface CommandLine {
  /** Values of inputs. All other inputs have their defaults. */
  inputs: Record<string, string>
  /** Path of a file with a webhook payload. */
  event: string | undefined
  eventName: string | undefined
}

const { inputs: declared } = readActionMetadata()
// Secrets on the command line would remain in the shell history.
const names = Object.keys(declared).filter((name) => name !== 'api-key' && name !== 'github-token')
const optionNames = [...names, 'help', 'event', 'event-name']

/** Reads the options of a local run. Ends the process for --help and for unknown options. */
export function readCommandLine(): CommandLine {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).map(withTrue),
      options: {
        help: { type: 'boolean' as const },
        event: { type: 'string' as const },
        'event-name': { type: 'string' as const },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      },
    })
    const { help, event, 'event-name': eventName, ...inputs } = values
    if (help === true) showHelp()
    return { inputs, event, eventName }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    endWithUsageError(
      `${message.replace(/\.$/u, '')}.${suggestionFor(/'--([^']+)'/u.exec(message)?.[1] ?? '')}`,
    )
  }
}

/** Ends the process with exit code 2. */
export function endWithUsageError(message: string): never {
  console.error(message)
  console.error('npm start -- --help lists the options.')
  process.exit(2)
}

/** Returns a hint with the option that shares the most pairs of letters with an unknown one. */
function suggestionFor(unknown: string): string {
  const pairsOf = (name: string): string[] => Array.from(`^${name}`, (_, at) => `^${name}$`.slice(at, at + 2))
  const wanted = new Set(pairsOf(unknown))
  const likeness = (name: string): number => {
    const pairs = pairsOf(name)
    return pairs.filter((pair) => wanted.has(pair)).length / (pairs.length + wanted.size)
  }
  const [best] = optionNames.toSorted((a, b) => likeness(b) - likeness(a))
  return best !== undefined && likeness(best) > 0.2 ? ` Did you mean --${best}?` : ''
}

/** A boolean input without a value means `true`. */
function withTrue(parameter: string, index: number, all: string[]): string {
  const isBoolean = /^(?:true|false)$/u
  if (!parameter.startsWith('--') || !isBoolean.test(declared[parameter.slice(2)]?.default ?? ''))
    return parameter
  return isBoolean.test(all[index + 1] ?? '') ? parameter : `${parameter}=true`
}

function showHelp(): never {
  console.log(`Runs the action on this machine, as a runner does.

  npm start                            an agent job and an export of visitors, against the service simulator
  npm start -- --prompt "…"            one agent job, against the simulator
  npm start -- --range last-7-days     one export, against the simulator
  npm start -- --event examples/events/issues-labeled.json
                                       a job that an event on GitHub asks for, against the simulator
  ${keyVariable}=… npm start -- --base-url https://api.mintlify.com --project-id … --prompt "…"
                                       the same against a real service

Every input of the action is an option, except the key and the token: they are read from ${keyVariable} and
${tokenVariable}, the latter only with --base-url.
Files, outputs and summary are kept in .local-run/ until the next run.

  --event
      File with a webhook payload, as GitHub sends it. Its sender counts as a maintainer of the repository.
  --event-name
      The event that it is of; follows from the payload when left out.`)
  for (const name of names) {
    const { description = '', default: fallback = '' } = declared[name] ?? {}
    console.log(`  --${name}${fallback === '' ? '' : ` (${fallback})`}\n      ${description}`)
  }
  process.exit(0)
}
