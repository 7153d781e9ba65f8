import path from 'node:path'

import { interruptionOf } from '../shared/errors.ts'
import { uploadArtifact } from '../runner/artifact.ts'
import { type FailOnWord, isFailure } from '../shared/fail-on.ts'
import { formatCount, formatCountOf } from '../shared/number-format.ts'
import { pauseByTime } from '../shared/pause.ts'
import { createServiceClient, type ServiceAccess } from '../service/client.ts'
import type { RunContext } from '../shared/run-context.ts'
import { dryRunEnd, interruptedEnd, type StepContext, type StepEnd } from '../shared/step.ts'
import { codeBlock, codeSpan } from '../shared/untrusted-text.ts'
import { mostSiteRequests, siteAsker } from './ask-site.ts'
import type { VisitorsInputs } from './export-options.ts'
import { findingsOf, type Findings } from './judge/findings.ts'
import { visitorsChangeOf } from './judge/verdict.ts'
import { formatRange } from './period/date-format.ts'
import { allLists, missingTitle, namesOf, withTextOfReaders } from './read/included-lists.ts'
import { RequestBudget } from './read/request-budget.ts'
import { noRoomText, plan, readAnalytics, readsWithin } from './read/visitor-analytics.ts'
import { csvOf } from './show/csv.ts'
import { type ExportFile, prepareExportFolder, writeExportFiles } from './show/export-files.ts'
import { htmlReport } from './show/html-report/html-report.ts'
import { visitorsJson } from './show/json.ts'
import { gapsReport, visitorReport } from './show/markdown-report.ts'
import { sentenceText } from './show/sentence.ts'
import { listTables } from './show/tables/list-tables.ts'
import { pageTable } from './show/tables/page-tables.ts'
import { exportHeadline, gapsFound, noTasks, tasksTitle, taskWords } from './show/task-words.ts'
import { verdictSentence } from './show/verdict-words.ts'

export interface VisitorsOperation {
  operation: 'visitors'
  service: ServiceAccess & { dryRun: boolean }
  visitors: VisitorsInputs
  failOn: ReadonlySet<FailOnWord<'visitors'>>
}

/** A finished export. */
type VisitorExport = Awaited<ReturnType<typeof exportVisitors>>

/** Runs the operation `visitors`. */
export async function visitorsStep(operation: VisitorsOperation, context: StepContext): Promise<StepEnd> {
  const { service, visitors: inputs, failOn } = operation
  if (service.dryRun) return plannedExport(operation, context)
  let exported: VisitorExport
  try {
    exported = await exportVisitors(operation, context)
  } catch (error) {
    const hint = 'Nothing was exported. Raise timeout-minutes, or shorten the range.'
    return interruptedEnd(error, interruptionOf(error) === 'timed-out' ? hint : undefined)
  }
  try {
    const { deadline, log, setOutputs } = context
    const artifactUrl =
      inputs.artifact &&
      (await uploadArtifact(inputs.artifact.name, exported.files, { signal: deadline.signal, log }))
    setOutputs({ artifactUrl })
    const isRed = isFailure(failOn, { outcome: 'exported', missing: exported.content.missing })
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
function plannedExport({ visitors }: VisitorsOperation, { log }: StepContext): StepEnd {
  const { previous, maxRequests, siteUrl } = visitors
  const { requests, fitting, leftOut } = readsWithin(plan(visitors), maxRequests)
  const compared = previous && fitting.length > 0 ? `, compared with ${formatRange(previous)}` : ''
  const lines = [
    `Visitors: ${formatRange(visitors)}${compared}.`,
    `At least ${formatCountOf(requests, 'request')}, at most ${formatCount(maxRequests)}.`,
    ...leftOut.map(noRoomText),
  ]
  if (compared !== '' && siteUrl !== undefined)
    lines.push(
      `Up to ${mostSiteRequests} requests to ${siteUrl.href}, without the key: for pages that lost their readers.`,
    )
  for (const line of lines) log.info(line)
  return dryRunEnd(lines)
}

/**
 * Reads the visitors of the range, writes the files and sets the outputs.
 *
 * @returns with the absolute paths of the files, and the Markdown of the report for the job summary
 */
export async function exportVisitors(
  { service, visitors: inputs }: Pick<VisitorsOperation, 'service' | 'visitors'>,
  context: RunContext & Pick<StepContext, 'redact' | 'setOutputs'>,
) {
  const { clock, deadline, log, redact, setOutputs } = context
  const { outputDir, workspaceFolder, dateFrom, dateTo, days, unfinished, siteUrl } = inputs
  const gapsFile = workspaceFolder === undefined ? undefined : `${workspaceFolder}gaps.md`
  const names = fileNames(inputs)
  // Check the folder before the first request. Requests are limited, and without a folder their results are lost.
  await prepareExportFolder(outputDir, names)
  const budget = new RequestBudget(inputs.maxRequests)
  const { readPage } = createServiceClient({ ...service, redact }, context)
  const read = await readAnalytics({ inputs, budget, readPage, log })
  log.info(`${budget.usage}.`)
  const range = { projectId: service.projectId, dateFrom, dateTo, days, unfinished, siteUrl }
  const analytics = { ...range, exportedAt: clock.date(), ...read }
  const ask = siteUrl && siteAsker(siteUrl, service.proxy, context)
  const content = await findingsOf(analytics, pauseByTime(deadline.signal), ask)
  const { totals, verdict } = content
  const made = await exportFiles(names, content, gapsFile)
  const files = await writeExportFiles(outputDir, made, { redact, signal: deadline.signal })
  const headline = exportHeadline(content)
  setOutputs({
    headline,
    total: totals.total,
    visitorsChange: visitorsChangeOf(verdict),
    gaps: gapsFound(content),
    outputDir,
  })
  log.info(['Files of the export:', ...files].join('\n  '))
  return { content, files, headline, report: visitorReport(content, gapsFile) }
}

/** Returns the names of the files, in their order. If a list cannot be read, its file is missing. */
function fileNames({ include }: VisitorsInputs): string[] {
  const lists = namesOf(include).map((name) => allLists[name].file)
  const gaps = withTextOfReaders(include).length > 0 ? ['gaps.md'] : []
  return ['visitors.csv', 'visitors.json', 'report.html', ...lists, ...gaps]
}

/** @param gapsFile the path of `gaps.md` in the workspace, with which a later step can quote it; undefined if it is elsewhere */
async function exportFiles(names: string[], content: Findings, gapsFile?: string): Promise<ExportFile[]> {
  const tables = [pageTable(content), ...listTables(content)]
  const made = new Map<string | undefined, Iterable<string>>([
    ...tables.map((table) => [table.file, csvOf(table)] as const),
    ['visitors.json', visitorsJson(content)],
    ['report.html', await htmlReport(content)],
    ['gaps.md', [`${gapsReport(content, gapsFile)}\n`]],
  ])
  return names.flatMap((name) => {
    const chunks = made.get(name)
    return chunks === undefined ? [] : { name, chunks }
  })
}

/**
 * Returns the last lines of the log: what is missing, the verdict, and what to do this week.
 *
 * @param tellsWhy says why it is missing, too: an annotation that fails the step stands alone
 */
function closingMessage({ content }: VisitorExport, tellsWhy: boolean): string {
  const { rows, tasks, isEmpty, missing } = content
  const lines = tasks.map((task, index) => {
    const { verb, what, why } = taskWords(task)
    return `  ${index + 1}. ${verb} ${sentenceText([...what, ': ', ...why])}`
  })
  const exported = [
    ...missing.map((list) => `${missingTitle(list)}.${tellsWhy ? ` ${list.reason}` : ''}`),
    `Exported ${formatCountOf(rows.length, 'page')}. ${verdictSentence(content)}`,
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
  const where =
    artifact === undefined || artifactUrl === undefined
      ? `on the runner in ${codeSpan(outputDir)}`
      : `in the artifact [${codeSpan(artifact.name)}](<${artifactUrl}>)`
  return `The data is ${where}: ${names}. Open \`report.html\` in a browser to explore it.`
}
