import { systemClock } from '../clock.ts'
import { DeadlineExceeded } from '../deadline.ts'
import { ActionError } from '../errors.ts'
import type { ServiceInputs } from '../inputs/inputs.ts'
import { uploadArtifact, type UploadedArtifact } from '../runner/artifact.ts'
import { createServiceClient } from '../service/client.ts'
import { codeBlock, codeSpan } from '../untrusted-text.ts'
import type { VisitorsInputs } from '../visitors/export-options.ts'
import { exportVisitors } from '../visitors/export-visitors.ts'
import { outcomeOfError, type Step, type StepEnd } from './step.ts'

const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.'

/** Exports visitors as the step's operation. */
export async function visitorsStep(
  service: ServiceInputs,
  inputs: VisitorsInputs,
  step: Step,
): Promise<StepEnd> {
  const { deadline, log, redact, setOutputs } = step
  const context = { clock: systemClock, deadline, log, random: Math.random }
  setOutputs({ dateFrom: inputs.dateFrom, dateTo: inputs.dateTo })
  const exporting = exportVisitors({
    inputs,
    projectId: service.projectId,
    client: createServiceClient({ ...service, redact }, context),
    onRequests: (requests) => {
      setOutputs({ requests })
    },
    redact,
    now: () => new Date(),
    signal: deadline.signal,
    log,
  })
  const { totals, previousTotals, pages, files, report } = await exporting.catch((error: unknown) => {
    throw error instanceof DeadlineExceeded
      ? new DeadlineExceeded(`${error.message} ${nothingExported}`)
      : error
  })
  setOutputs({ human: totals.human, ai: totals.ai, total: totals.total, pages, outputDir: inputs.outputDir })
  if (previousTotals !== undefined) {
    const { human, ai, total } = previousTotals
    setOutputs({ previousHuman: human, previousAi: ai, previousTotal: total })
  }
  log.info(['Files of the export:', ...files].join('\n  '))
  try {
    const artifact =
      inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }))
    setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest })
    return {
      outcome: 'exported',
      report: `${report}\n\n${whereTheDataIs(inputs, artifact)}`,
      message: `Exported ${pages} ${pages === 1 ? 'page' : 'pages'}: ${totals.total} visitors, ${totals.human} human, ${totals.ai} AI${previousTotals === undefined ? '' : `; ${previousTotals.total} in the previous period`}.`,
      severity: 'info',
    }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    // The export is whole: its report is shown beside what became of the upload.
    const message = `${error.message} The files of the export are in ${inputs.outputDir}.`
    return {
      outcome: outcomeOfError(error),
      report: `${report}\n\n${codeBlock(message)}`,
      message,
      severity: 'error',
    }
  }
}

function whereTheDataIs(
  { outputDir, artifact: asked, formats }: VisitorsInputs,
  artifact: UploadedArtifact | undefined,
): string {
  const toOpen = formats.includes('html') ? ' Open `report.html` in a browser to explore it.' : ''
  if (artifact === undefined || asked === undefined)
    return `The data is on the runner in ${codeSpan(outputDir)}.${toOpen}`
  return `The data is in the artifact [${codeSpan(asked.name)}](<${artifact.url}>).${toOpen}`
}
