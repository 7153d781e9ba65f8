import {
  failOnDefaults,
  failOnWords,
  type FailOnWord,
  isFailOnWord,
  type OperationName,
} from '../shared/fail-on.ts'
import type { InputReader } from './input-reader.ts'

/** Reads what fails the step. Words of other operations are ignored if they are in the default. */
export function readFailOn<Operation extends OperationName>(
  reader: InputReader,
  operation: Operation,
): ReadonlySet<FailOnWord<Operation>> {
  const items = reader.items('fail-on')
  const given = items.map((item) => item.toLowerCase())
  const isOwn = (word: string): word is FailOnWord<Operation> => isFailOnWord(word, operation)
  const isKnown = (word: string) => isOwn(word) || word === 'none' || failOnDefaults.includes(word)
  const unknown = items.filter((item) => !isKnown(item.toLowerCase()))
  if (unknown.length > 0 || given.length === 0) {
    const expected = `${[...failOnWords.filter(isOwn), 'none'].join(', ')}, separated by commas or line breaks`
    reader.problem('fail-on', expected, ...(unknown.length > 0 ? [unknown.join(', ')] : []))
  }
  if (given.includes('none') && new Set(given).size > 1) {
    reader.problem('fail-on', 'either only none, or a list of other words')
  }
  return new Set(given.filter(isOwn))
}
