import { failOnDefaults, failOnWords, type FailOnWord, type OperationName } from '../shared/fail-on.ts'
import type { InputReader } from './input-reader.ts'
import { type Condition, holds, nameIn } from './input-rules.ts'

/** For each word, its operations, with the conditions one of which has to hold. */
type ActingWords = Readonly<Record<string, Partial<Record<OperationName, readonly Condition[]>>>>

const actingWords: ActingWords = failOnWords

/**
 * Reads what fails the step, after the inputs that decide which words can act. The words of the default, in any order, count
 * as not written. In any other value, a word that cannot act is a problem, which names those that can.
 */
export function readFailOn<Operation extends OperationName>(
  operation: Operation,
  reader: InputReader,
): ReadonlySet<FailOnWord<Operation>> {
  const isOwn = (word: string): word is FailOnWord<Operation> => actingWords[word]?.[operation] !== undefined
  const given = new Set(reader.items('fail-on').map((word) => word.toLowerCase()))
  if (given.size === failOnDefaults.length && failOnDefaults.every((word) => given.has(word)))
    return new Set(failOnDefaults.filter(isOwn))
  const acting = Object.keys(actingWords).filter((word) => canAct(word, reader))
  const words = reader.list('fail-on', [...acting, 'none'], 'that can act in this step')
  if (words.includes('none') && words.length > 1) {
    reader.problem('fail-on', 'either only none, or a list of other words')
  }
  return new Set(words.filter(isOwn))
}

function canAct(word: string, reader: InputReader): boolean {
  const { operations, withUnknownWord } = reader
  // A wrong word in the other input is the reason, and has a problem of its own. So has a second operation.
  const mayHold = (condition: Condition): boolean =>
    operations.length > 1 || withUnknownWord.has(nameIn(condition)) || holds(condition, reader)
  return operations.some((operation) => {
    const conditions = actingWords[word]?.[operation]
    return conditions !== undefined && (conditions.length === 0 || conditions.some(mayHold))
  })
}
