import { describe, it } from '@jest/globals'

/** Node on Windows ends a process instead of sending it a signal, and there is no shell in a known place. */
const isWindows = process.platform === 'win32'
if (isWindows) process.stderr.write('SKIPPED: tests that need signals or a POSIX shell. This is Windows.\n')

/** Tests that need signals or a POSIX shell. They are skipped on Windows, and a line says so. */
export const describeOnPosix = isWindows ? describe.skip : describe
export const itOnPosix = isWindows ? it.skip : it
