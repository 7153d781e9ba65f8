import { tmpdir } from 'node:os'

import { InputError } from '../errors.ts'
import { singleLine } from '../untrusted-text.ts'

/** What the user should know about inputs that can be used. */
export interface InputRemark {
  severity: 'info' | 'notice' | 'warning'
  message: string
}

/**
 * Reads inputs as the runner hands them over (`INPUT_` + upper-cased name) and collects every problem. A method that
 * meets a problem returns a stand-in of its type; {@link InputReader.throwProblems} comes before any use of it.
 */
export class InputReader {
  readonly #env: NodeJS.ProcessEnv
  readonly #defaults: Readonly<Record<string, string>>
  readonly #problems: string[] = []
  readonly #remarks: InputRemark[] = []

  /** @param defaults of `action.yml`: an empty input means its default, as an empty expression in a workflow does */
  constructor(env: NodeJS.ProcessEnv, defaults: Readonly<Record<string, string>>) {
    this.#env = env
    this.#defaults = defaults
  }

  /** Where relative paths start. */
  get workspace(): string {
    return this.#env['GITHUB_WORKSPACE'] ?? process.cwd()
  }

  /** The runner's folder for files of this job, emptied after it. */
  get temporaryFolder(): string {
    return this.#env['RUNNER_TEMP'] ?? tmpdir()
  }

  /**
   * True when the workflow gives the input a value other than its default. White space is a value. The default in another
   * case is the default, because choices are read in any case.
   */
  isGiven(name: string): boolean {
    const raw = this.#raw(name)
    const value = raw.trim()
    return raw !== '' && (value === '' || value.toLowerCase() !== this.#defaults[name]?.toLowerCase())
  }

  /** The trimmed value or its default; undefined when both are empty. */
  text(name: string): string | undefined {
    const value = this.#raw(name).trim() || (this.#defaults[name] ?? '')
    return value === '' ? undefined : value
  }

  boolean(name: string): boolean {
    const value = this.text(name)?.toLowerCase()
    if (value !== 'true' && value !== 'false') this.problem(name, 'true or false')
    return value === 'true'
  }

  /** A number above 0 that may have decimals. */
  decimal(name: string, { atMost }: { atMost: number }): number {
    const value = this.#number(name, /^\d+(?:\.\d+)?$/u)
    if (!(value > 0 && value <= atMost)) this.problem(name, `a number above 0, at most ${atMost}`)
    return value
  }

  /** A whole number; both bounds are allowed values. */
  integer(name: string, { from, to }: { from: number; to: number }): number {
    const value = this.#number(name, /^\d+$/u)
    if (!(value >= from && value <= to)) this.problem(name, `a whole number from ${from} to ${to}`)
    return value
  }

  /** Items between commas or line breaks, each once. */
  items(name: string): string[] {
    const items = (this.text(name) ?? '').split(/[,\n]/u).map((item) => item.trim())
    return [...new Set(items.filter((item) => item !== ''))]
  }

  /** Items in any case, each one of `allowed` (lower-case words), and at least one. */
  list<T extends string>(name: string, allowed: readonly T[]): T[] {
    const given = this.items(name)
    const isAllowed = (word: string): word is T => (allowed as readonly string[]).includes(word)
    const known = [...new Set(given.map((item) => item.toLowerCase()))].filter(isAllowed)
    const unknown = given.filter((item) => !isAllowed(item.toLowerCase()))
    if (unknown.length > 0 || known.length === 0) {
      const got = unknown.length > 0 ? unknown.join(', ') : this.#raw(name)
      this.problem(name, `${allowed.join(', ')}, separated by commas or line breaks`, got)
    }
    return known
  }

  /** One of `allowed` (lower-case words), in any case; undefined when the input is empty or something else. */
  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name)?.toLowerCase()
    const known = allowed.find((candidate) => candidate === value)
    if (known === undefined && this.isGiven(name)) {
      const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })
      this.problem(name, alternatives.format(allowed))
    }
    return known
  }

  get remarks(): readonly InputRemark[] {
    return this.#remarks
  }

  /** Notes what the user should know about inputs that can be used. */
  remark(severity: InputRemark['severity'], message: string): void {
    this.#remarks.push({ severity, message })
  }

  /**
   * Notes that the value of an input is not what it takes.
   *
   * @param got the part of the value that is wrong; the whole value unless told
   */
  problem(name: string, expected: string, got = this.#raw(name)): void {
    this.#problems.push(`${name}: got "${singleLine(got, 100)}", expected ${expected}.`)
  }

  /** Notes a problem with an input whose value must not be shown: it is a secret, or may hold one. */
  problemUnshown(name: string, problem: string): void {
    this.#problems.push(`${name}: ${problem}`)
  }

  /** Notes that inputs do not go together. */
  conflict(names: readonly string[], rule: string): void {
    this.#problems.push(`${names.join(', ')}: ${rule}.`)
  }

  /** @throws InputError that names every problem noted so far */
  throwProblems(): void {
    if (this.#problems.length > 0) throw new InputError(this.#problems)
  }

  #raw(name: string): string {
    return this.#env[`INPUT_${name.toUpperCase()}`] ?? ''
  }

  #number(name: string, form: RegExp): number {
    const value = this.text(name) ?? ''
    return form.test(value) ? Number(value) : Number.NaN
  }
}
