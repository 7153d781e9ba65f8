import { singleLine } from './untrusted-text.ts'

/** An expected error. Its message is written for the user. Any other error is a defect of this action. */
export class ActionError extends Error {
  override name = this.constructor.name
}

/** Returns undefined for an expected error. Throws any other one. */
export function ignoreExpected(error: unknown): undefined {
  if (!(error instanceof ActionError)) throw error
}

const codesInWords: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'no such file or folder'],
  ['ENOTDIR', 'a part of the path is not a folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
])

/** Returns why a file could not be used, in words if they are known, else in those of Node, for messages. */
export function fileProblem(error: unknown): string {
  return codesInWords.get(errorCode(error)) ?? messageOf(error)
}

/** Returns the error code of Node, such as `ENOENT`. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode ? String(error.code) : 'unknown error'
}

/** Returns the message of any thrown value, as one printable line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return singleLine(String(error))
  // If a connection fails at several addresses, Node throws an AggregateError without a message.
  const message = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error.message
  return singleLine(message === '' ? error.name : message, 2000)
}
