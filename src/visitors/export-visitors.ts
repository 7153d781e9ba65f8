import type { RunContext } from '../run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import { contentOf, type ExportContent } from './export-content.ts'
import type { Format, VisitorsInputs } from './export-options.ts'
import { RequestBudget } from './read/request-budget.ts'
import { readAnalytics } from './read/visitor-analytics.ts'
import { visitorList } from './read/visitor-list.ts'
import { checkExportFolder, type ExportFile, writeExportFiles } from './write/export-files.ts'
import { headlineOf } from './write/headline.ts'
import { visitorReport } from './write/markdown-report/markdown-report.ts'
import { filesOfIncluded } from './write/written-lists.ts'

const fileOfFormat = {
  csv: 'visitors.csv',
  json: 'visitors.json',
  ndjson: 'visitors.ndjson',
  md: 'report.md',
  html: 'report.html',
} as const satisfies Record<Format, string>

/** A finished export. */
export interface VisitorExport {
  content: ExportContent
  /** Absolute paths. */
  files: string[]
  /** The export in one line of plain text, without a character that a shell, a chat program or Markdown interprets. */
  headline: string
  /** Markdown for the job summary. */
  report: string
}

export interface ExportOptions {
  inputs: VisitorsInputs
  projectId: string
  client: Pick<ServiceClient, 'readPage'>
  /** Called with the number of requests sent, also if the export fails. */
  onRequests: (sent: number) => void
  redact: (text: string) => string
}

/** Reads the visitors of the range and writes them in the requested formats. */
export async function exportVisitors(
  options: ExportOptions,
  { clock, deadline, log }: RunContext,
): Promise<VisitorExport> {
  const { inputs, projectId, redact } = options
  // Check the folder before the first request. Requests are limited, and without a folder their results are lost.
  await checkExportFolder(inputs.outputDir, fileNames(inputs))
  const budget = new RequestBudget(inputs.maxRequests, {
    isCompared: inputs.previous !== undefined,
    series: inputs.series?.size,
    include: inputs.include,
    hasSmallPages: inputs.pageSize < visitorList.limit,
  })
  const { readPage } = options.client
  const read = await readAnalytics({ inputs, budget, readPage, log }).finally(() => {
    options.onRequests(budget.sent)
  })
  log.info(`${budget.usage}.`)
  const { dateFrom, dateTo, days, unfinished, siteUrl, summaryRows } = inputs
  const range = { dateFrom, dateTo, days, unfinished }
  const content = contentOf({ projectId, ...range, siteUrl, exportedAt: new Date(clock.now()), ...read })
  const report = visitorReport(content, summaryRows)
  const files = await writeExportFiles(inputs.outputDir, await exportFiles(content, report, inputs), {
    redact,
    signal: deadline.signal,
  })
  return { content, files, headline: headlineOf(content), report }
}

/** Returns the names of all files that {@link exportFiles} makes. */
function fileNames({ formats, series, include }: VisitorsInputs): string[] {
  return [
    ...formats.map((format) => fileOfFormat[format]),
    ...(series === undefined ? [] : ['series.csv']),
    ...filesOfIncluded(include),
  ]
}

async function exportFiles(
  content: ExportContent,
  report: string,
  { formats, include }: VisitorsInputs,
): Promise<ExportFile[]> {
  const files = await Promise.all(formats.map((format) => exportFile(format, content, report)))
  if (content.series !== undefined) {
    const { seriesCsv } = await import('./write/csv.ts')
    files.push({ name: 'series.csv', chunks: seriesCsv(content.series) })
  }
  if (include.length > 0) {
    const { includedCsvFiles } = await import('./write/csv.ts')
    files.push(...includedCsvFiles(content))
  }
  if (content.gaps !== undefined) {
    const { gapsReport } = await import('./write/gaps-report.ts')
    files.push({ name: 'gaps.md', chunks: [`${gapsReport(content)}\n`] })
  }
  return files
}

/** Returns the file of one format. Its code is loaded only if the format is requested. */
async function exportFile(format: Format, content: ExportContent, report: string): Promise<ExportFile> {
  const name = fileOfFormat[format]
  switch (format) {
    case 'csv': {
      const { visitorsCsv } = await import('./write/csv.ts')
      return { name, chunks: visitorsCsv(content) }
    }
    case 'json': {
      const { visitorsJson } = await import('./write/json.ts')
      return { name, chunks: visitorsJson(content) }
    }
    case 'ndjson': {
      const { visitorsNdjson } = await import('./write/json.ts')
      return { name, chunks: visitorsNdjson(content) }
    }
    case 'md':
      return { name, chunks: [`${report}\n`] }
    case 'html': {
      const { htmlReport } = await import('./write/html-report/html-report.ts')
      return { name, chunks: await htmlReport(content) }
    }
  }
}
