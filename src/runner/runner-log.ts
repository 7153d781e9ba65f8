import { debug, endGroup, error, notice, setSecret, startGroup, warning } from '@actions/core'

import type { Log } from '../shared/run-context.ts'
import { lines, withoutCommands } from '../shared/untrusted-text.ts'
import type { SecretMask } from './secret-mask.ts'

/**
 * The log of a run, and the only writer to stdout. It makes sure that no text becomes a command and that no secret is
 * shown.
 */
export class RunnerLog implements Log {
  readonly #mask: SecretMask
  #isWriting = false

  constructor(mask: SecretMask) {
    this.#mask = mask
  }

  /**
   * Makes all later output of libraries safe and shows it as debug messages, because the artifact client prints answers
   * of its service unchanged. Workflow commands of libraries are dropped. Values that they mask are masked: the client
   * masks the signature of its upload URL.
   */
  captureLibraries(): void {
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream) as (...parameters: unknown[]) => boolean
      stream.write = (...parameters: unknown[]): boolean => {
        if (this.#isWriting) return write(...parameters)
        const printed = lines(String(parameters[0]).trimEnd())
        for (const secret of printed.flatMap(maskedBy)) this.maskSecret(secret)
        const plain = printed.filter((line) => !line.startsWith('::'))
        if (plain.length > 0) this.debug(plain.join('\n'))
        return true
      }
    }
  }

  /** Registers a secret with the runner, which hides it in all later lines, and with the mask of this run. */
  readonly maskSecret = (secret: string): void => {
    for (const form of this.#mask.add(secret))
      this.#write(() => {
        setSecret(form)
      })
  }

  info(message: string): void {
    for (const line of this.#safeLines(message)) this.#write(() => process.stdout.write(`${line}\n`))
  }

  readonly debug = this.#command(debug)
  readonly notice = this.#command(notice)
  readonly warning = this.#command(warning)
  readonly error = this.#command(error)

  group(title: string, body: string): void {
    this.#command(startGroup)(title)
    this.info(body)
    this.#write(endGroup)
  }

  /** Resolves when all output has been written. */
  async flush(): Promise<void> {
    return new Promise((resolve) => {
      this.#write(() =>
        process.stdout.write('', () => {
          resolve()
        }),
      )
    })
  }

  #command(issue: (message: string) => void): (message: string) => void {
    return (message) => {
      this.#write(() => {
        issue(this.#safeLines(message).join('\n'))
      })
    }
  }

  #write(work: () => unknown): void {
    this.#isWriting = true
    work()
    this.#isWriting = false
  }

  #safeLines(message: string): string[] {
    // A secret can have several lines.
    return lines(this.#mask.redact(message)).map(withoutCommands)
  }
}

/**
 * Returns the values that a line tells the runner to mask:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function maskedBy(line: string): string[] {
  const [, value = ''] = /^::add-mask::(.*)$/u.exec(line) ?? []
  const secret = value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
  return secret.trim() === '' ? [] : [secret]
}
