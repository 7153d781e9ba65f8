import { expect } from '@jest/globals'

import type { Log } from '../../src/shared/run-context.ts'

/** Keeps every entry as `level: message`, so that a test can compare the whole log and notices stray lines. */
export class RecordingLog implements Log {
  readonly entries: string[] = []

  info(message: string): void {
    this.entries.push(`info: ${message}`)
  }

  notice(message: string): void {
    this.entries.push(`notice: ${message}`)
  }

  warning(message: string): void {
    this.entries.push(`warning: ${message}`)
  }

  group(title: string, body: string): void {
    this.entries.push(`group: ${title}\n${body}`)
  }

  /** The whole log, entry by entry; a pattern for each. Stray and missing entries fail. */
  expectExactly(...expected: (string | RegExp)[]): void {
    expect(this.entries).toEqual(
      expected.map((entry) => (typeof entry === 'string' ? entry : expect.stringMatching(entry))),
    )
  }
}
