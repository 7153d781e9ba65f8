import type { ReadingOptions } from '../../src/github/page-text/page-text.ts'

/** Returns what was read of a text of others, and what was left out. */
export async function textReading<T>(
  read: (options: ReadingOptions) => T | Promise<T>,
  { maxBytes = 65_536, redact = String }: Partial<Pick<ReadingOptions, 'maxBytes' | 'redact'>> = {},
) {
  let hasHidden = false
  let cutBytes = 0
  const text = await read({
    maxBytes,
    redact,
    onHidden: () => {
      hasHidden = true
    },
    onCut: (bytes) => {
      cutBytes += bytes
    },
  })
  return { text, hasHidden, cutBytes }
}
