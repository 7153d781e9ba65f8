import { failOnDefaults, failOnWords, type FailOnWord, type OperationName } from '../shared/fail-on.ts'
import type { InputReader } from './input-reader.ts'

/** Reads what fails the step. Words of other operations are ignored if they are in the default. */
export function readFailOn<Operation extends OperationName>(
  reader: InputReader,
  operation: Operation,
): ReadonlySet<FailOnWord<Operation>> {
  const wordsOf = (name: OperationName): readonly string[] => failOnWords[name]
  const ofStep = new Set(reader.operations.flatMap(wordsOf))
  const words = reader.list('fail-on', [...ofStep, 'none'], failOnDefaults)
  if (words.includes('none') && words.length > 1) {
    reader.problem('fail-on', 'either only none, or a list of other words')
  }
  const isOwn = (word: string): word is FailOnWord<Operation> => wordsOf(operation).includes(word)
  return new Set(words.filter(isOwn))
}
