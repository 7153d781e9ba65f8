import { describe, expect, it } from '@jest/globals'

import { startDocumentationService } from '../../simulator/documentation-service.ts'
import { ActionError } from '../../src/shared/errors.ts'
import { ServiceError } from '../../src/service/errors.ts'
import { calls } from '../support/dist-stage.ts'
import { isolateEnvironment, proxyVariables } from '../support/environment.ts'
import { failureOf } from '../support/failure-of.ts'
import {
  clientOf,
  clientStarter,
  closedAfterEachTest,
  freePort,
  projectId,
} from '../support/service-client.ts'

const startClient = clientStarter()
const closedAfterwards = closedAfterEachTest()
isolateEnvironment(...proxyVariables)

const fiveRetries = [/retry 1 of 5/, /retry 2 of 5/, /retry 3 of 5/, /retry 4 of 5/, /retry 5 of 5/]

describe('Service and network: a POST that provably was not sent', () => {
  it('is sent again after a refused connection, and starts one job', async () => {
    const port = await freePort()
    const { client, clock, log } = clientOf(`http://127.0.0.1:${port}`)
    let service: Awaited<ReturnType<typeof startDocumentationService>> | undefined
    clock.whileSleeping = async () => {
      service ??= closedAfterwards(await startDocumentationService({ port }))
    }
    const job = await client.createJob('Document the flag')
    expect([...(service?.jobs.keys() ?? [])]).toEqual([job.id])
    log.expectExactly(/POST .+ could not be sent: .*ECONNREFUSED.*Retrying in 500 ms \(retry 1 of 5\)/)
  })

  it('is sent at most 5 times again, and then fails without doubt about the job', async () => {
    const { client, clock, log } = clientOf(`http://127.0.0.1:${await freePort()}`)
    const error = await failureOf(client.createJob('Document the flag'), ServiceError, 'unsent')
    expect(error.message).toMatch(/^POST \/v2\/agent\/project-1\/job could not be sent: .*ECONNREFUSED/)
    expect(clock.sleeps).toEqual([500, 1000, 2000, 4000, 8000])
    log.expectExactly(...fiveRetries)
  })

  it('is sent again after a failure of DNS', async () => {
    const { client, log } = clientOf('https://nowhere.invalid')
    await failureOf(client.createJob('Document the flag'), ServiceError, 'unsent')
    log.expectExactly(...fiveRetries)
  })

  it('is sent again after a failure of TLS', async () => {
    const { service } = await startClient()
    const { client, log } = clientOf(service.url.replace('http:', 'https:'))
    await failureOf(client.createJob('Document the flag'), ServiceError, 'unsent')
    log.expectExactly(...fiveRetries)
    expect(service.jobs.size).toBe(0)
  })
})

describe('Service and network: a POST that was rejected for the rate limit', () => {
  it('is sent again after a 429 with a JSON error, and starts one job', async () => {
    const { client, log, service } = await startClient({
      fault: { status: 429, body: { error: 'Rate limit exceeded' } },
    })
    const job = await client.createJob('Document the flag')
    expect(calls(service)).toEqual(Array(2).fill(`POST /v2/agent/${projectId}/job`))
    expect([...service.jobs.keys()]).toEqual([job.id])
    log.expectExactly(/HTTP 429: Rate limit exceeded\. .+ Retrying in 31 s, at 12:00:30 UTC \(retry 1 of 5\)/)
  })

  it('waits for minutes without Retry-After, and fails with the limit and the fix when the limit stays', async () => {
    const { client, clock, service } = await startClient({ jobsPerHour: 0 })
    const error = await failureOf(client.createJob('Document the flag'), ServiceError)
    expect(clock.sleeps).toEqual([30_500, 61_000, 122_000, 244_000, 488_000])
    expect(error.message).toMatch(/HTTP 429: Rate limit exceeded\. The limit is 100 requests of this kind/)
    expect(service.requests).toHaveLength(6)
  })

  it('fails at once, without doubt about the job, if the service asks for a time after the deadline', async () => {
    const fault = { status: 429, headers: { 'retry-after': '7200' }, body: { error: 'Slow down' } }
    const { client, service } = await startClient({ fault })
    const error = await failureOf(client.createJob('Document the flag'), ActionError)
    expect(error.message).toMatch(
      /HTTP 429: Slow down\. .+ after the deadline of this step \(timeout-minutes\)\.$/,
    )
    expect(service.requests).toHaveLength(1)
  })
})
