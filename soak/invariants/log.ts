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
export function noForgedCommand({ run }: Attempt): string[] {
  return commandsIn(run.log)
    .filter(({ name, message }) => !own.has(name) || message.startsWith('PWNED'))
    .map(
      ({ name, message }) =>
        `The log contains the forged command ${name} with ${JSON.stringify(message.slice(0, 80))}.`,
    )
}

// Messages of V8 for a mistake in the program. No server sends them.
const programmingError =
  /Cannot (?:read|set) propert|is not (?:a function|iterable|defined)|Maximum call stack|UnhandledPromiseRejection/u

/** The action reports errors in plain messages. An unexpected error is a finding. */
export function noUnexpectedError({ run }: Attempt): string[] {
  // Libraries log errors there that they caught and retried.
  const lines = logLines(run.log).filter((line) => !line.startsWith('::debug::'))
  const frame = lines.find((line) => /^\s+at (?:async )?\S.*(?::\d+:\d+|<anonymous>)\)?$/u.test(line))
  const mistake = lines.find((line) => programmingError.test(line))
  return [
    ...(run.log.includes('Details of the unexpected error') ? ['The log contains an unexpected error.'] : []),
    ...(frame === undefined ? [] : [`The log contains a stack trace: ${frame.trim()}`]),
    ...(mistake === undefined ? [] : [`The log contains a programming error: ${mistake.slice(0, 200)}`]),
  ]
}
