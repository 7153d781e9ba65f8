import { appendFile, stat, truncate } from 'node:fs/promises'

import { ActionError, messageOf } from '../shared/errors.ts'
import type { Log } from '../shared/run-context.ts'
import { formatCount } from '../shared/number-format.ts'
import type { SecretMask } from './secret-mask.ts'

// The runner drops the whole summary of a step above this size:
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
const maxSummaryBytes = 1_048_576

/** Appends Markdown to the job summary. A failure is only a warning, because the result of the step is still valid. */
export async function writeSummary(markdown: string, mask: SecretMask, log: Log): Promise<void> {
  const { GITHUB_STEP_SUMMARY: file = '' } = process.env
  // Outside of a runner, nobody would read it.
  if (file === '') return
  try {
    const text = `${mask.redact(markdown)}\n`
    const bytesBefore = (await stat(file)).size
    const bytes = bytesBefore + Buffer.byteLength(text)
    if (bytes > maxSummaryBytes)
      throw new ActionError(
        `it would have ${formatCount(bytes)} bytes, and the runner accepts at most ${formatCount(maxSummaryBytes)}`,
      )
    await appendFile(file, text).catch(async (error: unknown) => {
      // A text that is cut where the disk is full can end inside of code, and show it as Markdown.
      await truncate(file, bytesBefore)
      throw error
    })
  } catch (error) {
    log.warning(`The job summary could not be written to ${file}: ${messageOf(error)}.`)
  }
}
