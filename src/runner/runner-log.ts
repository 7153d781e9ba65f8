import type { Log } from '../log.ts'
import { lines, withoutCommands } from '../untrusted-text.ts'
import type { SecretMask } from './secret-mask.ts'
import { issueCommand } from './toolkit.ts'

/** The log of a run, and the only writer to stdout: no text can forge a command, and no secret gets through. */
export class RunnerLog implements Log {
  readonly #mask: SecretMask

  constructor(mask: SecretMask) {
    this.#mask = mask
  }

  /** Registers a secret with the runner, which hides it in all that follows, and with the mask of this run. */
  maskSecret(secret: string): void {
    for (const form of this.#mask.add(secret)) issueCommand('add-mask', {}, form)
  }

  info(message: string): void {
    for (const line of this.#safeLines(message)) process.stdout.write(`${line}\n`)
  }

  debug(message: string): void {
    this.#command('debug', message)
  }

  notice(message: string): void {
    this.#command('notice', message)
  }

  warning(message: string): void {
    this.#command('warning', message)
  }

  error(message: string): void {
    this.#command('error', message)
  }

  group(title: string, body: string): void {
    this.#command('group', title)
    this.info(body)
    issueCommand('endgroup', {}, '')
  }

  /** Resolves when all that was written has left the process. */
  async flush(): Promise<void> {
    return new Promise((resolve) => {
      process.stdout.write('', () => {
        resolve()
      })
    })
  }

  #command(name: string, message: string): void {
    issueCommand(name, {}, this.#safeLines(message).join('\n'))
  }

  #safeLines(message: string): string[] {
    return lines(this.#mask.redact(message)).map(withoutCommands)
  }
}
