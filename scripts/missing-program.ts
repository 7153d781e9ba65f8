/**
 * Reports checks that cannot run because a program could not be installed, and sets the exit code. In CI that is an
 * error, because nobody would see that checks are skipped.
 */
export function reportMissingProgram(checks: string, reason: string): void {
  const isCi = process.env['CI'] === 'true'
  console.error(`${isCi ? 'FAILED' : 'SKIPPED'}: ${checks}. ${reason}`)
  process.exitCode = isCi ? 1 : 0
}
