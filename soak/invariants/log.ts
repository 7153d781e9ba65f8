import { logLines } from '../../simulator/workflow-commands.ts'
import type { Attempt } from '../attempt.ts'

/** The soak gives inputs that the action accepts. A run that refuses them shows nothing. */
export function inputsAreAccepted({ result }: Attempt): string[] {
  return logLines(result.log).filter((line) => /^::error::(?:An input is|\d+ inputs are) invalid/u.test(line))
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
