import type { ReadingOptions } from '../../src/github/page-text/plain-text.ts'

/** Returns what was read of a text of others, and what was left out. */
export async function textReading<T>(
  read: (options: ReadingOptions) => T | Promise<T>,
  { maxBytes = 65_536, redact = String }: Partial<Pick<ReadingOptions, 'maxBytes' | 'redact'>> = {},
) {
  const leftOut = { hasHidden: false, cutBytes: 0 }
  return { text: await read({ maxBytes, redact, leftOut }), ...leftOut }
}
