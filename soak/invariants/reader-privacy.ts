import type { ExportAttempt } from '../attempt.ts'
import { exportedFiles } from './export-files.ts'
import { readerTruth } from './reader-truth.ts'

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu

/** No e-mail address of a reader, and no answer of the assistant, appears in what an export writes. */
export function readerPrivacy(attempt: ExportAttempt): string[] {
  const { scenario, run, rawOutputs } = attempt
  if (scenario.inputs['include'] === undefined) return []
  const { searches, feedback, conversations } = readerTruth(scenario)
  const addresses = new Set(JSON.stringify([searches, feedback, conversations]).match(emailAddress))
  const answers = new Set(conversations.map(({ response }) => response))
  const sinks = {
    ...Object.fromEntries(
      Object.entries(exportedFiles(attempt)).map(([name, bytes]) => [name, bytes.toString()]),
    ),
    'the log': run.log,
    'the summary': run.summary,
    'the outputs': rawOutputs,
  }
  return Object.entries(sinks).flatMap(([sink, text]) =>
    [...addresses, ...answers]
      .filter((words) => text.includes(words))
      .map((words) => `${sink} contains "${words}", which must not be written.`),
  )
}
