import path from 'node:path'

import { interruptionOf } from '../shared/errors.ts'
import { uploadArtifact } from '../runner/artifact.ts'
import { type FailOnRules, type FailOnWord, isFailure } from '../shared/fail-on.ts'
import { createServiceClient, type ServiceAccess } from '../service/client.ts'
import { codeBlock, codeSpan } from '../shared/untrusted-text.ts'
import type { VisitorsInputs } from './export-options.ts'
import { gapCount } from './judge/gaps.ts'
import { formatRange } from './period/date-format.ts'
import { areGapsWhole, missingTitle } from './read/included-lists.ts'
import { noRoomText, plan, readsWithin } from './read/request-plan.ts'
import { mostSiteRequests } from './ask-site.ts'
import { exportVisitors, type VisitorExport } from './export.ts'
import { formatCount, formatCountOf } from '../shared/number-format.ts'
import { sentenceText } from './show/sentence.ts'
import { visitorsChangeOf } from './judge/verdict.ts'
import { verdictSentence } from './show/verdict-words.ts'
import { noTasks, tasksTitle, taskWords } from './show/task-words.ts'
import { dryRunEnd, interruptedEnd, type StepContext, type StepEnd } from '../shared/step.ts'

export interface VisitorsOperation {
  operation: 'visitors'
  service: ServiceAccess & { dryRun: boolean }
  visitors: VisitorsInputs
  failOn: ReadonlySet<FailOnWord<'visitors'>>
}

const failOnRules: FailOnRules<'visitors', VisitorExport> = {
  incomplete: ({ content }) => content.missing.length > 0,
}
const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.'

/** Runs the operation `visitors`. */
export async function visitorsStep(operation: VisitorsOperation, context: StepContext): Promise<StepEnd> {
  const { service, visitors: inputs, failOn } = operation
  if (service.dryRun) return dryRun(operation, context)
  let exported: VisitorExport
  try {
    exported = await runExport(operation, context)
  } catch (error) {
    return interruptedEnd(error, interruptionOf(error) === 'timed-out' ? nothingExported : undefined)
  }
  try {
    const { deadline, log, setOutputs } = context
    const artifactUrl =
      inputs.artifact &&
      (await uploadArtifact(inputs.artifact.name, exported.files, { signal: deadline.signal, log }))
    setOutputs({ artifactUrl })
    const isRed = isFailure(exported, failOn, failOnRules)
    return {
      outcome: 'exported',
      report: `${exported.report}\n\n${whereTheDataIs(inputs, exported.files, artifactUrl)}`,
      message: closingMessage(exported, isRed),
      severity: isRed ? 'error' : 'info',
    }
  } catch (error) {
    // The export is complete, so its report is shown together with the error of the upload.
    const end = interruptedEnd(error, `The files of the export are in ${inputs.outputDir}.`)
    return {
      ...end,
      outputs: { headline: `The artifact was not uploaded. ${exported.headline}` },
      report: `${exported.report}\n\n${codeBlock(end.message)}`,
    }
  }
}

/** Shows the dates and the least number of requests of an export, and sends nothing. */
function dryRun({ visitors }: VisitorsOperation, { log }: StepContext): StepEnd {
  const { previous, maxRequests, siteUrl } = visitors
  const { requests, fitting, leftOut } = readsWithin(plan(visitors), maxRequests)
  const compared = previous && fitting.length > 0 ? `, compared with ${formatRange(previous)}` : ''
  const lines = [
    `Visitors: ${formatRange(visitors)}${compared}.`,
    `At least ${formatCountOf(requests, 'request')}, at most ${formatCount(maxRequests)}.`,
    ...leftOut.map(noRoomText),
    ...(compared === '' || siteUrl === undefined
      ? []
      : [
          `Up to ${mostSiteRequests} requests to ${siteUrl.href}, without the key: for pages that lost their readers.`,
        ]),
  ]
  for (const line of lines) log.info(line)
  return dryRunEnd(lines)
}

async function runExport({ service, visitors: inputs }: VisitorsOperation, context: StepContext) {
  const { redact, setOutputs } = context
  const client = createServiceClient({ ...service, redact }, context)
  const exported = await exportVisitors(
    { inputs, projectId: service.projectId, client, proxy: service.proxy, redact },
    context,
  )
  const { content, headline, files } = exported
  const { totals, verdict, gaps, missing } = content
  setOutputs({
    headline,
    total: totals.total,
    visitorsChange: visitorsChangeOf(verdict),
    gaps: gaps && areGapsWhole(missing) ? gapCount(gaps) : undefined,
    outputDir: inputs.outputDir,
  })
  context.log.info(['Files of the export:', ...files].join('\n  '))
  return exported
}

/**
 * Returns the last lines of the log: what is missing, the verdict, and what to do this week.
 *
 * @param tellsWhy says why it is missing, too: an annotation that fails the step stands alone
 */
function closingMessage({ content }: VisitorExport, tellsWhy: boolean): string {
  const { visitors, rows, tasks, isEmpty, missing } = content
  const gone = rows.length - visitors.length
  const lines = tasks.map((task, index) => {
    const { verb, what, why } = taskWords(task)
    return `  ${index + 1}. ${verb} ${sentenceText([...what, ': ', ...why])}`
  })
  const exported = [
    ...missing.map((list) => `${missingTitle(list)}.${tellsWhy ? ` ${list.reason}` : ''}`),
    `Exported ${formatCountOf(rows.length, 'page')}${gone === 0 ? '' : `, ${formatCount(gone)} of them without visitors now`}. ${verdictSentence(content)}`,
  ]
  if (isEmpty) return exported.join('\n')
  return [...exported, lines.length === 0 ? noTasks(content) : `${tasksTitle}:`, ...lines].join('\n')
}

function whereTheDataIs(
  { outputDir, artifact }: VisitorsInputs,
  files: readonly string[],
  artifactUrl: string | undefined,
): string {
  const names = files.map((file) => `\`${path.basename(file)}\``).join(', ')
  const toOpen = 'Open `report.html` in a browser to explore it.'
  if (artifact === undefined || artifactUrl === undefined)
    return `The data is on the runner in ${codeSpan(outputDir)}: ${names}. ${toOpen}`
  return `The data is in the artifact [${codeSpan(artifact.name)}](<${artifactUrl}>): ${names}. ${toOpen}`
}
