import type { Changes } from './changes.ts'

/** What a line of the reference is made with. */
export interface ReferenceContext {
  /** Undefined if they were not read. */
  changes: Changes | undefined
  /** Returns a URL in the repository, with a comma in front; empty if the repository is unknown. */
  link: (path: string) => string
}

/** Returns the line of a fact; none if it is not known. */
export function fact(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}

/** Returns the line of something with a number; none if the number is not known. */
export function numbered(
  name: string,
  number: number | undefined,
  rest: (number: number) => string,
  before = '',
): string[] {
  return number === undefined || number < 1 ? [] : [`${name}: ${before}#${number}${rest(number)}`]
}
