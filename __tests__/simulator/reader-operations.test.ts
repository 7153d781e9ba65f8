import { describe, expect, it } from '@jest/globals'

import type { DocumentationService } from '../../simulator/documentation-service.ts'
import { readerOperations } from '../../simulator/reader-operations.ts'
import { allLists } from '../../src/analytics/read/included-lists.ts'
import { operations, problemsOfAnswer, problemsOfRefusal } from '../support/analytics-contract.ts'
import { serviceStarter } from '../support/service-client.ts'
import { call } from './calls.ts'

const start = serviceStarter()

const query = 'dateFrom=2026-10-01&dateTo=2026-11-01'
const get = (service: DocumentationService, operation: string, more = query) =>
  call(service, 'GET', `/v1/analytics/project-1/${operation}?${more}`)

describe('the answers of the analytics operations', () => {
  it('are those that the lists of include read, in the contract and in the simulator', () => {
    const read = ['visitors', ...Object.values(allLists).map(({ path }) => path)].sort()
    expect([...operations].sort()).toEqual(read)
    expect(readerOperations.map(({ path }) => path).sort()).toEqual(read)
  })

  it.each(operations)('hold against the contract of the service: %s', async (operation) => {
    const { status, body } = await get(await start(), operation, `${query}&limit=100`)
    expect(status).toBe(200)
    expect(problemsOfAnswer(operation, body)).toEqual([])
    const rows = Object.values(body).find((value) => Array.isArray(value)) as unknown[]
    expect(rows.length).toBeGreaterThan(10)
  })

  it.each(operations)('refuse a wrong parameter as the contract says: %s', async (operation) => {
    const { status, body } = await get(await start(), operation, 'limit=1001&dateFrom=never')
    expect(status).toBe(400)
    expect(body['details']).toHaveLength(2)
    expect(problemsOfRefusal(body)).toEqual([])
  })

  it('share one limit', async () => {
    const service = await start({ pages: 1, analyticsRequestsPerHour: operations.length })
    const statuses = []
    for (const operation of [...operations, 'visitors']) statuses.push((await get(service, operation)).status)
    expect(statuses).toEqual([...operations.map(() => 200), 429])
  })
})

describe('the parameters', () => {
  it('are by default the first 50 rows of the 90 days up to and with today', async () => {
    const service = await start({ pages: 60, now: () => Date.UTC(2026, 2, 31, 15) })
    const { body } = await get(service, 'visitors', '')
    expect(body['visitors']).toHaveLength(50)
    const explicit = 'dateFrom=2026-01-01&dateTo=2026-04-01&limit=50&offset=0'
    expect(body).toEqual((await get(service, 'visitors', explicit)).body)
  })
})
