import type { RunnerProxy } from '../shared/connection.ts'
import { pauseByTime } from '../shared/pause.ts'
import type { RunContext } from '../shared/run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import { siteAsker } from './ask-site.ts'
import { findingsOf, type Findings } from './judge/findings.ts'
import type { VisitorsInputs } from './export-options.ts'
import { RequestBudget } from './read/request-budget.ts'
import { readAnalytics } from './read/visitor-analytics.ts'
import { filesOfIncluded, listTables } from './show/tables/list-tables.ts'
import { pageTable } from './show/tables/page-tables.ts'
import { type ExportFile, prepareExportFolder, writeExportFiles } from './show/export-files.ts'
import { csvOf } from './show/csv.ts'
import { exportHeadline } from './show/headline.ts'
import { htmlReport } from './show/html-report/html-report.ts'
import { visitorsJson } from './show/json.ts'
import { gapsReport, visitorReport } from './show/markdown-report.ts'

const gapsFile = 'gaps.md'

/** A finished export. */
export interface VisitorExport {
  content: Findings
  /** Absolute paths. */
  files: string[]
  /** The export in one line of plain text, without a character that a shell, a chat program or Markdown interprets. */
  headline: string
  /** Markdown for the job summary. */
  report: string
}

interface ExportOptions {
  inputs: VisitorsInputs
  projectId: string
  client: Pick<ServiceClient, 'readPage'>
  proxy: RunnerProxy
  redact: (text: string) => string
}

/** Reads the visitors of the range and writes the files. */
export async function exportVisitors(options: ExportOptions, context: RunContext): Promise<VisitorExport> {
  const { inputs, projectId, proxy, redact } = options
  const { clock, deadline, log } = context
  // Check the folder before the first request. Requests are limited, and without a folder their results are lost.
  await prepareExportFolder(inputs.outputDir, fileNames(inputs))
  const budget = new RequestBudget(inputs.maxRequests)
  const { readPage } = options.client
  const read = await readAnalytics({ inputs, budget, readPage, log })
  log.info(`${budget.usage}.`)
  const { dateFrom, dateTo, days, unfinished, siteUrl } = inputs
  const range = { dateFrom, dateTo, days, unfinished }
  const content = await findingsOf(
    { projectId, ...range, siteUrl, exportedAt: clock.date(), ...read },
    pauseByTime(deadline.signal),
    siteUrl && siteAsker(siteUrl, proxy, context),
  )
  const files = await writeExportFiles(inputs.outputDir, await exportFiles(content, inputs), {
    redact,
    signal: deadline.signal,
  })
  const report = visitorReport(content, gapsFileIn(inputs))
  return { content, files, headline: exportHeadline(content), report }
}

/** Returns the path of `gaps.md` in the workspace, with which a later step can quote it; undefined if it is elsewhere. */
function gapsFileIn({ workspaceFolder }: VisitorsInputs): string | undefined {
  return workspaceFolder === undefined ? undefined : `${workspaceFolder}${gapsFile}`
}

/** Returns the names of all files that {@link exportFiles} makes. */
function fileNames({ include }: VisitorsInputs): string[] {
  return ['visitors.csv', 'visitors.json', 'report.html', ...filesOfIncluded(include)]
}

async function exportFiles(content: Findings, inputs: VisitorsInputs): Promise<ExportFile[]> {
  const files = [
    { name: 'visitors.csv', chunks: csvOf(pageTable(content)) },
    { name: 'visitors.json', chunks: visitorsJson(content) },
    { name: 'report.html', chunks: await htmlReport(content) },
    ...listTables(content).flatMap((table) =>
      table.file === undefined ? [] : [{ name: table.file, chunks: csvOf(table) }],
    ),
  ]
  if (!filesOfIncluded(inputs.include).includes(gapsFile)) return files
  return [...files, { name: gapsFile, chunks: [`${gapsReport(content, gapsFileIn(inputs))}\n`] }]
}
