import { failOnDefaults, failOnWords, type FailOnWord, type OperationName } from '../shared/fail-on.ts'
import { wordList } from '../shared/word-list.ts'
import type { InputReader } from './input-reader.ts'

/** An input that is not at its default, as in `comment`; or that has one of some words, as in `comment: true, continue`. */
export type Condition = string

/** What an input needs, or what it cannot be combined with. */
interface Rule {
  input: Condition
  /** At least one of them. */
  needs?: readonly Condition[]
  /** None of them. */
  excludes?: readonly Condition[]
  /** What to do, where it is not plain. Ends the message. */
  remedy?: string
}

export const emptyIsNotSet = 'An input whose expression is empty counts as not set'

// Only the comment has a place.
const issueNeedsComment: Rule = { input: 'issue-number', needs: ['comment: true, continue'] }

const rules: Readonly<Record<OperationName, readonly Rule[]>> = {
  'agent-job': [
    { input: 'prompt-file', excludes: ['prompt', 'prompt-from'] },
    // It starts a new job.
    { input: 'prompt-from', excludes: ['job-id'] },
    // Somebody has to say what to do with the file.
    { input: 'quote-file', needs: ['prompt', 'prompt-file'] },
    { input: 'changes', needs: ['prompt-from: comment, pull-request, push, commits, release'] },
    { input: 'paths', needs: ['prompt-from: pull-request, push, commits, release'] },
    issueNeedsComment,
    // The comments on that issue say up to which commit the agent was asked.
    { input: 'prompt-from: commits', needs: ['issue-number'] },
    { input: 'prompt-from: commits', needs: ['comment: true, continue'] },
    // Each takes another job.
    { input: 'comment: continue', excludes: ['job-id'], remedy: '; set comment: true' },
    // It begins when the job has ended.
    { input: 'preview: true', excludes: ['wait: false'], remedy: '; set wait: true' },
    // The site is only asked for the pages of a preview.
    { input: 'site-url', needs: ['preview: true'] },
  ],
  visitors: [{ input: 'range', excludes: ['date-from', 'date-to'] }],
  deployment: [
    { input: 'publish', excludes: ['preview'], remedy: '; use a step of its own for each' },
    issueNeedsComment,
    // There is no job to go on with.
    { input: 'comment: continue', excludes: ['publish', 'preview'], remedy: '; set comment: true' },
  ],
}

/** Adds a problem for each rule that the inputs break. */
export function checkRules(operation: OperationName, reader: InputReader): void {
  const isHeld = (condition: Condition): boolean => holds(condition, reader)
  for (const { input, needs = [], excludes = [], remedy = '' } of rules[operation]) {
    if (!isHeld(input)) continue
    const lacking = needs.some(isHeld) ? [] : needs
    const others = [...lacking, ...excludes.filter(isHeld)]
    const names = [input, ...others].map(nameIn)
    // A wrong word is the reason, and has a problem of its own.
    if (others.length === 0 || names.some((name) => reader.withUnknownWord.has(name))) continue
    const words = wordList('or', others.map(inWords))
    const problem =
      lacking.length > 0 ? `needs ${words}. ${emptyIsNotSet}` : `cannot be combined with ${words}${remedy}`
    reader.problemOf(names, `${input} ${problem}`)
  }
}

export function holds(condition: Condition, reader: InputReader): boolean {
  const [input = '', words] = condition.split(': ')
  if (words === undefined) return reader.isGiven(input)
  return reader.items(input).some((item) => words.split(', ').includes(item.toLowerCase()))
}

/** Returns the input of a condition. */
export function nameIn(condition: Condition): string {
  return condition.replace(/:.*/u, '')
}

/** Returns a condition for a message: `comment: true or continue`. */
function inWords(condition: Condition): string {
  return wordList('or', condition.split(', '))
}

/** For each word, its operations, with the conditions one of which has to hold. */
const actingWords: Readonly<Record<string, Partial<Record<OperationName, readonly Condition[]>>>> =
  failOnWords

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
  const remarks = [...given].flatMap((word) => {
    const conditions = actingWords[word]?.[operation] ?? []
    const needs = wordList('or', conditions.map(inWords))
    return needs === '' || acting.includes(word) ? [] : [`; ${word} needs ${needs}`]
  })
  const ofEmpty = remarks.length === 0 ? '' : `. ${emptyIsNotSet}`
  const remark = ['. No other word can act in this step', ...remarks, ofEmpty].join('')
  const words = reader.list('fail-on', [...acting, 'none'], remark)
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
