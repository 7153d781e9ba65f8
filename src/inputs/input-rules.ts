import type { OperationName } from '../shared/fail-on.ts'
import type { InputReader } from './input-reader.ts'

/** An input that is not at its default, as in `comment`; or that has one of some words, as in `comment: true, continue`. */
export type Condition = string

/** What an input needs, or what it cannot be combined with. */
interface Rule {
  input: Condition
  /** All of them. */
  needs?: readonly Condition[]
  /** At least one of them. */
  needsOneOf?: readonly Condition[]
  /** None of them. */
  excludes?: readonly Condition[]
  why: string
}

export const emptyIsNotSet = 'An input whose expression is empty counts as not set'

const issueNeedsComment: Rule = {
  input: 'issue-number',
  needs: ['comment'],
  why: 'issue-number needs comment: true, because it says where the comment is',
}

const rules: Readonly<Record<OperationName, readonly Rule[]>> = {
  'agent-job': [
    { input: 'prompt-file', excludes: ['prompt', 'prompt-from'], why: 'set only one of them' },
    {
      input: 'prompt-from',
      excludes: ['job-id'],
      why: 'prompt-from starts a new job; set only one of them',
    },
    {
      input: 'quote-file',
      needsOneOf: ['prompt', 'prompt-file'],
      why: 'quote-file needs prompt or prompt-file, which says what to do with the file',
    },
    {
      input: 'changes',
      needs: ['prompt-from: comment, pull-request, push, commits, release'],
      why: 'changes adds what changed; set prompt-from to comment, pull-request, push, commits or release',
    },
    {
      input: 'paths',
      needs: ['prompt-from: pull-request, push, commits, release'],
      why: 'paths limits changed files; set prompt-from to pull-request, push, commits or release',
    },
    issueNeedsComment,
    {
      input: 'prompt-from: commits',
      needs: ['comment', 'issue-number'],
      why: `prompt-from: commits needs comment: true and issue-number, because the comments on that issue say up to which commit the agent was asked. ${emptyIsNotSet}`,
    },
    {
      input: 'comment: continue',
      excludes: ['job-id'],
      why: 'comment: continue takes the job that the comments name, and job-id names another one; set comment: true',
    },
    {
      input: 'preview: true',
      excludes: ['wait: false'],
      why: 'preview needs wait: true, because it begins when the job has ended',
    },
    {
      input: 'site-url',
      needs: ['preview'],
      why: 'an agent job asks the site only for the pages of a preview; set preview: true',
    },
  ],
  visitors: [
    {
      input: 'range',
      excludes: ['date-from', 'date-to'],
      why: 'range replaces date-from and date-to; set one or the other',
    },
  ],
  deployment: [
    { input: 'publish', excludes: ['preview'], why: 'use a step of its own for each' },
    issueNeedsComment,
    {
      input: 'comment: continue',
      excludes: ['publish', 'preview'],
      why: 'comment: continue goes on with an agent job, and this step has none; set comment: true',
    },
  ],
}

/** Adds a problem for each rule that the inputs break. */
export function checkRules(operation: OperationName, reader: InputReader): void {
  const isHeld = (condition: Condition): boolean => holds(condition, reader)
  for (const { input, needs = [], needsOneOf = [], excludes = [], why } of rules[operation]) {
    if (!isHeld(input)) continue
    const lacking = needs.filter((need) => !isHeld(need)).concat(needsOneOf.some(isHeld) ? [] : needsOneOf)
    const others = [...lacking, ...excludes.filter(isHeld)].map(nameIn)
    // A wrong word is the reason, and has a problem of its own.
    const isKnown = [nameIn(input), ...others].every((name) => !reader.withUnknownWord.has(name))
    if (others.length > 0 && isKnown) reader.problemOf([nameIn(input), ...others], why)
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
