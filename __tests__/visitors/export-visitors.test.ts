import { ServiceError, StatusError, UnexpectedShapeError } from '../../src/service/errors.ts'
import { ActionError } from '../../src/errors.ts'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../simulator/documentation-service.ts'
import { conversationRows } from '../../simulator/reader-data.ts'
import { visitorData } from '../../simulator/visitor-data.ts'
import { Cancelled } from '../../src/deadline.ts'
import { bucketsOf } from '../../src/visitors/dates/period.ts'
import type { VisitorsInputs } from '../../src/visitors/export-options.ts'
import { exportVisitors } from '../../src/visitors/export-visitors.ts'
import { RequestBudgetError } from '../../src/visitors/read/request-budget.ts'

import { failureOf } from '../support/failure-of.ts'
import { everyList } from '../support/included-lists.ts'
import { row, totals } from '../support/page-server.ts'
import { clientOf, projectId, serviceStarter } from '../support/service-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const start = serviceStarter()
const folder = temporaryFolder()
const visitors = [row('/b', 5), row('/=1', 9), row('/a', 5)]

function exporting(service: DocumentationService, change: Partial<VisitorsInputs> = {}) {
  const { client, clock, deadline, log } = clientOf(service.url)
  const requests: number[] = []
  const run = () =>
    exportVisitors(
      {
        inputs: {
          dateFrom: '2026-10-01',
          dateTo: '2026-10-08',
          days: 7,
          unfinished: false,
          previous: undefined,
          series: undefined,
          include: [],
          pageSize: 250,
          maxRequests: 100,
          formats: ['csv', 'json', 'ndjson', 'md'],
          outputDir: folder.inside('out'),
          artifact: undefined,
          summaryRows: 25,
          siteUrl: undefined,
          ...change,
        },
        projectId,
        client,
        onRequests: (sent) => requests.push(sent),
        redact: (text) => text,
      },
      { clock, deadline, log, random: () => 0 },
    )
  return { deadline, log, requests, run }
}

const read = (name: string): string => readFileSync(folder.inside('out', name), 'utf8')

describe('the names of the files', () => {
  const everything: Partial<VisitorsInputs> = {
    include: everyList,
    series: {
      size: 'day',
      buckets: [
        ...bucketsOf({ dateFrom: '2026-10-01', dateTo: '2026-10-02' }, 'day', 'UTC', Date.UTC(2027, 0)),
      ],
    },
    formats: ['csv', 'json', 'ndjson', 'md', 'html'],
  }

  it('are checked before the first request: none may be a folder', async () => {
    const service = await start()
    await exporting(service, everything).run()
    const names = readdirSync(folder.inside('out'))
    expect(names).toHaveLength(12)
    const sent = service.requests.length
    for (const name of names) {
      rmSync(folder.inside('out'), { recursive: true })
      mkdirSync(folder.inside('out', name), { recursive: true })
      const error = await failureOf(exporting(service, everything).run(), ActionError)
      expect(error.message).toContain(`${folder.inside('out', name)} is a folder`)
    }
    expect(service.requests).toHaveLength(sent)
  })

  it('are not checked if the export does not have them', async () => {
    const service = await start()
    for (const name of ['gaps.md', 'report.html']) mkdirSync(folder.inside('out', name), { recursive: true })
    await exporting(service, { formats: ['csv'], include: ['views'] }).run()
    expect(readdirSync(folder.inside('out'))).toEqual(['gaps.md', 'report.html', 'views.csv', 'visitors.csv'])
  })
})

describe('an export of visitors', () => {
  it('writes every format and tells what it has', async () => {
    const service = await start({ visitors: { totals, visitors } })
    const { log, requests, run } = exporting(service)
    const { report, content, ...exported } = await run()
    expect(content).toMatchObject({ projectId, totals, previous: undefined, gaps: undefined })
    expect(content.rows).toBe(content.visitors)
    expect(exported).toEqual({
      headline: '1,100 visitors, Oct 1 – 7, 2026. AI share 27.3 percent. Most visited page /…1, 9. No tasks.',
      files: ['visitors.csv', 'visitors.json', 'visitors.ndjson', 'report.md'].map((name) =>
        folder.inside('out', name),
      ),
    })
    expect(read('report.md')).toBe(`${report}\n`)
    expect(requests).toEqual([1])
    log.expectExactly('info: 1 of 100 requests used.')
  })

  it('has its rows by total, then by path, in every format', async () => {
    const service = await start({ visitors: { totals, visitors } })
    await exporting(service).run()
    const paths = ['/=1', '/a', '/b']
    const json = JSON.parse(read('visitors.json')) as { visitors: { path: string }[] }
    const [dateFrom, dateTo, exportedAt] = ['2026-10-01', '2026-10-08', '2026-01-15T12:00:00.000Z']
    expect(json).toMatchObject({ projectId, dateFrom, dateTo, exportedAt })
    expect(json.visitors.map(({ path }) => path)).toEqual(paths)
    expect(read('visitors.csv')).toBe('path,human,ai,total\r\n/=1,9,0,9\r\n/a,5,0,5\r\n/b,5,0,5\r\n')
    expect(read('visitors.ndjson').trim().split('\n')).toEqual(
      paths.map((path, index) => JSON.stringify(row(path, index === 0 ? 9 : 5))),
    )
    expect(read('report.md').match(/(?<=\| )`\/[=ab]1?`/g)).toEqual(paths.map((path) => `\`${path}\``))
  })
})

describe('an export of visitors with compare and series', () => {
  const period = { dateFrom: '2026-10-01', dateTo: '2026-10-08' }
  const previous = { dateFrom: '2026-09-24', dateTo: '2026-10-01', days: 7 }
  const before = { dateFrom: previous.dateFrom, dateTo: previous.dateTo }
  const series = { size: 'day' as const, buckets: [...bucketsOf(period, 'day', 'UTC', Date.UTC(2027, 0))] }
  const dataOf = ({ dateFrom, dateTo }: typeof period) => visitorData(40, dateFrom, dateTo)

  it('writes the series to a file of its own, and both periods into the others', async () => {
    const service = await start()
    const { requests, run } = exporting(service, { previous, series })
    const { files, content } = await run()
    expect(files.map((file) => path.basename(file))).toEqual([
      'visitors.csv',
      'visitors.json',
      'visitors.ndjson',
      'report.md',
      'series.csv',
    ])
    expect(content.previous?.totals).toEqual(dataOf(previous).totals)
    expect(content.rows).toBe(content.previous?.changes)
    expect(requests).toEqual([9])
    expect(read('series.csv').split('\r\n')).toEqual([
      'dateFrom,dateTo,days,partial,human,ai,total',
      ...series.buckets.map(({ dateFrom, dateTo }) => {
        const { human, ai, total } = dataOf({ dateFrom, dateTo }).totals
        return [dateFrom, dateTo, 1, false, human, ai, total].join()
      }),
      '',
    ])
    const json = JSON.parse(read('visitors.json')) as Record<string, unknown>
    expect(json).toMatchObject({
      previous: { ...before, totals: dataOf(previous).totals },
      series: series.buckets.map(({ dateFrom, dateTo }) => dataOf({ dateFrom, dateTo }).totals),
    })
    expect(read('visitors.csv')).toMatch(/^path,human,ai,total,previousHuman,previousAi,previousTotal\r\n/u)
    expect(read('visitors.ndjson').split('\n')[0]).toMatch(
      /"previous":\{"human":\d+,"ai":\d+,"total":\d+\}\}$/u,
    )
    expect(read('report.md')).toContain('### What moved')
  })

  it.each([
    ['the period before', 1],
    ['the last bucket', 8],
  ])('leaves no file when a request fails, and tells how many were sent: %s', async (_, after) => {
    const service = await start()
    service.faults.add({ after, status: 403, body: { error: 'No' } })
    const { requests, run } = exporting(service, { previous, series })
    await failureOf(run(), StatusError)
    expect(existsSync(folder.inside('out'))).toBe(false)
    expect(requests).toEqual([after + 1])
  })

  it('says after a 429 which of its parts took the requests', async () => {
    const service = await start()
    service.faults.add({ after: 4, times: Infinity, status: 429, body: { error: 'Too many' } })
    const { run } = exporting(service, { previous, series })
    const error = await failureOf(run(), StatusError)
    expect(error.message).toMatch(
      / This export has sent \d+ requests: 1 for the pages, 1 for the pages of the previous period, and \d+ for the series\. To send fewer, use a coarser series, remove compare, or shorten the range\.$/,
    )
  })

  it('leaves no file when max-requests does not suffice', async () => {
    const service = await start()
    const { requests, run } = exporting(service, { previous, series, pageSize: 10, maxRequests: 10 })
    await failureOf(run(), RequestBudgetError)
    expect(existsSync(folder.inside('out'))).toBe(false)
    expect(requests).toEqual([2])
  })
})

describe('Pages of visitors: an export that fails', () => {
  it.each([
    ['a rejection', { status: 403, body: { error: 'No' } }, StatusError],
    [
      'a wrong count on the second page',
      { after: 1, status: 200, body: { totals, visitors: [{ ...row('/x'), ai: 1.5 }], hasMore: false } },
      UnexpectedShapeError,
    ],
    [
      'pages that never end',
      { after: 1, times: Infinity, status: 200, body: { totals, visitors: [], hasMore: true } },
      ServiceError,
    ],
  ])('leaves no file and tells how many requests were sent: %s', async (_, fault, kind) => {
    const service = await start({ visitors: { totals, visitors } })
    service.faults.add(fault)
    const { requests, run } = exporting(service, { pageSize: 1 })
    await failureOf(run(), kind)
    expect(existsSync(folder.inside('out'))).toBe(false)
    expect(requests).toEqual([service.requests.length])
  })

  it('because it was cancelled between pages leaves no file', async () => {
    const service = await start({ visitors: { totals, visitors } })
    const { deadline, requests, run } = exporting(service, { pageSize: 1 })
    service.faults.add({
      after: 1,
      transform: (answer) => {
        deadline.cancel()
        return answer
      },
    })
    await failureOf(run(), Cancelled)
    expect(existsSync(folder.inside('out'))).toBe(false)
    expect(requests).toEqual([2])
  })
})

describe('an export with include', () => {
  const include = everyList

  it('writes a file for each list beside the others, and gaps.md', async () => {
    const service = await start()
    const { files } = await exporting(service, { include, formats: ['json'] }).run()
    expect(files.map((file) => path.basename(file))).toEqual([
      ...['visitors.json', 'views.csv', 'searches.csv', 'feedback-by-page.csv', 'feedback.csv'],
      ...['questions.csv', 'gaps.md'],
    ])
    expect(readdirSync(folder.inside('out'))).toHaveLength(7)
    expect(read('gaps.md')).toMatch(/^# Where the documentation of `project-1` did not serve its readers\n/u)
    expect(read('gaps.md').endsWith('\n')).toBe(true)
  })

  it('of views alone has no gaps.md', async () => {
    const service = await start()
    await exporting(service, { include: ['views'], formats: ['csv'] }).run()
    expect(readdirSync(folder.inside('out'))).toEqual(['views.csv', 'visitors.csv'])
  })

  it('writes no e-mail address, no contact and no answer into any file', async () => {
    const service = await start()
    const formats = ['csv', 'json', 'ndjson', 'md', 'html'] as const
    const october = { dateFrom: '2026-10-01', dateTo: '2026-11-01' }
    await exporting(service, { include, formats, ...october }).run()
    const answers = JSON.stringify(conversationRows({ pages: 40, ...october }))
    expect(answers).toContain('jane.doe@example.com')
    expect(answers).toContain('Open Settings')
    const files = readdirSync(folder.inside('out'))
    expect(files).toHaveLength(11)
    for (const name of files) expect(read(name)).not.toMatch(/@example|Open Settings|does not cover/u)
    expect(read('questions.csv')).toContain('My account [e-mail address] is locked')
  })

  it('leaves no file if the service does not allow a list', async () => {
    const service = await start()
    service.faults.add({ path: /\/assistant$/u, status: 403, body: { error: 'No' } })
    const { requests, run } = exporting(service, { include })
    await failureOf(run(), StatusError)
    expect(existsSync(folder.inside('out'))).toBe(false)
    expect(requests).toEqual([service.requests.length])
  })
})
