import { failOnDefaults, failOnWords, type FailOnWord, type OperationName } from '../shared/fail-on.ts'
import { wordList } from '../shared/word-list.ts'
import type { InputReader } from './input-reader.ts'
import { type Condition, emptyIsNotSet, holds, nameIn } from './input-rules.ts'

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
  const words = reader.list('fail-on', [...acting, 'none'], (word) => whyNot(word, reader))
  if (words.includes('none') && words.length > 1) {
    reader.problem('fail-on', 'either only none, or a list of other words')
  }
  return new Set(words.filter(isOwn))
}

/** Returns the conditions in the operation of the run; in all that are asked for, if they are several. */
function conditionsOf(word: string, { operations }: InputReader): (readonly Condition[])[] {
  const places = Object.hasOwn(actingWords, word) ? actingWords[word] : undefined
  return operations.flatMap((operation) => (places?.[operation] === undefined ? [] : [places[operation]]))
}

function canAct(word: string, reader: InputReader): boolean {
  // A wrong word in the other input is the reason, and has a problem of its own. So has a second operation.
  const mayHold = (condition: Condition): boolean =>
    reader.operations.length > 1 || reader.withUnknownWord.has(nameIn(condition)) || holds(condition, reader)
  return conditionsOf(word, reader).some((conditions) => conditions.length === 0 || conditions.some(mayHold))
}

function whyNot(word: string, reader: InputReader): string | undefined {
  if (!Object.hasOwn(actingWords, word)) return undefined
  const conditions = conditionsOf(word, reader).flat()
  if (conditions.length === 0) return `${word} cannot act in this step`
  const canBeEmpty = conditions.some((condition) => nameIn(condition) === condition)
  return `${word} acts only with ${wordList('or', conditions)}${canBeEmpty ? `. ${emptyIsNotSet}` : ''}`
}
