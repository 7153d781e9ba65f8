import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { DeploymentInputs } from '../deployment/deploy.ts'
import { siteAddress } from '../shared/site-address.ts'
import { ActionError } from '../shared/errors.ts'
import type { OperationName } from '../shared/fail-on.ts'
import { singleLine } from '../shared/untrusted-text.ts'
import { wordList } from '../shared/word-list.ts'

/** Knows the secrets of the run. */
export interface InputMask {
  maskSecret: (secret: string) => void
  /** Removes secrets from text. */
  redact: (text: string) => string
}

/**
 * Reads inputs from the runner's variables (`INPUT_` + upper-cased name) and collects every problem. After a problem, a
 * method returns a placeholder of its type. Use the values only if there are no {@link InputReader.problems}.
 */
export class InputReader {
  readonly #env: NodeJS.ProcessEnv
  readonly #defaults: Readonly<Record<string, string>>
  readonly #mask: InputMask
  /** Each with the names of its inputs. */
  readonly problems = new Set<string>()
  /** The inputs that have a word which they do not take. */
  readonly withUnknownWord = new Set<string>()
  /** Those whose inputs are read. If there are several, they cannot be combined. */
  operations: readonly OperationName[] = []
  /** About valid inputs. */
  readonly remarks: { severity: 'info' | 'warning'; message: string }[] = []

  /**
   * @param defaults the defaults in `action.yml`. An empty input has its default. An empty expression in a workflow
   *   gives an empty input.
   */
  constructor(env: NodeJS.ProcessEnv, defaults: Readonly<Record<string, string>>, mask: InputMask) {
    this.#env = env
    this.#defaults = defaults
    this.#mask = mask
  }

  /** Folders of the job that the action reads or writes. */
  get folders() {
    const temporary = this.#env['RUNNER_TEMP'] ?? tmpdir()
    return {
      /** The base of relative paths. */
      workspace: this.#env['GITHUB_WORKSPACE'] ?? process.cwd(),
      /** Where an export leaves its files without `output-dir`. */
      exported: path.resolve(temporary, 'docs-visitors'),
      /** Where failed builds leave their logs: the action's own folder. */
      buildLogs: path.join(temporary, 'docs-agent-action'),
    }
  }

  /**
   * Returns true if the input differs from its default. White space is a value. Case is ignored, because choices ignore
   * case.
   */
  isGiven(name: string): boolean {
    const raw = this.#raw(name)
    const value = raw.trim()
    return raw !== '' && (value === '' || value.toLowerCase() !== this.#defaults[name]?.toLowerCase())
  }

  /** Returns the trimmed value or its default; undefined if both are empty. */
  text(name: string): string | undefined {
    const value = this.#raw(name).trim() || (this.#defaults[name] ?? '')
    return value === '' ? undefined : value
  }

  /** Returns a secret, trimmed. Masks it, and removes it from the environment, so it is read once. Empty if there is none. */
  secret(name: string): string {
    const secret = this.#raw(name).trim()
    this.#mask.maskSecret(secret)
    Reflect.deleteProperty(this.#env, variableOf(name))
    return secret
  }

  boolean(name: string): boolean {
    return this.choice(name, ['true', 'false']) === 'true'
  }

  /** Returns a number above 0, which may have decimals unless it is a whole one. */
  number(name: string, { atMost, whole = false }: { atMost: number; whole?: boolean }): number {
    const text = this.text(name) ?? ''
    const form = whole ? /^\d+$/u : /^\d+(?:\.\d+)?$/u
    const value = form.test(text) ? Number(text) : Number.NaN
    const expected = whole ? `a whole number from 1 to ${atMost}` : `a number above 0, at most ${atMost}`
    if (!(value > 0 && value <= atMost)) this.problem(name, expected)
    return value
  }

  /** Returns an https URL without user info, query or fragment. On a loopback host, http is allowed. */
  address(name: string): URL | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const address = siteAddress(text)
    if (address !== undefined && !/[?#]/u.test(address.href)) return address
    const expected =
      'an https URL without user info, query or fragment, such as https://docs.example.com (http only on a loopback address)'
    // What is before the sign can be a password.
    if (text.includes('@'))
      this.problemOf([name], `it may contain a password, so it is not shown. Expected ${expected}`)
    else this.problem(name, expected)
    return undefined
  }

  /** Returns what a deployment reads, also the preview of an agent job. */
  deployment(): DeploymentInputs {
    return {
      pollIntervalMs: this.number('poll-interval-seconds', { atMost: 360 * 60 }) * 1000,
      siteUrl: this.address('site-url'),
      // Each step of a job has a file of its own.
      buildLogFile: path.join(this.folders.buildLogs, `build-log-${randomUUID()}.txt`),
    }
  }

  /** Returns the items between commas or line breaks, without duplicates. */
  items(name: string): string[] {
    const items = (this.text(name) ?? '').split(/[,\n]/u).map((item) => item.trim())
    return [...new Set(items.filter((item) => item !== ''))]
  }

  /**
   * Returns the given items of `allowed` (lower-case words). Case is ignored.
   *
   * @param remark ends the message
   */
  list<T extends string>(name: string, allowed: readonly T[], remark = ''): T[] {
    const given = this.items(name)
    const isAllowed = (word: string): word is T => (allowed as readonly string[]).includes(word)
    const unknown = given.filter((item) => !isAllowed(item.toLowerCase()))
    if (unknown.length > 0 || given.length === 0)
      this.#unknownWord(
        name,
        `${allowed.join(', ')}, separated by commas or line breaks, without dashes, brackets and quotes${remark}`,
        unknown.length === 0 ? undefined : unknown.join(', '),
      )
    return [...new Set(given.map((item) => item.toLowerCase()))].filter(isAllowed)
  }

  /** Returns a word of `allowed` (lower-case words); undefined if the input is empty or invalid. Case is ignored. */
  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name)?.toLowerCase()
    const known = allowed.find((candidate) => candidate === value)
    if (known === undefined && this.isGiven(name)) this.#unknownWord(name, wordList('or', allowed))
    return known
  }

  remark(severity: 'info' | 'warning', message: string): void {
    this.remarks.push({ severity, message })
  }

  /**
   * Adds a problem: the value of an input is not what was expected.
   *
   * @param got the wrong part of the value
   */
  problem(name: string, expected: string, got = this.#raw(name)): void {
    const oneLine = singleLine(this.#mask.redact(got), 100)
    const value = oneLine === '' ? 'only white space' : `"${oneLine}"`
    this.problemOf([name], `got ${value}, expected ${expected}`)
  }

  /** Adds a problem of one or more inputs without their values. They can be secret, or each is valid alone. */
  problemOf(names: readonly string[], problem: string): void {
    this.problems.add(`${names.join(', ')}: ${problem}.`)
  }

  /** Returns an error with every problem so far, below a title. */
  problemsError(title?: string): ActionError {
    const { size } = this.problems
    const counted = size === 1 ? 'An input is invalid:' : `${size} inputs are invalid:`
    const listed = Array.from(this.problems, (problem) => `- ${problem}`)
    return new ActionError([title ?? counted, ...listed].join('\n'))
  }

  #unknownWord(name: string, expected: string, got?: string): void {
    this.withUnknownWord.add(name)
    this.problem(name, expected, got)
  }

  #raw(name: string): string {
    return this.#env[variableOf(name)] ?? ''
  }
}

const contexts = 'env|github|inputs|jobs?|matrix|needs|runner|secrets|steps|strategy|vars'
const unevaluatedForm = new RegExp(
  String.raw`^(?:\$?\{\{[^{}]*\}\}|\$\w+|\$\{\w+\}|(?:${contexts})\.[\w.*-]+)$`,
  'u',
)

/** Whether a text is nothing but an expression of a workflow or a variable of a shell. */
export function isUnevaluated(text: string): boolean {
  return unevaluatedForm.test(text)
}

function variableOf(name: string): string {
  return `INPUT_${name.toUpperCase()}`
}
