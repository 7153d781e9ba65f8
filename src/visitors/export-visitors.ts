import type { RunContext } from '../run-context.ts'
import type { ServiceClient } from '../service/client.ts'
import type { VisitorCounts } from '../service/contract.ts'
import type { Format, VisitorsInputs } from './export-options.ts'
import { type Gaps, gapsOf } from './gaps.ts'
import { formatCountOf } from './number-format.ts'
import type { Included, IncludedLists } from './read/included-lists.ts'
import { RequestBudget } from './read/request-budget.ts'
import { readAnalytics, type VisitorAnalytics } from './read/visitor-analytics.ts'
import { visitorList } from './read/visitor-list.ts'
import { checkExportFolder, type ExportFile, writeExportFiles } from './write/export-files.ts'
import { headlineOf, plainText } from './write/headline.ts'
import { visitorReport } from './write/markdown-report/markdown-report.ts'

const fileOfFormat = {
  csv: 'visitors.csv',
  json: 'visitors.json',
  ndjson: 'visitors.ndjson',
  md: 'report.md',
  html: 'report.html',
} as const satisfies Record<Format, string>
const filesOfIncluded = {
  views: ['views.csv'],
  searches: ['searches.csv', 'gaps.md'],
  feedback: ['feedback.csv', 'feedback-by-page.csv', 'gaps.md'],
  assistant: ['questions.csv', 'gaps.md'],
} as const satisfies Record<Included, readonly string[]>

/** A finished export. */
export interface VisitorExport {
  totals: VisitorCounts
  previousTotals: VisitorCounts | undefined
  included: IncludedLists
  /** Number of pages in the range. */
  pages: number
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
  log.info(`${formatCountOf(read.visitors.length, 'page')} read, ${budget.usage}.`)
  const { dateFrom, dateTo, days, unfinished, siteUrl, summaryRows } = inputs
  const range = { dateFrom, dateTo, days, unfinished }
  const analytics = { projectId, ...range, siteUrl, exportedAt: new Date(clock.now()), ...read }
  const gaps = gapsOf(analytics)
  const report = visitorReport(analytics, summaryRows, gaps)
  const files = await writeExportFiles(
    inputs.outputDir,
    await exportFiles(analytics, { report, gaps }, inputs),
    {
      redact,
      signal: deadline.signal,
    },
  )
  const { views, searches, pageFeedback, feedback, questions } = read
  return {
    totals: read.totals,
    previousTotals: read.previous?.totals,
    included: { views, searches, pageFeedback, feedback, questions },
    pages: read.visitors.length,
    files,
    headline: headlineOf(analytics, plainText),
    report,
  }
}

/** Returns the names of all files that {@link exportFiles} makes. */
function fileNames({ formats, series, include }: VisitorsInputs): string[] {
  return [
    ...formats.map((format) => fileOfFormat[format]),
    ...(series === undefined ? [] : ['series.csv']),
    ...include.flatMap((name) => filesOfIncluded[name]),
  ]
}

/** What several files of an export show. */
interface SharedContent {
  report: string
  gaps: Gaps | undefined
}

async function exportFiles(
  analytics: VisitorAnalytics,
  shared: SharedContent,
  { formats, include }: VisitorsInputs,
): Promise<ExportFile[]> {
  const files = await Promise.all(formats.map((format) => exportFile(format, analytics, shared)))
  if (analytics.series !== undefined) {
    const { seriesCsv } = await import('./write/csv.ts')
    files.push({ name: 'series.csv', chunks: seriesCsv(analytics.series) })
  }
  if (include.length > 0) {
    const { includedCsvFiles } = await import('./write/csv.ts')
    files.push(...includedCsvFiles(analytics))
  }
  const { gaps } = shared
  if (gaps !== undefined) {
    const { gapsReport } = await import('./write/gaps-report.ts')
    files.push({ name: 'gaps.md', chunks: [`${gapsReport(gaps)}\n`] })
  }
  return files
}

/** Returns the file of one format. Its code is loaded only if the format is requested. */
async function exportFile(
  format: Format,
  analytics: VisitorAnalytics,
  { report, gaps }: SharedContent,
): Promise<ExportFile> {
  const name = fileOfFormat[format]
  switch (format) {
    case 'csv': {
      const { visitorsCsv } = await import('./write/csv.ts')
      return { name, chunks: visitorsCsv(analytics) }
    }
    case 'json': {
      const { visitorsJson } = await import('./write/json.ts')
      return { name, chunks: visitorsJson(analytics) }
    }
    case 'ndjson': {
      const { visitorsNdjson } = await import('./write/json.ts')
      return { name, chunks: visitorsNdjson(analytics) }
    }
    case 'md':
      return { name, chunks: [`${report}\n`] }
    case 'html': {
      const { htmlReport } = await import('./write/html-report/html-report.ts')
      return { name, chunks: await htmlReport(analytics, gaps) }
    }
  }
}
