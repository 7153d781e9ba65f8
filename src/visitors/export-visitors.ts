import type { Log } from '../log.ts'
import type { ServiceClient } from '../service/client.ts'
import type { VisitorCounts } from '../service/decoding.ts'
import type { ExportFile } from './export-files.ts'
import { writeExportFiles } from './export-files.ts'
import { readVisitors, RequestBudget, type VisitorList } from './visitor-pages.ts'
import { visitorReport } from './visitor-report.ts'
import type { Format, VisitorsInputs } from './visitors-inputs.ts'

/** A finished export. */
export interface VisitorExport {
  outcome: 'exported'
  totals: VisitorCounts
  /** Page rows. */
  pages: number
  /** Absolute paths. */
  files: string[]
  /** Markdown for the job summary. */
  report: string
}

export interface ExportOptions {
  inputs: VisitorsInputs
  projectId: string
  client: Pick<ServiceClient, 'listVisitors'>
  /** Told how many requests were sent, whatever becomes of the export. */
  onRequests: (sent: number) => void
  redact: (text: string) => string
  now: () => Date
  signal: AbortSignal
  log: Log
}

/** Reads the visitors of the range and writes them in the formats that were asked for. */
export async function exportVisitors(options: ExportOptions): Promise<VisitorExport> {
  const { inputs, log } = options
  const budget = new RequestBudget(inputs.maxRequests)
  const list = await readVisitors({
    range: inputs,
    pageSize: inputs.pageSize,
    budget,
    listVisitors: options.client.listVisitors,
    log,
  }).finally(() => {
    options.onRequests(budget.sent)
  })
  const report = visitorReport(list, { ...inputs, projectId: options.projectId })
  const exportFiles = await Promise.all(
    inputs.formats.map((format) => exportFile(format, list, report, options)),
  )
  const files = await writeExportFiles(inputs.outputDir, exportFiles, options)
  return { outcome: 'exported', totals: list.totals, pages: list.visitors.length, files, report }
}

/** The file of one format; its code is loaded only when it is asked for. */
async function exportFile(
  format: Format,
  list: VisitorList,
  report: string,
  { inputs, projectId, now }: ExportOptions,
): Promise<ExportFile> {
  switch (format) {
    case 'csv': {
      const { visitorsCsv } = await import('./csv.ts')
      return { name: 'visitors.csv', chunks: visitorsCsv(list) }
    }
    case 'json': {
      const { visitorsJson } = await import('./json.ts')
      return {
        name: 'visitors.json',
        chunks: visitorsJson(list, { ...inputs, projectId, exportedAt: now() }),
      }
    }
    case 'ndjson': {
      const { visitorsNdjson } = await import('./json.ts')
      return { name: 'visitors.ndjson', chunks: visitorsNdjson(list) }
    }
    case 'md':
      return { name: 'report.md', chunks: [`${report}\n`] }
  }
}
