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
  const isOwn = (word: string): word is FailOnWord<Operation> => isFailOnWord(word, operation)
  const isOfStep = (word: string): boolean => reader.operations.some((name) => isFailOnWord(word, name))
  const words = reader.list('fail-on', [...failOnWords.filter(isOfStep), 'none'], failOnDefaults)
  if (words.includes('none') && words.length > 1) {
    reader.problem('fail-on', 'either only none, or a list of other words')
  }
  return new Set(words.filter(isOwn))
}
