import { interruptionOf } from '../deadline.ts'
import type { VisitorsOperation } from '../inputs/inputs.ts'
import { uploadArtifact, type UploadedArtifact } from '../runner/artifact.ts'
import type { Outputs } from '../runner/outputs.ts'
import { createServiceClient } from '../service/client.ts'
import { codeBlock, codeSpan } from '../untrusted-text.ts'
import type { VisitorsInputs } from '../visitors/export-options.ts'
import { exportVisitors, type VisitorExport } from '../visitors/export-visitors.ts'
import { formatCount, formatCountOf } from '../visitors/number-format.ts'
import { interruptedEnd, type Step, type StepEnd } from './step.ts'
import { visitorsDryRun } from './visitors-dry-run.ts'

const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.'

/** Runs the operation `visitors`. */
export async function visitorsStep(operation: VisitorsOperation, step: Step): Promise<StepEnd> {
  const { service, visitors: inputs } = operation
  if (service.dryRun) return visitorsDryRun(operation, step.context.log)
  let exported: VisitorExport
  try {
    exported = await runExport(operation, step)
  } catch (error) {
    const interruption = interruptionOf(error)
    return interruptedEnd(interruption, interruption.outcome === 'timed-out' ? nothingExported : undefined)
  }
  try {
    const artifact = await upload(inputs, exported.files, step)
    return {
      outcome: 'exported',
      report: `${exported.report}\n\n${whereTheDataIs(inputs, artifact)}`,
      message: closingMessage(exported, inputs),
      severity: 'info',
    }
  } catch (error) {
    // The export is complete, so its report is shown together with the error of the upload.
    const end = interruptedEnd(interruptionOf(error), `The files of the export are in ${inputs.outputDir}.`)
    return { ...end, report: `${exported.report}\n\n${codeBlock(end.message)}` }
  }
}

async function runExport(
  { service, visitors: inputs }: VisitorsOperation,
  { context, redact, setOutputs }: Step,
): Promise<VisitorExport> {
  setOutputs({ dateFrom: inputs.dateFrom, dateTo: inputs.dateTo })
  const exported = await exportVisitors(
    {
      inputs,
      projectId: service.projectId,
      client: createServiceClient({ ...service, redact }, context),
      onRequests: (requests) => {
        setOutputs({ requests })
      },
      redact,
    },
    context,
  )
  const { totals, previousTotals, headline, included, pages, files } = exported
  setOutputs({
    headline,
    human: totals.human,
    ai: totals.ai,
    total: totals.total,
    pages,
    outputDir: inputs.outputDir,
    ...includedOutputs(included),
  })
  if (previousTotals !== undefined) {
    const { human, ai, total } = previousTotals
    setOutputs({ previousHuman: human, previousAi: ai, previousTotal: total })
  }
  context.log.info(['Files of the export:', ...files].join('\n  '))
  return exported
}

/** Returns the outputs of the lists that were read. */
function includedOutputs({ views, searches, pageFeedback, questions }: VisitorExport['included']): Outputs {
  return {
    ...(views && { views: views.totals.total }),
    ...(searches && { searches: searches.totalSearches }),
    ...(pageFeedback && { thumbsUp: pageFeedback.thumbsUp, thumbsDown: pageFeedback.thumbsDown }),
    ...(questions && {
      questions: questions.questions.length,
      unansweredQuestions: questions.unanswered,
    }),
  }
}

async function upload(
  inputs: VisitorsInputs,
  files: readonly string[],
  { context, setOutputs }: Step,
): Promise<UploadedArtifact | undefined> {
  const { deadline, log } = context
  const artifact =
    inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }))
  setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest })
  return artifact
}

function closingMessage(
  { totals, previousTotals, pages }: VisitorExport,
  { days = 0, previous: period }: VisitorsInputs,
): string {
  const length =
    period && period.days !== days ? ` (${formatCountOf(period.days, 'day')} instead of ${days})` : ''
  const previous =
    previousTotals === undefined
      ? ''
      : `; ${formatCount(previousTotals.total)} in the previous period${length}`
  return `Exported ${formatCountOf(pages, 'page')}: ${formatCountOf(totals.total, 'visitor')}, ${formatCount(totals.human)} human, ${formatCount(totals.ai)} AI${previous}.`
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
