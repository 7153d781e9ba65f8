// Writes reports in a process of its own: Node loads the chart library much faster than the test runner does.
import { writeFile } from 'node:fs/promises'

import { contentOf } from '../../src/visitors/export-content.ts'
import type { VisitorAnalytics } from '../../src/visitors/read/visitor-analytics.ts'
import { htmlReport } from '../../src/visitors/write/html-report/html-report.ts'
import { changedBuiltIns } from './built-ins.ts'

/** A report to write; answered with a text that is empty on success. */
export interface ReportRequest {
  file: string
  analytics: Omit<VisitorAnalytics, 'siteUrl'>
  /** An URL cannot be sent to another process. */
  siteUrl: string | undefined
}

process.on('message', ({ file, analytics, siteUrl }: ReportRequest) => {
  void write(file, { ...analytics, siteUrl: siteUrl === undefined ? undefined : new URL(siteUrl) }).then(
    (problem) => process.send?.(problem),
    (error: unknown) => process.send?.(String(error)),
  )
})

async function write(file: string, analytics: VisitorAnalytics): Promise<string> {
  await writeFile(file, await htmlReport(contentOf(analytics)))
  const changed = changedBuiltIns()
  return changed.length === 0 ? '' : `The report changed built-in objects: ${changed.join(', ')}`
}
