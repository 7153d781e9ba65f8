import { EOL } from 'node:os'

import { afterEach, beforeEach } from '@jest/globals'

/** Keeps what is written to stdout in a test, as the runner would read it: the lines, whatever ends them. */
export function capturedStdout(): { text: () => string; lines: () => string[] } {
  const write = process.stdout.write.bind(process.stdout)
  let text = ''
  beforeEach(() => {
    text = ''
    process.stdout.write = (
      chunk: string | Uint8Array,
      ...[encodingOrDone, done = encodingOrDone]: unknown[]
    ) => {
      // The toolkit ends lines as the system does.
      text += chunk.toString().replaceAll(EOL, '\n')
      if (typeof done === 'function') (done as () => void)()
      return true
    }
  })
  afterEach(() => {
    process.stdout.write = write
  })
  return {
    text: () => text,
    lines: () => text.split(/\r\n|[\r\n]/u).slice(0, -1),
  }
}
