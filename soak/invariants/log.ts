import { commandsIn, logLines } from '../../simulator/workflow-commands.ts'
import type { Attempt } from '../attempt.ts'

const own: ReadonlySet<string> = new Set([
  'add-mask',
  'debug',
  'endgroup',
  'error',
  'group',
  'notice',
  'warning',
])

/** Untrusted text never becomes a command of the runner. */
export function noForgedCommand({ result }: Attempt): string[] {
  return commandsIn(result.log)
    .filter(({ name, message }) => !own.has(name) || message.startsWith('PWNED'))
    .map(
      ({ name, message }) =>
        `The log has the forged command ${name}: ${JSON.stringify(message.slice(0, 80))}.`,
    )
}

// Messages of V8 for a mistake in the program. No server sends them.
const programmingError =
  /Details of the unexpected error|Cannot (?:read|set) propert|is not (?:a function|iterable|defined)|Maximum call stack|UnhandledPromiseRejection/u
const stackFrame = /^\s+at (?:async )?\S.*(?::\d+:\d+|<anonymous>)\)?$/u

/** The action reports errors in plain messages. An unexpected error is a finding. */
export function noUnexpectedError({ result }: Attempt): string[] {
  // Libraries log errors there that they caught and retried.
  const lines = logLines(result.log).filter((line) => !line.startsWith('::debug::'))
  const found = lines.find((line) => stackFrame.test(line) || programmingError.test(line))
  return found === undefined ? [] : [`The log has an unexpected error: ${found.slice(0, 200)}`]
}
