import { afterEach } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
// Loaded before any test: the client loads it within the timeout of its first exchange.
import 'undici'

import {
  simulatorKey,
  startDocumentationService,
  type DocumentationService,
  type DocumentationServiceOptions,
} from '../../simulator/documentation-service.ts'
import type { Fault } from '../../simulator/faults.ts'
import {
  createServiceClient,
  type ListOptions,
  type ServiceClient,
  type ServiceOptions,
} from '../../src/service/client.ts'
import type { AnalyticsQuery, ListPage, VisitorCounts } from '../../src/service/contract.ts'
import { readProxy } from '../../src/inputs/service-inputs.ts'
import type { ReceivedRow } from '../../src/analytics/read/list-definition.ts'
import { visitorList } from '../../src/analytics/read/visitor-list.ts'
import { deadlineOf, FakeClock, type FakeDeadline } from './fake-clock.ts'
import './native-errors.ts'
import { RecordingLog } from './recording-log.ts'

export const projectId = 'project-1'
export const firstPage = { limit: 250, offset: 0 }

type VisitorsPage = ListPage<ReceivedRow, VisitorCounts>

interface ClientUnderTest {
  client: ServiceClient & {
    /** A read, for tests of what all reads have in common. */
    listVisitors: (query: AnalyticsQuery, options?: ListOptions) => Promise<VisitorsPage>
  }
  clock: FakeClock
  deadline: FakeDeadline
  log: RecordingLog
  random: () => number
}

/** A client with a fake clock and no jitter to speak of: every random number is one half. */
export function clientOf(baseUrl: string, options: Partial<ServiceOptions> = {}): ClientUnderTest {
  const clock = new FakeClock()
  const deadline = deadlineOf(clock)
  const context = { clock, deadline, log: new RecordingLog(), random: () => 0.5 }
  const service = {
    baseUrl: new URL(baseUrl),
    projectId,
    apiKey: simulatorKey,
    redact: (text: string) => text,
    proxy: readProxy(process.env),
  }
  const client = createServiceClient({ ...service, ...options }, context)
  const listVisitors = (...[query, options]: [AnalyticsQuery, ListOptions?]): Promise<VisitorsPage> =>
    client.readPage(visitorList, query, options)
  return { client: { ...client, listVisitors }, ...context }
}

/** Starts services that are closed after each test. */
export function serviceStarter(): (options?: DocumentationServiceOptions) => Promise<DocumentationService> {
  const own = closedAfterEachTest()
  return async (options) => own(await startDocumentationService(options))
}

/** Starts services that are closed after each test, each with a client. `fault` is that of the first request. */
export function clientStarter(clientOptions?: Partial<ServiceOptions>) {
  const start = serviceStarter()
  return async ({ fault, ...options }: DocumentationServiceOptions & { fault?: Fault } = {}) => {
    const service = await start(options)
    if (fault !== undefined) service.faults.add(fault)
    return { service, ...clientOf(service.url, clientOptions) }
  }
}

/** Takes servers in its care. */
export function closedAfterEachTest(): <T extends { close: () => Promise<void> }>(server: T) => T {
  const owned: { close: () => Promise<void> }[] = []
  afterEach(async () => {
    await Promise.all(owned.splice(0).map((server) => server.close()))
  })
  return (server) => {
    owned.push(server)
    return server
  }
}

/** A port of 127.0.0.1 at which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
