import { singleLine } from './untrusted-text.ts'

/** An error that was foreseen: its message is written for the user. Anything else is a defect of this action. */
export class ActionError extends Error {
  override name = 'ActionError'
}

/** Everything that was wrong with the inputs, before any request was sent. */
export class InputError extends ActionError {
  override name = 'InputError'

  constructor(problems: readonly string[]) {
    const title =
      problems.length === 1 ? 'An input cannot be used:' : `${problems.length} inputs cannot be used:`
    super([title, ...problems.map((problem) => `- ${problem}`)].join('\n'))
  }
}

/** The code that Node gives an error, such as `ENOENT`, for messages. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode ? String(error.code) : 'unknown error'
}

/** The message of any thrown value, as one printable line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return singleLine(String(error))
  // Node reports a connection tried at several addresses as an AggregateError without a message of its own.
  const message = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error.message
  return singleLine(message === '' ? error.name : message, 2000)
}
