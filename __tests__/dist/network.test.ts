import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { startDocumentationService } from '../../simulator/documentation-service.ts'
import { selfSignedCertificate } from '../../simulator/self-signed-certificate.ts'
import { annotations } from '../support/dist-log.ts'
import { openStage, shortDeadline } from '../support/dist-stage.ts'

const tls = selfSignedCertificate()
const started = { prompt: 'x', wait: 'false' }

// All in one block, so that those that wait for a retry or a deadline wait together.
describe('over the network', () => {
  it.concurrent.each([302, 308])('a redirect is not followed, whatever its kind: %d', async (status) => {
    await using stage = await openStage()
    await using other = await openStage()
    const location = `${other.service.url}/v2/agent/project-1/job`
    stage.service.faults.add({ status, headers: { location }, body: undefined })
    const { exitCode, log } = await stage.runJob()
    expect(exitCode).toBe(1)
    expect(other.service.requests).toEqual([])
    expect(annotations('error', log)[0]).toContain(`redirected to ${new URL(location).host} (HTTP ${status})`)
  })

  it.concurrent('an answer to a GET that never ends is refused at 16 MiB', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ endless: true })
    const { exitCode, log } = await stage.runExport()
    expect(exitCode).toBe(1)
    expect(annotations('error', log)[0]).toContain('larger than 16 MiB')
  })

  it.concurrent('an answer to a GET that is compressed though identity was asked is refused', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ status: 200, headers: { 'content-encoding': 'br' }, body: '{}' })
    const { exitCode, log } = await stage.runExport()
    expect(exitCode).toBe(1)
    expect(stage.service.requests[0]?.headers['accept-encoding']).toBe('identity')
    expect(annotations('error', log)[0]).toContain('compressed (content-encoding: br)')
  })

  it.concurrent('an answer to a GET that drips ends with the deadline', async () => {
    await using stage = await openStage()
    stage.service.faults.add({ drip: { chunkBytes: 1, everyMs: 50 } })
    const { exitCode, outputs } = await stage.runExport(shortDeadline)
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 1, outcome: 'timed-out' })
  })

  it.concurrent.each([
    { name: 'status 500', fault: { status: 500, body: { error: 'Oh' } }, says: /HTTP 500: Oh/u },
    { name: 'status 408', fault: { status: 408 }, says: /HTTP 408/u },
    { name: 'a reset', fault: { reset: 'mid-body' as const }, says: /was not answered/u },
    { name: 'a cut body', fault: { cutBody: true }, says: /was not answered/u },
    {
      name: 'HTML with status 200',
      fault: { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' },
      says: /HTTP 200 but not with JSON \(content type text\/html, body "<html>"\)/u,
    },
  ])(
    'an answer to a GET that fails is asked for again, with the reason in the log: $name',
    async ({ fault, says }) => {
      await using stage = await openStage()
      stage.service.faults.add(fault)
      const { exitCode, outputs, log } = await stage.runExport()
      expect(exitCode).toBe(0)
      expect(outputs['requests']).toBe('2')
      const line = log.split('\n').find((candidate) => candidate.includes('Retrying in'))
      expect(line).toMatch(says)
    },
  )

  it.concurrent('https is spoken with a service whose certificate is trusted', async () => {
    await using stage = await openStage({ service: { tls } })
    const certificate = path.join(stage.folder, 'ca.pem')
    writeFileSync(certificate, tls.cert)
    const { exitCode } = await stage.runJob(started, { env: { NODE_EXTRA_CA_CERTS: certificate } })
    expect(exitCode).toBe(0)
  })

  it.concurrent('https with a certificate that is not trusted sends nothing', async () => {
    await using stage = await openStage({ service: { tls } })
    const { exitCode, log } = await stage.runJob({ ...started, ...shortDeadline })
    expect(exitCode).toBe(1)
    expect(stage.service.requests).toEqual([])
    expect(annotations('error', log)[0]).toMatch(/could not be sent: .*certificate/u)
  })

  it.concurrent('a GET whose connection is refused is sent again', async () => {
    await using stage = await openStage()
    const { url } = stage.service
    await stage.service.close()
    const step = stage.startExport()
    await step.line(/could not be sent: .*ECONNREFUSED.* Retrying in/u)
    const restarted = await startDocumentationService({ port: Number(new URL(url).port) })
    try {
      const { exitCode } = await step.finished
      expect(exitCode).toBe(0)
    } finally {
      await restarted.close()
    }
  })
})
