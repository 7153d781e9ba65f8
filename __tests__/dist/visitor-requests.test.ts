import { describe, expect, it } from '@jest/globals'

import { simulatorKey } from '../../simulator/documentation-service.ts'
import { annotations } from '../support/dist-log.ts'
import { exportFolder, filesIn, openStage } from '../support/dist-stage.ts'

const local = { 'upload-artifact': 'false' }
const counts = { human: 2, ai: 1, total: 3 }
const siteOf = (pages: number) => ({
  totals: { human: 2 * pages, ai: pages, total: 3 * pages },
  visitors: Array.from({ length: pages }, (_, index) => ({ path: `/page-${index}`, ...counts })),
})

describe('the requests of an export', () => {
  it.concurrent.each([
    { pages: 250, requests: 1 },
    { pages: 251, requests: 2 },
    { pages: 1001, requests: 5 },
  ])('of $pages pages are $requests', async ({ pages, requests }) => {
    await using stage = await openStage({ service: { visitors: siteOf(pages) } })
    const { outputs } = await stage.runExport(local)
    expect(outputs).toMatchObject({ pages: String(pages), requests: String(requests) })
    expect(stage.service.requests.map(({ query }) => query)).toEqual(
      Array.from({ length: requests }, (_, index) => ({
        dateFrom: '2026-01-01',
        dateTo: '2026-02-01',
        limit: '250',
        offset: String(250 * index),
      })),
    )
  })

  it.concurrent('are GETs of the project with the key in one header', async () => {
    await using stage = await openStage()
    await stage.runExport({ ...local, 'project-id': 'acme/docs' })
    expect(stage.service.requests).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/v1/analytics/acme%2Fdocs/visitors',
        headers: expect.objectContaining({ authorization: `Bearer ${simulatorKey}` }) as unknown,
      }),
    ])
  })

  it.concurrent('have no bounds when none are given', async () => {
    await using stage = await openStage()
    const { outputs } = await stage.start({ operation: 'visitors', ...local }).finished
    expect(stage.service.requests[0]?.query).toEqual({ limit: '250', offset: '0' })
    expect(outputs).toMatchObject({ outcome: 'exported', dateFrom: '', dateTo: '' })
  })

  it.concurrent('have date-times as they were given', async () => {
    await using stage = await openStage()
    const bounds = { 'date-from': '2026-01-01T06:30:00+02:00', 'date-to': '2026-01-08T00:00:00Z' }
    const { exitCode } = await stage.runExport({ ...local, ...bounds })
    expect(exitCode).toBe(0)
    expect(stage.service.requests[0]?.query).toMatchObject({
      dateFrom: bounds['date-from'],
      dateTo: bounds['date-to'],
    })
  })

  it.concurrent('have the days of a range in its time zone', async () => {
    await using stage = await openStage()
    const timeZone = 'Pacific/Kiritimati'
    const dayIn = (ms: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms)
    const before = dayIn(Date.now())
    const { outputs } = await stage.runExport({ ...local, range: 'last-7-days', timezone: timeZone })
    const days = [before, dayIn(Date.now())]
    expect(days).toContain(outputs['dateTo'])
    const lengthMs = Date.parse(outputs['dateTo'] ?? '') - Date.parse(outputs['dateFrom'] ?? '')
    expect(lengthMs).toBe(7 * 86_400_000)
    expect(stage.service.requests[0]?.query).toMatchObject({
      dateFrom: outputs['dateFrom'],
      dateTo: outputs['dateTo'],
    })
  })
})

describe('an export that fails midway', () => {
  it.concurrent('leaves no file, uploads nothing and tells how many requests it took', async () => {
    await using stage = await openStage({ service: { visitors: siteOf(3) }, artifacts: {} })
    stage.service.faults.add({ after: 2, status: 403, body: { error: 'No' } })
    const run = await stage.runExport({ 'page-size': '1' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', requests: '3' } })
    expect(filesIn(exportFolder(run))).toEqual([])
    expect(stage.artifacts.requests).toEqual([])
  })

  it.concurrent('does not touch the files of an export before', async () => {
    await using stage = await openStage({ service: { visitors: siteOf(3) } })
    const run = await stage.runExport(local)
    const before = filesIn(exportFolder(run))
    stage.service.faults.add({ status: 403, body: { error: 'No' } })
    const { exitCode } = await stage.runExport(local)
    expect(exitCode).toBe(1)
    expect(before).toEqual(['report.html', 'visitors.csv', 'visitors.json'])
    expect(filesIn(exportFolder(run))).toEqual(before)
  })
})

describe('max-requests', () => {
  it.concurrent('ends an export that would need one more', async () => {
    await using stage = await openStage({ service: { visitors: siteOf(5) } })
    const run = await stage.runExport({ 'page-size': '1', 'max-requests': '4' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error', requests: '4' } })
    expect(stage.service.requests).toHaveLength(4)
    expect(annotations('error', run.log)).toEqual([
      expect.stringContaining('more than the 4 requests that max-requests allows'),
    ])
    expect(filesIn(exportFolder(run))).toEqual([])
  })

  it.concurrent('lets an export end that needs just as many', async () => {
    await using stage = await openStage({ service: { visitors: siteOf(4) } })
    const run = await stage.runExport({ ...local, 'page-size': '1', 'max-requests': '4' })
    expect(run).toMatchObject({ exitCode: 0, outputs: { requests: '4', pages: '4' } })
  })

  it.concurrent('counts requests that failed and were sent again', async () => {
    await using stage = await openStage({ service: { visitors: siteOf(2) } })
    stage.service.faults.add({ status: 503 })
    const run = await stage.runExport({ 'page-size': '1', 'max-requests': '2' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { requests: '2' } })
    expect(stage.service.requests).toHaveLength(2)
  })

  it.concurrent('ends a list that promises more for ever', async () => {
    await using stage = await openStage()
    let page = 0
    stage.service.faults.add({
      times: Infinity,
      transform: (answer) => ({
        ...answer,
        body: { totals: counts, visitors: [{ path: `/${page++}`, ...counts }], hasMore: true },
      }),
    })
    const run = await stage.runExport({ 'max-requests': '6' })
    expect(run).toMatchObject({ exitCode: 1, outputs: { requests: '6' } })
    expect(annotations('error', run.log)[0]).toContain('max-requests')
  })
})
