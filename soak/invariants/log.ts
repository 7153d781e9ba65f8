import { logLines } from '../../simulator/workflow-commands.ts'
import type { Attempt } from '../attempt.ts'
import { hiddenWord } from '../secrets.ts'
import { postsOf } from './posts.ts'

/** Nothing shows what a page does not show, and no words of readers from an answer that cannot be read. */
export function noHiddenWords(attempt: Attempt): string[] {
  const { result, requests } = attempt
  // The first characters of an answer of GitHub that cannot be read are shown.
  if (requests.github.some(({ fault }) => fault)) return []
  const shown = [result.log, JSON.stringify(postsOf(attempt).map(({ body }) => body))]
  return shown.some((text) => text.includes(hiddenWord)) ? ['Log or prompt have hidden words.'] : []
}

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
