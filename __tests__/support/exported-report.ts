import path from 'node:path'

import { startDocumentationService } from '../../simulator/documentation-service.ts'
import { visitorData } from '../../simulator/visitor-data.ts'
import { bucketsOf, previousPeriod } from '../../src/visitors/dates/period.ts'
import { exportVisitors } from '../../src/visitors/export-visitors.ts'
import { clientOf, projectId } from './service-client.ts'

/** More than two windows of the table. */
export const pages = 230
export const period = { dateFrom: '2026-10-05', dateTo: '2026-11-05' }
export const days = 31

const before = previousPeriod(period, 'UTC')
if (before === undefined) throw new Error('There is a period before.')

/** What the simulated service answers for the period, and for the one before. */
export const current = visitorData(pages, period.dateFrom, period.dateTo)
export const previous = visitorData(pages, before.dateFrom, before.dateTo)

/** The `report.html` of an export from the simulated service; a plain one has no comparison and no series. */
export async function exportReport(folder: string, { isPlain = false, count = pages } = {}): Promise<string> {
  const service = await startDocumentationService({ pages: count })
  try {
    const { client, clock, deadline, log } = clientOf(service.url)
    const { files } = await exportVisitors(
      {
        inputs: {
          ...period,
          previous: isPlain ? undefined : before,
          series: isPlain ? undefined : { size: 'day', buckets: [...bucketsOf(period, 'day', 'UTC')] },
          pageSize: 250,
          maxRequests: 100,
          formats: ['html'],
          outputDir: path.join(folder, isPlain ? 'plain' : 'full'),
          artifact: undefined,
          summaryRows: 25,
        },
        projectId,
        client,
        onRequests: () => undefined,
        redact: (text) => text,
      },
      { clock, deadline, log, random: () => 0 },
    )
    const report = files.find((file) => file.endsWith('.html'))
    if (report === undefined) throw new Error('The export wrote no report.')
    return report
  } finally {
    await service.close()
  }
}
